### 今夜の夢：ゲームごとに一日一つの配りを、全員が同じ条件で遊ぶ。

## できない理由

refused-daily-withheld = 今夜の夢はまだ続いています。この配りをこれから遊ぶ人がいるので、見られるのはその日が終わってからです。
refused-daily-not-finished = まず自分で夢を見てください。今日の結果は、このゲームを終えた人だけが見られます。
refused-daily-played-here = この端末では、今日このゲームを別の人が始めています。一人一回、一台一回です。
refused-daily-no-day = { $given }の結果はありません。その日、ここでは夢が配られていません。
refused-daily-no-bots = { $game }をまともに打てるボットがいないので、その夢はありません。
refused-daily-no-entropy = 今夜の夢では全員が同じ配りに向かうので、シャッフルに言葉を加えることはできません。
refused-daily-no-takeback = 今夜の夢では、誰の手も取り消せません。
refused-daily-no-hints = 今夜の夢では、その日が終わるまでコーチは黙っています。
refused-daily-once = 今夜の夢は一人一回です。次の夢は真夜中（UTC）に来ます。
refused-daily-only-moves = 今夜の夢は全員同じ条件に決まっています。ここでは打つことだけができます。

## 記録のどこがおかしいか

refused-daily-bad-day = { $given }は日付ではありません。日付は2026-11-18のように書きます。
refused-daily-bad-digest = 16進数64桁になっていません。
refused-daily-outside = { $day }はこの日々の鎖の外です。鎖は{ $first }に始まり、{ NUMBER($days, useGrouping: 0) }日分あります。
refused-daily-no-link = 記録に{ $day }の環がないので、配りが前もって決まっていたことはまだ証明できません。その日が終わってから、もう一度ダウンロードしてください。
refused-daily-wrong-anchor = 環が錨につながりません。{ $number }回ハッシュすると{ $computed }になりますが、記録の錨は{ $given }です。日付、環、錨のどれかが違います。
refused-daily-wrong-seed = シードが{ $day }の環から導かれません。その日の配りではありません。
refused-daily-fork = 別のゲームから続くゲームは、今夜の夢にはなりません。
refused-daily-entropy = シャッフルに言葉が加えられているので、全員が遊んだ配りではありえません。
refused-daily-other-anchor = 記録の錨は{ $found }で、あなたが控えたもの（{ $given }）ではありません。
refused-daily-none = これは今夜の夢の記録ではないので、錨がありません。

## 端末で

verify-daily = { "  " }これは{ $day }の配りです（{ $first }に始まった鎖の{ NUMBER($number, useGrouping: 0) }日目）。シードはその日の環から導かれ、環は次の錨につながります。
verify-daily-anchor = { "  " }{ $anchor }
verify-daily-same = { "  " }あなたが控えた錨と同じです。配りは、控えた時にはもう決まっていました。
verify-daily-compare = { "  " }この錨を前もって控えた人は（reverie verify --anchor）、その時から配りが決まっていたと分かります。
daily-anchor = 今夜の夢の錨：{ $anchor }
daily-first-day = 最初の日：{ $first }
daily-today = 今日は{ NUMBER($number, useGrouping: 0) }日目です（{ $day }、UTC）。
daily-publish =
    錨と最初の日を、ほかの人が手元に残せる場所で公開してください。自分のページや、友だちへのメッセージなどです。
    控えた人は、毎日の配りがその時には決まっていたことを、あとから証明できます（reverie verify --anchor）。
    秘密はデータベースに残ります。それを読んだ人には、これからの配りがすべて分かります。
daily-no-chain = このデータベースでは、まだサーバーが起動していません。日々の鎖は、最初の起動で始まります。
