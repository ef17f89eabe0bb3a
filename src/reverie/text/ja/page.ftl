### ブラウザのページの言葉。ゲームと端末の言葉は別のファイルにある。


## どこでも

page-where = 現在地
page-language = 言語
page-theme-light = 明るい配色
page-theme-night = 夜の配色
page-sounds = 効果音
page-plain = 文字だけの卓
page-close = 閉じる
page-cancel = やめる
page-loading = お待ちください…
page-no-server = サーバーが応答しません。卓は無事です。少し待ってからもう一度お試しください。
page-to-home = 最初のページへ


## 最初のページ

page-home-title = 夜のための卓
page-home-pitch = 友だちやボットと遊ぶ夢のゲーム。登録は不要、名前だけで始められます。
page-tonight = 今夜の夢
page-tonight-pitch = みんな同じ配り、一晩に一度きり。どこまで夢を見られますか。
page-your-name = あなたの名前
page-who-are-you = お名前をどうぞ
page-keep-name = 決定
page-play = 遊ぶ
page-play-bots = すぐにボットと遊ぶ
page-invite-friends = 友だちを招く
page-one-screen = 一つの画面で
page-with-bots = ボットと
page-with-friends = 友だちと
page-with-together = 一つの画面で
page-how-many = 人数
page-which-bots = どのボットと遊びますか
page-how-strong = どのくらい強い？
page-count-alone = 1（一人）
page-clock-choice = 持ち時間
page-window-choice = 秘密の応答の時間
page-window-at-most = 長くても{ $time }
page-window-always = いつも{ $time }
page-window-whole = いつも時間いっぱい待つ
page-window-help = カードによっては、ひそかに応答できます。尋ねられた全員が答えるか、時間が来ると先へ進みます。
page-window-days = 日数制の卓では、ほかの選択と同じだけの時間があります。
page-open-to-all = 募集中の卓に載せる
page-name-number = プレイヤー{ $number }の名前
page-player-number = プレイヤー{ $number }
page-make-table = 卓を用意する
page-play-alone = 一人で遊ぶ
page-with-alone = 一人で
page-options = オプション
page-option-none = なし
page-option-at-least = { $minimum }以上。
page-option-between = { $minimum }から{ $maximum }まで。
page-minutes = { $from }～{ $to }分
page-my-tables = 自分の卓
page-open-tables = 募集中の卓
page-no-open-tables = 募集中の卓はありません。始めれば、すぐにボットが席に着きます。
page-free-seats = 空席{ $count }
page-finished = 終わったゲーム
page-none-finished = まだありません。終わったゲームはここで見直せます。
page-replay-file = 記録ファイルを見る
page-back-to-trial = 試した結果に戻る
page-phase-gathering = 参加者待ち
page-phase-playing = 対戦中


## 始まる前

page-gathering = 全員が席に着くのを待っています。
page-seats = 席
page-seat-open = 空席
page-somebody = 名前のない人（{ $letter }）
page-ready = 準備完了
page-not-ready = 準備中
page-be-ready = 準備ができた
page-sit = 席に着く
page-sit-here = この席に移る
page-stand = 席を立つ
page-add-bot = ボットを座らせる
page-send-away = 外す
page-fill-with-bots = 残りをボットにする
page-waiting-seats = あと{ $count }席が埋まると始まります。
page-waiting-ready = 全員の準備ができると始まります。
page-invite = 友だちを招く
page-invite-how = このリンクを送ってください。開いた人は名前を入れて席に着けます。
page-invite-local = このアドレスはこのパソコンでしか使えません。同じネットワークのほかの端末でも開けるようにするには、Reverieを終了し、make play HOST=0.0.0.0（または reverie open --host 0.0.0.0）で起動し直してください。
page-link = この卓へのリンク
page-copy = リンクをコピー
page-copied = コピーしました
page-qr = リンクのQRコード


## 卓

page-link-connecting = 接続中…
page-link-live = 接続済み
page-link-unconfirmed = 送信中…
page-link-lost = 接続が切れました。再接続中…
page-link-restored = 再び接続しました
page-link-gone = 接続なし
page-no-such-table = その卓はありません。リンクは正しいですか？
page-table-away = この卓はいま表示できません。
page-no-such-game = そのようなゲームはここにはありません。
page-paused = 一時停止中です。全員が望めば再開します。
page-looking-back = { $last }手のうち{ $at }手目を見ています。
page-choose = 手を選んでください
page-confirm = 決定：{ $move }
page-sending = 送信中…
page-undo = 取り消す
page-asides = いつでもできること
page-find-move = 手を探す
page-no-such-move = その名前の手はありません。
page-moves-like = { $move }など
page-so-many = { $count }件
page-auto-pass = 自動パス
page-auto-pass-help = 選んだ種類のカードへの応答をひそかに求められたら、自動でパスします。ほかの人には、すばやいパスと同じに見えます。接続していないあいだは、気づかれることがあります。
page-auto-pass-kind = 対象
page-auto-pass-until = 期間
page-auto-pass-add = 追加
page-auto-pass-remove = 取り消す：{ $what }
page-answers = 秘密の応答
page-because = 理由：
page-because-more = ほかの{ $count }段階を表示
page-nearer = 拡大
page-farther = 縮小
page-fit = 盤全体
page-pause = 一時停止
page-go-on = 再開
page-leave = 抜ける
page-more = その他
page-watching = 観戦中です
page-you = あなた
page-away = 不在
page-has-left = 退席
page-has-answered = 選択済み
page-may-answer = 応答できます
page-wants-pause = 一時停止を希望
page-wants-on = 再開を希望
page-deciding = 考え中
page-clock = 残り時間 { $time }
page-days = { $count }日
page-hours = { $count }時間
page-beside = 盤の横
page-players = プレイヤー
page-log = 履歴
page-log-empty = まだ何も起きていません。
page-rules = ルール
page-how-to-play = 遊び方
page-coach = コーチ
page-with-hints = ヒントあり
page-learn = 遊んで学ぶ
page-learn-offer = 初めてですか？ここで約{ $minutes }分で学べます。
page-not-now = あとで
page-change-it = ルールを変える
page-variant = バリアント
page-chat = 会話
page-chat-empty = まだ誰も話していません。
page-chat-say = 話す
page-send = 送る
page-timeline = これまでのゲーム
page-moment = 場面
page-moment-of =
    { $at ->
        [0] 最初の手の前
       *[other] { $last }手のうち{ $at }手目のあと
    }
page-step-back = 一手戻る
page-step-on = 一手進む
page-now = 現在
page-back-to-now = 現在へ戻る
page-tip = 使い方
page-tip-choose = 光っているものが選べます。1回で選択、もう1回で決定です。
page-tip-log = 履歴にはすべての出来事が残ります。行を選ぶと、その場面を見られます。
page-tip-rules = ルールは、いま問われている項目で開きます。0～9のキーで選び、Enterで決定できます。
page-got-it = わかった
page-no-tips = 案内は不要
page-curtain-title = { $name }さんに画面を渡してください
page-curtain-text = { $name }さん、ほかの人に見えないことを確かめて進んでください。
page-curtain-open = { $name }です


## 終わり

page-rematch = もう一度遊ぶ
page-next-table = 次のゲームへ
page-replay = 見直す
page-download = 記録を保存
page-verify = シャッフルを確かめる
page-verify-right = 公正です。シードは封印されたものと同じで、{ $shuffles }回のシャッフルはすべてそこから導かれます。いまブラウザが計算し直しました。
page-verify-busy = ブラウザがゲーム全体を再現して確かめています。
page-verify-fetch = 初回だけPython（7 MB）を読み込みます。
page-verify-elsewhere = このサーバーには、ブラウザで確かめるためのファイルがありません。記録をダウンロードして、次のコマンドで確かめてください：reverie verify ファイル
page-verify-wrong = { $number }回目のシャッフルがシードと合いません。
page-verify-bots = ボットの{ $checked }手のうち{ $same }手が、シードの運から導かれる手と一致します。
page-verify-bots-differ = 一致しない手は、時計や制限時間がボットの代わりに答えたか、その席に以前は人が座っていたのかもしれません。
page-verify-bots-left = 残りの{ $left }手はここでは確かめていません。reverie verify ならすべて確かめます。
page-verify-seal-wrong = シードが、開始前に封印されたものと違います。


## 見直す

page-choose-record = 記録ファイルを選ぶ
page-not-a-record = このファイルはReverieの記録ではありません。
page-record-right = この記録は正しいものです。シード、シャッフル、手、結果が一致しています。
page-replay-start = 全{ $last }手の始まる前
page-replay-play = 再生
page-replay-pause = 停止
page-eyes = 視点
page-eyes-all = 全員
page-eyes-none = 観戦者


## キー、手元のルール、リプレイ

page-over = ゲームは終わりました。
page-rule-behind = この質問のもとになるルール：{ $clause }
page-keys = キー操作
page-key-digits = その数字の手を選ぶ
page-key-confirm = 決定する
page-key-let-go = 選択をやめる、または先へ進む
page-key-look-back = 前の局面を見る、戻る
page-key-steps = 1手戻る、1手進む
page-key-ends = 最初へ、最後へ
page-key-zoom = 大きな盤面で：拡大、縮小、移動
page-key-keys = この一覧
page-speed = 速さ
page-speed-times = { $times }倍
