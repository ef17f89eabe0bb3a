### コーチがゲームのあとに言うこと、ヒントとして言うこと。$move_1、$move_2は手の名前。点は勝ちの100分の1です。

## 一ゲームの運

coach-luck-very-good = 星が歌ってくれた夜
coach-luck-good = やさしい夜
coach-luck-even = 運は良くも悪くもない
coach-luck-bad = 枕が固かった
coach-luck-very-bad = ベッドの下の怪物の勝ち

## 一ゲームの打ち方

coach-play-lucid = 夢の中でも冴えていた
coach-play-good = まばたきひとつ
coach-play-fair = あくびが少し
coach-play-drowsy = かなり眠そう
coach-play-asleep = 夢遊病

## 分かれ目の呼び名

coach-word-slip = あくび
coach-word-mistake = つまずき
coach-word-blunder = ベッドから転落
coach-word-lucky = 流れ星
coach-word-very-lucky = 流星群
coach-word-unlucky = きしむ階段
coach-word-very-unlucky = 目覚まし時計

## 理由

coach-why-better =
    { $you ->
        [yes] 「{ $move_1 }」なら勝ちの{ $share }%を見込めました。打った手では{ $played }%です。
       *[no] 「{ $move_1 }」なら{ $seat }は勝ちの{ $share }%を見込めました。打った手では{ $played }%です。
    }
coach-why-plan =
    { $you ->
        [yes] 良い計画なら勝ちの{ $share }%を見込めました。あなたの計画では{ $played }%です。
       *[no] 良い計画なら{ $seat }は勝ちの{ $share }%を見込めました。打った計画では{ $played }%です。
    }
coach-why-wins =
    { $you ->
        [yes] すぐに勝てる手でした。あなたに想像できる{ $worlds }の世界のうち{ $times }で勝ちです。
       *[no] すぐに勝てる手でした。{ $seat }に想像できる{ $worlds }の世界のうち{ $times }で勝ちです。
    }
coach-why-lets-win =
    { $you_rival_seat ->
        [yes] あなたに勝ちを許しました。想像した{ $worlds }の世界のうち{ $times }で。良い手なら{ $otherwise }です。
       *[no] { $rival_seat }に勝ちを許しました。想像した{ $worlds }の世界のうち{ $times }で。良い手なら{ $otherwise }です。
    }
coach-why-rival =
    { $you_rival_seat ->
        [yes] いちばん得をしたのはあなたです（{ $points }点）。
       *[no] いちばん得をしたのは{ $rival_seat }です（{ $points }点）。
    }
coach-why-mixed = ここは全員が同時に選びます。いつも同じ手では読まれますが、この手はまともな相手の誰に対しても損でした。
coach-why-luck-gave =
    { $you ->
        [yes] ここで運は、平均より{ $points }点多くあなたにくれました。
       *[no] ここで運は、平均より{ $points }点多く{ $seat }にくれました。
    }
coach-why-luck-took =
    { $you ->
        [yes] ここで運は、平均より{ $points }点少なくしかあなたにくれませんでした。
       *[no] ここで運は、平均より{ $points }点少なくしか{ $seat }にくれませんでした。
    }
coach-why-no-choice = 誰にもどうすることもできませんでした。
coach-hindsight =
    { $you ->
        [yes] 隠れていたものがすべて見えていたら、「{ $move_1 }」が最善でした（{ $points }点多い）。あなたには知りようがありません。
       *[no] 隠れていたものがすべて見えていたら、「{ $move_1 }」が最善でした（{ $points }点多い）。{ $seat }には知りようがありません。
    }

## 何も言うことがないとき

coach-silence-unfinished = このゲームは最後まで行われませんでした。どうなったかは誰にも分かりません。コーチは当て推量をしません。
coach-silence-short = このゲームは本当の選択が{ $choices }回だけで終わりました。何か言うには少なすぎます。
coach-silence-no-values = この人数でのこのゲームについて、コーチは値を知りません。学習で得られます：reverie train。
coach-silence-quiet = このゲームを決めた一瞬はありません。みんなが起きていれば、そういうこともあります。

## ヒント

coach-hint-only = ここでは選ぶことがありません。
coach-hint-best = コーチならこれを選びます。
coach-hint-close = 一番目とほぼ同じです。
coach-hint-behind = 一番目より{ $points }点下です。
coach-hint-wins = 誰も応じられなければ、これですぐに勝ちです。
coach-hint-mixed = 全員が同時に選びます。これを{ $percent }%ほどの割合で打ちましょう。

## コマンド

coach-working = ゲームを見ています
coach-of-game = { $game }、{ $players }人、{ $moves }手
coach-by-values = 値 { $values }、手間 { $effort }
coach-column-seat = 席
coach-column-start = 始め
coach-column-luck = 運
coach-column-error = 自分のミス
coach-column-others = ほかの人
coach-column-reveals = 明らかになったこと
coach-column-result = 結果
coach-column-adjusted = 運を除く
coach-points-of-the-win = 点は勝ちの100分の1です。始め、運、自分のミス、ほかの人の選択、明らかになったことを足すと結果になります。
coach-turning-points = 分かれ目
coach-turn = { $number }手目、{ $seat }：{ $word }（{ $points }）
coach-turn-played = 打った手：{ $moves }
coach-turn-better = より良い手：{ $moves }（+{ $points }）
coach-in-hindsight = あとから見ると：{ $text }
coach-luck-and-play = { $seat }：{ $luck }。{ $play }。
refused-coach-effort = 手間{ $given }は選べません。{ $least }から{ $most }までにしてください。
refused-analysis-not-over = このゲームはまだ続いています。コーチが見るのは終わったゲームです。
refused-analysis-busy = コーチは今、たくさんのゲームを見ています。{ $seconds }秒後にもう一度頼んでください。
refused-analysis-too-slow = コーチは{ $seconds }秒たってもこのゲームを見終わらず、あきらめました。
refused-analysis-limit = コーチが一度に見るのは、あなたのゲーム一つだけです。待つか、止めてください。
refused-analysis-stopped = コーチが終える前にサーバーが止まりました。もう一度頼んでください。
refused-hint-others-play = ヒントがあるのは、ほかの全員がボットの卓です。ここではほかの人も遊んでいます。
refused-hint-not-asked = ヒントはあなたに出された問いに対するものです。今は何も問われていません。
refused-hint-watching = ヒントは卓に着いている人のためのものです。
refused-hint-no-mind = この人数でのこのゲームをコーチは打てないので、ヒントはありません。
