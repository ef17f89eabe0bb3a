### `reverie new-game` と `reverie dev` の言葉。

new-game-made = { $title }を書き出しました：{ $folder }
new-game-test = ゲームのテストと適合テストをまとめて実行：
new-game-dev = 変更しながらブラウザで遊ぶ：
new-game-read = どこを変えればよいか：{ $file }
refused-new-game-name = 「{ $given }」はゲームの名前にできません。小文字の単語をハイフンでつなぎ、全体で{ $shortest }〜{ $longest }文字、どの単語も英字で始めてください。例：night-lights
refused-new-game-known = { $name }というゲームはすでにあります。別の名前を選んでください。
refused-new-game-module = パッケージ名は{ $module }になりますが、Pythonに同じ名前のものがあります。別の名前を選んでください。例：{ $better }
refused-new-game-exists = { $folder }はすでにあり、上書きはしません。別の名前か、--in フォルダー で別の場所を選んでください。
refused-new-game-unwritable = { $folder }には書き込めません（{ $finding }）。--in フォルダー で別の場所を選んでください。
refused-dev-not-found = 「{ $given }」にゲームはありません。ゲームのフォルダー（reverie new-game 名前 で作れます）、インストール済みのゲームの名前、または package.module:OBJECT を指定してください。

dev-opened = 卓の準備ができました：{ $address } 。{ $folder }のファイルを保存すると、変更が卓に反映されます（Ctrl-Cで終了）。
dev-changed = 保存されました。ゲームを読み込み直しています…
dev-ready = 変更が卓に反映されました。
dev-still = 直るまで、卓は最後に遊べた版のまま続きます。
dev-problem = 直すところ：{ $text }
dev-rebuilt = 卓を作り直しました：{ $moves }手すべてを同じように打ち直しました。
dev-afresh = 同じ配り方の新しい卓にしました。以前の手がたどれなくなったためです：{ $number }手目（{ $move }、席{ $who }）。{ $reason }
dev-gone = 以前の卓は続けられません。{ $reason }
dev-line = { $file } の{ $line }行目
dev-somewhere = ゲームのどこか
dev-syntax = { $where }：Pythonとして読めません（{ $finding }）。
dev-json = { $where }：正しいJSONではありません（{ $column }文字目）。
dev-failed = { $where }：ルールの処理が失敗しました（{ $finding }）。
dev-refused = { $where }：{ $sentence }
dev-hangs = { $where }：{ $seconds }秒たってもゲームが終わりませんでした。止まらないループがあるかもしれません。
dev-no-game = { $place }はゲームではありません。そこにGameのインスタンスが必要です：GAME = MyGame()
dev-no-text = { $file }がありません。どのゲームにも英語・ドイツ語・日本語が必要です。
dev-fluent = { $where }：Fluentとして読めません。文は行の先頭から「name = 」で始め、続きの行は字下げします。
dev-no-translation = { $file }に「{ $name }」がありません（英語では：{ $where }）。
dev-no-sentence = { $file }に「{ $name }」がありません。ゲームに必要な文です。
dev-ended = 卓のプロセスが終了しました。出力は{ $log }にあります。ファイルを保存するとまた始まります。
dev-page-problems = ゲームの直すところ
dev-page-new = 新しい卓を始める
dev-page-close = 閉じる
dev-guest = 作者
