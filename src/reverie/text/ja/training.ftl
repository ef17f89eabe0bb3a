### コマンド `train` の文。

train-play = 対局中
train-fit = 学習中
train-measure = 測定中
train-round = 第{ $round }回：局面{ $samples }個、誤差{ NUMBER($loss, minimumFractionDigits: 4, maximumFractionDigits: 4) }（当てずっぽうなら{ NUMBER($guess, minimumFractionDigits: 4, maximumFractionDigits: 4) }）
train-score = { $other }との対戦：{ $games }局中{ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %（誤差±{ NUMBER($reach, minimumFractionDigits: 1, maximumFractionDigits: 1) }）
train-stopped = 中断しました。これまでの対局と学習は{ $folder }に残っています。同じコマンドで、最後の回のはじめから再開します。
train-done = いちばんよいネットワーク：{ $net }。経過：{ $picture }
train-used = このマシンのボットは、今からこれで遊びます：{ $file }

refused-train-needs-more = 学習にはJAX、optax、numpyが必要です。次のコマンドで入れてください：pip install "{ $extra }"。
refused-train-no-heuristics = { $game }は探索の手がかり（Game.heuristics）を持たないので、学習できません。
refused-train-other-plan = { $folder }には設定の違う学習が入っています。--outで別のフォルダーを選ぶか、それを移してください。
refused-train-plan-damaged = { $file }が壊れているため、そこで何を学習していたのかわかりません。--outで別のフォルダーを選ぶか、それを移してください。
refused-train-game-failed = 対局に失敗しました（シード{ $seed }）。それまでに学んだものは残っています。{ $reason }
refused-train-worker-lost = 対局していたプロセスが終わってしまいました。それまでに学んだものは残り、同じコマンドで続きから始まります。{ $reason }
refused-net-unreadable = ネットワークを読めません。壊れているか、Reverieのものではありません。もう一度学習させるか、そのファイルをどけてください。
refused-no-mind = { $game }の{ $players }人用のネットワークがありません。次のコマンドで学習させてください：reverie train { $game } --players { $players } --use
