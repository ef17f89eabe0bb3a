### サーバーのない版だけの文。

page-site-fetching = 卓を取得しています（初回のみ）：{ $done } / { $total } MB
page-site-setting = 卓を準備しています…
page-site-failed = 卓を準備できませんでした。
page-site-again = もう一度試す
page-site-new = 新しい版があります。選ぶまでは今の版のままです。
page-site-take = 今すぐ使う
page-site-invite = ここにはサーバーがないので、リンクで人を招くことはできません。この画面を囲んで一緒に遊ぶか、空席にボットを座らせてください。
page-site-server = リンクで友だちと遊ぶ
page-site-here-only = ゲームと名前はこのブラウザの中だけに保存されます。ほかの誰にも知られません。
page-site-room = Reverieは{ $used } MBを使用中、ブラウザの上限は{ $most } MBです。
page-site-is-safe = 削除するまでブラウザに保存されます。
page-site-may-go = 空き容量が少ないときや、何週間も開かなかったときは、ブラウザが消すことがあります。控えを保存してください。
page-site-make-safe = 消さないようブラウザに頼む
page-site-not-safe = ブラウザは保存を約束しませんでした。インストールするか、もっと頻繁に開くと改善します。
page-site-take-along = すべてをファイルに保存
page-site-bring = ファイルを読み込む
page-site-brought = { $count ->
    [0] すべて保存済みでした。
   *[other] 卓を{ $count }件読み込みました。
}
page-site-not-such-a-file = Reverieが保存したファイルではありません。
page-site-install = この端末にReverieをインストール
page-site-forget = ここにあるものをすべて削除
page-site-forget-really = ゲームと名前を本当にすべて削除
