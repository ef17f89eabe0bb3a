### 自分についてページが伝えること：名前、ほかの端末、自分の卓、データ。


## 一台目の端末

page-other-device = ほかの端末でも遊ぶ
page-device-how = スマートフォンのカメラで読み取るか、もう一台の端末でリンクを開いてください。その端末もあなたのものになります。ほかの人には見せないでください。
page-device-qr = もう一台の端末用リンクのQRコード
page-device-link = もう一台の端末用リンク
page-device-type = または、その端末で「ほかの端末で遊んでいます」を選び、次を入力してください：
page-device-left = 使えるのは一度だけ、あと{ $seconds }秒です。
page-device-over = このコードはもう使えません。
page-device-again = 新しいコードを作る
page-device-there =
    { $device ->
        [phone] { $place ->
            [table] スマートフォンも卓に着きました。
           *[home] スマートフォンでも遊べるようになりました。
        }
       *[computer] { $place ->
            [table] もう一台のパソコンも卓に着きました。
           *[home] もう一台のパソコンでも遊べるようになりました。
        }
    }
page-device-there-more = どちらでも遊べます。この端末もそのまま使えます。


## 二台目の端末

page-device-come = ほかの端末で遊んでいます
page-device-come-how = いま遊んでいる端末で「ほかの端末でも遊ぶ」を選んでください（プレイヤー一覧の自分の名前の横か、最初のページの名前のところにあります）。表示されたコードをこの端末のカメラで読み取るか、ここに入力してください。
page-device-code = コード
page-device-go = こちらに移る
page-device-trying = 移動しています…
page-device-ask = { $here }さんですか、{ $name }さんですか？
page-device-ask-more = この端末では、あなたは{ $here }さんです。{ $name }さんとして続けても、{ $here }さんの席と卓は残ります。最初のページの名前のところから、いつでも戻せます。
page-device-become = { $name }として続ける
page-device-stay = { $here }のままにする
page-device-wrong = うまくいきませんでした
page-device-without = コードなしで続ける
page-device-here = ここでも、あなたは{ $name }さんです。
page-device-already = この端末では、すでに{ $name }さんです。リンクはもう一台の端末で開いてください。
page-device-not-me = 自分ではありません


## 自分のこと

page-me = あなたについて
page-before = この端末では、以前は{ $name }さんでした。
page-be-again = { $name }に戻る
page-my-data = 自分のデータ
page-my-id = このサーバーでのあなたのID：
page-my-id-how = サーバーの運営者は、このIDであなたの記録を示したり消したりできます。
page-my-export = このサーバーにある自分の記録をすべてダウンロード


## 自分の卓

page-your-turn = あなたの番です
page-waits-for = { $names }を待っています
page-table-with = 相手：{ $names }
page-table-paused = 一時停止中
page-table-left = 席を離れています。戻ることができます。
page-table-alone = 一人


## どこでもない場所

page-nowhere = このアドレスには何もありません。
page-nowhere-more = リンクが途中で切れているかもしれません。送った人に新しいリンクを頼むか、最初のページから始めてください。


## 家の友だち

page-invite-address = このパソコンのアドレス
