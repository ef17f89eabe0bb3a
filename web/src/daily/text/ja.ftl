### 今夜の夢：毎日の勝負についてページが言うこと。

## 夜

daily-about = 配りもボットも、みんな同じ。どのゲームも遊べるのは一度だけです。夜が明けると、みんなの結果が見られます。
daily-once = 一度きりです。手は取り消せません。コーチも朝まで何も言いません。
daily-night = 第{ $number }夜
daily-closes = 夜明けまであと{ $time }（{ $clock }）。
daily-closes-now = まもなく夜が明けます。
daily-hours =
    { $minutes ->
        [0] { $hours }時間
       *[other] { $hours }時間{ $minutes }分
    }
daily-minutes = { $minutes }分
daily-streak =
    { $count ->
        [0] 今夜一つ遊び終えると、連続記録が始まります。
       *[other] { $count }夜連続
    }
daily-best = 最高{ $count }夜連続
daily-done = { $count }ゲーム中{ $done }ゲーム終了
daily-needs-server = みんなに同じものを配るには、サーバーが必要です。この版のReverieは、お使いのブラウザだけで動いています。

## 今夜のゲーム

daily-against = 相手：{ $bots }
daily-bots = { $bot }×{ $count }
daily-entrants =
    { $count ->
        [0] まだ誰も遊び終えていません。一番乗りしませんか。
       *[other] { $count }人が遊び終えました。
    }
daily-first = あなたが一番乗りです。
daily-begin = 始める
daily-continue = 続ける
daily-under-way = まだ途中です。
daily-see = 順位を見る
daily-won = 勝ち
daily-lost = 勝てず
daily-result = { $score }、{ $outcome }

## これまでの夜

daily-earlier = これまでの夜
daily-earlier-none = これまでの夜に遊び終えたゲームはありません。今夜遊び終えたものが、明日ここに並びます。
daily-earlier-more = さらに前へ
daily-played = { $count }人
daily-you-played = あなたも

## 順位

daily-of-day = { $game }、{ $date }
daily-so-far = 今のところの順位です。夜明けまであと{ $time }。そのあと、みんなのゲームの見直しと、運を除いた結果と、コーチのゲームが見られます。
daily-place = { $count }人中{ $place }位
daily-place-so-far = 今のところ{ $count }人中{ $place }位
daily-column-place = 順位
daily-column-name = 名前
daily-column-result = 結果
daily-column-adjusted = 運を除くと
daily-column-replay = 見直す
daily-replay-of = { $name }のゲームを見直す
daily-forgotten = 誰か
daily-adjusted = { $share }（{ $low }～{ $high }）
daily-adjusted-waits = これから
daily-adjusted-none = コーチの評価なし
daily-adjusted-about = 運を除くと：自分の選択だけで勝ちの100分のいくつに値したか。かっこの中は、コーチの確信の幅です。
daily-adjusted-outside = 0より小さい数や100より大きい数は誤りではありません。それだけの差を運が隠していたということです。
daily-left-out = ほかに{ $count }人います。
daily-nobody = この夢を遊び終えた人はいません。
daily-nobody-yet = 今夜の夢を遊び終えた人はまだいません。一番乗りしませんか。
daily-late = 夜明けまでに終わりませんでした。続きは遊べますが、順位には入りません。
daily-before = 前の夜
daily-after = 次の夜
daily-tonight = 今夜の夢へ

## コーチのゲーム

daily-coach = コーチならこう遊ぶ
daily-coach-about = 同じ席、同じ配り、同じ相手で遊びました：{ $bot }。
daily-coach-playing = いま遊んでいます。終わるとここに出ます。
daily-coach-replay = 一手ずつ見る

## 卓で

daily-mark-about = { $title }、{ $date }：手は取り消せず、ヒントもありません。
daily-end = 今夜のゲームが終わりました。
daily-end-opens = 夜明けまであと{ $time }。そのあと、ゲームの見直しと、運の分と、みんなの遊び方が見られます。
daily-end-open = 夜が明けました。みんなの遊び方を見てみましょう。
daily-end-more = 今夜のほかのゲーム

## 共有する絵

daily-share = 共有する絵
daily-share-about = あなたの結果だけを伝え、配りのことは何も明かしません。
daily-share-send = 共有
daily-share-save = 絵を保存
daily-share-copy = 文字でコピー
daily-share-copied = コピーしました
daily-share-failed = ブラウザが絵を取り出せませんでした。文字でコピーできます。
daily-share-alt = 絵：夜空。{ $text }

## 証明

daily-proof = 前もって決まっていたのか
daily-proof-about = すべての夜は一本の鎖につながっています。その夜の配りは鎖の環から決まり、どの環も次の環のSHA-256ハッシュです。これまでの環をすべて知っていても、これからの環は一つも計算できません。
daily-proof-anchor = 錨：鎖の端（{ $first }からここに公開）
daily-proof-note = 書き留めておけば、これからの配りを誰かが変えても気づけます。
daily-proof-link = この夜の環
daily-proof-link-later = この夜の環は、夜が明けるとここに出ます。
daily-proof-hashings = 続けて{ $number }回ハッシュすると、錨になります。
daily-proof-copy = コピー
daily-proof-check = このブラウザで確かめる
daily-proof-right = 正しく確かめられました。配りはこの環から決まり、環は錨につながっています。混ぜたものも引いたものも、すべて配りから決まっています。
daily-proof-command = 記録をダウンロードして、自分で確かめることもできます：
daily-proof-record = 記録をダウンロード
daily-proof-file = ファイル
