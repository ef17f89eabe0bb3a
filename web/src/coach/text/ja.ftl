### コーチのまわりでページが言うこと。割合と点は勝ちの100分の1です。

## 頼む

analysis-ask = コーチに聞く
analysis-about = 何が運で、何が選択だったのか。コーチがゲーム全体を見ます。1分ほどかかることがあります。
analysis-working = コーチがゲームを見ています
analysis-cancel = やめる
analysis-stopped = コーチは途中でやめました。
analysis-broken = コーチは最後まで見られませんでした。
analysis-again = もう一度聞く
analysis-file = コーチが見るのは、このサーバーのゲームです。ファイルにはコマンドがあります：reverie analyse ファイル

## グラフ

analysis-curve =
    { $players ->
        [1] 一手ごとの形勢
       *[other] 一手ごとの勝ちの見込み
    }
analysis-first-look = まずはざっと見たところです。コーチが見終わると、はっきりします。
analysis-percent = { $share }%
analysis-share = { $share }%（{ $low }～{ $high }）
analysis-stands = { $name } { $share }
analysis-because = { $stands }：{ $parts }
analysis-choice = { $name }：{ $moves }
analysis-deal = 最初に配られたもの
analysis-then = 、次に
analysis-next = ；
analysis-stop = 。
analysis-moment =
    { $after ->
        [0] 最初の手の前
       *[other] { $last }手のうち{ $after }手目のあと
    }
analysis-band = 帯の幅は、コーチの確信の度合いです。
analysis-keys = 矢印キーで一手ずつ、Page UpとPage Downで分かれ目へ移ります。
analysis-table = グラフを表で見る
analysis-column-moment = 手
analysis-column-played = 打った手

## 変化の内訳

analysis-part = { $part } { $sign ->
        [plus] +{ $points }
       *[minus] −{ $points }
    }
analysis-part-luck = 運
analysis-part-error = 自分の選択
analysis-part-others = ほかの人
analysis-part-reveals = 明らかになったこと
analysis-unchanged = 変化なし
analysis-step = 変化の理由
analysis-no-step = まだ何も起きていません。

## 分かれ目

analysis-to-turns = { $count }か所の分かれ目を見る
analysis-turn = { $number }手目
analysis-turn-go = 分かれ目{ $place }を盤で見る
analysis-played = 打った手
analysis-better = より良い手
analysis-better-move = { $moves }（+{ $points }）
analysis-rule = ルール：{ $clause }
analysis-hindsight = あとから見ると
analysis-cost = 100点中{ $points }点の損
analysis-gave = 100点中{ $points }点の得

## ゲーム全体

analysis-whole = ゲーム全体
analysis-won = { $name }の勝ち。
analysis-lost = { $name }は勝てませんでした。
analysis-shared = { $name }は100点中{ $result }点。
analysis-luck-none = 運の影響はありませんでした。
analysis-luck-gave = 運で100点中{ $points }点得をしました。
analysis-luck-took = 運で100点中{ $points }点損をしました。
analysis-adjusted = 運を除くと100点中{ $adjusted }点、おそらく{ $low }から{ $high }の間です。
analysis-outside = 0より小さい数や100より大きい数は誤りではありません。それだけの差を運が隠していたということです。
analysis-words = 「{ $luck }」「{ $play }」
analysis-values = 値 { $values }、手間 { $effort }

## ヒント

hints-about = コーチなら何を考えるでしょう。いくつかの手を、理由とともに示します。この卓でヒントが使われたことは、全員に見えます。
hints-ask = 見せて
hints-working = コーチが考えています…
hints-for = コーチが考える手
hints-win = 勝ちの{ $share }%（{ $low }～{ $high }）
hints-choose = 選ぶと盤の上で選ばれます。決定は盤で行います。
hints-wait = あなたの番になったら、ここで聞けます。
