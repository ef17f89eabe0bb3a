### `ladder` コマンドの文。

ladder-playing = 対局中
ladder-goes-on = { $games } 局のうち { $done } 局はすでに済んでいます。
ladder-stopped = 中断しました。{ $games } 局のうち { $done } 局は保存されています。同じコマンドで続きから再開します。
ladder-pair = { $stronger } 対 { $weaker }：{ $games } 局の { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %（{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }～{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }）
ladder-written = 書き出しました：{ $file }

refused-ladder-levels = 強さ比べには異なるレベルが二つ以上必要ですが、指定は { $given } です。--levels で弱い順に指定してください。
refused-ladder-needs-more = レーティングには openskill が必要です。インストール：pip install "{ $extra }"
refused-ladder-other-plan = { $file } には別の強さ比べの対局が入っています（{ $what }）。--out で別のフォルダーを選ぶか、そのファイルを移してください。
refused-ladder-other-levels = { $file } の対局は、同じ名前の別のレベルが指したものです（以前のReverie、または別のネットワークや表）。--out で別のフォルダーを選ぶか、そのファイルを移してください。
refused-not-a-ladder = { $file } は強さ比べの対局のファイルではないか、壊れています。移してからやり直してください。
refused-ladder-game-failed = 対局で問題が起きました（シード { $seed }）。それより前の対局は保存されています。{ $reason }
refused-ladder-worker-lost = 対局を進めていたプロセスが終了しました。それより前の対局は保存されています。同じコマンドで続きから再開します。{ $reason }
