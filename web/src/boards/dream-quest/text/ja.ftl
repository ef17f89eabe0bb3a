### ドリームクエストの盤だけが使う言葉。ほかはすべてゲーム自身のテキストにある。

board-movement = 移動力
board-map = 夢ボード：{ $board }。矢印キーで動かし、＋と－で拡大・縮小します。
board-breaks = ろうそくの|芝 羊歯の|階段 青白い|吹きだまり 砂州の|道 恵みの|島々 ささやきの|礁 南の|草地 沈んだ|小道 高床の|町 名前の|沼 赤い|湿原 柳の|土手道 砂丘|街道 灯火の|浜 うつろな|平地 最後の|井戸 燃えがらの|丘 水車|小路 川の|曲がり ほの光る|森 茨の|つづら折り 炉の|岩棚 煙の|石段 黒い|段丘 煉瓦の|道 星明かりの|橋 寒い|峠 夢の|環 提灯の|道 葦の|岸 はしご|小路 隠れた|堰 つぶやきの|谷 イラクサの|冠 金色の|堤 崩れた|壁 ポプラの|高台 静かな|波止場 熾火の|渡し 針の|階段 霧に包まれた|荒れ野 絞首台の|曲がり道
board-clock = 現実ボード：時計
board-hour-asleep = { $name }：{ $hour }時、眠っている
board-hour-awake = { $name }：{ $hour }時、起きている
board-stands-here = { $name }がここで夢を見ています。
board-lies-here = { $name }のアバターがここに横たわっています。
board-kind-start = すべての夢はここから始まります。
board-kind-plain = 何も起こりません。
board-kind-cursed = ここで引いたカードの移動力は1減ります。
board-kind-blessed = 夢の手番をここで終えると、天啓1を得ます。
board-kind-mystery = 夢の手番をここで始めるとダイスを振ります。{ $stuck_up_to }以下ならカードの移動力が0に、{ $lucid_from }以上なら明晰判定がすべて成功します。
board-kind-cycle = 夢の手番をここで始めると、クエストに挑めます。ここでは天啓を得られません。
board-secret = { $space }への隠し道：ここから始まる手番だけが通れます。
board-secret-exit = 隠し道の入口
board-secret-rule = 矢印の向きに進めるのは、その分かれ道から始まる手番の最初の1歩だけです。逆向きにはいつでも通れます。
board-leads = ここから続く道：{ $spaces }。
board-percent = { $chance }％
board-last-slumber = 最後の睡眠なので、判定も結果もなくすぐに目覚めます。
board-visited = この手番ですでに通ったマスです。戻れません。
board-movement-left = 残り移動力 { $movement }
board-head-for = { $space }へ向かう：{ $steps }歩、1歩ずつ確定します
board-walk = 光るマスを選んでください。次の1歩でも、遠くの行き先でもかまいません。
board-walks =
    { $movement ->
        [0] { $name }の移動力は残っていません。
       *[other] { $name }はあと{ $movement }マス進めます。
    }
board-walk-done = 移動力は残っていません。光るマスへ進むには天啓がかかります。
board-on-map = ボードの光るマスを選んでください。
board-pick = 1人のキャラクターを選べるのは1人だけです。
board-taken = { $name }が選びました
board-toll = ダイス2個の合計に{ $add }を足した値が、捧げた数より小さければ勝ちです。{ $providence }すべてなら{ $chance }％。
board-fight = あなたのダイスと明晰に対し、相手はダイスとあなたの印刷値の明晰です。
board-wakes = 目覚める
board-a-die = ダイス
board-chance = 成功の見込み
board-check-lucidity_under = 明晰判定：{ $lucidity }未満の出目
board-check-memory_under = 記憶判定：{ $memory }未満の出目
board-check-memory_over = 逆の記憶判定：{ $memory }を超える出目
board-check-providence_min = 天啓{ $n }以上なら
board-check-providence_max = 天啓{ $n }以下なら
board-success = 成功
board-failure = 失敗
board-costs = コスト：{ $costs }
board-if-success = 成功（{ $chance }％）：{ $outcome }
board-if-failure = 失敗：{ $outcome }
board-tie = 引き分け
board-mystery-stuck = この手番はカードの移動力が0
board-mystery-plain = 何も起こらない
board-mystery-lucid = この手番は明晰判定がすべて成功
board-just-now = いまの出来事
board-told-blessed = 祝福で+1
board-told-woke = 目覚める
board-told-gave-in = 屈する
board-told-slept = 眠りにつく
board-told-cancelled = ペナルティを打ち消す
board-told-back =
    { $count ->
        [0] 道を覚えている
       *[other] { $count }マス戻る
    }
board-told-steps = { $count }歩
board-told-quest = クエストに挑む
board-told-offer = { $offer }を捧げる
board-nightmare = 悪夢
board-die-of = { $name }のダイス：{ $face }
board-counts = 値は{ $count }
board-roll-memory_roll = 記憶ロール
board-roll-mystery = 神秘ロール
board-roll-lucidity_under = 明晰判定
board-roll-memory_under = 記憶判定
board-roll-memory_over = 逆の記憶判定
board-roll-rest = 休息
board-roll-ritual = 大いなる儀式
board-roll-face = 借りものの顔
board-roll-toll = 最後の通行料
board-roll-contest = 対決
board-needs-memory_roll = 値は{ $count }、記憶は{ $against }です。
board-needs-mystery = 値は{ $count }。{ $stuck_up_to }以下ならカードの移動力が0に、{ $lucid_from }以上なら明晰判定が成功します。
board-needs-lucidity_under = 値は{ $count }。{ $against }未満が必要です。
board-needs-memory_under = 値は{ $count }。{ $against }未満が必要です。
board-needs-memory_over = 値は{ $count }。{ $against }を超える必要があります。
board-needs-rest = 値は{ $count }です。
board-needs-ritual = 値は{ $count }。{ $against }以上が必要です。
board-needs-face = 明晰を足して{ $total }対{ $against }。
board-needs-toll =
    { $total }が、捧げた{ $against }より小さくなければなりません。{ $boosts ->
        [0] { "" }
       *[other] 合計は{ $boosts }有利になっています。
    }
board-needs-contest = 明晰を足して{ $total }対{ $against }。
board-kept-back =
    { $amount ->
        [0] このままなら、何も忘れません。
       *[other] このままなら、{ $amount }マス戻ります。
    }
board-kept-stuck = このままなら、この手番はカードの移動力が0です。
board-kept-plain = このままなら、何も起こりません。
board-kept-lucid = このままなら、この手番は明晰判定がすべて成功します。
board-kept-success = このままなら、成功です。
board-kept-failure = このままなら、失敗です。
board-kept-tie = このままなら、引き分けです。
board-kept-gain = このままなら、睡眠が{ $amount }増えます。
board-kept-contest =
    { $you ->
        [yes] このままなら、あなたは睡眠を{ $amount }失います。
       *[no] このままなら、{ $name }は睡眠を{ $amount }失います。
    }
board-asleep = 眠っている
board-awake = 起きている
board-printed = 印刷値
board-tokens = 記憶トークン{ $count }個
board-missing = あと{ $count }
board-to-cycle =
    { $count ->
        [0] 夢の環の中
       *[other] 夢の環まで{ $count }マス
    }
board-cycle =
    { $count ->
        [0] 環の中
       *[other] 環まで{ $count }
    }
board-quest-chance = クエスト { $chance }％
board-quest-great-ritual = とダイス{ $at_least }以上
board-quest-borrowed-face = と戦いの勝利
board-quest-last-toll = 以上を捧げる
board-more = 手番についてさらに
board-my-sheet = 自分のシート
board-memory-table = 記憶{ $memory }で眠りにつくとき
board-die = ダイス
board-back = 戻るマス
board-buy-reroll = ダイスを振り直す
board-buy-boost = ロールを1補正する
board-buy-buy_step = もう1歩
board-buy-buy_slumber = 睡眠1
board-spaces = { $count }マス
board-how-goal = 目標：卓にあるクエストを誰よりも先に果たすこと。そのためには、夢の環で夢を見ていて、十分な天啓を持っている必要があります。
board-how-two = 二つの世界。昼は灰色の時計の上に立ち、夢のアバターは夢ボードに横たわります。夜はその逆です。
board-how-map = 夢ボードではマスの形が効果を表します。矢印つきの点線は隠し道です。
board-how-card = 夢カード：上に移動力、下に選択肢。コスト、条件、成功と失敗の結果が書かれています。プレイ中は成功の見込みも横に出ます。
