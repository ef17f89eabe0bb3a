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
