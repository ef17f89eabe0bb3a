### スタジオの試し遊び: 遊べない理由。

refused-trial-nothing-changed = 何も変わっていないので、比べるものがありません。先にどこかを変えてください。
refused-trial-too-slow = このボットでは、数ゲームに{ $seconds }秒より長くかかります。弱いボットを選ぶか、変更を減らしてください。
refused-trial-too-large = このゲームには、試し遊びで使える以上のメモリが必要です（{ $memory } MB）。変更を減らしてください。
refused-trials-busy = いまは試している人が多すぎます。{ $seconds }秒後にもう一度お試しください。
refused-too-many-trials = 最近とても多く試しています。{ $seconds }秒後にもう一度お試しください。
refused-too-many-trials-at-once = ほかの試し遊びがまだ動いています。どれかを止めるか、少し待ってください。
