### 「こもりうた」について人が読む言葉のすべて（ルール本文は rules.ja.ftl）。

game-name = こもりうた
game-pitch = 夜が明けて歌がつきる前に子どもを寝かしつけ、いちばんやさしい声になりましょう。
game-how-to-play =
    手番では手札の歌を1つ歌い、サイコロを振ります。
    出目が歌の音程以上なら、子どもは落ち着き、同じ数の星がもらえます。
    ろうそく1本で振り直せます。
    歌が決まる前に、ほかの人は騒がしい歌でこっそり邪魔できます。
    こだまは1つ前の歌をもう一度演じ、輪唱ではすぐに次の歌を歌えます。
    いつでも、ろうそくと星の交換を持ちかけたり、手札の並びを変えたりできます。
    子どもが眠れば星の最も多い人の勝ちです。先に歌がつきたら、勝者はいません。


## 歌

name-moon = 水の上の月
name-owl = ふくろうの輪
name-river = 運んで、川よ
name-wheel = 糸車
name-storm = 遠い嵐
verse-name =
    { $verse ->
        [moon] 「{ name-moon }」
        [owl] 「{ name-owl }」
        [river] 「{ name-river }」
        [wheel] 「{ name-wheel }」
        [storm] 「{ name-storm }」
       *[other] 「{ $verse }」
    }


## 質問と手

question-sing-verse = 子どもの目覚めは{ $awake }です。どの歌を歌いますか？
    .help = 歌にはその音程以上の出目が必要です。落ち着いた分だけ星がもらえます。
question-sing-again = 輪唱です。すぐにもう1つ歌いますか？
    .help = ほかの歌と同じように演じます。ここでやめてもかまいません。
question-reroll = { verse-name }には{ $pitch }が必要で、出目は{ $die }です。このままにしますか？
    .help = 振り直すと、ろうそく{ $candles }本のうち1本を使います。
question-creak = { $seat }が{ verse-name }を歌い、必要な{ $pitch }に対して出目は{ $die }です。物音を立てますか？
    .help = 騒がしい歌は、その騒音の分だけ落ち着きを減らします。全員が答えるまで、何をしたかは誰にも知られません。
question-answer-offer = { $from_seat }が{ $to_seat }に、ろうそくと星の交換を持ちかけています。応じますか？
    .help = 先の質問は、あなたが答えるまで待っています。

move-sing = { verse-name }を歌う
move-stop = もう歌わない
move-keep = 出目をそのままにする
move-reroll = ろうそくを消して振り直す
move-creak = { verse-name }で物音を立てる
move-pass = 静かにしている
move-accept = 応じる
move-decline = 断る
move-lift =
    { $place ->
        [1] 手札の2番目の歌を先頭に出す
        [2] 手札の3番目の歌を先頭に出す
       *[other] 手札の後ろの歌を{ $place }枚分前に出す
    }
move-offer = { $to_seat }にろうそくと星の交換を持ちかける


## 起きたこと

event-verses-drawn =
    { $you ->
        [yes] あなたは{ $verses }を引きます。
       *[no] { $seat }は歌を{ $count }枚引きます。
    }
event-verse-sung =
    { $you ->
        [yes] あなたは{ verse-name }を歌います。
       *[no] { $seat }は{ verse-name }を歌います。
    }
event-die-rolled =
    { $you ->
        [yes] あなたの出目は{ $die }です。
       *[no] { $seat }の出目は{ $die }です。
    }
event-candle-spent =
    { $you ->
        [yes] あなたはろうそくを1本消し、残りは{ $candles }本です。
       *[no] { $seat }はろうそくを1本消し、残りは{ $candles }本です。
    }
event-hush-answered =
    { $you ->
        [yes] あなたは静けさの中で答えました。
       *[no] { $seat }は静けさの中で答えました。
    }
event-creaked =
    { $you ->
        [yes] あなたは{ verse-name }で物音を立てます。騒音は合わせて{ $noise }です。
       *[no] { $seat }は{ verse-name }で物音を立てます。騒音は合わせて{ $noise }です。
    }
star-count = 星は{ $stars }個
event-child-calmed =
    { $you ->
        [yes] 子どもは{ $calm }だけ落ち着き、目覚めは{ $awake }です。あなたの{ star-count }です。
       *[no] 子どもは{ $calm }だけ落ち着き、目覚めは{ $awake }です。{ $seat }の{ star-count }です。
    }
event-false-note =
    { $you ->
        [yes] 音がはずれました。あなたの{ verse-name }には{ $pitch }が必要でした。
       *[no] 音がはずれました。{ $seat }の{ verse-name }には{ $pitch }が必要でした。
    }
event-echo =
    { $you ->
        [yes] こだまです。あなたは{ verse-name }をもう一度演じます。
       *[no] こだまです。{ $seat }は{ verse-name }をもう一度演じます。
    }
event-verse-lifted =
    { $you ->
        [yes] あなたは{ verse-name }を手札の先頭に出します。
       *[no] { $seat }は{ verse-name }を先頭に出します。
    }
event-candle-offered =
    { $you ->
        [yes] あなたは{ $to_seat }に、ろうそくと星の交換を持ちかけます。
       *[no] { $seat }は{ $to_seat }に、ろうそくと星の交換を持ちかけます。
    }
event-offer-accepted = { $to_seat }は応じ、{ $from_seat }とろうそくと星を交換します。
event-offer-declined = { $to_seat }は{ $from_seat }の申し出を断ります。
event-game-ended =
    { $reason ->
        [asleep] 子どもは眠りました。いちばんの声：{ $winners }
       *[dawn] 歌がつき、日が昇ります。
    }


## 結果

result-asleep =
    { $count_winners ->
        [1] 子どもは眠りました。星の最も多い{ $winners }の勝ちです。
       *[other] 子どもは眠りました。{ $winners }が同じ数の星で、ともに勝ちです。
    }
result-dawn = 眠る前に夜が明けました。勝者はいません。


## 選べること

option-child = 子ども
    .help = 眠そうな子の目覚めは10、元気な子は16です。
name-drowsy = 眠そう
name-wakeful = 元気
name-verse = 歌


## テーブルにあるもの

field-awake = 目覚め
    .help = 子どもが眠りにつくまでの残りです。
field-singer = 歌い手
    .help = いま手番の人です。
field-hands = 手札
    .help = それぞれの歌です。中身は持ち主だけが見られます。
field-pile = 山札
    .help = まだ誰も引いていない歌です。
field-song = 歌の列
    .help = これまでに歌われた歌を順に並べたものです。
field-spent = 脇に置いた歌
    .help = 物音を立てるのに使われた歌です。
field-stars = 星
    .help = 子どもが眠ったとき、最も多い人が勝ちます。
field-candles = ろうそく
    .help = 1本で振り直せます。星と交換できることもあります。
field-offered = 申し出済み
    .help = 自分の手番から次の手番までに1回だけ申し出られます。
field-die = サイコロ
    .help = 最後の出目です。
field-noise = 騒音
    .help = 演じている歌の落ち着きから引かれます。
field-agenda = これから起きること
    .help = 次に起きることです。最後のものから並びます。
field-covered = 下で待つ質問
    .help = 申し出に答えると続きが始まります。


## できないこと

refused-lullaby-verse-not-in-hand = { verse-name }は手札にありません。持っている歌から選んでください。
refused-lullaby-verse-twice = 同じidの歌が2つあります。それぞれに別のidをつけてください。
refused-lullaby-verse-numbers = { verse-name }には、1から6までの音程、1枚以上の枚数、0以上の落ち着きと騒音が必要です。
refused-lullaby-numbers = 手札は1枚以上、歌は3人の手札分以上、ろうそくは0本以上とし、どの子どもにも数を決めてください。
refused-lullaby-verses-do-not-add-up = 手札、山札、歌の列、脇に置いた歌を合わせても全体になりません。どの歌もちょうど1か所にあります。
refused-lullaby-less-than-nothing = 星、ろうそく、騒音は0以上、出目は6以下です。
refused-lullaby-too-many-candles = ろうそくが、はじめにあった数より多くなっています。
