### スタジオ: バリアントを使えない理由、試し遊びができない理由。

refused-trial-nothing-changed = 何も変わっていないので、比べるものがありません。先にどこかを変えてください。
refused-trial-too-slow = このボットでは、数ゲームに{ $seconds }秒より長くかかります。弱いボットを選ぶか、変更を減らしてください。
refused-trial-too-large = このゲームには、試し遊びで使える以上のメモリが必要です（{ $memory } MB）。変更を減らしてください。
refused-trials-busy = いまは試している人が多すぎます。{ $seconds }秒後にもう一度お試しください。
refused-too-many-trials = 最近とても多く試しています。{ $seconds }秒後にもう一度お試しください。
refused-too-many-trials-at-once = ほかの試し遊びがまだ動いています。どれかを止めるか、少し待ってください。
refused-not-a-variant = これはバリアントではありません。スタジオで作ったリンクかファイルを使ってください。
refused-variant-name = バリアントの名前は{ $longest }文字までで、見える文字だけを使ってください。
refused-variant-too-large = このバリアントは大きすぎます。ここでは{ $longest }文字までです。
refused-variant-other-base = このバリアントは、ここではもう使われていない版の{ $game }を変えるものです（{ $known }ではなく{ $given }）。スタジオで作り直してください。
