### データセットを書き出すコマンドの文と、書き出しや読み込みができない理由。

export-writing = ゲームを書き出しています
export-rate = { $rows }行/秒
export-done = { $games }ゲーム、{ $rows }行を書き出しました：{ $folder }（{ $megabytes } MB、{ $rate }行/秒）。
export-left-out = 記録{ $left_out }件を除きました。まだ終わっていないか、別のゲームの続きか、指定と違うゲームです。
export-stopped = 中断しました。{ $folder }には{ $games }ゲームが入っています。メタデータには未完了と書かれています。
refused-agents-missing = パッケージ{ $package }がインストールされていません。次のコマンドで入ります：pip install '{ $extra }'
refused-no-encoding = { $game }には局面と手を数値にする方法がないので、ここでは学習に使えません。別のゲームを選んでください。
refused-dataset-folder-not-empty = フォルダー{ $folder }は空ではありません。別のフォルダーを選ぶか、--overwriteで中のデータセットを置き換えてください。
refused-dataset-no-game = どのゲームを書き出すか指定されていません。ボットに遊ばせるゲームの名前か、--recordsでゲームの記録を指定してください。
refused-dataset-records-alone = 記録はすでに遊んだゲームなので、{ $option }は--recordsと一緒に使えません。どちらかを外してください。
refused-dataset-bots = ボット{ $given }体では{ $players }席に座れません。全席に1体か、席ごとに1体を指定してください。
refused-dataset-no-records = これらの記録に、終わったゲームがありません（除いた数：{ $left_out }）。別のファイルやフォルダー、または別のゲームや人数を指定してください。
refused-dataset-mixed = これは{ $other }（{ $count }人）の記録ですが、前の記録は{ $game }（{ $players }人）です。データセットに入るのは1種類だけです。ゲーム名と--playersで選ぶと、ほかの記録は除かれます。
refused-dataset-game-failed = { $number }番目のゲーム（シード{ $seed }）で問題が起きたので、データセットはその前で終わっています。{ $reason }
refused-dataset-worker-lost = ゲームを進めるプロセスが途中で終わったので、データセットは未完了です。{ $reason }
refused-not-a-dataset = これはデータセットではありません。データセットは reverie export-games が書き出したフォルダーで、中に metadata.json があります。
refused-dataset-other-numbers = このデータセットは、このReverieとは違う数値で{ $game }の局面や手を表しています。書き出した版を使うか、書き出し直してください。
refused-dataset-no-such-game = このデータセットに{ $episode }番のゲームはありません。0から数えて{ $games }ゲームあります。
refused-encoding-does-not-fit = この内容データは学習エージェント用の固定長の数値に収まりません。{ $what }は{ $most }個までです。数を減らすか、学習エージェントなしで遊んでください。
refused-encoding-offers = このテーブルでは、学習エージェント用の固定された行動が数えられる上限（{ $most }）を超える摂理が差し出される可能性があります。ラウンド数を{ $rounds }以下に制限するか（max_rounds）、別の探求を選んでください。
