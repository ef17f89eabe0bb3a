game-name = 最後の羊
game-pitch = 羊が次々と柵を飛び越えます。最後の1匹を見届けましょう。
game-how-to-play =
    最後の羊が跳ぶのを見届けた人が眠りにつき、勝ちます。
    手番では、羊を1匹から3匹跳ばせます。

question-turn = 残りの羊は{ $left }匹です。何匹跳ばせますか？
move-jump = 羊を{ $sheep }匹跳ばせる
event-jumped =
    { $you ->
        [yes] あなたは羊を{ $sheep }匹跳ばせました。残りは{ $left }匹です。
       *[no] { $seat }は羊を{ $sheep }匹跳ばせました。残りは{ $left }匹です。
    }
result-asleep = { $winners }が最後の羊を見届け、眠りにつきました。

field-left = 残りの羊
    .help = まだ跳んでいない羊です。
field-turn_seat = 手番
    .help = いま羊を跳ばせる人です。

refused-last-sheep-too-many =
    { $most ->
        [1] 最後の1匹を跳ばせてください。
       *[other] 羊は1匹から{ $most }匹まで跳ばせます。
    }
refused-last-sheep-impossible = 残りの羊は1匹から{ $sheep }匹までで、手番は席についている人のものです。
