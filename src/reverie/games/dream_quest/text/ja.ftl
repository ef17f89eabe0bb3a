### ドリームクエストの画面に出る言葉のすべて。ルール本文は rules.ja.ftl にあります。

game-name = ドリームクエスト
game-pitch = 昼は時計に追われ、夜はドリームランドを旅します。天啓を集め、夢の環にたどり着き、誰よりも早くクエストを果たしましょう。
game-how-to-play =
    最初にクエストを果たした人の勝ちです。クエストが求めるだけの天啓を持ち、夢の環で夢の手番を始めると、クエストに挑めます。
    全員がアバターを2つ持ちます。1つは現実ボードの時計に、1つは夢ボードに置き、どちらか一方だけがアクティブです。
    起きているとき：時刻を1つ進め、現実カードを引き（たいていは睡眠を減らす心配ごとです）、眠りについて記憶のダイスを振ります。忘れた分だけスタートのほうへ戻ります。
    眠っているとき：夢カードを引いて選択肢を1つ選び、許された数まで移動します。この手番で通ったマスには戻れません。そのあと睡眠を1失い、0になると目覚めます。
    選択肢の多くは判定です。ダイスの目が明晰または記憶より小さければ成功です。
    マスの効果：呪いのマスではカードの移動力が1減り、神秘のマスから始まる手番は最初にダイスを振り、祝福のマスで手番を終えると天啓を1得ます。
    隠し道（矢印）に入れるのは、その分かれ道から手番を始めたときだけです。
    天啓で買えるもの：振り直し{ $content_menu_reroll }、ロールを1有利にする{ $content_menu_boost }、1歩{ $content_menu_buy_step }、睡眠1を{ $content_menu_buy_slumber }。天啓は目覚めても残ります。
    移動を終えたマスにほかのアバターがいたら、倒れているものは1マス押し戻し、夢を見ている相手1人に挑めます。双方がダイスに明晰を足し、勝てば相手は差の分だけ睡眠を失います。
    夢の環では天啓を得られませんが、支払いや損失はあります。入る前に十分集めておきましょう。


## 質問

question-choose-character = クエストは「{ quest-name }」、必要な天啓は{ $need }です。どのキャラクターにしますか？
    .help = 記憶は昨夜の道をどれだけ覚えているか、睡眠はどれだけ眠れるか、明晰は判定の通りやすさです。キャラクターごとに特技が1つあります。
question-suffer-card = 「{ card-name }」：天啓{ $providence }のうち{ $cost }を払ってペナルティを打ち消しますか？
    .help = 払わない場合の変化は、{ $changes }です。
question-roll =
    { $roll ->
        [memory_roll] 記憶ロール：出目{ roll-shown }、記憶{ $against }。このままなら{ $amount }マス戻ります。
        [mystery] 神秘ロール：出目{ roll-shown }。{ $kept ->
            [stuck] このままなら、この手番のカードの移動力は0です。
            [lucid] このままなら、この手番の明晰判定はすべて成功します。
           *[other] このままなら、何も起こりません。
        }
        [lucidity_under] 明晰判定：出目{ roll-shown }。{ $against }未満で成功。{ $kept ->
            [success] 成功です。
           *[other] 失敗です。
        }
        [memory_under] 記憶判定：出目{ roll-shown }。{ $against }未満で成功。{ $kept ->
            [success] 成功です。
           *[other] 失敗です。
        }
        [memory_over] 逆の記憶判定：出目{ roll-shown }。{ $against }を超えれば成功。{ $kept ->
            [success] 成功です。
           *[other] 失敗です。
        }
        [rest] 休息：出目{ roll-shown }。このままなら睡眠を{ $amount }得ます。
        [ritual] 大いなる儀式：出目{ roll-shown }。{ $against }以上が必要です。{ $kept ->
            [success] このままなら勝利です。
           *[other] まだ足りません。
        }
        [face] 悪夢との戦い：あなた{ $total }、悪夢{ $against }。{ $kept ->
            [success] このままなら勝利です。
            [tie] 引き分けで、何も起こりません。
           *[other] このままなら睡眠を{ $amount }失います。
        }
       *[toll] 通行料は{ $total }、捧げたのは{ $against }です。{ $kept ->
            [success] このままなら勝利です。
           *[other] このままでは捧げものは無駄になります。
        }
    }そのままにしますか、それとも天啓を使いますか？
    .help =
        天啓は{ $providence }あります。振り直し{ $reroll_cost }、1有利にする{ $boost_cost }、睡眠1（買える場面のみ）{ $slumber_cost }{ $think_cost ->
            [0] { "" }
           *[other] 、批判的思考{ $think_cost }
        }。補正は振り直しても残ります。
roll-shown =
    { $die }{ $bettered ->
        [0] { "" }
       *[other] （値{ $count }）
    }
question-fight = あなたの顔をした悪夢が道をふさいでいます。戦いますか（勝率{ $chance }％）？
    .help = ダイスと明晰の合計を、ダイスと印刷された明晰の合計と比べます。上回れば勝利、下回れば差の分だけ睡眠を失います（今の睡眠は{ $slumber }）。天啓は{ $providence }あり、{ $need }は残しておく必要があります。
question-pay-toll = 天啓{ $providence }のうち、いくつ捧げますか？　ダイス2個に{ $add }を足した数より多ければ勝ちです。
    .help = 捧げた天啓は結果にかかわらず失われます。全部捧げた場合の勝率は{ $chance }％です。
question-foresee = 2枚のうち、どちらを使いますか？
    .help =
        もう1枚は{ $under ->
            [yes] 山札の下に置きます
           *[no] 捨て札にします
        }。
question-resolve-card = 「{ card-name }」、移動力{ $value }。どうしますか？
    .help = 睡眠{ $slumber }、天啓{ $providence }。睡眠1は天啓{ $slumber_cost }で買えます。睡眠が0になるとすぐに目覚めます。
question-walk =
    今いるのは{ space-name }です。{ $movement ->
        [0] 移動力は残っていません。1歩は天啓{ $step_cost }です。
       *[other] 残りの移動力は{ $movement }です。
    }どこへ進みますか？
    .help = この手番で通ったマスには戻れません。移動力がなくなると、1歩を天啓{ $step_cost }で買えます。睡眠1は天啓{ $slumber_cost }です。天啓{ $providence }、睡眠{ $slumber }。
question-send-back = { $other_seat }のアバターを{ space-name }からどこへ戻しますか？
    .help = スタートのほうへ1マスです。行き先が複数あるので、あなたが選びます。
question-challenge = ここに{ $rival_seats }がいます。誰かに挑みますか？
    .help = 双方がダイスに明晰を足します（あなたの明晰は{ $lucidity }）。勝てば相手は差の分だけ睡眠を失って1マス戻り、あなたは1マス進みます。それ以外は何も起こりません。
question-contest =
    { $other_seat }との対決：あなた{ $total }、相手{ $against }。{ $kept ->
        [success] あなたが上回っています。
        [tie] 同点です。
       *[other] あなたが下回っています。
    }天啓を使いますか？
    .help =
        天啓は{ $providence }あります。振り直し{ $reroll_cost }、1有利にする{ $boost_cost }、睡眠1は{ $slumber_cost }{ $think_cost ->
            [0] { "" }
           *[other] 、批判的思考は{ $think_cost }
        }。{ $mover ->
            [yes] あなたの合計が上回ったときだけ効果があります。
           *[no] 相手の合計が上回ったときだけ効果があり、差の分だけ睡眠を失って1マス戻されます。{ $kept ->
                [failure] このままなら、睡眠を{ $amount }失い、{ $wakes ->
                    [yes] 目覚めて1マス戻されます。
                   *[no] 1マス戻されます。
                }
               *[other] このままなら、何も起こりません。
            }
        }
question-advance = 対決に勝ち、{ space-name }から1マス前進します。どこへ進みますか？
    .help = これは歩数に数えません。移動力を使わず、この手番で通ったマスにも入れます。


## 手

move-pick_character = { character-name }
    .effect = { sheet-told }
sheet-told = { character-profession }。{ sheet-values }。{ ability-name }：{ character-ability }
sheet-values =
    記憶{ $memory }、睡眠{ $slumber }、明晰{ $lucidity }{ $providence ->
        [0] { "" }
       *[other] 、天啓{ $providence }
    }
move-cancel_penalties = 払ってペナルティを打ち消す
    .effect = 天啓{ $cost }を払う
move-accept = そのまま受け入れる
    .effect = { $changes }
changes-each =
    { $stat ->
        [slumber] 睡眠{ $change }
        [lucidity] 明晰{ $change }
       *[memory] 記憶{ $change }
    }
move-keep = そのままにする
move-reroll = 振り直す
    .effect = 天啓{ $reroll_cost }を払う
    .help = 補正は残ります。
move-reroll_die =
    { $die ->
        [0] 1個目のダイスを振り直す
       *[other] 2個目のダイスを振り直す
    }
    .effect = 天啓{ $reroll_cost }を払う
move-boost = ロールを1有利にする
    .effect = 天啓{ $boost_cost }を払う
    .help = 値が1増えるか減るかは、あなたに有利なほうです。
move-think = 思考する：ロールを1有利にする
    .effect = 天啓{ $think_cost }を払う、1ロールにつき1回
    .help = 批判的思考です。
move-buy_slumber = 睡眠を1買う
    .effect = 天啓{ $slumber_cost }を払う
move-attempt = 戦う
    .effect = 勝率{ $chance }％
move-offer = { $amount }を捧げる
    .effect = 勝率{ $chance }％
move-decline = 見送る
move-foresee = 「{ card-name }」を使う
    .effect = 移動力{ $value }。{ $choices }
    .help = { card-flavour }
choices-each = { offered }
choices-gap = { "" }
move-choose = { choice-name }
    .effect = { offer }
move-give_in = 屈して目覚める
move-step = { space-name }へ進む
    .effect = { step-leads }
step-leads =
    { $secret ->
        [yes] 隠し道、
       *[no] { "" }
    }{ $to_cycle ->
        [0] 夢の環の中
       *[other] 夢の環まで{ $to_cycle }マス
    }
move-buy_step = 1歩を買って{ space-name }へ進む
    .effect = 天啓{ $step_cost }を払う、{ step-leads }
move-stop = ここで止まる
move-push = { $other_seat }を{ space-name }へ押し戻す
move-challenge = { $other_seat }に挑む
    .effect = 勝率{ $chance }％
move-pass = パス
move-advance = { space-name }へ前進する
move-drive = { space-name }へ後退させる


## できごと

event-game-begun =
    クエストは「{ quest-name }」：{ quest-flavour }必要な天啓は{ $need }です。{ $you_first_seat ->
        [yes] あなたから始めます。
       *[no] { $first_seat }から始めます。
    }
event-character-taken =
    { $you ->
        [yes] あなたは{ character-name }です。{ sheet-told }
       *[no] { $seat }は{ character-name }です。{ sheet-values }。
    }
event-round-started = 第{ $round_no }ラウンドです。
event-reality-drawn =
    { $you ->
        [yes] あなた
       *[no] { $seat }
    }は起きています。時刻は{ $hour }時。「{ card-name }」を引きました：{ card-flavour }
event-penalties-cancelled =
    { $you ->
        [yes] あなた
       *[no] { $seat }
    }は天啓{ $cost }を払ってペナルティを打ち消しました。残りは{ $providence }です。
event-card-suffered =
    { $you ->
        [yes] あなた
       *[no] { $seat }
    }は睡眠{ $slumber }、明晰{ $lucidity }、記憶{ $memory }で床につきます。
event-fell-asleep =
    { $you ->
        [yes] あなた
       *[no] { $seat }
    }は眠りにつき、夢の中で{ space-name }に立ちました。
event-die-thrown =
    { $you ->
        [yes] { $again ->
            [yes] あなたは払って振り直し、{ $die }を出しました。天啓は残り{ $providence }です。
           *[no] { die-you }
        }
       *[no] { $again ->
            [yes] { $seat }は払って振り直し、{ $die }を出しました。天啓は残り{ $providence }です。
           *[no] { die-other }
        }
    }
die-you =
    { $roll ->
        [memory_roll] 記憶ロール：あなたの出目は{ $die }です。
        [mystery] 神秘ロール：あなたの出目は{ $die }です。
        [rest] 休息のロール：あなたの出目は{ $die }です。
        [ritual] 儀式が極まります：あなたの出目は{ $die }です。
        [face] 悪夢との戦い：あなたの出目は{ $die }です。
        [toll] 通行料のロール：あなたの出目は{ $die }です。
        [contest] 対決のロール：あなたの出目は{ $die }です。
       *[other] 判定のロール：あなたの出目は{ $die }です。
    }
die-other =
    { $roll ->
        [memory_roll] 記憶ロール：{ $seat }の出目は{ $die }です。
        [mystery] 神秘ロール：{ $seat }の出目は{ $die }です。
        [rest] 休息のロール：{ $seat }の出目は{ $die }です。
        [ritual] 儀式が極まります：{ $seat }の出目は{ $die }です。
        [face] 悪夢との戦い：{ $seat }の出目は{ $die }です。
        [toll] 通行料のロール：{ $seat }の出目は{ $die }です。
        [contest] 対決のロール：{ $seat }の出目は{ $die }です。
       *[other] 判定のロール：{ $seat }の出目は{ $die }です。
    }
event-nightmare-threw = 悪夢の出目は{ $die }です。
event-roll-bettered =
    { $you ->
        [yes] あなた
       *[no] { $seat }
    }は天啓{ $cost }で{ $thought ->
        [yes] 思考し
       *[no] ロールを補正し
    }、{ roll-counts }になりました。天啓は残り{ $providence }です。
roll-counts =
    { $roll ->
        [toll] 合計は{ $count }
       *[other] 値は{ $count }
    }
event-slumber-bought =
    { $you ->
        [yes] あなた
       *[no] { $seat }
    }は天啓{ $cost }で睡眠を1買いました。睡眠{ $slumber }、天啓は残り{ $providence }です。
event-memory-tested =
    { $back ->
        [0] { $you ->
            [yes] あなた
           *[no] { $seat }
        }は道を覚えています。
       *[other] { $you ->
            [yes] あなた
           *[no] { $seat }
        }は道の一部を忘れ、{ $back }マス戻って{ space-name }へ移りました。
    }
event-deck-shuffled =
    { $deck ->
        [dream] 捨て札を混ぜて夢の山札を作り直しました（{ $cards }枚）。
       *[reality] 捨て札を混ぜて現実の山札を作り直しました（{ $cards }枚）。
    }
event-dream-turn-began =
    { $you ->
        [yes] あなた
       *[no] { $seat }
    }は{ space-name }から夢を続けます。睡眠は{ $slumber }です。
event-mystery-solved =
    { $mystery ->
        [stuck] 神秘が{ $you ->
            [yes] あなた
           *[no] { $seat }
        }を引き止めます。この手番のカードの移動力は0です。
        [lucid] 神秘が{ $you ->
            [yes] あなた
           *[no] { $seat }
        }の心を澄ませます。この手番の明晰判定は成功します。
       *[plain] 神秘は{ $you ->
            [yes] あなた
           *[no] { $seat }
        }を通り過ぎました。
    }
event-card-drawn =
    { $you ->
        [yes] あなた
       *[no] { $seat }
    }は「{ card-name }」を引きました：{ card-flavour }
event-card-foreseen =
    { $you ->
        [yes] あなた
       *[no] { $seat }
    }は「{ card-name }」を使います。もう1枚は{ $under ->
        [yes] 山札の下に置きます
       *[no] 捨て札にします
    }。
event-card-turned-up = 「{ card-name }」のここでの移動力は{ $value }です。
event-choice-offered =
    { $you ->
        [yes] { $legal ->
            [yes] { "" }
           *[no] { offered }
        }
       *[no] { offered }
    }
offered =
    「{ choice-name }」{ $legal ->
        [yes] { "" }
       *[no] （今は選べません）
    }：{ offer }
offer =
    { $last_slumber ->
        [yes] { offer-costs }最後の睡眠なので、判定も結果もなくすぐに目覚めます。
       *[no] { offer-costs }{ offer-check }{ offer-outcomes }
    }
offer-costs =
    { $pay_slumber ->
        [0] { "" }
       *[other] 睡眠{ $pay_slumber }を払う。
    }{ $pay_providence ->
        [0] { "" }
       *[other] 天啓{ $pay_providence }を払う。
    }
offer-check =
    { $check ->
        [none] { "" }
        [lucidity_under] 明晰判定（{ $chance }％）、
        [memory_under] 記憶判定（{ $chance }％）、
        [memory_over] 逆の記憶判定（{ $chance }％）、
        [providence_min] 天啓が{ $n }以上なら、
       *[providence_max] 天啓が{ $n }以下なら、
    }
offer-outcomes =
    { $has_failure ->
        [yes] 成功なら{ offer-success }。失敗なら{ offer-failure }。
       *[no] { offer-success }。
    }
offer-success =
    { $success_wakes ->
        [yes] 目覚める
       *[no] 移動力{ $success_movement }
    }{ $success_providence ->
        [none] { "" }
       *[other] 、天啓{ $success_providence }
    }{ $success_slumber ->
        [none] { "" }
       *[other] 、睡眠{ $success_slumber }
    }{ $success_lucidity ->
        [none] { "" }
       *[other] 、明晰{ $success_lucidity }
    }{ $success_slumber_d6 ->
        [none] { "" }
       *[other] 、睡眠+ダイス1個
    }
offer-failure =
    { $failure_wakes ->
        [yes] 目覚める
       *[no] 移動力{ $failure_movement }
    }{ $failure_providence ->
        [none] { "" }
       *[other] 、天啓{ $failure_providence }
    }{ $failure_slumber ->
        [none] { "" }
       *[other] 、睡眠{ $failure_slumber }
    }{ $failure_lucidity ->
        [none] { "" }
       *[other] 、明晰{ $failure_lucidity }
    }{ $failure_slumber_d6 ->
        [none] { "" }
       *[other] 、睡眠+ダイス1個
    }
event-choice-taken =
    { $you ->
        [yes] あなた
       *[no] { $seat }
    }は「{ choice-name }」を選びました{ $pay_slumber ->
        [0] { "" }
       *[other] （睡眠{ $pay_slumber }を払う）
    }{ $pay_providence ->
        [0] { "" }
       *[other] （天啓{ $pay_providence }を払う）
    }。
event-gave-in =
    { $you ->
        [yes] あなた
       *[no] { $seat }
    }は「{ card-name }」のどの選択肢も払えず、屈しました。
event-test-lucid =
    { $you ->
        [yes] あなた
       *[no] { $seat }
    }の心は澄んでいます。明晰判定は自動的に成功です。
event-tested =
    { $success ->
        [yes] { $against }に対して{ $count }：{ $you ->
            [yes] あなた
           *[no] { $seat }
        }は判定に成功しました。
       *[no] { $against }に対して{ $count }：{ $you ->
            [yes] あなた
           *[no] { $seat }
        }は判定に失敗しました。
    }
event-outcome =
    { $slumber ->
        [0] { outcome-woken }
       *[other] { outcome-dreaming }
    }
outcome-woken =
    { $you ->
        [yes] あなたの睡眠は0になりました
       *[no] { $seat }の睡眠は0になりました
    }{ $providence_change ->
        [0] { "" }
       *[other] 。天啓は{ $providence }になりました
    }。
outcome-dreaming =
    { $you ->
        [yes] あなた
       *[no] { $seat }
    }は{ $movement ->
        [0] 移動できません
       *[other] { $movement }マスまで移動できます
    }{ $providence_change ->
        [0] { "" }
       *[other] 。天啓は{ $providence }になりました
    }{ $slumber_change ->
        [0] { "" }
       *[other] 。睡眠は{ $slumber }になりました
    }{ $lucidity_change ->
        [0] { "" }
       *[other] 。明晰は{ $lucidity }になりました
    }。
event-stepped =
    { $bought ->
        [yes] { $you ->
            [yes] あなた
           *[no] { $seat }
        }は1歩を買って{ space-name }へ進みました。天啓は残り{ $providence }です。
       *[no] { $you ->
            [yes] あなた
           *[no] { $seat }
        }は{ space-name }へ進みました。
    }
event-sent-back =
    { $you_other_seat ->
        [yes] あなた
       *[no] { $other_seat }
    }のアバターは{ space-name }へ戻されました。
event-challenged =
    { $you ->
        [yes] あなたは{ $other_seat }に挑みました。
       *[no] { $seat }は{ $you_other_seat ->
            [yes] あなた
           *[no] { $other_seat }
        }に挑みました。
    }
event-contest-decided =
    { $total }対{ $against }：{ $won ->
        [yes] { $you_other_seat ->
            [yes] あなた
           *[no] { $other_seat }
        }は睡眠を{ $loss }失い、残りは{ $slumber }です。
       *[no] 何も起こりません。
    }
event-advanced =
    { $you ->
        [yes] あなた
       *[no] { $seat }
    }は{ space-name }へ前進しました。
event-dream-turn-ended =
    { $you ->
        [yes] あなた
       *[no] { $seat }
    }の夢の手番は{ space-name }で終わりました。睡眠は{ $slumber }です。
event-blessed =
    祝福の地です。{ $you ->
        [yes] あなた
       *[no] { $seat }
    }の天啓は{ $providence }になりました。
event-woke =
    { $you ->
        [yes] あなた
       *[no] { $seat }
    }は目覚めました。睡眠は{ $slumber }、明晰は{ $lucidity }に戻ります。
event-quest-tried =
    { $offer ->
        [0] { $you ->
            [yes] あなた
           *[no] { $seat }
        }はクエスト「{ quest-name }」に挑みます。
       *[other] { $you ->
            [yes] あなた
           *[no] { $seat }
        }は最後の通行料として天啓{ $offer }を捧げます。
    }
quest-weighed =
    { $quest ->
        [last-toll] 通行料は{ $total }、捧げたのは{ $against }
        [borrowed-face] { $total }対{ $against }
       *[other] 出たのは{ $total }、必要なのは{ $against }
    }
event-quest-decided =
    { quest-weighed }：{ $kept ->
        [success] { $you ->
            [yes] あなた
           *[no] { $seat }
        }はクエストを果たしました！
        [tie] 引き分けで、何も起こりません。
       *[other] クエストは果たせませんでした。{ $loss ->
            [0] { "" }
           *[other] { $you ->
                [yes] あなた
               *[no] { $seat }
            }は睡眠を{ $loss }失います。
        }
    }
event-game-ended =
    { $reason ->
        [quest] { $you_winners ->
            [yes] あなた
           *[no] { $winners }
        }はクエスト「{ quest-name }」を果たし、永遠に夢の中に留まります。
       *[long_stop] { $round_no }ラウンドで夜が明け、誰もクエストを果たせませんでした。順位：{ $ranking }。
    }
ranking-each = { $place }位 { $seat }


## 結果

standing-score = { $score }位

result-quest =
    { $you_winners ->
        [yes] あなた
       *[no] { $winners }
    }の勝ちです。クエストを果たしました。
result-long_stop = 勝者はいません。決めたラウンド数が終わりました。順位は天啓、夢の環への近さ、睡眠の順で決まります。


## 卓で選べること

option-characters = キャラクター
    .help = ランダムに配るか、手番順に選びます。
option-quest = クエスト
    .help = ランダムに、または相談して1つ選びます。
option-reality_deck = 現実の山札
    .help = 標準の{ $content_reality_cards_entries_deck_standard }枚、または「長い夜」の全{ $content_reality_cards_entries }枚です。改訂版ではいつも全{ $content_reality_cards_entries }枚を使います。
option-board = 夢ボード
    .help = 140マスのドリームランド、または65マスの「短い夜」です。
option-edition = 版
    .help = 初版、または数値が異なり、夢カードが増え、現実カード全{ $content_reality_cards_entries }枚を使い、移動力を使い切る改訂版です。
option-opening = 始め方
    .help = 「最後の夜」は短いゲームです。夢のアバターは全員、夢の環のすぐそばから始め、シートに印刷された天啓のほかに、クエストに必要な天啓とさらに10を持ちます。
option-max_rounds = ラウンド数の上限
    .help = このラウンド数で勝者なしに終わります。0なら上限はありません。


## 卓の上にあるもの

field-quest = クエスト
    .help = 全員に共通です。夢の環で夢の手番を始めるときに確認します。
field-need = 必要な天啓
    .help = クエストが求める数です。
field-round_no = ラウンド
    .help = 全員が1回ずつ手番を行います。
field-reality_card = 現実カード
    .help = この現実の手番で引いたカードです。
field-in_play = 夢カード
    .help = この夢の手番で引いたカードです。予見なら何枚かになります。
field-card_value = その移動力
    .help = 呪いと神秘を反映した数です。
field-mystery = 神秘
    .help = この手番の神秘ロールの結果です。
field-movement = 残りの移動力
    .help = この手番であと何マス進めるかです。
field-character = キャラクター
    .help = 誰を演じているかです。
field-hour = 時刻
    .help = 現実のアバターが時計のどこにいるかです。
field-space = マス
    .help = 夢のアバターの場所です。
field-asleep = 眠っている
    .help = 眠っていれば夢のアバター、起きていれば現実のアバターがアクティブです。
field-slumber = 睡眠
    .help = 0になると目覚めます。
field-lucidity = 明晰
    .help = 明晰判定ではこれより小さい目が必要です。
field-providence = 天啓
    .help = クエストが求めるもの、そしてあらゆる支払いに使うものです。
field-memory = 記憶
    .help = 印刷された記憶から記憶トークンを引いた値です。高いほど忘れません。
field-missing = 不足分
    .help = クエストまでに足りない天啓です。
field-to_cycle = 夢の環までの道のり
    .help = 隠し道も含めた最短の道の数です。
field-sheets = 印刷値
    .help = 印刷された値、記憶トークン、今クエストに挑んだ場合の成功率です。
field-roll = ロール
    .help = 卓上のダイスと、そのままにした場合の結果です。
field-choices = 選択肢
    .help = カードの選択肢。コスト、成功率、結果つきです。
field-destinations = 届く場所
    .help = 残りの移動力で終えられるマスです。
field-turn = 手番
    .help = 誰の手番か、そこまでに何があったかです。
field-decks = 山札
    .help = 山札の残り枚数と捨て札です。
field-agenda = これから起こること
    .help = 下にあるものから順に起こります。
field-tokens = 記憶トークン
field-chance = 成功率（％）
field-seat = 席
field-first_seat = 最初の席
field-start = 開始マス
field-visited = 通った道
field-chosen = 選んだもの
field-offer = 捧げた数
field-dream = 夢の山札
field-dream_bottom = 底の見えたカード
field-dream_discard = 夢の捨て札
field-reality = 現実の山札
field-reality_discard = 現実の捨て札
field-kind = 種類
field-dice = ダイス
field-face = 出目
field-boosts = 補正
field-thought = 思考済み
field-count = 値
field-total = 合計
field-against = 相手の数
field-kept = そのままなら
field-amount = 数
field-choice = 選択肢
field-last_slumber = 最後の睡眠を払う
field-card = カード
field-wakes = 目覚める
field-legal = 選べる
field-pay_slumber = 睡眠コスト
field-pay_providence = 天啓コスト
field-check = 判定
field-n = 基準
field-success = 成功
field-failure = 失敗
field-slumber_d6 = 睡眠のダイス
field-slumber_zero = 睡眠が0になる
field-path = 道順
field-step = 手順
field-asked = 質問先
field-after_pass = パスのあと
field-bought = 購入済み
field-pushed = 押し戻される席
field-driven = 後退する席


## 卓を見る

look-map = 夢ボード 地図
    .title = 言葉で読む夢ボード
    .help = 今いる場所、道の続く先、距離。夢ボード に続けてマスや地方の名前を打つと、そこについて読めます
look-map-here =
    { $you ->
        [yes] あなた
       *[no] { $seat }
    }の夢のアバターは{ space-name }にいます。{ map-distances }
look-map-space = { space-name }。{ map-distances }
map-distances =
    { $to_cycle ->
        [0] ここは夢の環です。
       *[other] 夢の環まで、ふつうの道で{ $open_to_cycle }マス{ $has_short_cut ->
            [yes] 、隠し道を使えば{ $to_cycle }マス
           *[no] { "" }
        }です。
    }{ $to_blessed ->
        [-1] { "" }
        [0] このマスは祝福されています。
       *[other] 一番近い祝福のマスは{ $blessed }で、{ $to_blessed }マス先です。
    }{ $to_start ->
        [0] ここはスタートです。
       *[other] スタートまで{ $to_start }マスです。
    }
look-map-way =
    { space-name }への道{ $secret ->
        [open] （隠し道、入れます）
        [closed] （隠し道、ここから始まる手番でだけ入れます）
       *[no] { "" }
    }：{ $steps ->
        [1] { way-end }
       *[other] { $steps }マス先が{ way-end }、{ $end }
    }です{ $to_cycle ->
        [0] { "" }
       *[other] 。そこから夢の環まで最短{ $to_cycle }マスです
    }。
way-end =
    { $end_kind ->
        [crossroads] 分かれ道
        [cycle] 夢の環
        [start] スタート
       *[dead_end] 行き止まり
    }
look-map-other =
    { $seat }は{ space-name }にいます（{ $asleep ->
        [yes] 夢の中
       *[no] 起きている
    }）。{ $to_cycle ->
        [0] そこは夢の環です。
       *[other] 夢の環まで最短{ $to_cycle }マスです。
    }
look-map-links =
    { space-name }から続く道：{ $links }{ $has_secret ->
        [yes] 。隠し道で{ $secret }へ
       *[no] { "" }
    }。
look-map-unknown = このボードに「{ $about }」というマスや地方はありません。
look-sheets = シート
    .title = キャラクターシート
    .help = 全員が誰か、印刷された値と特技
look-sheet = { $seat }：{ character-name }、{ sheet-told }
look-sheet-left = まだ空いています：{ character-name }、{ sheet-told }


## できないこと

refused-dream-quest-too-dear = それには天啓が{ $cost }必要ですが、{ $providence }しかありません。
refused-dream-quest-slumber-full = 睡眠はすでに上限の{ $slumber }です。
refused-dream-quest-not-for-sale =
    { $item ->
        [reroll] いま振り直せる自分のロールはありません。
        [boost] いま有利にできる自分のロールはありません。
        [buy_step] 1歩を買えるのは移動中だけです。
       *[other] いま睡眠は買えません。買えるのは、カードの選択、判定、移動、対決のときだけです。
    }
refused-dream-quest-which-die = ダイスは2個あります。1個目か2個目か、振り直すほうを選んでください。
refused-dream-quest-one-die = 自分のダイスは1個だけです。それを振り直してください。
refused-dream-quest-cannot-think = 批判的思考はベッドフォード教授の特技です。
refused-dream-quest-no-lucidity-roll = 批判的思考が使えるのは明晰ロール（明晰判定か、対決での自分のダイス）だけです。
refused-dream-quest-thought-already = このロールではすでに思考しました。1ロールにつき1回だけです。
refused-dream-quest-need-stays = 天啓{ $providence }のうち{ $need }はクエストのために残す必要があるので、{ $cost }は使えません。
refused-dream-quest-character-taken = { character-name }はすでに選ばれています。別のキャラクターを選んでください。
refused-dream-quest-choice-left = まだ選べる選択肢があるので、屈することはできません。
refused-dream-quest-choice-unpaid =
    「{ choice-name }」には{ $slumber ->
        [0] 天啓{ $providence }
       *[other] 睡眠{ $slumber }{ $providence ->
            [0] { "" }
           *[other] と天啓{ $providence }
        }
    }を全額払う必要があります。
refused-dream-quest-choice-closed =
    「{ choice-name }」は選べません。天啓は{ $providence }で、条件は{ $check ->
        [providence_max] { $n }以下
       *[other] { $n }以上
    }です。
refused-dream-quest-exact = 改訂版では移動力を使い切ります（残り{ $movement }マス）。1歩進んでください。
refused-dream-quest-no-such-space = このボードに{ $space }というマスはありません。
refused-dream-quest-not-linked = ここから{ space-name }へ続く道はありません。
refused-dream-quest-no-return = { space-name }はこの手番ですでに通りました。別のマスへ進んでください。
refused-dream-quest-secret = { space-name }への隠し道に入れるのは、その分かれ道から手番を始めたときだけです。
refused-dream-quest-no-movement = 移動力が残っていません。1歩は天啓{ $cost }で買えます。
refused-dream-quest-movement-left = まだ{ $movement }マス移動できます。1歩を買う前に使ってください。
refused-dream-quest-offer = { $lowest }以上、手持ちの{ $providence }以下を捧げてください。
refused-dream-quest-boards = ボードはちょうどこれだけ必要です：{ $wanted }。
refused-dream-quest-bad-id = 「{ $id }」はここでは知られていない名前か、重複しています。名前は1語で、1回だけ使えます。
refused-dream-quest-memory-table = 記憶表には記憶ごとに0以上の数が6つ並ぶ行が必要です：{ $rows }。
refused-dream-quest-hours = 現実ボードはH1から続く{ $hours }時間の環でなければなりません。
refused-dream-quest-no-quest = クエスト「{ $quest }」がありません。オプションにある3つは必ず入れてください。
refused-dream-quest-too-few = 数が足りません。少なくとも{ $wanted }必要です。
refused-dream-quest-no-way-back = { $space }からスタートのほうへ開いた道がありません。追加してください。
refused-dream-quest-one-start = スタートマスはちょうど1つ必要です：{ $start }。
refused-dream-quest-link = { $space }と{ $other }は互いを挙げる必要があります。道は双方向で、同じ道は1度だけ書き、自分自身へは続きません。
refused-dream-quest-secret-exit = { $space }の隠し道は、3つ以上ある道の1つでなければなりません。
refused-dream-quest-cut-off = { $space }はスタートから行けないか、夢の環に届きません。
refused-dream-quest-to-start = { $space }はスタートから{ $found }の距離で、{ $given }ではありません。
refused-dream-quest-below-nothing = 天啓が0より少なくなることはありません。
refused-dream-quest-cards = 次のカードがないか、2か所にあります：{ $cards }。どのカードもちょうど1か所にあります。
refused-dream-quest-round = 第{ $round_no }ラウンドはありえません。ラウンドは1から数え、上限を超えません。
refused-dream-quest-turn = この手番の記録はありえません。道、カード、ダイスが互いに合う必要があります。
refused-dream-quest-agenda = これからの手順が手番に合いません。一番下は次の手番で、その上の手順にはカードやダイスが必要です。

## キャラクター

name-bedford = ウォーレン・ベッドフォード教授
name-snyder = ジョン・スナイダー
name-serpent = とぐろを巻く蛇
name-blunt = アマンダ・ブラント
name-silverlake = グロリア・シルバーレイク
name-maypole = トレント・メイポール
profession-bedford = 学者
profession-snyder = 労働者
profession-serpent = シャーマン
profession-blunt = 学生
profession-silverlake = オカルト作家
profession-maypole = 子ども
profession-maypole-revised = 道楽者
flavour-bedford = 夢の国を笑っていたが、亡き祖父が迎えに来た。
flavour-snyder = 寝不足の港湾労働者。六歳から夢を歩いてきた。
flavour-serpent = 街に暮らしても、渡りの古い術は失わなかった。
flavour-blunt = 心理学には退屈でも、瞼の裏の国には飽きない。
flavour-silverlake = 前作の悪役は実在した。続編は自分の物語だ。
flavour-maypole = 一番の宝物は、眠りの向こう側にある。
name-critical_thinking = 批判的思考
name-regular_shifts = 規則正しい勤務
name-between_worlds = 世界のはざまを歩む
name-so_much_potential = あふれる可能性
name-foresight = 予見
name-no_responsibilities = 気楽な身分
ability-critical_thinking = 明晰ロールごとに1回、天啓{ $think_cost }を払って1だけ有利にできます。
ability-regular_shifts = 現実カードの睡眠の損失を受けません。
ability-between_worlds =
    { $secret_anywhere ->
        [yes] 眠った状態で始め、移動中いつでも隠し道に入れます。
       *[no] 眠った状態で始めます。
    }
ability-so_much_potential = 引いたばかりの現実カードのペナルティを、天啓{ $cancel_cost }を払って打ち消せます。
ability-foresight =
    { $draws ->
        [1] 夢カードを1枚引きます。
       *[other] 夢カードを{ $draws }枚引いて1枚を使い、もう1枚は{ $other_card ->
            [bottom] 山札の下に置きます。
           *[discard] 捨て札にします。
        }
    }
ability-no_responsibilities = 夢の手番の終わりに睡眠を失いません。
character-name =
    { $character ->
        [bedford] { name-bedford }
        [snyder] { name-snyder }
        [serpent] { name-serpent }
        [blunt] { name-blunt }
        [silverlake] { name-silverlake }
        [maypole] { name-maypole }
       *[other] { $character }
    }
character-profession =
    { $character ->
        [bedford] { profession-bedford }
        [snyder] { profession-snyder }
        [serpent] { profession-serpent }
        [blunt] { profession-blunt }
        [silverlake] { profession-silverlake }
        [maypole] { $edition ->
            [revised] { profession-maypole-revised }
           *[first] { profession-maypole }
        }
       *[other] { $character }
    }
character-ability =
    { $ability ->
        [critical_thinking] { ability-critical_thinking }
        [regular_shifts] { ability-regular_shifts }
        [between_worlds] { ability-between_worlds }
        [so_much_potential] { ability-so_much_potential }
        [foresight] { ability-foresight }
        [no_responsibilities] { ability-no_responsibilities }
       *[other] { $ability }
    }
ability-name =
    { $ability ->
        [critical_thinking] { name-critical_thinking }
        [regular_shifts] { name-regular_shifts }
        [between_worlds] { name-between_worlds }
        [so_much_potential] { name-so_much_potential }
        [foresight] { name-foresight }
        [no_responsibilities] { name-no_responsibilities }
       *[other] { $ability }
    }

## Quests

name-great-ritual = 大いなる儀式
name-borrowed-face = 借りものの顔
name-last-toll = 最後の通行料
flavour-great-ritual = 儀式が極まるとき、環の中に立て。
flavour-borrowed-face = あなたの顔をした悪夢が道をふさぐ。
flavour-last-toll = 番人は値を言わない。決めるのはあなただ。
quest-name =
    { $quest ->
        [great-ritual] { name-great-ritual }
        [borrowed-face] { name-borrowed-face }
        [last-toll] { name-last-toll }
       *[other] { $quest }
    }
quest-flavour =
    { $quest ->
        [great-ritual] { flavour-great-ritual }
        [borrowed-face] { flavour-borrowed-face }
        [last-toll] { flavour-last-toll }
       *[other] { $quest }
    }

## 夢カード、現実カード

name-great-library = 大図書館
name-tax-recounting = 税の数え直し
name-gate-of-dreams = 夢の門
name-cave-of-visions = 幻視の洞窟
name-strange-mushrooms = 奇妙なキノコ
name-celestial-music = 天上の音楽
name-nightmare-monster = 悪夢の怪物
name-lucid-dream = 明晰夢
name-stampede = 暴走する馬群
name-native-village = 先住民の村
name-crow-formation = カラスの編隊
name-sleeping-ward = 眠りの病棟
name-old-hermit = 老いた隠者
name-moon-kite = 月の凧
name-white-ship = 白い帆船
name-incoming-asteroid = 迫る小惑星
name-zeppelin-captains = 飛行船の船長たち
name-melting-clocks = 溶ける時計
name-flying-dream = 空飛ぶ夢
name-mirror-of-desire = 欲望の鏡
name-magus = 魔術師
name-theatre-play = 芝居
name-sentient-mist = 意思をもつ霧
name-room-of-eyes = 目の部屋
name-ancient-battle = いにしえの戦い
name-half-time = ハーフタイム
name-pegasus = ペガサス
name-haita-the-shepherd = 羊飼いハイータ
name-maiden = 乙女
name-shrine-of-the-elder-gods = 旧き神々の祠
name-puzzle-box = からくり箱
name-lake-of-hali = ハリ湖
name-friendly-zoog = 人なつこいズーグ
name-alarm-clock = 目覚まし時計
name-sunshine = 日の光
name-they = やつら
name-abdominal-pain = 腹痛
name-bank = 銀行
name-demotion = 降格
name-fine = 罰金
name-friend = 友人
name-missing = 行方不明
name-evacuation = 避難
name-good-dinner = ごちそう
name-cheating-spouse = 不倫
name-dog = 犬
name-horror-movie-night = ホラー映画の夜
name-early-hours = 早朝勤務
name-accident-witness = 事故の目撃者
name-jet-lag = 時差ぼけ
name-dreamcatcher = ドリームキャッチャー
name-the-pastor = 牧師
name-the-policeman = 警官
name-screams = 悲鳴
name-infant-trouble = 赤ん坊の熱
name-broken-bed = 壊れたベッド
flavour-great-library = 果てしない棚に、眠る人一人につき一冊の本。
flavour-tax-recounting = この村からは数が抜け落ちてしまった。
flavour-gate-of-dreams = 門番のソグとソクは、ほら話を聞きたがる。
flavour-cave-of-visions = 捨てられた悪夢がここに棲みついている。
flavour-strange-mushrooms = 空腹に負け、光る笠を口にした。
flavour-celestial-music = どこからともなく竪琴の音がする。
flavour-nightmare-monster = おぞましいものが道の真ん中で食事中だ。
flavour-lucid-dream = 自分の住む通り。眠っていると分かっている。
flavour-stampede = ダイラス＝リーンから野生の馬が押し寄せる。
flavour-native-village = 物静かな人々に、とどまるよう請われる。
flavour-crow-formation = 頭上のカラスが言葉をつづっている。
flavour-sleeping-ward = 落ち着かない者のための清潔な寝台。
flavour-old-hermit = 道ばたの老人が話を聞かせたがっている。
flavour-moon-kite = 子どもが糸で月をつないでいる。
flavour-white-ship = 船長はふさわしい者しか乗せない。
flavour-incoming-asteroid = 落ちてくる山が空を覆い隠す。
flavour-zeppelin-captains = ムナールの飛行船乗りは物語を商う。
flavour-melting-clocks = 柔らかな文字盤が、目覚めまでの時を刻む。
flavour-flying-dream = 足が地面を離れた。
flavour-mirror-of-desire = 鏡はあなたの一番の望みを知っている。
flavour-magus = 魔術師が弟子を探している。
flavour-theatre-play = 幕が上がる。せりふは一つも知らない。
flavour-sentient-mist = 霧はあなたの考えに沿って形を変える。
flavour-room-of-eyes = 通るたびに壁がまばたきをする。
flavour-ancient-battle = 死せる軍勢が、敗れた戦をまた繰り返す。
flavour-half-time = 同点、残るはワンプレー。
flavour-pegasus = 翼のある馬が草を食んでいる。
flavour-haita-the-shepherd = 笛と羊の群れ、そして一つの物語。
flavour-maiden = その名は幸福。昼の光よりもまばゆい。
flavour-shrine-of-the-elder-gods = 半ば忘れられ、半ば目覚めた古き神々。
flavour-puzzle-box = 銀の鍵しか合わないという。
flavour-lake-of-hali = 黒い水面の上に月が二つ。
flavour-friendly-zoog = 触角のある何かに懐かれた。
flavour-alarm-clock = 空にサイレン。鳴っているのは枕元だ。
flavour-sunshine = 白い光、そして自分の部屋の窓。
flavour-they = いつも一本後ろの通りに誰かがいる。
flavour-abdominal-pain = 心配ごとが胃に居座っている。
flavour-bank = 返済が滞り、扉を叩く拳。
flavour-demotion = 疲れた仕事ぶりの報いは小さな机。
flavour-fine = 役人に挨拶を忘れ、高くついた。
flavour-friend = 旧友があなたの貯金とともに去る。
flavour-missing = 子どもが帰らない。理由は誰も知らない。
flavour-evacuation = 火災の鐘、冷たい階段、裸足。
flavour-good-dinner = 安い肉は高くついた。
flavour-cheating-spouse = 早く帰宅した。今夜は安宿の寝台だ。
flavour-dog = 動物病院の固い椅子で過ごす夜。
flavour-horror-movie-night = 一本見すぎた。明かりは消せない。
flavour-early-hours = 勤務は日の出より早い。
flavour-accident-witness = 事故を見た。今も目に浮かぶ。
flavour-jet-lag = 違う時刻、違う寝床。
flavour-dreamcatcher = 糸と羽根の贈り物が頭上に揺れる。
flavour-the-pastor = 説教が家までついて来る。
flavour-the-policeman = 灯りの下、夜通しの尋問。
flavour-screams = 月明かりの外で誰かが吠える。
flavour-infant-trouble = 熱のある赤ん坊に一時間おきに呼ばれる。
flavour-broken-bed = 脚が折れ、今夜は長椅子で眠る。
card-name =
    { $card ->
        [great-library] { name-great-library }
        [tax-recounting] { name-tax-recounting }
        [gate-of-dreams] { name-gate-of-dreams }
        [cave-of-visions] { name-cave-of-visions }
        [strange-mushrooms] { name-strange-mushrooms }
        [celestial-music] { name-celestial-music }
        [nightmare-monster] { name-nightmare-monster }
        [lucid-dream] { name-lucid-dream }
        [stampede] { name-stampede }
        [native-village] { name-native-village }
        [crow-formation] { name-crow-formation }
        [sleeping-ward] { name-sleeping-ward }
        [old-hermit] { name-old-hermit }
        [moon-kite] { name-moon-kite }
        [white-ship] { name-white-ship }
        [incoming-asteroid] { name-incoming-asteroid }
        [zeppelin-captains] { name-zeppelin-captains }
        [melting-clocks] { name-melting-clocks }
        [flying-dream] { name-flying-dream }
        [mirror-of-desire] { name-mirror-of-desire }
        [magus] { name-magus }
        [theatre-play] { name-theatre-play }
        [sentient-mist] { name-sentient-mist }
        [room-of-eyes] { name-room-of-eyes }
        [ancient-battle] { name-ancient-battle }
        [half-time] { name-half-time }
        [pegasus] { name-pegasus }
        [haita-the-shepherd] { name-haita-the-shepherd }
        [maiden] { name-maiden }
        [shrine-of-the-elder-gods] { name-shrine-of-the-elder-gods }
        [puzzle-box] { name-puzzle-box }
        [lake-of-hali] { name-lake-of-hali }
        [friendly-zoog] { name-friendly-zoog }
        [alarm-clock] { name-alarm-clock }
        [sunshine] { name-sunshine }
        [they] { name-they }
        [abdominal-pain] { name-abdominal-pain }
        [bank] { name-bank }
        [demotion] { name-demotion }
        [fine] { name-fine }
        [friend] { name-friend }
        [missing] { name-missing }
        [evacuation] { name-evacuation }
        [good-dinner] { name-good-dinner }
        [cheating-spouse] { name-cheating-spouse }
        [dog] { name-dog }
        [horror-movie-night] { name-horror-movie-night }
        [early-hours] { name-early-hours }
        [accident-witness] { name-accident-witness }
        [jet-lag] { name-jet-lag }
        [dreamcatcher] { name-dreamcatcher }
        [the-pastor] { name-the-pastor }
        [the-policeman] { name-the-policeman }
        [screams] { name-screams }
        [infant-trouble] { name-infant-trouble }
        [broken-bed] { name-broken-bed }
       *[other] { $card }
    }
card-flavour =
    { $card ->
        [great-library] { flavour-great-library }
        [tax-recounting] { flavour-tax-recounting }
        [gate-of-dreams] { flavour-gate-of-dreams }
        [cave-of-visions] { flavour-cave-of-visions }
        [strange-mushrooms] { flavour-strange-mushrooms }
        [celestial-music] { flavour-celestial-music }
        [nightmare-monster] { flavour-nightmare-monster }
        [lucid-dream] { flavour-lucid-dream }
        [stampede] { flavour-stampede }
        [native-village] { flavour-native-village }
        [crow-formation] { flavour-crow-formation }
        [sleeping-ward] { flavour-sleeping-ward }
        [old-hermit] { flavour-old-hermit }
        [moon-kite] { flavour-moon-kite }
        [white-ship] { flavour-white-ship }
        [incoming-asteroid] { flavour-incoming-asteroid }
        [zeppelin-captains] { flavour-zeppelin-captains }
        [melting-clocks] { flavour-melting-clocks }
        [flying-dream] { flavour-flying-dream }
        [mirror-of-desire] { flavour-mirror-of-desire }
        [magus] { flavour-magus }
        [theatre-play] { flavour-theatre-play }
        [sentient-mist] { flavour-sentient-mist }
        [room-of-eyes] { flavour-room-of-eyes }
        [ancient-battle] { flavour-ancient-battle }
        [half-time] { flavour-half-time }
        [pegasus] { flavour-pegasus }
        [haita-the-shepherd] { flavour-haita-the-shepherd }
        [maiden] { flavour-maiden }
        [shrine-of-the-elder-gods] { flavour-shrine-of-the-elder-gods }
        [puzzle-box] { flavour-puzzle-box }
        [lake-of-hali] { flavour-lake-of-hali }
        [friendly-zoog] { flavour-friendly-zoog }
        [alarm-clock] { flavour-alarm-clock }
        [sunshine] { flavour-sunshine }
        [they] { flavour-they }
        [abdominal-pain] { flavour-abdominal-pain }
        [bank] { flavour-bank }
        [demotion] { flavour-demotion }
        [fine] { flavour-fine }
        [friend] { flavour-friend }
        [missing] { flavour-missing }
        [evacuation] { flavour-evacuation }
        [good-dinner] { flavour-good-dinner }
        [cheating-spouse] { flavour-cheating-spouse }
        [dog] { flavour-dog }
        [horror-movie-night] { flavour-horror-movie-night }
        [early-hours] { flavour-early-hours }
        [accident-witness] { flavour-accident-witness }
        [jet-lag] { flavour-jet-lag }
        [dreamcatcher] { flavour-dreamcatcher }
        [the-pastor] { flavour-the-pastor }
        [the-policeman] { flavour-the-policeman }
        [screams] { flavour-screams }
        [infant-trouble] { flavour-infant-trouble }
        [broken-bed] { flavour-broken-bed }
       *[other] { $card }
    }

## 選択肢

name-study-the-shelves = 本棚を調べる
name-walk-on = 先へ進む
name-audit-every-coin = 硬貨を一枚ずつ検める
name-pocket-the-hoard = 財宝を懐に入れる
name-speak-honestly = 正直に話す
name-say-nothing = 何も言わない
name-stare-them-down = にらみ返す
name-hide-your-eyes = 目を覆う
name-keep-them-down = こらえて飲み込む
name-seek-the-player = 奏者を探す
name-keep-walking = 歩き続ける
name-give-battle = 戦いを挑む
name-go-around = 回り道をする
name-recall-the-rules = 決まりごとを思い出す
name-leap-onto-one = 一頭に飛び乗る
name-up-a-tree = 木に登る
name-live-among-them = 彼らと暮らす
name-move-along = 立ち去る
name-read-the-sign = しるしを読む
name-look-away = 目をそらす
name-lie-down = 横になる
name-stay-on-your-feet = 立ったままでいる
name-hear-it-out = 最後まで聞く
name-hurry-past = 急いで通り過ぎる
name-take-the-string = 糸を受け取る
name-let-the-child-be = 子どもをそっとしておく
name-plead-your-case = 訴えかける
name-decline-with-thanks = 丁重に断る
name-push-it-aside = 押しのける
name-take-cover = 身を隠す
name-stow-away = 密航する
name-trade-your-story = 自分の物語と引き換える
name-go-on-foot = 歩いて行く
name-turn-back-the-hands = 針を巻き戻す
name-soar = 舞い上がる
name-land-and-walk = 降りて歩く
name-look-away-in-time = すんでのところで目をそらす
name-be-the-pupil = 弟子になる
name-refuse = 断る
name-make-it-up = 即興で演じる
name-leave-the-stage = 舞台を降りる
name-shape-it = 霧を形づくる
name-walk-through = 通り抜ける
name-slip-out-unseen = 見られずに抜け出す
name-take-a-side = どちらかに加勢する
name-skirt-the-field = 戦場を迂回する
name-take-the-shot = シュートを打つ
name-tame-it = 手なずける
name-let-it-graze = 草を食ませておく
name-hear-of-carcosa = カルコサの話を聞く
name-decline = 遠慮する
name-turn-from-her = 背を向ける
name-take-her-hand = その手を取る
name-pray = 祈る
name-bow-and-pass = 一礼して通り過ぎる
name-hunt-for-the-key = 鍵を探す
name-force-the-lid = ふたをこじ開ける
name-leave-it-shut = 閉じたままにする
name-rest-on-the-shore = 岸辺で休む
name-let-it-follow = ついて来させる
name-name-the-tune = 曲名を当てる
name-hear-the-long-tale = 長い話を聞く
name-hear-the-short-tale = 短い話を聞く
name-wake = 目覚める
choice-name =
    { $choice ->
        [study-the-shelves] { name-study-the-shelves }
        [walk-on] { name-walk-on }
        [audit-every-coin] { name-audit-every-coin }
        [pocket-the-hoard] { name-pocket-the-hoard }
        [speak-honestly] { name-speak-honestly }
        [say-nothing] { name-say-nothing }
        [stare-them-down] { name-stare-them-down }
        [hide-your-eyes] { name-hide-your-eyes }
        [keep-them-down] { name-keep-them-down }
        [seek-the-player] { name-seek-the-player }
        [keep-walking] { name-keep-walking }
        [give-battle] { name-give-battle }
        [go-around] { name-go-around }
        [recall-the-rules] { name-recall-the-rules }
        [leap-onto-one] { name-leap-onto-one }
        [up-a-tree] { name-up-a-tree }
        [live-among-them] { name-live-among-them }
        [move-along] { name-move-along }
        [read-the-sign] { name-read-the-sign }
        [look-away] { name-look-away }
        [lie-down] { name-lie-down }
        [stay-on-your-feet] { name-stay-on-your-feet }
        [hear-it-out] { name-hear-it-out }
        [hurry-past] { name-hurry-past }
        [take-the-string] { name-take-the-string }
        [let-the-child-be] { name-let-the-child-be }
        [plead-your-case] { name-plead-your-case }
        [decline-with-thanks] { name-decline-with-thanks }
        [push-it-aside] { name-push-it-aside }
        [take-cover] { name-take-cover }
        [stow-away] { name-stow-away }
        [trade-your-story] { name-trade-your-story }
        [go-on-foot] { name-go-on-foot }
        [turn-back-the-hands] { name-turn-back-the-hands }
        [soar] { name-soar }
        [land-and-walk] { name-land-and-walk }
        [look-away-in-time] { name-look-away-in-time }
        [be-the-pupil] { name-be-the-pupil }
        [refuse] { name-refuse }
        [make-it-up] { name-make-it-up }
        [leave-the-stage] { name-leave-the-stage }
        [shape-it] { name-shape-it }
        [walk-through] { name-walk-through }
        [slip-out-unseen] { name-slip-out-unseen }
        [take-a-side] { name-take-a-side }
        [skirt-the-field] { name-skirt-the-field }
        [take-the-shot] { name-take-the-shot }
        [tame-it] { name-tame-it }
        [let-it-graze] { name-let-it-graze }
        [hear-of-carcosa] { name-hear-of-carcosa }
        [decline] { name-decline }
        [turn-from-her] { name-turn-from-her }
        [take-her-hand] { name-take-her-hand }
        [pray] { name-pray }
        [bow-and-pass] { name-bow-and-pass }
        [hunt-for-the-key] { name-hunt-for-the-key }
        [force-the-lid] { name-force-the-lid }
        [leave-it-shut] { name-leave-it-shut }
        [rest-on-the-shore] { name-rest-on-the-shore }
        [let-it-follow] { name-let-it-follow }
        [name-the-tune] { name-name-the-tune }
        [hear-the-long-tale] { name-hear-the-long-tale }
        [hear-the-short-tale] { name-hear-the-short-tale }
        [wake] { name-wake }
       *[other] { $choice }
    }

## 地域とマス

name-start = スタート
name-plain = 通常
name-cursed = 呪い
name-blessed = 祝福
name-mystery = 神秘
name-cycle = 夢の環
name-TH = 敷居
name-CG = ろうそくの芝
name-FS = 羊歯の階段
name-PD = 青白い吹きだまり
name-SW = 砂州の道
name-GI = 恵みの島々
name-WR = ささやきの礁
name-SM = 南の草地
name-DP = 沈んだ小道
name-ST = 高床の町
name-MN = 名前の沼
name-RF = 赤い湿原
name-WC = 柳の土手道
name-DR = 砂丘街道
name-LS = 灯火の浜
name-HF = うつろな平地
name-LW = 最後の井戸
name-CH = 燃えがらの丘
name-ML = 水車小路
name-RB = 川の曲がり
name-GW = ほの光る森
name-TS = 茨のつづら折り
name-FU = 炉の岩棚
name-SS = 煙の石段
name-BT = 黒い段丘
name-BR = 煉瓦の道
name-SB = 星明かりの橋
name-CP = 寒い峠
name-DC = 夢の環
name-LN = 提灯の道
name-RD = 葦の岸
name-LK = はしご小路
name-HW = 隠れた堰
name-MV = つぶやきの谷
name-CN = イラクサの冠
name-GD = 金色の堤
name-BW = 崩れた壁
name-PH = ポプラの高台
name-QY = 静かな波止場
name-EM = 熾火の渡し
name-NT = 針の階段
name-VL = 霧に包まれた荒れ野
name-SL = 水門
name-GL = 絞首台の曲がり道
name-TH0 = 敷居（スタート）
name-CG1 = ろうそくの芝1
name-CG2 = ろうそくの芝2
name-CG3 = ろうそくの芝3
name-CG4 = ろうそくの芝4
name-CG5 = ろうそくの芝5
name-CG6 = ろうそくの芝6
name-CG7 = ろうそくの芝7
name-CG8 = ろうそくの芝8
name-FS1 = 羊歯の階段1
name-FS2 = 羊歯の階段2
name-FS3 = 羊歯の階段3
name-FS4 = 羊歯の階段4
name-PD1 = 青白い吹きだまり1（神秘）
name-PD2 = 青白い吹きだまり2（神秘）
name-PD3 = 青白い吹きだまり3（神秘）
name-SW1 = 砂州の道1
name-SW2 = 砂州の道2
name-SW3 = 砂州の道3
name-SW4 = 砂州の道4
name-GI1 = 恵みの島々1（祝福）
name-GI2 = 恵みの島々2（祝福）
name-GI3 = 恵みの島々3（祝福）
name-GI4 = 恵みの島々4（祝福）
name-GI5 = 恵みの島々5（祝福）
name-WR1 = ささやきの礁1（神秘）
name-WR2 = ささやきの礁2（神秘）
name-WR3 = ささやきの礁3
name-WR4 = ささやきの礁4（神秘）
name-WR5 = ささやきの礁5（神秘）
name-WR6 = ささやきの礁6（神秘）
name-SM1 = 南の草地1
name-SM2 = 南の草地2
name-SM3 = 南の草地3
name-SM4 = 南の草地4
name-SM5 = 南の草地5
name-DP1 = 沈んだ小道1
name-DP2 = 沈んだ小道2
name-DP3 = 沈んだ小道3
name-DP4 = 沈んだ小道4
name-ST1 = 高床の町1
name-ST2 = 高床の町2
name-ST3 = 高床の町3
name-ST4 = 高床の町4
name-ST5 = 高床の町5
name-MN1 = 名前の沼1
name-MN2 = 名前の沼2
name-MN3 = 名前の沼3
name-MN4 = 名前の沼4
name-MN5 = 名前の沼5
name-RF1 = 赤い湿原1（呪い）
name-RF2 = 赤い湿原2（呪い）
name-RF3 = 赤い湿原3
name-RF4 = 赤い湿原4（呪い）
name-RF5 = 赤い湿原5（呪い）
name-RF6 = 赤い湿原6（呪い）
name-WC1 = 柳の土手道1
name-WC2 = 柳の土手道2
name-WC3 = 柳の土手道3
name-DR1 = 砂丘街道1
name-DR2 = 砂丘街道2
name-DR3 = 砂丘街道3
name-DR4 = 砂丘街道4
name-LS1 = 灯火の浜1
name-LS2 = 灯火の浜2
name-LS3 = 灯火の浜3
name-HF1 = うつろな平地1（祝福）
name-HF2 = うつろな平地2
name-HF3 = うつろな平地3
name-HF4 = うつろな平地4
name-HF5 = うつろな平地5
name-HF6 = うつろな平地6
name-HF7 = うつろな平地7
name-LW1 = 最後の井戸1
name-LW2 = 最後の井戸2
name-CH1 = 燃えがらの丘1
name-CH2 = 燃えがらの丘2
name-CH3 = 燃えがらの丘3
name-CH4 = 燃えがらの丘4
name-CH5 = 燃えがらの丘5
name-CH6 = 燃えがらの丘6
name-CH7 = 燃えがらの丘7
name-ML1 = 水車小路1
name-ML2 = 水車小路2
name-ML3 = 水車小路3
name-ML4 = 水車小路4
name-RB1 = 川の曲がり1
name-RB2 = 川の曲がり2
name-RB3 = 川の曲がり3
name-RB4 = 川の曲がり4
name-RB5 = 川の曲がり5
name-RB6 = 川の曲がり6
name-GW1 = ほの光る森1（神秘）
name-GW2 = ほの光る森2（神秘）
name-GW3 = ほの光る森3（神秘）
name-GW4 = ほの光る森4（神秘）
name-GW5 = ほの光る森5（神秘）
name-GW6 = ほの光る森6
name-TS1 = 茨のつづら折り1
name-TS2 = 茨のつづら折り2
name-TS3 = 茨のつづら折り3（呪い）
name-TS4 = 茨のつづら折り4（呪い）
name-TS5 = 茨のつづら折り5（呪い）
name-TS6 = 茨のつづら折り6（呪い）
name-TS7 = 茨のつづら折り7（呪い）
name-TS8 = 茨のつづら折り8（呪い）
name-FU1 = 炉の岩棚1
name-FU2 = 炉の岩棚2（呪い）
name-FU3 = 炉の岩棚3（呪い）
name-SS1 = 煙の石段1
name-SS2 = 煙の石段2
name-BT1 = 黒い段丘1
name-BT2 = 黒い段丘2
name-BT3 = 黒い段丘3
name-BT4 = 黒い段丘4
name-BR1 = 煉瓦の道1
name-BR2 = 煉瓦の道2
name-BR3 = 煉瓦の道3
name-BR4 = 煉瓦の道4
name-BR5 = 煉瓦の道5
name-BR6 = 煉瓦の道6
name-BR7 = 煉瓦の道7
name-SB1 = 星明かりの橋1（祝福）
name-SB2 = 星明かりの橋2（祝福）
name-SB3 = 星明かりの橋3（祝福）
name-SB4 = 星明かりの橋4（祝福）
name-SB5 = 星明かりの橋5（祝福）
name-CP1 = 寒い峠1
name-CP2 = 寒い峠2
name-CP3 = 寒い峠3
name-DC0 = 夢の環0
name-DC1 = 夢の環1
name-DC2 = 夢の環2
name-DC3 = 夢の環3
name-DC4 = 夢の環4
name-DC5 = 夢の環5
name-DC6 = 夢の環6
name-DC7 = 夢の環7
name-DC8 = 夢の環8
name-DC9 = 夢の環9
name-LN1 = 提灯の道1
name-LN2 = 提灯の道2
name-LN3 = 提灯の道3
name-LN4 = 提灯の道4
name-LN5 = 提灯の道5
name-RD1 = 葦の岸1
name-RD2 = 葦の岸2
name-RD3 = 葦の岸3
name-RD4 = 葦の岸4
name-RD5 = 葦の岸5
name-LK1 = はしご小路1
name-LK2 = はしご小路2
name-LK3 = はしご小路3
name-HW1 = 隠れた堰1
name-HW2 = 隠れた堰2
name-MV1 = つぶやきの谷1（神秘）
name-MV2 = つぶやきの谷2（神秘）
name-MV3 = つぶやきの谷3（神秘）
name-MV4 = つぶやきの谷4（神秘）
name-MV5 = つぶやきの谷5
name-CN1 = イラクサの冠1（呪い）
name-CN2 = イラクサの冠2（呪い）
name-CN3 = イラクサの冠3（呪い）
name-CN4 = イラクサの冠4（呪い）
name-GD1 = 金色の堤1
name-GD2 = 金色の堤2（祝福）
name-GD3 = 金色の堤3（祝福）
name-GD4 = 金色の堤4（祝福）
name-GD5 = 金色の堤5（祝福）
name-GD6 = 金色の堤6
name-CN5 = イラクサの冠5
name-BW1 = 崩れた壁1
name-BW2 = 崩れた壁2
name-BW3 = 崩れた壁3
name-PH1 = ポプラの高台1
name-PH2 = ポプラの高台2
name-PH3 = ポプラの高台3
name-PH4 = ポプラの高台4
name-QY1 = 静かな波止場1
name-QY2 = 静かな波止場2
name-QY3 = 静かな波止場3
name-QY4 = 静かな波止場4
name-EM1 = 熾火の渡し1
name-EM2 = 熾火の渡し2（祝福）
name-EM3 = 熾火の渡し3
name-NT1 = 針の階段1
name-VL1 = 霧に包まれた荒れ野1
name-VL2 = 霧に包まれた荒れ野2（神秘）
name-VL3 = 霧に包まれた荒れ野3（神秘）
name-VL4 = 霧に包まれた荒れ野4
name-SL1 = 水門1
name-GL1 = 絞首台の曲がり道1
name-GL2 = 絞首台の曲がり道2（呪い）
name-GL3 = 絞首台の曲がり道3（呪い）
name-GL4 = 絞首台の曲がり道4（呪い）
name-GL5 = 絞首台の曲がり道5
space-name =
    { $space ->
        [TH0] { name-TH0 }
        [CG1] { name-CG1 }
        [CG2] { name-CG2 }
        [CG3] { name-CG3 }
        [CG4] { name-CG4 }
        [CG5] { name-CG5 }
        [CG6] { name-CG6 }
        [CG7] { name-CG7 }
        [CG8] { name-CG8 }
        [FS1] { name-FS1 }
        [FS2] { name-FS2 }
        [FS3] { name-FS3 }
        [FS4] { name-FS4 }
        [PD1] { name-PD1 }
        [PD2] { name-PD2 }
        [PD3] { name-PD3 }
        [SW1] { name-SW1 }
        [SW2] { name-SW2 }
        [SW3] { name-SW3 }
        [SW4] { name-SW4 }
        [GI1] { name-GI1 }
        [GI2] { name-GI2 }
        [GI3] { name-GI3 }
        [GI4] { name-GI4 }
        [GI5] { name-GI5 }
        [WR1] { name-WR1 }
        [WR2] { name-WR2 }
        [WR3] { name-WR3 }
        [WR4] { name-WR4 }
        [WR5] { name-WR5 }
        [WR6] { name-WR6 }
        [SM1] { name-SM1 }
        [SM2] { name-SM2 }
        [SM3] { name-SM3 }
        [SM4] { name-SM4 }
        [SM5] { name-SM5 }
        [DP1] { name-DP1 }
        [DP2] { name-DP2 }
        [DP3] { name-DP3 }
        [DP4] { name-DP4 }
        [ST1] { name-ST1 }
        [ST2] { name-ST2 }
        [ST3] { name-ST3 }
        [ST4] { name-ST4 }
        [ST5] { name-ST5 }
        [MN1] { name-MN1 }
        [MN2] { name-MN2 }
        [MN3] { name-MN3 }
        [MN4] { name-MN4 }
        [MN5] { name-MN5 }
        [RF1] { name-RF1 }
        [RF2] { name-RF2 }
        [RF3] { name-RF3 }
        [RF4] { name-RF4 }
        [RF5] { name-RF5 }
        [RF6] { name-RF6 }
        [WC1] { name-WC1 }
        [WC2] { name-WC2 }
        [WC3] { name-WC3 }
        [DR1] { name-DR1 }
        [DR2] { name-DR2 }
        [DR3] { name-DR3 }
        [DR4] { name-DR4 }
        [LS1] { name-LS1 }
        [LS2] { name-LS2 }
        [LS3] { name-LS3 }
        [HF1] { name-HF1 }
        [HF2] { name-HF2 }
        [HF3] { name-HF3 }
        [HF4] { name-HF4 }
        [HF5] { name-HF5 }
        [HF6] { name-HF6 }
        [HF7] { name-HF7 }
        [LW1] { name-LW1 }
        [LW2] { name-LW2 }
        [CH1] { name-CH1 }
        [CH2] { name-CH2 }
        [CH3] { name-CH3 }
        [CH4] { name-CH4 }
        [CH5] { name-CH5 }
        [CH6] { name-CH6 }
        [CH7] { name-CH7 }
        [ML1] { name-ML1 }
        [ML2] { name-ML2 }
        [ML3] { name-ML3 }
        [ML4] { name-ML4 }
        [RB1] { name-RB1 }
        [RB2] { name-RB2 }
        [RB3] { name-RB3 }
        [RB4] { name-RB4 }
        [RB5] { name-RB5 }
        [RB6] { name-RB6 }
        [GW1] { name-GW1 }
        [GW2] { name-GW2 }
        [GW3] { name-GW3 }
        [GW4] { name-GW4 }
        [GW5] { name-GW5 }
        [GW6] { name-GW6 }
        [TS1] { name-TS1 }
        [TS2] { name-TS2 }
        [TS3] { name-TS3 }
        [TS4] { name-TS4 }
        [TS5] { name-TS5 }
        [TS6] { name-TS6 }
        [TS7] { name-TS7 }
        [TS8] { name-TS8 }
        [FU1] { name-FU1 }
        [FU2] { name-FU2 }
        [FU3] { name-FU3 }
        [SS1] { name-SS1 }
        [SS2] { name-SS2 }
        [BT1] { name-BT1 }
        [BT2] { name-BT2 }
        [BT3] { name-BT3 }
        [BT4] { name-BT4 }
        [BR1] { name-BR1 }
        [BR2] { name-BR2 }
        [BR3] { name-BR3 }
        [BR4] { name-BR4 }
        [BR5] { name-BR5 }
        [BR6] { name-BR6 }
        [BR7] { name-BR7 }
        [SB1] { name-SB1 }
        [SB2] { name-SB2 }
        [SB3] { name-SB3 }
        [SB4] { name-SB4 }
        [SB5] { name-SB5 }
        [CP1] { name-CP1 }
        [CP2] { name-CP2 }
        [CP3] { name-CP3 }
        [DC0] { name-DC0 }
        [DC1] { name-DC1 }
        [DC2] { name-DC2 }
        [DC3] { name-DC3 }
        [DC4] { name-DC4 }
        [DC5] { name-DC5 }
        [DC6] { name-DC6 }
        [DC7] { name-DC7 }
        [DC8] { name-DC8 }
        [DC9] { name-DC9 }
        [LN1] { name-LN1 }
        [LN2] { name-LN2 }
        [LN3] { name-LN3 }
        [LN4] { name-LN4 }
        [LN5] { name-LN5 }
        [RD1] { name-RD1 }
        [RD2] { name-RD2 }
        [RD3] { name-RD3 }
        [RD4] { name-RD4 }
        [RD5] { name-RD5 }
        [LK1] { name-LK1 }
        [LK2] { name-LK2 }
        [LK3] { name-LK3 }
        [HW1] { name-HW1 }
        [HW2] { name-HW2 }
        [MV1] { name-MV1 }
        [MV2] { name-MV2 }
        [MV3] { name-MV3 }
        [MV4] { name-MV4 }
        [MV5] { name-MV5 }
        [CN1] { name-CN1 }
        [CN2] { name-CN2 }
        [CN3] { name-CN3 }
        [CN4] { name-CN4 }
        [GD1] { name-GD1 }
        [GD2] { name-GD2 }
        [GD3] { name-GD3 }
        [GD4] { name-GD4 }
        [GD5] { name-GD5 }
        [GD6] { name-GD6 }
        [CN5] { name-CN5 }
        [BW1] { name-BW1 }
        [BW2] { name-BW2 }
        [BW3] { name-BW3 }
        [PH1] { name-PH1 }
        [PH2] { name-PH2 }
        [PH3] { name-PH3 }
        [PH4] { name-PH4 }
        [QY1] { name-QY1 }
        [QY2] { name-QY2 }
        [QY3] { name-QY3 }
        [QY4] { name-QY4 }
        [EM1] { name-EM1 }
        [EM2] { name-EM2 }
        [EM3] { name-EM3 }
        [NT1] { name-NT1 }
        [VL1] { name-VL1 }
        [VL2] { name-VL2 }
        [VL3] { name-VL3 }
        [VL4] { name-VL4 }
        [SL1] { name-SL1 }
        [GL1] { name-GL1 }
        [GL2] { name-GL2 }
        [GL3] { name-GL3 }
        [GL4] { name-GL4 }
        [GL5] { name-GL5 }
       *[other] { $space }
    }

## 画面に出るその他の言葉

name-random = ランダム
name-choose = 選択
name-standard = 標準
name-long_night = 長い夜
name-dreamlands = ドリームランド
name-short_night = 短い夜
name-first = 初版
name-revised = 改訂版
name-threshold = はじめから
name-last_night = 最後の夜
name-stuck = カードの移動力は0
name-lucid = 明晰判定は必ず成功
name-memory_roll = 記憶ロール
name-lucidity_under = 明晰判定
name-memory_under = 記憶判定
name-memory_over = 逆の記憶判定
name-providence_min = 天啓が足りる
name-providence_max = 天啓が少ない
name-rest = 休息
name-ritual = 大いなる儀式
name-face = 借りものの顔
name-toll = 最後の通行料
name-contest = 対決
name-success = 成功
name-failure = 失敗
name-tie = 引き分け
name-back = マス後退
name-gain = 睡眠の獲得
name-Prepare = 準備
name-BeginPlay = ゲーム開始
name-ChooseCharacter = キャラクターを選ぶ
name-Turn = 次の手番
name-RealTurn = 現実の手番
name-FallAsleep = 眠りにつく
name-MemoryLoss = 記憶の後退
name-SufferCard = 現実カードの効果
name-DreamTurn = 夢の手番
name-CloseTurn = 夢の手番の終わり
name-Meet = 出会い
name-DriveBack = 敗者の後退
name-GoForward = 勝者の前進
name-ContestResult = 対決の結果
name-ContestWindow = 対決中の購入
name-ChallengeOne = 挑戦
name-PushOne = アバターを押し戻す
name-Walk = 移動
name-Outcome = 選択の結果
name-DecideTest = 判定の決着
name-ResolveCard = 夢カードの処理
name-ForeseeCard = 2枚から1枚
name-TurnUpCard = カードを公開
name-DrawDream = 夢カードを引く
name-MysteryResult = 神秘ロールの結果
name-EnterMystery = 神秘
name-QuestResult = クエストの決着
name-Fight = 悪夢との戦い
name-PayToll = 捧げもの
name-CheckVictory = 勝利の確認
name-RollWindow = ロールへの支払い
