### Refusals of live tables and of the server.

in-seconds = { $seconds }秒後に

refused-table-not-started = ゲームはまだ始まっていません。全員の準備が必要です。
refused-table-started = ゲームはもう始まっています。これは開始前だけできます。
refused-table-paused = ゲームは一時停止中です。参加者全員が望めば再開します。
refused-table-over = ゲームは終わりました。
refused-table-not-over = ゲームはまだ続いています。終わってからできます。
refused-nothing-changes = すでにそうなっています。
refused-table-too-long = この卓の記録は長くなりすぎました（{ $most }行）。ここでできるのは、席に着く、準備完了にする、手を打つ、退席するなど、先へ進むことだけです。それ以外は新しい卓で行ってください。
refused-table-full = この卓に空席はありません。観戦はできます。
refused-seat-taken = その席は空いていません。別の席を選んでください。
refused-already-seated = すでにこの卓に{ $seat }として着いています。
refused-not-seated = この卓に着席していません。まず席に着いてください。席がなくても観戦はできます。
refused-not-your-seat = その席（{ $seat }）はほかの人のものです。
refused-not-host = 卓を設定できるのは、開いた人だけです。
refused-only-players-talk = ゲーム中に話せるのは参加者だけです。
refused-no-such-table = 卓{ $table }はありません。リンクは完全ですか？
refused-no-guest = まず名前を教えてください。
refused-bad-name = 名前は1～{ $longest }文字で、目に見える文字にしてください。
refused-too-long = { $length }文字あります。1～{ $longest }文字にしてください。
refused-too-large = メッセージが大きすぎます。最大{ $longest }バイトです。
refused-too-deep = リストや項目の入れ子が深すぎます。読めるのは最大{ $deepest }段です。
refused-too-fast = 速すぎます。{ in-seconds }もう一度試してください。
refused-device-code-wrong = このコードは使えません。すでに使われたか、2分の期限が過ぎたか、別の卓のものです。参加中の端末で新しいコードを作ってください。
refused-somebody-else-here = この端末では、あなたは{ $here }さんです。{ $name }さんに切り替えますか？
refused-too-many-codes = このアドレスから間違ったコードが多く届いています。{ in-seconds }もう一度試してください。
refused-record-too-long = この記録は{ $longest }手を超えています。それより長い記録は再生できません。
refused-step-too-large = { $number }手目の後に見えるものが、1回の応答（{ $longest }バイト）に収まりません。
refused-replay-too-slow = このゲームの再生には{ $seconds }秒より長くかかるため、中止しました。自分のコンピューターなら制限はありません：reverie replay、reverie verify。
refused-replay-too-large = このゲームの再生には{ $memory }MiBより多くのメモリが必要なため、中止しました。自分のコンピューターなら制限はありません：reverie replay、reverie verify。
refused-replays-busy = いま再生中のゲームが多すぎます。{ in-seconds }もう一度試してください。
refused-exports-busy = いまほかの人のデータを書き出しています。{ in-seconds }もう一度試してください。
refused-clock-between =
    時計の{ $name ->
        [seconds] 秒数
        [increment] 1回ごとの加算（秒）
       *[days] 日数
    }は{ $minimum }から{ $maximum }までです（{ $value }は指定できません）。
refused-window-between = 秘密の応答の時間は{ $minimum }秒から{ $maximum }秒までです（{ $value }秒は指定できません）。
refused-no-hidden-windows = このゲームにはカードへの秘密の応答がないので、前もって決めることはありません。
refused-standing-unknown = 「{ $given }」はここでは使えません。使えるのは{ $known }です。
refused-storage-failed = 手を記録できなかったため、実行されていません。少し待ってもう一度試してください。
refused-no-longer-due = それはもう済んでいます。
refused-wrong-origin = このページからはこのサーバーに接続できません。
refused-secret-missing = PostgreSQLではCookieに署名する秘密の語が必要です。REVERIE_SECRETに長いランダムな語を、全プロセスで同じになるように設定してください。
refused-too-many-sockets = 卓への接続を{ $most }件開いています。このサーバーではこれが上限です。先に別のページを閉じてください。
refused-too-many-guests = あなたのアドレスから新しい人が大勢来ています。{ in-seconds }もう一度試してください。
refused-too-many-tables = 卓の作成が速すぎます。{ in-seconds }もう一度試してください。
refused-too-many-gathering = この1時間に作った卓のうち、まだ始まっていないものが{ $most }件あります。どれかを始めるか、{ in-seconds }もう一度試してください。
refused-secret-short = REVERIE_SECRET、またはデータフォルダーのcookie-secretが短すぎます。推測されないように{ $least }文字以上にしてください。作り方：python -c "import secrets; print(secrets.token_urlsafe(32))"
refused-token-short = REVERIE_METRICS_TOKENが短すぎます。推測されないように{ $least }文字以上にしてください。作り方：python -c "import secrets; print(secrets.token_urlsafe(32))"
refused-unknown-limit = { $given }という制限はありません。使えるのは：{ $known }
refused-limit-between = 制限{ $name }は1から{ $most }までの整数で、{ $name }=1のように書きます（{ $given }は指定できません）。
refused-bad-proxy = { $given }はプロキシのアドレスではありません。アドレスは127.0.0.1、ネットワークは10.0.0.0/8のように書きます。
refused-port-taken = { $host }のポート{ $port }は使用中です。使っているものを止めるか、--portで別のポートを選んでください。
refused-address-impossible = { $host }のポート{ $port }では、このマシンは待ち受けできません。
refused-newer-database = このデータベースは新しいReverie（{ $found }）のものです。このReverieが読めるのは{ $known }までです。新しいプログラムを使ってください。
refused-data-folder-unwritable = フォルダー{ $folder }に書き込めません。--dataで別のフォルダーを選ぶか、権限を変えてください。
refused-bad-database-url = { $url }はデータベースのアドレスではありません。postgresql:// で始めるか、省略してデータフォルダーを使ってください。
refused-database-unreachable = データベースが応答しません（{ $finding }）。
refused-foreign-database = このデータベースは別のプログラムのものです。Reverieは触りません。
refused-backup-exists = { $file }はすでにあります。バックアップは上書きしません。
refused-no-such-person = ID { $guest }の人はいません。
refused-no-database = { $place }にデータベースがありません。フォルダー（--data）は正しいですか？サーバーが最初に起動するときに作られます。
refused-database-encoding = このPostgreSQLデータベースの文字コードは{ $encoding }です。ReverieにはUTF8が必要です。ENCODING 'UTF8'で作ってください。
refused-damaged-log = 卓{ $table }の{ $number }番のエントリーが読めません。バックアップから復元してください。
refused-already-done = それはもう済んでいます。
refused-page-missing = ページがまだ作られていません。make webを実行してください。ターミナルで遊ぶには：reverie play
refused-table-shelved = 卓を読み込めませんでした（{ $reason }）。卓はそのまま保管されており、ほかの卓に影響はありません。サーバーの管理者は reverie doctor で詳しく調べられます。
refused-table-other-rules = このゲームは別のルール（版 { $given }、このReverieは版 { $known }）で始まりました。新しいルールで裁くことはできないため、そのまま保管されています。
refused-table-other-content = このゲームは、このReverieにはない数値のカードやタイル（{ $given }）で始まりました。そのまま保管されています。
refused-cannot-be-done = このゲームのルールではそれを処理できなかったため、行われませんでした。別のことを試してください。
refused-folder-in-use = 別のReverieサーバーがフォルダー { $folder } を使っています（{ $address }）。先に止めるか、--data で別のフォルダーを選んでください。
