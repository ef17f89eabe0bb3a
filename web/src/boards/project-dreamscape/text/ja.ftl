### プロジェクト・ドリームスケープの盤面だけが使う言葉です。ゲームについてのほかの言葉は、ゲーム自身のtextフォルダーにあります。

board-night-left =
    { $count ->
        [0] 夜は終わりました。カードは残っていません
       *[other] 夜の残り：カード{ $count }枚
    }
board-night-cards = 枚残り
board-chain = { $length }枚のチェーン：{ $type }、{ $points }点
board-place = 下から{ $number }枚目（全{ $count }枚）
board-would-change = 一番上に移すと、チェーンの点が{ $points }変わります。
board-would-add = 増える点：{ $points }
board-empty-stack = まだ夢がありません
board-spent = この手番で使用済み
board-unspent = 1購入ポイント分
board-z-cards =
    Zカード{ $count }枚{ $spent ->
        [0] { "" }
       *[other] （使用済み{ $spent }枚）
    }
board-fresh = まだ横向きです：持ち主の次の手番から購入できます
board-active =
    { $you ->
        [yes] あなたの手番
       *[no] 手番
    }
board-position = 位置{ $position }：{ $card }、コスト{ $price }。
board-position-price = 位置{ $position }、コスト{ $price }
board-z-here = 裏向き：購入した人のZカードになります
board-last = 最後の購入
board-buys = { $seat }が{ $card }を購入
board-dreams = { $seat }：{ $type }（{ $card }）
board-dreams-on = { $type }（{ $card }）
board-to-next = 次の段階まであと{ $points }点
board-mine = 今の得点は{ $points }点、Zカードは{ $z }枚です。
board-deck-size = 使うカード：{ $count }枚
board-deck-start = 準備のあと、夜のために{ $count }枚残ります。
board-new-type = 新
board-replaces = 「{ $type }」と入れ替え
board-solo-goal = 一人のときはバーチャル・ドリーミングです。捨て札が相手の代わりになり、得点で夢のできばえが決まります。評価段階は{ $bands }点で上がります。
board-how-row = ドリームスケープです。シールドの数字がカードのコストで、Zカードで払います。一番高いカードは山札の隣にあります。列の上の目盛りは1本が1枚で、夜の残りを表します。
board-how-chains = レム睡眠スタックを下から上へ並べたものです。同じ夢タイプが隣り合うようにカードの向きを変えてあり、線がチェーンの長さと点を示します。ここでは{ $points }点で、Zカードは1枚につき{ $content_z_card_points }点です。
board-how-types = 夢タイプとその効果です。最後の三つは「対照研究」のもので、ほかのどれかと入れ替えて使います。
