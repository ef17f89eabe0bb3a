### Forks and reviews: going on from a moment of a finished game, and looking at it together.

## Why not

refused-fork-too-deep = このゲームはすでに{ $most }回も分岐を重ねています。もっと初めに近いゲームから分岐してください。
refused-fork-whose-knowledge = 「知っていたとおり」に続けるときだけ、どの席かを指定してください。
refused-fork-at-the-end = この時点でゲームは終わっています。もっと前の時点を選んでください。
refused-fork-not-over = このゲームはまだ終わっていません。別の続きを打てるのは、終わったゲームだけです。
refused-fork-no-such-moment = { $given }手の後から続けることはできません。0から{ $last }までを選んでください。
refused-fork-is-set-up = この卓は別のゲームの続きなので、オプションは元のゲームと同じです。時計とボットは変えられます。
refused-comment-no-such-moment = このゲームに{ $given }手の後はありません。0から{ $last }までを選んでください。
refused-too-many-comments = コメントはすでに{ $most }件あり、これ以上は入りません。まず自分のコメントを消してください。
refused-no-such-comment = このコメントはもうないか、ほかの人が書いたものです。
refused-review-not-leading = いまはほかの人が案内しています。先に案内役を引き受けてください。
refused-review-not-joined = まず検討に加わってください。
refused-review-needs-server = 一緒に検討するにはサーバーが必要です。ここでは一人です。

## In the terminal

verify-fork =
    { "  " }別のゲームの{ $moves }手目の後から続いています。その手を打ち直すと、この始まりの局面になります。{ $how ->
        [as_known] {""}席{ $seat }から見えなかったものは、この記録のシードの運で配り直されています。
       *[as_it_was] {""}
    }
verify-fork-parent = { "  " }元のゲームは{ $file }の記録です。
verify-fork-alone = { "  " }元のゲームが本当に行われたことは、その記録だけが示せます。両方のファイルを一緒に確かめてください。

## On the page

fork-play = ここから遊ぶ
fork-how = 続け方
fork-as-it-was = そのときのまま
fork-as-it-was-about = 誰にも見えなかったものまで、すべて元のままです。これからの運だけが新しくなります。
fork-as-known = 知っていたとおり
fork-as-known-about = その席から見えなかったものは配り直されます。見えていたものはそのままです。
fork-seat = あなたの席
fork-against = ほかの席
fork-bots = ボット
fork-level = ボットの強さ
fork-friends = 友だち（リンクで招待）
fork-go = 始める
fork-from =
    { $moves ->
        [0] 別のゲームの最初から続くゲームです。
       *[other] 別のゲームの{ $moves }手目の後から続くゲームです。
    }
fork-from-known =
    { $moves ->
        [0] 別のゲームの最初から、{ $name }の知っていたとおりに続くゲームです。
       *[other] 別のゲームの{ $moves }手目の後から、{ $name }の知っていたとおりに続くゲームです。
    }
fork-see = その時点を見る
fork-compare = 二つのゲームを比べる
compare-title = 二つのゲームの比較
compare-start =
    { $moves ->
        [0] 分かれ目：最初の手の前
       *[other] 分かれ目：{ $moves }手目の後
    }
compare-after = 分かれてから{ $count }手
compare-parent = 実際の進行
compare-fork = 別の進行
compare-alone = こちらだけを見る
compare-nothing = このゲームはここにある別のゲームの続きではないので、比べるものがありません。
review-together = 一緒に見る
review-name = 名前を入れて参加する
review-name-go = 参加する
review-pointing = 盤上のものをクリックすると、全員に見えます。
review-pointing-done = 終わる
review-link = リンクをコピー
review-link-copied = コピーしました
review-lead = みんなを案内する
review-stop = 案内をやめる
review-you-lead =
    { $here ->
        [0] あなたが案内役です。リンクを送ると、開いた人がついてきます。
       *[other] あなたが案内役です。ほかに{ $here }人が見ています。
    }
review-leads = { $name }が案内しています。
review-follows = { $name }の案内についていっています。自分で動くと離れます。
review-follow = { $name }についていく
review-here = { $here }人がこのゲームを見ています。
review-point = 指さす
review-point-at = 指さすもの…
review-pointed = { $name }が指しています：{ $thing }
review-comments = コメント
review-comments-now = この時点のコメント
review-comments-at =
    { $moment ->
        [0] 開始時
       *[other] { $moment }手目
    }{ $count ->
        [1] {""}
       *[other] （{ $count }）
    }
review-comment = この時点にコメントする
review-comment-text = この時点について
review-comment-save = 残す
review-uncomment = 削除
review-uncomment-that = 削除：{ $text }
