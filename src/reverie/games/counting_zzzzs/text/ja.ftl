### カウンティングZzzzsについて人が読む言葉のすべて（ルール本文は rules.ja.ftl）。

game-name = カウンティングZzzzs
game-pitch = できるだけ長く、できるだけ甘い夢を見ましょう。となりの夢には悪夢をひとつまみ。そして、ちょうどいい瞬間に目を覚ましましょう。
game-how-to-play =
    先に{ $content_setup_target }点に達した人がその場で勝ちます。山札がなくなると朝です。すべての夢が得点になり、最も点の多い人が勝ちます。
    手番では、まず手札が5枚になるまで引きます。
    次に、要素（人物、場所、もの、行動）を1枚、必ず自分の夢に出します。
    その要素は、夢の最後の要素とテーマが1つ以上同じで、種類は違っていなければなりません。
    そのあともう1枚出します。眠っているほかのプレイヤーの夢に要素を入れるか、アクションを使うか、好きなカードを捨てます。
    「めざめ」カード、10枚目の要素、または出せる要素がないとき（行き詰まり）に目を覚まします。行き詰まると手札も失います。
    目を覚ますと夢の得点を計算します。ただし、要素が5枚以上ある夢だけが得点になります。
    要素1枚につき1点、それにカードの数値と、相性のあるカードの組み合わせが加わります。
    文脈カードは横向きに置きます。目を覚ましたとき、プラスの要素のほうが多ければプラス側に、マイナスのほうが多ければマイナス側に向きます。同数なら横向きのままです。
    「強制」は次の要素のテーマや文脈カードの向きを決め、「防御」はほかのプレイヤーが自分に使ったカードを防ぎます。
    応答できるカードが出るたびに、応答を持っているかもしれない全員に非公開で確認します。


## 質問と手

question-first-card =
    { $opening ->
        [start] あなたは起きています。どの要素から夢を始めますか？
        [forced] あなたの夢の最後は{ element-name }です。次の要素は「{ theme-name }」のテーマを持ち、種類が「{ last-kind-name }」以外でなければなりません。どれを出しますか？
       *[follow] あなたの夢の最後は{ element-name }です。次の要素はこれと同じテーマを持ち、種類が「{ last-kind-name }」以外でなければなりません。どれを出しますか？
    }
    .help = 出せる要素を持っていれば、必ず自分の夢に1枚出します。出せるものだけが選択肢に並びます。
question-second-card = 2枚目に何をしますか？　ほかの夢に要素を入れる、アクションを使う、好きなカードを捨てる、のどれかです。
    .help = 要素は、眠っているほかのプレイヤーの夢に入ります。アクションは書かれているとおりに働きます。捨てたカードは何も起こしません。
question-pick-element =
    { $count ->
        [1] 山札の最後の1枚が見えています。
       *[other] 山札の{ $count }枚がすべて見えています。
    }どの要素を自分の夢に入れますか？
    .help = つながる要素があれば、必ず1枚取ります。そのあと山札をシャッフルします。
question-window =
    { $how ->
        [element] { $own ->
            [yes] { $seat }が{ card-name }を自分の夢に出します。応答しますか？
           *[no] { $you_to_seat ->
                [yes] { $seat }があなたの夢に{ card-name }を入れます。応答しますか？
               *[no] { $seat }が{ $to_seat }の夢に{ card-name }を入れます。応答しますか？
            }
        }
        [wake] { $own ->
            [yes] { $seat }が{ card-name }で自分を起こそうとしています。応答しますか？
           *[no] { $you_to_seat ->
                [yes] { $seat }が{ card-name }であなたを起こそうとしています。応答しますか？
               *[no] { $seat }が{ card-name }で{ $to_seat }を起こそうとしています。応答しますか？
            }
        }
        [siren] { $seat }が{ card-name }を使い、全員を起こそうとしています。応答しますか？
        [force_theme] { $own ->
            [yes] { $seat }が自分の夢に{ card-name }（テーマ：{ forced-theme }）を使います。応答しますか？
           *[no] { $you_to_seat ->
                [yes] { $seat }があなたの夢に{ card-name }（テーマ：{ forced-theme }）を使います。応答しますか？
               *[no] { $seat }が{ $to_seat }の夢に{ card-name }（テーマ：{ forced-theme }）を使います。応答しますか？
            }
        }
       *[force_side] { $own ->
            [yes] { $seat }が自分の夢の{ element-name }に{ card-name }（{ forced-side }）を使います。応答しますか？
           *[no] { $you_to_seat ->
                [yes] { $seat }があなたの夢の{ element-name }に{ card-name }（{ forced-side }）を使います。応答しますか？
               *[no] { $seat }が{ $to_seat }の夢の{ element-name }に{ card-name }（{ forced-side }）を使います。応答しますか？
            }
        }
    }
    .help = 応答を持っているかもしれない全員に、実際に持っているかどうかに関係なく非公開で確認します。全員が答えるまで、あなたの答えは誰にもわかりません。パスしたことは最後まで知られません。

move-first = { card-name }（{ card-facts }）を自分の夢に出す
    .help = { card-help }
    .kind = 自分の夢に出す
move-give = { $to_seat }の夢に{ card-name }（{ card-facts }）を入れる
    .help = { card-help }
    .kind = ほかの夢に入れる
move-wake =
    { $you_to_seat ->
        [yes] { card-name }で目を覚ます
       *[no] { card-name }で{ $to_seat }を起こす
    }{ $card ->
        [insomnia] （手札も失う）
       *[other] { "" }
    }
    .help = { card-help }
    .kind = 誰かを起こす
move-siren = { card-name }を鳴らす
    .help = { card-help }
    .kind = 全員を起こす
move-force_theme =
    { $you_to_seat ->
        [yes] 自分
       *[no] { $to_seat }
    }の夢にテーマ「{ forced-theme }」を強制する
    .help = { card-name }：{ card-help }
    .kind = テーマを強制する
move-force_side =
    { card-name }で{ $you_to_seat ->
        [yes] 自分
       *[no] { $to_seat }
    }の夢の{ element-name }を{ forced-side }に固定する
    .help = { card-help }
    .kind = 向きを固定する
move-rapid = { card-name }：{ element-name }（{ element-facts }）も自分の夢に出す
    .help = { element-help }
    .kind = 手札からもう1枚の要素
move-recur = { card-name }：捨て札の{ element-name }（{ element-facts }）を自分の夢に入れる
    .help = { element-help }
    .kind = 捨て札の要素
move-lucid = { card-name }：山札を見る
    .help = { card-help }
    .kind = 山札を見る
move-pick = { element-name }（{ element-facts }）を選ぶ
    .help = { element-help }
    .kind = 要素を選ぶ
move-light =
    { $you_to_seat ->
        [yes] { card-name }で目を覚ます
       *[no] { card-name }で{ $to_seat }を起こす
    }
    .help = { card-help }
    .kind = 「浅い眠り」で起こす
move-discard = { card-name }（{ card-facts }）を捨てる
    .help = { card-help }
    .kind = カードを捨てる
move-block = { card-name }で防ぐ
    .help = { card-help }
    .kind = カードを防ぐ
move-pass = パスする
    .help = そのカードを通します。応答できたかどうかは誰にも知られません。
    .kind = パス


## 起きたこと

event-game-started =
    { $count ->
        [0] 夜の始まりです。
       *[other] 夜の始まりです。箱に残る「めざめ」カード：{ $box }。
    }{ $you ->
        [yes] あなたから始めます。
       *[no] { $seat }から始めます。
    }
event-cards-drawn =
    { $you ->
        [yes] あなたは{ $cards }を引きました。
       *[no] { $seat }がカードを{ $count }枚引きました。
    }
event-element-played =
    { $how ->
        [give] { $you ->
            [yes] あなたは{ $to_seat }の夢に{ card-name }を入れました。
           *[no] { $you_to_seat ->
                [yes] { $seat }があなたの夢に{ card-name }を入れました。
               *[no] { $seat }が{ $to_seat }の夢に{ card-name }を入れました。
            }
        }
        [rapid] { $you ->
            [yes] あなたは{ card-name }も自分の夢に出しました。
           *[no] { $seat }が{ card-name }も自分の夢に出しました。
        }
        [recur] { $you ->
            [yes] あなたは捨て札の{ card-name }を自分の夢に入れました。
           *[no] { $seat }が捨て札の{ card-name }を自分の夢に入れました。
        }
        [lucid] { $you ->
            [yes] あなたは山札の{ card-name }を自分の夢に入れました。山札はシャッフルされました。
           *[no] { $seat }が山札の{ card-name }を自分の夢に入れました。山札はシャッフルされました。
        }
       *[first] { $you ->
            [yes] あなたは{ card-name }を自分の夢に出しました。
           *[no] { $seat }が{ card-name }を自分の夢に出しました。
        }
    }
event-wake-up-played =
    { $own ->
        [yes] { $you ->
            [yes] あなたは自分に{ card-name }を使いました。
           *[no] { $seat }が自分に{ card-name }を使いました。
        }
       *[no] { $you ->
            [yes] あなたは{ $to_seat }に{ card-name }を使いました。
           *[no] { $you_to_seat ->
                [yes] { $seat }があなたに{ card-name }を使いました。
               *[no] { $seat }が{ $to_seat }に{ card-name }を使いました。
            }
        }
    }
event-siren-played =
    { $you ->
        [yes] あなたは{ card-name }を鳴らしました。眠っている全員を起こすカードです。
       *[no] { $seat }が{ card-name }を鳴らしました。眠っている全員を起こすカードです。
    }
event-theme-force-played =
    { $own ->
        [yes] { $you ->
            [yes] あなたは自分の夢に{ card-name }（テーマ：{ forced-theme }）を使いました。
           *[no] { $seat }が自分の夢に{ card-name }（テーマ：{ forced-theme }）を使いました。
        }
       *[no] { $you ->
            [yes] あなたは{ $to_seat }の夢に{ card-name }（テーマ：{ forced-theme }）を使いました。
           *[no] { $you_to_seat ->
                [yes] { $seat }があなたの夢に{ card-name }（テーマ：{ forced-theme }）を使いました。
               *[no] { $seat }が{ $to_seat }の夢に{ card-name }（テーマ：{ forced-theme }）を使いました。
            }
        }
    }
event-side-force-played =
    { $own ->
        [yes] { $you ->
            [yes] あなたは自分の夢の{ element-name }に{ card-name }（{ forced-side }）を使いました。
           *[no] { $seat }が自分の夢の{ element-name }に{ card-name }（{ forced-side }）を使いました。
        }
       *[no] { $you ->
            [yes] あなたは{ $to_seat }の夢の{ element-name }に{ card-name }（{ forced-side }）を使いました。
           *[no] { $you_to_seat ->
                [yes] { $seat }があなたの夢の{ element-name }に{ card-name }（{ forced-side }）を使いました。
               *[no] { $seat }が{ $to_seat }の夢の{ element-name }に{ card-name }（{ forced-side }）を使いました。
            }
        }
    }
event-bender-played =
    { $you ->
        [yes] あなたは{ card-name }を使いました。
       *[no] { $seat }が{ card-name }を使いました。
    }
event-light-played =
    { $own ->
        [yes] { $you ->
            [yes] あなたは自分に{ card-name }を使いました。
           *[no] { $seat }が自分に{ card-name }を使いました。
        }
       *[no] { $you ->
            [yes] あなたは{ $to_seat }に{ card-name }を使いました。
           *[no] { $you_to_seat ->
                [yes] { $seat }があなたに{ card-name }を使いました。
               *[no] { $seat }が{ $to_seat }に{ card-name }を使いました。
            }
        }
    }
event-card-discarded =
    { $you ->
        [yes] あなたは{ card-name }を捨てました。
       *[no] { $seat }が{ card-name }を捨てました。
    }
event-window-opened = 非公開で応答を確認しています：{ $asked_seats }。
event-answer =
    { $fate ->
        [lapsed] あなたの応答は間に合わず、不発になりました。カードは手札に残り、誰にも知られません。
       *[given] あなたは非公開で答えました。
    }
event-answer-played =
    { $how ->
        [block] { $you ->
            [yes] あなたは{ card-name }で{ other-name }を防ぎました。
           *[no] { $seat }が{ card-name }で{ other-name }を防ぎました。
        }
       *[light] { $own ->
            [yes] { $you ->
                [yes] あなたは{ other-name }に{ card-name }で応答し、夢に影響が出る前に目を覚ましました。
               *[no] { $seat }が{ other-name }に{ card-name }で応答し、夢に影響が出る前に目を覚ましました。
            }
           *[no] { $you ->
                [yes] あなたは{ other-name }に{ card-name }で応答し、夢に影響が出る前に{ $to_seat }を起こしました。
               *[no] { $you_to_seat ->
                    [yes] { $seat }が{ other-name }に{ card-name }で応答し、夢に影響が出る前にあなたを起こしました。
                   *[no] { $seat }が{ other-name }に{ card-name }で応答し、夢に影響が出る前に{ $to_seat }を起こしました。
                }
            }
        }
    }
event-without-effect = { card-name }は効果がなく、捨て札になりました。
event-element-entered =
    { $you ->
        [yes] あなたの夢（{ $place }枚目）：「{ story-clause }」
       *[no] { $seat }の夢（{ $place }枚目）：「{ story-clause }」
    }
event-theme-forced =
    { $you ->
        [yes] あなたの夢の次の要素は「{ theme-name }」のテーマでなければなりません。
       *[no] { $seat }の夢の次の要素は「{ theme-name }」のテーマでなければなりません。
    }
event-side-fixed =
    { $you ->
        [yes] あなたの夢の{ element-name }が{ side-name }に固定されました（{ signed-points }）。
       *[no] { $seat }の夢の{ element-name }が{ side-name }に固定されました（{ signed-points }）。
    }
event-pile-searched =
    { $you ->
        [yes] { $found ->
            [yes] あなたは山札を見ました。
           *[no] あなたは山札を見ましたが、つながる要素はありませんでした。山札の中身：{ $cards }。山札はシャッフルされました。
        }
       *[no] { $found ->
            [yes] { $seat }が山札を見ました。
           *[no] { $seat }が山札を見ましたが、つながる要素はありませんでした。山札はシャッフルされました。
        }
    }
event-stuck =
    { $you ->
        [yes] 行き詰まりです。手札につながる要素がありません。公開して捨てた手札：{ $cards }。
       *[no] { $seat }は行き詰まりました。公開して捨てた手札：{ $cards }。
    }
event-hand-lost =
    { $count ->
        [0] { $you ->
            [yes] あなたには捨てる手札がありませんでした。
           *[no] { $seat }には捨てる手札がありませんでした。
        }
       *[other] { $you ->
            [yes] あなたは手札も捨てました：{ $cards }。
           *[no] { $seat }は手札も捨てました：{ $cards }。
        }
    }
event-woke =
    { $you ->
        [yes] { $cause ->
            [tenth] 10枚目の要素が入り、あなたは目を覚ましました。
            [morning] 朝です。あなたは目を覚ましました。
           *[other] あなたは目を覚ましました。
        }{ $counts ->
            [yes] あなたの夢は得点になりました。
           *[no] 要素が{ $count }枚なので、夢は短すぎて得点になりませんでした。
        }
       *[no] { $cause ->
            [tenth] 10枚目の要素が入り、{ $seat }が目を覚ましました。
            [morning] 朝です。{ $seat }が目を覚ましました。
           *[other] { $seat }が目を覚ましました。
        }{ $counts ->
            [yes] この夢は得点になりました。
           *[no] 要素が{ $count }枚なので、夢は短すぎて得点になりませんでした。
        }
    }
event-sides-counted =
    プラスの要素{ $plus }枚、マイナスの要素{ $minus }枚です。{ $context ->
        [yes] { $side ->
            [plus] 横向きの文脈カードはプラス側に向きました。
            [minus] 横向きの文脈カードはマイナス側に向きました。
           *[none] 横向きの文脈カードは横向きのままでした。
        }
       *[no] { "" }
    }
event-interplay-counted = 組み合わせ：{ element-name }と{ other-name }で{ signed-points }。
event-dream-scored =
    { $you ->
        [yes] あなたの夢
       *[no] { $seat }の夢
    }は{ $total }点です（要素{ $count }、カードの数値{ $points }、組み合わせ{ $interplay }）。新しい合計点は{ $score }点です。
event-morning = 山札の最後の1枚がなくなり、朝になりました。全員が目を覚まし、どんなに短い夢も得点になります。
event-game-ended =
    { $reason ->
        [forty] ゲーム終了です。{ $count_winners ->
            [1] { $you_winners ->
                [yes] あなたが最も多い点で目標に達し、勝ちました。
               *[no] { $winners }が最も多い点で目標に達し、勝ちました。
            }
           *[other] { $winners }が同じ合計点で同時に目標に達し、勝利を分け合いました。
        }
       *[morning] 夜が明けました。{ $count_winners ->
            [1] { $you_winners ->
                [yes] 最も点の多いあなたの勝ちです。
               *[no] 最も点の多い{ $winners }の勝ちです。
            }
           *[other] 最も点の多い{ $winners }が勝利を分け合いました。
        }
    }


## ゲームの結末

standing-score = { $score }点

result-forty =
    { $count_winners ->
        [1] { $you_winners ->
            [yes] あなたの勝ちです。最も多い点で目標に達しました。
           *[no] { $winners }の勝ちです。最も多い点で目標に達しました。
        }
       *[other] { $winners }が勝利を分け合いました。同じサイレンで目を覚まし、同じ合計点で目標に達しました。
    }
result-morning =
    { $count_winners ->
        [1] { $you_winners ->
            [yes] 朝になりました。得点が最も多いあなたの勝ちです。
           *[no] 朝になりました。得点が最も多い{ $winners }の勝ちです。
        }
       *[other] 朝になりました。得点が最も多い{ $winners }が勝利を分け合いました。
    }


## テーブルの上のもの

field-turn_seat = 手番
    .help = 今、誰の手番かを示します。
field-turn_no = 手番の番号
    .help = 全員合わせて何回目の手番かを示します。
field-step = ステップ
    .help = この手番の何枚目を出しているかを示します。
field-score = 合計点
    .help = これまでに得点になった夢の合計です。目標の点数に達すると勝ちます。
field-hand = 手札
    .help = 各プレイヤーの手札です。中身は本人にしか見えません。
field-dream = 夢
    .help = 夢の要素を順に並べたものです。固定された文脈カードは、その側の名前で呼ばれます。
field-worth = 今の点数
    .help = 今目を覚ましたら得られる点です。要素が5枚未満なら、得点になるのは朝だけです。
field-placeholder = 仮置きカード
    .help = 夢の最後に開いたまま置かれ、そのテーマの要素を待っている「テーマ強制」です。
field-next_themes = 次に必要なテーマ
    .help = この夢の次の要素は、このうちどれかのテーマを持っていなければなりません。
field-last_kind = 次に出せない種類
    .help = この夢の次の要素は、これと違う種類でなければなりません。
field-draw = 山札
    .help = 残りの枚数です。最後の1枚が引かれると朝になります。
field-discard = 捨て札
    .help = 捨てられたカードのすべてです。誰でも見られます。
field-box = 箱
    .help = このゲームで使わない「めざめ」カードです。
field-pile = 山札の中身
    .help = 山札を見ているあいだだけ、カードの番号順に見えます。
field-pending = 解決待ちのカード
    .help = 出されたあと、まだ応答できるカードです。
field-tally = 途中経過
    .help = 今夢が終わったとして、得点計算を順に示します。
field-fits = 出せる場所
    .help = 手札の要素ごとに、今どの夢に入れられるかと、その夢の点数がどれだけ変わるかを示します。
field-card = カード
field-seat = 出した人
field-to_seat = 対象
field-element = 要素
field-affected_seats = 影響を受ける人
field-count = 要素の数
field-plus = プラスの要素
field-minus = マイナスの要素
field-side = 文脈カードが向く側
field-points = カードの数値
field-interplay = 組み合わせ
field-total = 点数
field-counts = 得点になる長さ
field-pairs = 相性のあるカード
field-links = 共通のテーマ
field-forces = 夢の中の強制カード
field-seats = 席
field-changes = 点数の変化

name-first = 1枚目
name-second = 2枚目
name-element = 要素
name-plus = プラス
name-minus = マイナス
name-neutral = 中立
name-context = 文脈


## できないこと

refused-zzzzs-first-card-first = まず要素を1枚、自分の夢に出さなければなりません。ほかのカードはそのあとです。
refused-zzzzs-no-element = { card-name }は要素ではありません。要素を選んでください。
refused-zzzzs-no-action = { card-name }は要素で、アクションではありません。ほかの夢に入れるか、捨ててください。
refused-zzzzs-another-way = { card-name }はこの使い方ができません。カードの説明：{ card-help }
refused-zzzzs-not-in-hand = { card-name }は手札にありません。手札のカードを選んでください。
refused-zzzzs-one-own-element = 自分の夢にはもう要素を出しました。2枚目は、ほかの夢に入れるか、アクションを使うか、捨ててください。
refused-zzzzs-nothing-to-stop = 今は{ card-name }で防ぐものがありません。ほかのプレイヤーが自分にカードを使うまで取っておくか、捨ててください。
refused-zzzzs-target-awake = { card-name }は眠っているプレイヤーにしか使えません。ほかの相手を選ぶか、捨ててください。
refused-zzzzs-last-theme = { card-name }で起こせるのは、最後の要素に「{ theme-name }」のテーマがあるプレイヤーだけです。ほかの相手を選ぶか、捨ててください。
refused-zzzzs-not-in-dream = { card-name }はその夢にありません。その夢で横向きになっている文脈カードを選んでください。
refused-zzzzs-no-context-card = { card-name }は文脈カードではありません。{ other-name }で固定できるのは、横向きの文脈カードだけです。
refused-zzzzs-already-fixed = { card-name }はすでに「強制」で固定されていて、向きを変えられません。横向きの文脈カードを選んでください。
refused-zzzzs-side-theme = { other-name }で{ card-name }は固定できません。文脈カードに「{ theme-name }」のテーマが必要です。別のカードを選んでください。
refused-zzzzs-not-discarded = { card-name }は捨て札にありません。捨て札の要素を選んでください。
refused-zzzzs-placeholder-open = この夢の最後には、すでに{ card-name }が開いて置かれています。覆われるまで、別のテーマは強制できません。
refused-zzzzs-only-blocks = ここで使えるのは「防御」カードだけです。1枚使うか、パスしてください。
refused-zzzzs-not-affected =
    { $who ->
        [you] { card-name }はあなたに影響しないので、防げません。別の応答を選ぶか、パスしてください。
       *[other] { card-name }はそのプレイヤーに影響しません。影響を受ける相手を選ぶか、パスしてください。
    }
refused-zzzzs-does-not-stop = { card-name }で{ other-name }は防げません。別の応答を選ぶか、パスしてください。
refused-zzzzs-not-in-pile = { card-name }は山札にありません。選択肢の要素から選んでください。
refused-zzzzs-same-kind = { card-name }は{ other-name }に続けられません。どちらも種類が「{ kind-name }」です。違う種類の要素を選んでください。
refused-zzzzs-forced-theme = { card-name }は続けられません。この夢の次の要素は「{ theme-name }」のテーマでなければなりません。
refused-zzzzs-no-common-theme = { card-name }は{ other-name }に続けられません。共通のテーマがありません。同じテーマを持つ要素を選んでください。
refused-zzzzs-card-twice = カード{ card-name }が2枚あります。どのカードも1枚だけです。
refused-zzzzs-card-numbers = カードの番号は1から順に、要素を先にして、抜けなく並べてください。
refused-zzzzs-card-count = 「{ $sort }」のカードが{ $count }枚あります。{ $wanted }枚でなければなりません。
refused-zzzzs-themes = { card-name }には1つ以上のテーマが、重なりなく必要です。
refused-zzzzs-value = { card-name }の数値が型「{ $type }」に合いません。プラスは0より大きく、マイナスは0より小さく、中立は0ちょうど、文脈カードは両方を1つずつ持ちます。
refused-zzzzs-sides = 2つの側を持つのは文脈カードだけで、必ず両方を持ちます。{ card-name }を直してください。
refused-zzzzs-effect = { card-name }の効果がグループ「{ $group }」に合いません。効果かグループを直してください。
refused-zzzzs-unknown-card = 「{ $card }」というカードはありません。このゲームのカードを書いてください。
refused-zzzzs-pair-twice = { card-name }と{ other-name }はこの組み合わせになれません。組み合わせは違う2枚で、どちらか一方にだけ書かれます。
refused-zzzzs-pair-side = { card-name }には組み合わせの条件にできる側がありません。側を持つのは文脈カードだけです。
refused-zzzzs-step = この局面はステップ「{ $step }」にはできません。first か second で、2枚目の前には手番のプレイヤーが眠っていなければなりません。
refused-zzzzs-no-place = { card-name }はここには置けません。夢に置けるのは要素と「強制」だけで、どこにもこのゲームのカードしか置けません。
refused-zzzzs-not-once =
    { $count ->
        [0] { card-name }がテーブルにありません。
       *[other] { card-name }がテーブルに{ $count }枚あります。
    }どのカードもちょうど1か所になければなりません。
refused-zzzzs-box = 箱には「めざめ」カードがちょうど{ $wanted }枚だけ必要です。
refused-zzzzs-placeholder-alone = 夢のないところに仮置きカードは置けません。夢に要素を置くか、仮置きカードを取り除いてください。
refused-zzzzs-bad-dream = { card-name }は夢のこの位置には置けません。となり合う要素はテーマが同じで種類が違い、「強制」はそのカードに合っていなければなりません。
refused-zzzzs-agenda = これからのステップが手番のこの時点に合いません。開いている質問だけで決まります。
refused-zzzzs-pending = 解決待ちのカードが開いている質問に合いません。応答できるあいだだけ1枚あり、眠っているプレイヤーにだけ影響します。
refused-zzzzs-empty-pile = 山札がないので、ゲームは終わっているはずです。1枚以上残してください。
refused-zzzzs-nothing-fits = 夢につながるものがないので、要素をたずねられることはありません。行き詰まった人はすぐに目を覚まします。


## カード

name-N = 悪夢
    .letter = N
name-F = ファンタジー
    .letter = F
name-W = 仕事・学校
    .letter = W
name-D = 家庭
    .letter = D
name-S = シュール
    .letter = S
name-NF = { name-N }＋{ name-F }
name-NW = { name-N }＋{ name-W }
name-ND = { name-N }＋{ name-D }
name-NS = { name-N }＋{ name-S }
name-FW = { name-F }＋{ name-W }
name-FD = { name-F }＋{ name-D }
name-FS = { name-F }＋{ name-S }
name-WD = { name-W }＋{ name-D }
name-WS = { name-W }＋{ name-S }
name-DS = { name-D }＋{ name-S }
name-NFW = { name-N }＋{ name-F }＋{ name-W }
name-NFD = { name-N }＋{ name-F }＋{ name-D }
name-NFS = { name-N }＋{ name-F }＋{ name-S }
name-NWD = { name-N }＋{ name-W }＋{ name-D }
name-NWS = { name-N }＋{ name-W }＋{ name-S }
name-NDS = { name-N }＋{ name-D }＋{ name-S }
name-FWD = { name-F }＋{ name-W }＋{ name-D }
name-FWS = { name-F }＋{ name-W }＋{ name-S }
name-FDS = { name-F }＋{ name-D }＋{ name-S }
name-WDS = { name-W }＋{ name-D }＋{ name-S }
name-NFWD = { name-N }＋{ name-F }＋{ name-W }＋{ name-D }
name-NFWS = { name-N }＋{ name-F }＋{ name-W }＋{ name-S }
name-NFDS = { name-N }＋{ name-F }＋{ name-D }＋{ name-S }
name-NWDS = { name-N }＋{ name-W }＋{ name-D }＋{ name-S }
name-FWDS = { name-F }＋{ name-W }＋{ name-D }＋{ name-S }
name-NFWDS = { name-N }＋{ name-F }＋{ name-W }＋{ name-D }＋{ name-S }

name-people = 人物
name-places = 場所
name-things = もの
name-verbs = 行動

name-block = 防御
name-wake = めざめ
name-bender = 特殊
name-force = 強制
pass-until-dream = 自分が目覚めるまで

## カードに書かれていること（卓の内容による）

content-elements-brief = { $kind_name }、{ $themes_plain }、{ $value_type ->
        [neutral] 中立
        [context] 文脈{ $value_plus_signed }／{ $value_minus_signed }
       *[other] { $value_points_signed }
    }
content-elements-told = { content-elements-brief }。{ $count_interplay ->
        [0] { "" }
       *[other] { $interplay }。
    }
interplay-each = { $own_side_letter ->
        [none] { "" }
       *[other] 「{ $own_side_name }」なら
    }「{ $with_side_letter ->
        [none] { $with_name }
       *[other] { $with_side_name }
    }」と組んで{ $points_signed }
content-actions-told =
    { $effect_op ->
        [block] { $effect_stops_group ->
            [wake] 自分を起こす、ほかのプレイヤーの「めざめ」カード1枚を防ぐ。
            [force] ほかのプレイヤーが自分の夢に使った「強制」カード1枚を防ぐ。
           *[other] ほかのプレイヤーが自分の夢に使った次のどれか1枚を防ぐ：{ $effect_stops_cards }。
        }
        [light] 2枚目として：眠っているプレイヤー1人をすぐに起こす。応答として：どのカードにも使え、影響を受けるプレイヤー1人を、夢に影響が出る前に起こす。
        [wake] { $effect_target ->
            [all] 自分を含め、眠っている全員を起こ{ $effect_discard_hand ->
                [yes] し、手札もすべて捨てさせる。
               *[no] す。
            }
           *[other] { $effect_needs_last_theme_letter ->
                [none] 眠っているプレイヤー1人を起こ
               *[other] 最後の要素に「{ $effect_needs_last_theme_name }」（{ $effect_needs_last_theme_letter }）のテーマがあるプレイヤー1人を起こ
            }{ $effect_discard_hand ->
                [yes] し、手札もすべて捨てさせる。
               *[no] { $effect_needs_last_theme_letter ->
                    [none] す。自分に使えば、要素5枚以上の夢の点数を確定できる。
                   *[other] す。
                }
            }
        }
        [extra_element] { $effect_source ->
            [discard] 捨て札からつながる要素を1枚選び、すぐに自分の夢に入れる。
            [hand] 手札からつながる要素をもう1枚、すぐに自分の夢に出す。
           *[draw] 山札を見てつながる要素を1枚選び、すぐに自分の夢に入れる。そのあと山札をシャッフルする。
        }
        [force_theme] 選んだ夢の次の要素は「{ $effect_theme_name }」（{ $effect_theme_letter }）のテーマでなければならない。前の要素とテーマが合わなくてもよい。
       *[force_side] 「{ $effect_theme_name }」（{ $effect_theme_letter }）テーマの文脈カード1枚を{ $effect_side ->
            [plus] プラス側に固定する。
           *[minus] マイナス側に固定する。
        }
    }

name-movie_star = 映画スター
    .facts = { $content_elements_movie_star_brief }
    .help = { $content_elements_movie_star_told }
name-lifeguard = ライフガード
    .facts = { $content_elements_lifeguard_brief }
    .help = { $content_elements_lifeguard_told }
name-grandma = おばあちゃん
    .facts = { $content_elements_grandma_brief }
    .help = { $content_elements_grandma_told }
name-best_friend = 一年生のときの親友
    .facts = { $content_elements_best_friend_brief }
    .help = { $content_elements_best_friend_told }
name-fairy_godmother = フェアリー・ゴッドマザー
    .facts = { $content_elements_fairy_godmother_brief }
    .help = { $content_elements_fairy_godmother_told }
name-sheep_choir = 数え終えた羊たちの合唱団
    .facts = { $content_elements_sheep_choir_brief }
    .help = { $content_elements_sheep_choir_told }
name-favourite_teacher = 大好きな先生
    .facts = { $content_elements_favourite_teacher_brief }
    .help = { $content_elements_favourite_teacher_told }
name-you_with_cape = マント姿の自分
    .facts = { $content_elements_you_with_cape_brief }
    .help = { $content_elements_you_with_cape_told }
name-sandman = 眠りの精サンドマン
    .facts = { $content_elements_sandman_brief }
    .help = { $content_elements_sandman_told }
name-serial_killer = 連続殺人鬼
    .facts = { $content_elements_serial_killer_brief }
    .help = { $content_elements_serial_killer_told }
name-shouting_boss = どなる上司
    .facts = { $content_elements_shouting_boss_brief }
    .help = { $content_elements_shouting_boss_told }
name-clown_in_drain = 排水口のピエロ
    .facts = { $content_elements_clown_in_drain_brief }
    .help = { $content_elements_clown_in_drain_told }
name-tax_inspector = 税務調査官
    .facts = { $content_elements_tax_inspector_brief }
    .help = { $content_elements_tax_inspector_told }
name-zombie_colleagues = ゾンビの同僚たち
    .facts = { $content_elements_zombie_colleagues_brief }
    .help = { $content_elements_zombie_colleagues_told }
name-evil_twin = 邪悪な双子
    .facts = { $content_elements_evil_twin_brief }
    .help = { $content_elements_evil_twin_told }
name-dentist = やけに陽気な歯医者
    .facts = { $content_elements_dentist_brief }
    .help = { $content_elements_dentist_told }
name-spy = スパイ
    .facts = { $content_elements_spy_brief }
    .help = { $content_elements_spy_told }
name-commuting_penguins = 通勤ペンギン
    .facts = { $content_elements_commuting_penguins_brief }
    .help = { $content_elements_commuting_penguins_told }
name-bathrobe_neighbour = バスローブ姿の隣人
    .facts = { $content_elements_bathrobe_neighbour_brief }
    .help = { $content_elements_bathrobe_neighbour_told }
name-nobody_special = 誰というわけでもない人
    .facts = { $content_elements_nobody_special_brief }
    .help = { $content_elements_nobody_special_told }
name-time_traveller = 迷子のタイムトラベラー
    .facts = { $content_elements_time_traveller_brief }
    .help = { $content_elements_time_traveller_told }
name-giant_cat = のどを鳴らす巨大ネコ／腹ぺこの巨大ネコ
    .facts = { $content_elements_giant_cat_brief }
    .help = { $content_elements_giant_cat_told }
name-giant_cat-plus = のどを鳴らす巨大ネコ
name-giant_cat-minus = 腹ぺこの巨大ネコ
name-robot = 親切なロボット／暴走ロボット
    .facts = { $content_elements_robot_brief }
    .help = { $content_elements_robot_told }
name-robot-plus = 親切なロボット
name-robot-minus = 暴走ロボット
name-first_love = 初恋の人／別れた恋人
    .facts = { $content_elements_first_love_brief }
    .help = { $content_elements_first_love_told }
name-first_love-plus = 初恋の人
name-first_love-minus = 別れた恋人
name-crowd = 声援を送る観衆／ブーイングする観衆
    .facts = { $content_elements_crowd_brief }
    .help = { $content_elements_crowd_told }
name-crowd-plus = 声援を送る観衆
name-crowd-minus = ブーイングする観衆
name-ghost = 礼儀正しい幽霊／失礼な幽霊
    .facts = { $content_elements_ghost_brief }
    .help = { $content_elements_ghost_told }
name-ghost-plus = 礼儀正しい幽霊
name-ghost-minus = 失礼な幽霊
name-relatives = おみやげを持った親戚／転がりこんでくる親戚
    .facts = { $content_elements_relatives_brief }
    .help = { $content_elements_relatives_told }
name-relatives-plus = おみやげを持った親戚
name-relatives-minus = 転がりこんでくる親戚
name-dragon = もふもふのドラゴン／きげんの悪いドラゴン
    .facts = { $content_elements_dragon_brief }
    .help = { $content_elements_dragon_told }
name-dragon-plus = もふもふのドラゴン
name-dragon-minus = きげんの悪いドラゴン
name-beach = ビーチ
    .facts = { $content_elements_beach_brief }
    .help = { $content_elements_beach_told }
name-cloud_castle = 雲の上のお城
    .facts = { $content_elements_cloud_castle_brief }
    .help = { $content_elements_cloud_castle_told }
name-pillow_fort = まくらの砦
    .facts = { $content_elements_pillow_fort_brief }
    .help = { $content_elements_pillow_fort_told }
name-sweet_factory = お菓子工場
    .facts = { $content_elements_sweet_factory_brief }
    .help = { $content_elements_sweet_factory_told }
name-moon_hammock = 二つの月にかけたハンモック
    .facts = { $content_elements_moon_hammock_brief }
    .help = { $content_elements_moon_hammock_told }
name-endless_library = 果てしない図書館
    .facts = { $content_elements_endless_library_brief }
    .help = { $content_elements_endless_library_told }
name-midnight_kitchen = 真夜中の台所
    .facts = { $content_elements_midnight_kitchen_brief }
    .help = { $content_elements_midnight_kitchen_told }
name-snow_day = 雪で休校の校庭
    .facts = { $content_elements_snow_day_brief }
    .help = { $content_elements_snow_day_told }
name-slide_office = すべり台つきの重役室
    .facts = { $content_elements_slide_office_brief }
    .help = { $content_elements_slide_office_told }
name-hell = 地獄
    .facts = { $content_elements_hell_brief }
    .help = { $content_elements_hell_told }
name-hospital = 病院
    .facts = { $content_elements_hospital_brief }
    .help = { $content_elements_hospital_told }
name-growing_corridor = どんどん伸びる廊下
    .facts = { $content_elements_growing_corridor_brief }
    .help = { $content_elements_growing_corridor_told }
name-exam_hall = 試験会場
    .facts = { $content_elements_exam_hall_brief }
    .help = { $content_elements_exam_hall_told }
name-dark_basement = 明かりのない地下室
    .facts = { $content_elements_dark_basement_brief }
    .help = { $content_elements_dark_basement_told }
name-laundry_mountain = 洗濯物の山脈
    .facts = { $content_elements_laundry_mountain_brief }
    .help = { $content_elements_laundry_mountain_told }
name-meeting_room = ドアのない会議室
    .facts = { $content_elements_meeting_room_brief }
    .help = { $content_elements_meeting_room_told }
name-underwater = 水の中
    .facts = { $content_elements_underwater_brief }
    .help = { $content_elements_underwater_told }
name-office = オフィス
    .facts = { $content_elements_office_brief }
    .help = { $content_elements_office_told }
name-city = 都会
    .facts = { $content_elements_city_brief }
    .help = { $content_elements_city_told }
name-parents_house = 実家
    .facts = { $content_elements_parents_house_brief }
    .help = { $content_elements_parents_house_told }
name-moon_bus_stop = 月面のバス停
    .facts = { $content_elements_moon_bus_stop_brief }
    .help = { $content_elements_moon_bus_stop_told }
name-grand_canyon = グランドキャニオン／底知れぬ裂け目
    .facts = { $content_elements_grand_canyon_brief }
    .help = { $content_elements_grand_canyon_told }
name-grand_canyon-plus = グランドキャニオン
name-grand_canyon-minus = 底知れぬ裂け目
name-forest = 魔法の森／呪いの森
    .facts = { $content_elements_forest_brief }
    .help = { $content_elements_forest_told }
name-forest-plus = 魔法の森
name-forest-minus = 呪いの森
name-cottage = 居心地のいい小屋／きしむ小屋
    .facts = { $content_elements_cottage_brief }
    .help = { $content_elements_cottage_told }
name-cottage-plus = 居心地のいい小屋
name-cottage-minus = きしむ小屋
name-night_train = 一等寝台の夜行列車／行き先ちがいの列車
    .facts = { $content_elements_night_train_brief }
    .help = { $content_elements_night_train_told }
name-night_train-plus = 一等寝台の夜行列車
name-night_train-minus = 行き先ちがいの列車
name-stage = 拍手喝采の舞台／静まりかえった舞台
    .facts = { $content_elements_stage_brief }
    .help = { $content_elements_stage_told }
name-stage-plus = 拍手喝采の舞台
name-stage-minus = 静まりかえった舞台
name-old_school = 休み時間の母校／居残りの母校
    .facts = { $content_elements_old_school_brief }
    .help = { $content_elements_old_school_told }
name-old_school-plus = 休み時間の母校
name-old_school-minus = 居残りの母校
name-fairground = 遊園地／閉園後の遊園地
    .facts = { $content_elements_fairground_brief }
    .help = { $content_elements_fairground_told }
name-fairground-plus = 遊園地
name-fairground-minus = 閉園後の遊園地
name-chocolate = チョコレート
    .facts = { $content_elements_chocolate_brief }
    .help = { $content_elements_chocolate_told }
name-pink_tutu = ピンクのチュチュ
    .facts = { $content_elements_pink_tutu_brief }
    .help = { $content_elements_pink_tutu_told }
name-sunscreen = 日焼け止め
    .facts = { $content_elements_sunscreen_brief }
    .help = { $content_elements_sunscreen_told }
name-warm_blanket = ふわふわ毛布
    .facts = { $content_elements_warm_blanket_brief }
    .help = { $content_elements_warm_blanket_told }
name-gold_star = 金の星シール
    .facts = { $content_elements_gold_star_brief }
    .help = { $content_elements_gold_star_told }
name-lottery_ticket = 大当たりの宝くじ
    .facts = { $content_elements_lottery_ticket_brief }
    .help = { $content_elements_lottery_ticket_told }
name-flying_carpet = 空飛ぶじゅうたん
    .facts = { $content_elements_flying_carpet_brief }
    .help = { $content_elements_flying_carpet_told }
name-brave_teddy = 勇敢なテディベア
    .facts = { $content_elements_brave_teddy_brief }
    .help = { $content_elements_brave_teddy_told }
name-perfect_coffee = 完璧な一杯のコーヒー
    .facts = { $content_elements_perfect_coffee_brief }
    .help = { $content_elements_perfect_coffee_told }
name-chainsaw = チェーンソー
    .facts = { $content_elements_chainsaw_brief }
    .help = { $content_elements_chainsaw_told }
name-ticking_clock = チクタク鳴る目覚まし時計
    .facts = { $content_elements_ticking_clock_brief }
    .help = { $content_elements_ticking_clock_told }
name-homework = 締め切りを過ぎた宿題
    .facts = { $content_elements_homework_brief }
    .help = { $content_elements_homework_told }
name-buttonless_phone = ボタンのない電話
    .facts = { $content_elements_buttonless_phone_brief }
    .help = { $content_elements_buttonless_phone_told }
name-broccoli = 破滅のブロッコリー
    .facts = { $content_elements_broccoli_brief }
    .help = { $content_elements_broccoli_told }
name-bus_spider = バスほどもあるクモ
    .facts = { $content_elements_bus_spider_brief }
    .help = { $content_elements_bus_spider_told }
name-breeding_bills = 増えつづける請求書
    .facts = { $content_elements_breeding_bills_brief }
    .help = { $content_elements_breeding_bills_told }
name-melting_clock = 溶ける時計
    .facts = { $content_elements_melting_clock_brief }
    .help = { $content_elements_melting_clock_told }
name-indoor_umbrella = 居間でさす傘
    .facts = { $content_elements_indoor_umbrella_brief }
    .help = { $content_elements_indoor_umbrella_told }
name-talking_stapler = しゃべるホチキス
    .facts = { $content_elements_talking_stapler_brief }
    .help = { $content_elements_talking_stapler_told }
name-false_moustache = つけひげ
    .facts = { $content_elements_false_moustache_brief }
    .help = { $content_elements_false_moustache_told }
name-lost_socks = なくした靴下ぜんぶ
    .facts = { $content_elements_lost_socks_brief }
    .help = { $content_elements_lost_socks_told }
name-door = 開いたドア／鍵のかかったドア
    .facts = { $content_elements_door_brief }
    .help = { $content_elements_door_told }
name-door-plus = 開いたドア
name-door-minus = 鍵のかかったドア
name-cake = バースデーケーキ／石けんのケーキ
    .facts = { $content_elements_cake_brief }
    .help = { $content_elements_cake_told }
name-cake-plus = バースデーケーキ
name-cake-minus = 石けんのケーキ
name-mirror = 魔法の鏡／ひび割れた鏡
    .facts = { $content_elements_mirror_brief }
    .help = { $content_elements_mirror_told }
name-mirror-plus = 魔法の鏡
name-mirror-minus = ひび割れた鏡
name-letter = 昇進の辞令／解雇通知
    .facts = { $content_elements_letter_brief }
    .help = { $content_elements_letter_told }
name-letter-plus = 昇進の辞令
name-letter-minus = 解雇通知
name-balloon = 熱気球／穴のあいた気球
    .facts = { $content_elements_balloon_brief }
    .help = { $content_elements_balloon_told }
name-balloon-plus = 熱気球
name-balloon-minus = 穴のあいた気球
name-music_box = オルゴール／止まらないオルゴール
    .facts = { $content_elements_music_box_brief }
    .help = { $content_elements_music_box_told }
name-music_box-plus = オルゴール
name-music_box-minus = 止まらないオルゴール
name-computer = ちゃんと動くパソコン／更新が1%で止まったパソコン
    .facts = { $content_elements_computer_brief }
    .help = { $content_elements_computer_told }
name-computer-plus = ちゃんと動くパソコン
name-computer-minus = 更新が1%で止まったパソコン
name-dancing = 踊る
    .facts = { $content_elements_dancing_brief }
    .help = { $content_elements_dancing_told }
name-napping = 夢の中で昼寝する
    .facts = { $content_elements_napping_brief }
    .help = { $content_elements_napping_told }
name-laughing = 笑う
    .facts = { $content_elements_laughing_brief }
    .help = { $content_elements_laughing_told }
name-being_hugged = 抱きしめられる
    .facts = { $content_elements_being_hugged_brief }
    .help = { $content_elements_being_hugged_told }
name-winning_prize = 一等賞をとる
    .facts = { $content_elements_winning_prize_brief }
    .help = { $content_elements_winning_prize_told }
name-breathing_water = 水の中で息をする
    .facts = { $content_elements_breathing_water_brief }
    .help = { $content_elements_breathing_water_told }
name-baking = お菓子を焼く
    .facts = { $content_elements_baking_brief }
    .help = { $content_elements_baking_told }
name-going_home_early = 早めに帰宅する
    .facts = { $content_elements_going_home_early_brief }
    .help = { $content_elements_going_home_early_told }
name-singing_in_tune = めずらしく音を外さずに歌う
    .facts = { $content_elements_singing_in_tune_brief }
    .help = { $content_elements_singing_in_tune_told }
name-burning = 燃える
    .facts = { $content_elements_burning_brief }
    .help = { $content_elements_burning_told }
name-bleeding = 血が出る
    .facts = { $content_elements_bleeding_brief }
    .help = { $content_elements_bleeding_told }
name-being_late = 遅刻する
    .facts = { $content_elements_being_late_brief }
    .help = { $content_elements_being_late_told }
name-slow_chase = スローモーションで追われる
    .facts = { $content_elements_slow_chase_brief }
    .help = { $content_elements_slow_chase_told }
name-losing_teeth = 歯が抜ける
    .facts = { $content_elements_losing_teeth_brief }
    .help = { $content_elements_losing_teeth_told }
name-pyjama_speech = パジャマで演説する
    .facts = { $content_elements_pyjama_speech_brief }
    .help = { $content_elements_pyjama_speech_told }
name-eternal_dishes = 永遠に皿を洗う
    .facts = { $content_elements_eternal_dishes_brief }
    .help = { $content_elements_eternal_dishes_told }
name-running = 走る
    .facts = { $content_elements_running_brief }
    .help = { $content_elements_running_told }
name-queueing = 行列に並ぶ
    .facts = { $content_elements_queueing_brief }
    .help = { $content_elements_queueing_told }
name-key_hunt = 鍵をさがす
    .facts = { $content_elements_key_hunt_brief }
    .help = { $content_elements_key_hunt_told }
name-talking_backwards = さかさ言葉で話す
    .facts = { $content_elements_talking_backwards_brief }
    .help = { $content_elements_talking_backwards_told }
name-shrinking = 縮む
    .facts = { $content_elements_shrinking_brief }
    .help = { $content_elements_shrinking_told }
name-flying = 空を飛ぶ／落ちる
    .facts = { $content_elements_flying_brief }
    .help = { $content_elements_flying_told }
name-flying-plus = 空を飛ぶ
name-flying-minus = 落ちる
name-floating = ただよう／沈む
    .facts = { $content_elements_floating_brief }
    .help = { $content_elements_floating_told }
name-floating-plus = ただよう
name-floating-minus = 沈む
name-remembering = ぜんぶ思い出す／ぜんぶ忘れる
    .facts = { $content_elements_remembering_brief }
    .help = { $content_elements_remembering_told }
name-remembering-plus = ぜんぶ思い出す
name-remembering-minus = ぜんぶ忘れる
name-wedding = 結婚する／自分の結婚式に間に合わない
    .facts = { $content_elements_wedding_brief }
    .help = { $content_elements_wedding_told }
name-wedding-plus = 結婚する
name-wedding-minus = 自分の結婚式に間に合わない
name-whispering = ひそひそ秘密を話す／ひそひそ噂される
    .facts = { $content_elements_whispering_brief }
    .help = { $content_elements_whispering_told }
name-whispering-plus = ひそひそ秘密を話す
name-whispering-minus = ひそひそ噂される
name-juggling = ジャグリングする／ぜんぶ落とす
    .facts = { $content_elements_juggling_brief }
    .help = { $content_elements_juggling_told }
name-juggling-plus = ジャグリングする
name-juggling-minus = ぜんぶ落とす
name-exploring = 探検する／道に迷う
    .facts = { $content_elements_exploring_brief }
    .help = { $content_elements_exploring_told }
name-exploring-plus = 探検する
name-exploring-minus = 道に迷う

name-dead_drunk = 泥酔
    .facts = { name-block }
    .help = { $content_actions_dead_drunk_told }
name-heavy_sleeper = 熟睡
    .facts = { name-block }
    .help = { $content_actions_heavy_sleeper_told }
name-light_sleeper = 浅い眠り
    .facts = { name-block }
    .help = { $content_actions_light_sleeper_told }
name-nerves_of_steel = 鋼の神経
    .facts = { name-block }
    .help = { $content_actions_nerves_of_steel_told }
name-like_a_rock = 岩のように
    .facts = { name-block }
    .help = { $content_actions_like_a_rock_told }
name-insomnia = 不眠症
    .facts = { name-wake }
    .help = { $content_actions_insomnia_told }
name-scared_stiff = 恐怖で凍りつく
    .facts = { name-wake }
    .help = { $content_actions_scared_stiff_told }
name-siren = サイレン
    .facts = { name-wake }
    .help = { $content_actions_siren_told }
name-charley_horse = こむら返り
    .facts = { name-wake }
    .help = { $content_actions_charley_horse_told }
name-conclusion = 夢の結末
    .facts = { name-wake }
    .help = { $content_actions_conclusion_told }
name-elbow_in_the_ribs = 脇腹にひじ鉄
    .facts = { name-wake }
    .help = { $content_actions_elbow_in_the_ribs_told }
name-natures_call = トイレに行きたい
    .facts = { name-wake }
    .help = { $content_actions_natures_call_told }
name-phone_call = 夜中の電話
    .facts = { name-wake }
    .help = { $content_actions_phone_call_told }
name-snoring = いびき
    .facts = { name-wake }
    .help = { $content_actions_snoring_told }
name-too_much_caffeine = カフェインのとりすぎ
    .facts = { name-wake }
    .help = { $content_actions_too_much_caffeine_told }
name-recurring_theme = くり返し見る夢
    .facts = { name-bender }
    .help = { $content_actions_recurring_theme_told }
name-rapid_rems = 高速レム睡眠
    .facts = { name-bender }
    .help = { $content_actions_rapid_rems_told }
name-lucid_dreaming = 明晰夢
    .facts = { name-bender }
    .help = { $content_actions_lucid_dreaming_told }
name-its_been_a_while = ずいぶん久しぶり…
    .facts = { name-force }
    .help = { $content_actions_its_been_a_while_told }
name-job_stress = 仕事のストレス
    .facts = { name-force }
    .help = { $content_actions_job_stress_told }
name-scary_movie = 怖い映画
    .facts = { name-force }
    .help = { $content_actions_scary_movie_told }
name-that_chili = あのチリを食べるんじゃなかった
    .facts = { name-force }
    .help = { $content_actions_that_chili_told }
name-upcoming_reunion = もうすぐ親戚の集まり
    .facts = { name-force }
    .help = { $content_actions_upcoming_reunion_told }
name-childhood_trauma = 幼少期のトラウマ
    .facts = { name-force }
    .help = { $content_actions_childhood_trauma_told }
name-go_with_the_flow = 流れに身をまかせて
    .facts = { name-force }
    .help = { $content_actions_go_with_the_flow_told }
name-jilted = ふられた
    .facts = { name-force }
    .help = { $content_actions_jilted_told }
name-sedatives = 鎮静剤
    .facts = { name-force }
    .help = { $content_actions_sedatives_told }
name-successful = 大成功
    .facts = { name-force }
    .help = { $content_actions_successful_told }


## 文の中でのカード、テーマ、種類の呼び方

list-item = 「{ $name }」
card-name =
    { $card ->
        [movie_star] 「{ name-movie_star }」
        [lifeguard] 「{ name-lifeguard }」
        [grandma] 「{ name-grandma }」
        [best_friend] 「{ name-best_friend }」
        [fairy_godmother] 「{ name-fairy_godmother }」
        [sheep_choir] 「{ name-sheep_choir }」
        [favourite_teacher] 「{ name-favourite_teacher }」
        [you_with_cape] 「{ name-you_with_cape }」
        [sandman] 「{ name-sandman }」
        [serial_killer] 「{ name-serial_killer }」
        [shouting_boss] 「{ name-shouting_boss }」
        [clown_in_drain] 「{ name-clown_in_drain }」
        [tax_inspector] 「{ name-tax_inspector }」
        [zombie_colleagues] 「{ name-zombie_colleagues }」
        [evil_twin] 「{ name-evil_twin }」
        [dentist] 「{ name-dentist }」
        [spy] 「{ name-spy }」
        [commuting_penguins] 「{ name-commuting_penguins }」
        [bathrobe_neighbour] 「{ name-bathrobe_neighbour }」
        [nobody_special] 「{ name-nobody_special }」
        [time_traveller] 「{ name-time_traveller }」
        [giant_cat] 「{ name-giant_cat }」
        [robot] 「{ name-robot }」
        [first_love] 「{ name-first_love }」
        [crowd] 「{ name-crowd }」
        [ghost] 「{ name-ghost }」
        [relatives] 「{ name-relatives }」
        [dragon] 「{ name-dragon }」
        [beach] 「{ name-beach }」
        [cloud_castle] 「{ name-cloud_castle }」
        [pillow_fort] 「{ name-pillow_fort }」
        [sweet_factory] 「{ name-sweet_factory }」
        [moon_hammock] 「{ name-moon_hammock }」
        [endless_library] 「{ name-endless_library }」
        [midnight_kitchen] 「{ name-midnight_kitchen }」
        [snow_day] 「{ name-snow_day }」
        [slide_office] 「{ name-slide_office }」
        [hell] 「{ name-hell }」
        [hospital] 「{ name-hospital }」
        [growing_corridor] 「{ name-growing_corridor }」
        [exam_hall] 「{ name-exam_hall }」
        [dark_basement] 「{ name-dark_basement }」
        [laundry_mountain] 「{ name-laundry_mountain }」
        [meeting_room] 「{ name-meeting_room }」
        [underwater] 「{ name-underwater }」
        [office] 「{ name-office }」
        [city] 「{ name-city }」
        [parents_house] 「{ name-parents_house }」
        [moon_bus_stop] 「{ name-moon_bus_stop }」
        [grand_canyon] 「{ name-grand_canyon }」
        [forest] 「{ name-forest }」
        [cottage] 「{ name-cottage }」
        [night_train] 「{ name-night_train }」
        [stage] 「{ name-stage }」
        [old_school] 「{ name-old_school }」
        [fairground] 「{ name-fairground }」
        [chocolate] 「{ name-chocolate }」
        [pink_tutu] 「{ name-pink_tutu }」
        [sunscreen] 「{ name-sunscreen }」
        [warm_blanket] 「{ name-warm_blanket }」
        [gold_star] 「{ name-gold_star }」
        [lottery_ticket] 「{ name-lottery_ticket }」
        [flying_carpet] 「{ name-flying_carpet }」
        [brave_teddy] 「{ name-brave_teddy }」
        [perfect_coffee] 「{ name-perfect_coffee }」
        [chainsaw] 「{ name-chainsaw }」
        [ticking_clock] 「{ name-ticking_clock }」
        [homework] 「{ name-homework }」
        [buttonless_phone] 「{ name-buttonless_phone }」
        [broccoli] 「{ name-broccoli }」
        [bus_spider] 「{ name-bus_spider }」
        [breeding_bills] 「{ name-breeding_bills }」
        [melting_clock] 「{ name-melting_clock }」
        [indoor_umbrella] 「{ name-indoor_umbrella }」
        [talking_stapler] 「{ name-talking_stapler }」
        [false_moustache] 「{ name-false_moustache }」
        [lost_socks] 「{ name-lost_socks }」
        [door] 「{ name-door }」
        [cake] 「{ name-cake }」
        [mirror] 「{ name-mirror }」
        [letter] 「{ name-letter }」
        [balloon] 「{ name-balloon }」
        [music_box] 「{ name-music_box }」
        [computer] 「{ name-computer }」
        [dancing] 「{ name-dancing }」
        [napping] 「{ name-napping }」
        [laughing] 「{ name-laughing }」
        [being_hugged] 「{ name-being_hugged }」
        [winning_prize] 「{ name-winning_prize }」
        [breathing_water] 「{ name-breathing_water }」
        [baking] 「{ name-baking }」
        [going_home_early] 「{ name-going_home_early }」
        [singing_in_tune] 「{ name-singing_in_tune }」
        [burning] 「{ name-burning }」
        [bleeding] 「{ name-bleeding }」
        [being_late] 「{ name-being_late }」
        [slow_chase] 「{ name-slow_chase }」
        [losing_teeth] 「{ name-losing_teeth }」
        [pyjama_speech] 「{ name-pyjama_speech }」
        [eternal_dishes] 「{ name-eternal_dishes }」
        [running] 「{ name-running }」
        [queueing] 「{ name-queueing }」
        [key_hunt] 「{ name-key_hunt }」
        [talking_backwards] 「{ name-talking_backwards }」
        [shrinking] 「{ name-shrinking }」
        [flying] 「{ name-flying }」
        [floating] 「{ name-floating }」
        [remembering] 「{ name-remembering }」
        [wedding] 「{ name-wedding }」
        [whispering] 「{ name-whispering }」
        [juggling] 「{ name-juggling }」
        [exploring] 「{ name-exploring }」
        [dead_drunk] 「{ name-dead_drunk }」
        [heavy_sleeper] 「{ name-heavy_sleeper }」
        [light_sleeper] 「{ name-light_sleeper }」
        [nerves_of_steel] 「{ name-nerves_of_steel }」
        [like_a_rock] 「{ name-like_a_rock }」
        [insomnia] 「{ name-insomnia }」
        [scared_stiff] 「{ name-scared_stiff }」
        [siren] 「{ name-siren }」
        [charley_horse] 「{ name-charley_horse }」
        [conclusion] 「{ name-conclusion }」
        [elbow_in_the_ribs] 「{ name-elbow_in_the_ribs }」
        [natures_call] 「{ name-natures_call }」
        [phone_call] 「{ name-phone_call }」
        [snoring] 「{ name-snoring }」
        [too_much_caffeine] 「{ name-too_much_caffeine }」
        [recurring_theme] 「{ name-recurring_theme }」
        [rapid_rems] 「{ name-rapid_rems }」
        [lucid_dreaming] 「{ name-lucid_dreaming }」
        [its_been_a_while] 「{ name-its_been_a_while }」
        [job_stress] 「{ name-job_stress }」
        [scary_movie] 「{ name-scary_movie }」
        [that_chili] 「{ name-that_chili }」
        [upcoming_reunion] 「{ name-upcoming_reunion }」
        [childhood_trauma] 「{ name-childhood_trauma }」
        [go_with_the_flow] 「{ name-go_with_the_flow }」
        [jilted] 「{ name-jilted }」
        [sedatives] 「{ name-sedatives }」
        [successful] 「{ name-successful }」
       *[other] { $card }
    }
other-name =
    { $other ->
        [movie_star] 「{ name-movie_star }」
        [lifeguard] 「{ name-lifeguard }」
        [grandma] 「{ name-grandma }」
        [best_friend] 「{ name-best_friend }」
        [fairy_godmother] 「{ name-fairy_godmother }」
        [sheep_choir] 「{ name-sheep_choir }」
        [favourite_teacher] 「{ name-favourite_teacher }」
        [you_with_cape] 「{ name-you_with_cape }」
        [sandman] 「{ name-sandman }」
        [serial_killer] 「{ name-serial_killer }」
        [shouting_boss] 「{ name-shouting_boss }」
        [clown_in_drain] 「{ name-clown_in_drain }」
        [tax_inspector] 「{ name-tax_inspector }」
        [zombie_colleagues] 「{ name-zombie_colleagues }」
        [evil_twin] 「{ name-evil_twin }」
        [dentist] 「{ name-dentist }」
        [spy] 「{ name-spy }」
        [commuting_penguins] 「{ name-commuting_penguins }」
        [bathrobe_neighbour] 「{ name-bathrobe_neighbour }」
        [nobody_special] 「{ name-nobody_special }」
        [time_traveller] 「{ name-time_traveller }」
        [giant_cat] 「{ name-giant_cat }」
        [robot] 「{ name-robot }」
        [first_love] 「{ name-first_love }」
        [crowd] 「{ name-crowd }」
        [ghost] 「{ name-ghost }」
        [relatives] 「{ name-relatives }」
        [dragon] 「{ name-dragon }」
        [beach] 「{ name-beach }」
        [cloud_castle] 「{ name-cloud_castle }」
        [pillow_fort] 「{ name-pillow_fort }」
        [sweet_factory] 「{ name-sweet_factory }」
        [moon_hammock] 「{ name-moon_hammock }」
        [endless_library] 「{ name-endless_library }」
        [midnight_kitchen] 「{ name-midnight_kitchen }」
        [snow_day] 「{ name-snow_day }」
        [slide_office] 「{ name-slide_office }」
        [hell] 「{ name-hell }」
        [hospital] 「{ name-hospital }」
        [growing_corridor] 「{ name-growing_corridor }」
        [exam_hall] 「{ name-exam_hall }」
        [dark_basement] 「{ name-dark_basement }」
        [laundry_mountain] 「{ name-laundry_mountain }」
        [meeting_room] 「{ name-meeting_room }」
        [underwater] 「{ name-underwater }」
        [office] 「{ name-office }」
        [city] 「{ name-city }」
        [parents_house] 「{ name-parents_house }」
        [moon_bus_stop] 「{ name-moon_bus_stop }」
        [grand_canyon] 「{ name-grand_canyon }」
        [forest] 「{ name-forest }」
        [cottage] 「{ name-cottage }」
        [night_train] 「{ name-night_train }」
        [stage] 「{ name-stage }」
        [old_school] 「{ name-old_school }」
        [fairground] 「{ name-fairground }」
        [chocolate] 「{ name-chocolate }」
        [pink_tutu] 「{ name-pink_tutu }」
        [sunscreen] 「{ name-sunscreen }」
        [warm_blanket] 「{ name-warm_blanket }」
        [gold_star] 「{ name-gold_star }」
        [lottery_ticket] 「{ name-lottery_ticket }」
        [flying_carpet] 「{ name-flying_carpet }」
        [brave_teddy] 「{ name-brave_teddy }」
        [perfect_coffee] 「{ name-perfect_coffee }」
        [chainsaw] 「{ name-chainsaw }」
        [ticking_clock] 「{ name-ticking_clock }」
        [homework] 「{ name-homework }」
        [buttonless_phone] 「{ name-buttonless_phone }」
        [broccoli] 「{ name-broccoli }」
        [bus_spider] 「{ name-bus_spider }」
        [breeding_bills] 「{ name-breeding_bills }」
        [melting_clock] 「{ name-melting_clock }」
        [indoor_umbrella] 「{ name-indoor_umbrella }」
        [talking_stapler] 「{ name-talking_stapler }」
        [false_moustache] 「{ name-false_moustache }」
        [lost_socks] 「{ name-lost_socks }」
        [door] 「{ name-door }」
        [cake] 「{ name-cake }」
        [mirror] 「{ name-mirror }」
        [letter] 「{ name-letter }」
        [balloon] 「{ name-balloon }」
        [music_box] 「{ name-music_box }」
        [computer] 「{ name-computer }」
        [dancing] 「{ name-dancing }」
        [napping] 「{ name-napping }」
        [laughing] 「{ name-laughing }」
        [being_hugged] 「{ name-being_hugged }」
        [winning_prize] 「{ name-winning_prize }」
        [breathing_water] 「{ name-breathing_water }」
        [baking] 「{ name-baking }」
        [going_home_early] 「{ name-going_home_early }」
        [singing_in_tune] 「{ name-singing_in_tune }」
        [burning] 「{ name-burning }」
        [bleeding] 「{ name-bleeding }」
        [being_late] 「{ name-being_late }」
        [slow_chase] 「{ name-slow_chase }」
        [losing_teeth] 「{ name-losing_teeth }」
        [pyjama_speech] 「{ name-pyjama_speech }」
        [eternal_dishes] 「{ name-eternal_dishes }」
        [running] 「{ name-running }」
        [queueing] 「{ name-queueing }」
        [key_hunt] 「{ name-key_hunt }」
        [talking_backwards] 「{ name-talking_backwards }」
        [shrinking] 「{ name-shrinking }」
        [flying] 「{ name-flying }」
        [floating] 「{ name-floating }」
        [remembering] 「{ name-remembering }」
        [wedding] 「{ name-wedding }」
        [whispering] 「{ name-whispering }」
        [juggling] 「{ name-juggling }」
        [exploring] 「{ name-exploring }」
        [dead_drunk] 「{ name-dead_drunk }」
        [heavy_sleeper] 「{ name-heavy_sleeper }」
        [light_sleeper] 「{ name-light_sleeper }」
        [nerves_of_steel] 「{ name-nerves_of_steel }」
        [like_a_rock] 「{ name-like_a_rock }」
        [insomnia] 「{ name-insomnia }」
        [scared_stiff] 「{ name-scared_stiff }」
        [siren] 「{ name-siren }」
        [charley_horse] 「{ name-charley_horse }」
        [conclusion] 「{ name-conclusion }」
        [elbow_in_the_ribs] 「{ name-elbow_in_the_ribs }」
        [natures_call] 「{ name-natures_call }」
        [phone_call] 「{ name-phone_call }」
        [snoring] 「{ name-snoring }」
        [too_much_caffeine] 「{ name-too_much_caffeine }」
        [recurring_theme] 「{ name-recurring_theme }」
        [rapid_rems] 「{ name-rapid_rems }」
        [lucid_dreaming] 「{ name-lucid_dreaming }」
        [its_been_a_while] 「{ name-its_been_a_while }」
        [job_stress] 「{ name-job_stress }」
        [scary_movie] 「{ name-scary_movie }」
        [that_chili] 「{ name-that_chili }」
        [upcoming_reunion] 「{ name-upcoming_reunion }」
        [childhood_trauma] 「{ name-childhood_trauma }」
        [go_with_the_flow] 「{ name-go_with_the_flow }」
        [jilted] 「{ name-jilted }」
        [sedatives] 「{ name-sedatives }」
        [successful] 「{ name-successful }」
       *[other] { $other }
    }
element-name =
    { $element ->
        [movie_star] 「{ name-movie_star }」
        [lifeguard] 「{ name-lifeguard }」
        [grandma] 「{ name-grandma }」
        [best_friend] 「{ name-best_friend }」
        [fairy_godmother] 「{ name-fairy_godmother }」
        [sheep_choir] 「{ name-sheep_choir }」
        [favourite_teacher] 「{ name-favourite_teacher }」
        [you_with_cape] 「{ name-you_with_cape }」
        [sandman] 「{ name-sandman }」
        [serial_killer] 「{ name-serial_killer }」
        [shouting_boss] 「{ name-shouting_boss }」
        [clown_in_drain] 「{ name-clown_in_drain }」
        [tax_inspector] 「{ name-tax_inspector }」
        [zombie_colleagues] 「{ name-zombie_colleagues }」
        [evil_twin] 「{ name-evil_twin }」
        [dentist] 「{ name-dentist }」
        [spy] 「{ name-spy }」
        [commuting_penguins] 「{ name-commuting_penguins }」
        [bathrobe_neighbour] 「{ name-bathrobe_neighbour }」
        [nobody_special] 「{ name-nobody_special }」
        [time_traveller] 「{ name-time_traveller }」
        [giant_cat] 「{ name-giant_cat }」
        [robot] 「{ name-robot }」
        [first_love] 「{ name-first_love }」
        [crowd] 「{ name-crowd }」
        [ghost] 「{ name-ghost }」
        [relatives] 「{ name-relatives }」
        [dragon] 「{ name-dragon }」
        [beach] 「{ name-beach }」
        [cloud_castle] 「{ name-cloud_castle }」
        [pillow_fort] 「{ name-pillow_fort }」
        [sweet_factory] 「{ name-sweet_factory }」
        [moon_hammock] 「{ name-moon_hammock }」
        [endless_library] 「{ name-endless_library }」
        [midnight_kitchen] 「{ name-midnight_kitchen }」
        [snow_day] 「{ name-snow_day }」
        [slide_office] 「{ name-slide_office }」
        [hell] 「{ name-hell }」
        [hospital] 「{ name-hospital }」
        [growing_corridor] 「{ name-growing_corridor }」
        [exam_hall] 「{ name-exam_hall }」
        [dark_basement] 「{ name-dark_basement }」
        [laundry_mountain] 「{ name-laundry_mountain }」
        [meeting_room] 「{ name-meeting_room }」
        [underwater] 「{ name-underwater }」
        [office] 「{ name-office }」
        [city] 「{ name-city }」
        [parents_house] 「{ name-parents_house }」
        [moon_bus_stop] 「{ name-moon_bus_stop }」
        [grand_canyon] 「{ name-grand_canyon }」
        [forest] 「{ name-forest }」
        [cottage] 「{ name-cottage }」
        [night_train] 「{ name-night_train }」
        [stage] 「{ name-stage }」
        [old_school] 「{ name-old_school }」
        [fairground] 「{ name-fairground }」
        [chocolate] 「{ name-chocolate }」
        [pink_tutu] 「{ name-pink_tutu }」
        [sunscreen] 「{ name-sunscreen }」
        [warm_blanket] 「{ name-warm_blanket }」
        [gold_star] 「{ name-gold_star }」
        [lottery_ticket] 「{ name-lottery_ticket }」
        [flying_carpet] 「{ name-flying_carpet }」
        [brave_teddy] 「{ name-brave_teddy }」
        [perfect_coffee] 「{ name-perfect_coffee }」
        [chainsaw] 「{ name-chainsaw }」
        [ticking_clock] 「{ name-ticking_clock }」
        [homework] 「{ name-homework }」
        [buttonless_phone] 「{ name-buttonless_phone }」
        [broccoli] 「{ name-broccoli }」
        [bus_spider] 「{ name-bus_spider }」
        [breeding_bills] 「{ name-breeding_bills }」
        [melting_clock] 「{ name-melting_clock }」
        [indoor_umbrella] 「{ name-indoor_umbrella }」
        [talking_stapler] 「{ name-talking_stapler }」
        [false_moustache] 「{ name-false_moustache }」
        [lost_socks] 「{ name-lost_socks }」
        [door] 「{ name-door }」
        [cake] 「{ name-cake }」
        [mirror] 「{ name-mirror }」
        [letter] 「{ name-letter }」
        [balloon] 「{ name-balloon }」
        [music_box] 「{ name-music_box }」
        [computer] 「{ name-computer }」
        [dancing] 「{ name-dancing }」
        [napping] 「{ name-napping }」
        [laughing] 「{ name-laughing }」
        [being_hugged] 「{ name-being_hugged }」
        [winning_prize] 「{ name-winning_prize }」
        [breathing_water] 「{ name-breathing_water }」
        [baking] 「{ name-baking }」
        [going_home_early] 「{ name-going_home_early }」
        [singing_in_tune] 「{ name-singing_in_tune }」
        [burning] 「{ name-burning }」
        [bleeding] 「{ name-bleeding }」
        [being_late] 「{ name-being_late }」
        [slow_chase] 「{ name-slow_chase }」
        [losing_teeth] 「{ name-losing_teeth }」
        [pyjama_speech] 「{ name-pyjama_speech }」
        [eternal_dishes] 「{ name-eternal_dishes }」
        [running] 「{ name-running }」
        [queueing] 「{ name-queueing }」
        [key_hunt] 「{ name-key_hunt }」
        [talking_backwards] 「{ name-talking_backwards }」
        [shrinking] 「{ name-shrinking }」
        [flying] 「{ name-flying }」
        [floating] 「{ name-floating }」
        [remembering] 「{ name-remembering }」
        [wedding] 「{ name-wedding }」
        [whispering] 「{ name-whispering }」
        [juggling] 「{ name-juggling }」
        [exploring] 「{ name-exploring }」
       *[other] { $element }
    }
card-facts =
    { $card ->
        [movie_star] { name-movie_star.facts }
        [lifeguard] { name-lifeguard.facts }
        [grandma] { name-grandma.facts }
        [best_friend] { name-best_friend.facts }
        [fairy_godmother] { name-fairy_godmother.facts }
        [sheep_choir] { name-sheep_choir.facts }
        [favourite_teacher] { name-favourite_teacher.facts }
        [you_with_cape] { name-you_with_cape.facts }
        [sandman] { name-sandman.facts }
        [serial_killer] { name-serial_killer.facts }
        [shouting_boss] { name-shouting_boss.facts }
        [clown_in_drain] { name-clown_in_drain.facts }
        [tax_inspector] { name-tax_inspector.facts }
        [zombie_colleagues] { name-zombie_colleagues.facts }
        [evil_twin] { name-evil_twin.facts }
        [dentist] { name-dentist.facts }
        [spy] { name-spy.facts }
        [commuting_penguins] { name-commuting_penguins.facts }
        [bathrobe_neighbour] { name-bathrobe_neighbour.facts }
        [nobody_special] { name-nobody_special.facts }
        [time_traveller] { name-time_traveller.facts }
        [giant_cat] { name-giant_cat.facts }
        [robot] { name-robot.facts }
        [first_love] { name-first_love.facts }
        [crowd] { name-crowd.facts }
        [ghost] { name-ghost.facts }
        [relatives] { name-relatives.facts }
        [dragon] { name-dragon.facts }
        [beach] { name-beach.facts }
        [cloud_castle] { name-cloud_castle.facts }
        [pillow_fort] { name-pillow_fort.facts }
        [sweet_factory] { name-sweet_factory.facts }
        [moon_hammock] { name-moon_hammock.facts }
        [endless_library] { name-endless_library.facts }
        [midnight_kitchen] { name-midnight_kitchen.facts }
        [snow_day] { name-snow_day.facts }
        [slide_office] { name-slide_office.facts }
        [hell] { name-hell.facts }
        [hospital] { name-hospital.facts }
        [growing_corridor] { name-growing_corridor.facts }
        [exam_hall] { name-exam_hall.facts }
        [dark_basement] { name-dark_basement.facts }
        [laundry_mountain] { name-laundry_mountain.facts }
        [meeting_room] { name-meeting_room.facts }
        [underwater] { name-underwater.facts }
        [office] { name-office.facts }
        [city] { name-city.facts }
        [parents_house] { name-parents_house.facts }
        [moon_bus_stop] { name-moon_bus_stop.facts }
        [grand_canyon] { name-grand_canyon.facts }
        [forest] { name-forest.facts }
        [cottage] { name-cottage.facts }
        [night_train] { name-night_train.facts }
        [stage] { name-stage.facts }
        [old_school] { name-old_school.facts }
        [fairground] { name-fairground.facts }
        [chocolate] { name-chocolate.facts }
        [pink_tutu] { name-pink_tutu.facts }
        [sunscreen] { name-sunscreen.facts }
        [warm_blanket] { name-warm_blanket.facts }
        [gold_star] { name-gold_star.facts }
        [lottery_ticket] { name-lottery_ticket.facts }
        [flying_carpet] { name-flying_carpet.facts }
        [brave_teddy] { name-brave_teddy.facts }
        [perfect_coffee] { name-perfect_coffee.facts }
        [chainsaw] { name-chainsaw.facts }
        [ticking_clock] { name-ticking_clock.facts }
        [homework] { name-homework.facts }
        [buttonless_phone] { name-buttonless_phone.facts }
        [broccoli] { name-broccoli.facts }
        [bus_spider] { name-bus_spider.facts }
        [breeding_bills] { name-breeding_bills.facts }
        [melting_clock] { name-melting_clock.facts }
        [indoor_umbrella] { name-indoor_umbrella.facts }
        [talking_stapler] { name-talking_stapler.facts }
        [false_moustache] { name-false_moustache.facts }
        [lost_socks] { name-lost_socks.facts }
        [door] { name-door.facts }
        [cake] { name-cake.facts }
        [mirror] { name-mirror.facts }
        [letter] { name-letter.facts }
        [balloon] { name-balloon.facts }
        [music_box] { name-music_box.facts }
        [computer] { name-computer.facts }
        [dancing] { name-dancing.facts }
        [napping] { name-napping.facts }
        [laughing] { name-laughing.facts }
        [being_hugged] { name-being_hugged.facts }
        [winning_prize] { name-winning_prize.facts }
        [breathing_water] { name-breathing_water.facts }
        [baking] { name-baking.facts }
        [going_home_early] { name-going_home_early.facts }
        [singing_in_tune] { name-singing_in_tune.facts }
        [burning] { name-burning.facts }
        [bleeding] { name-bleeding.facts }
        [being_late] { name-being_late.facts }
        [slow_chase] { name-slow_chase.facts }
        [losing_teeth] { name-losing_teeth.facts }
        [pyjama_speech] { name-pyjama_speech.facts }
        [eternal_dishes] { name-eternal_dishes.facts }
        [running] { name-running.facts }
        [queueing] { name-queueing.facts }
        [key_hunt] { name-key_hunt.facts }
        [talking_backwards] { name-talking_backwards.facts }
        [shrinking] { name-shrinking.facts }
        [flying] { name-flying.facts }
        [floating] { name-floating.facts }
        [remembering] { name-remembering.facts }
        [wedding] { name-wedding.facts }
        [whispering] { name-whispering.facts }
        [juggling] { name-juggling.facts }
        [exploring] { name-exploring.facts }
        [dead_drunk] { name-dead_drunk.facts }
        [heavy_sleeper] { name-heavy_sleeper.facts }
        [light_sleeper] { name-light_sleeper.facts }
        [nerves_of_steel] { name-nerves_of_steel.facts }
        [like_a_rock] { name-like_a_rock.facts }
        [insomnia] { name-insomnia.facts }
        [scared_stiff] { name-scared_stiff.facts }
        [siren] { name-siren.facts }
        [charley_horse] { name-charley_horse.facts }
        [conclusion] { name-conclusion.facts }
        [elbow_in_the_ribs] { name-elbow_in_the_ribs.facts }
        [natures_call] { name-natures_call.facts }
        [phone_call] { name-phone_call.facts }
        [snoring] { name-snoring.facts }
        [too_much_caffeine] { name-too_much_caffeine.facts }
        [recurring_theme] { name-recurring_theme.facts }
        [rapid_rems] { name-rapid_rems.facts }
        [lucid_dreaming] { name-lucid_dreaming.facts }
        [its_been_a_while] { name-its_been_a_while.facts }
        [job_stress] { name-job_stress.facts }
        [scary_movie] { name-scary_movie.facts }
        [that_chili] { name-that_chili.facts }
        [upcoming_reunion] { name-upcoming_reunion.facts }
        [childhood_trauma] { name-childhood_trauma.facts }
        [go_with_the_flow] { name-go_with_the_flow.facts }
        [jilted] { name-jilted.facts }
        [sedatives] { name-sedatives.facts }
        [successful] { name-successful.facts }
       *[other] { $card }
    }
element-facts =
    { $element ->
        [movie_star] { name-movie_star.facts }
        [lifeguard] { name-lifeguard.facts }
        [grandma] { name-grandma.facts }
        [best_friend] { name-best_friend.facts }
        [fairy_godmother] { name-fairy_godmother.facts }
        [sheep_choir] { name-sheep_choir.facts }
        [favourite_teacher] { name-favourite_teacher.facts }
        [you_with_cape] { name-you_with_cape.facts }
        [sandman] { name-sandman.facts }
        [serial_killer] { name-serial_killer.facts }
        [shouting_boss] { name-shouting_boss.facts }
        [clown_in_drain] { name-clown_in_drain.facts }
        [tax_inspector] { name-tax_inspector.facts }
        [zombie_colleagues] { name-zombie_colleagues.facts }
        [evil_twin] { name-evil_twin.facts }
        [dentist] { name-dentist.facts }
        [spy] { name-spy.facts }
        [commuting_penguins] { name-commuting_penguins.facts }
        [bathrobe_neighbour] { name-bathrobe_neighbour.facts }
        [nobody_special] { name-nobody_special.facts }
        [time_traveller] { name-time_traveller.facts }
        [giant_cat] { name-giant_cat.facts }
        [robot] { name-robot.facts }
        [first_love] { name-first_love.facts }
        [crowd] { name-crowd.facts }
        [ghost] { name-ghost.facts }
        [relatives] { name-relatives.facts }
        [dragon] { name-dragon.facts }
        [beach] { name-beach.facts }
        [cloud_castle] { name-cloud_castle.facts }
        [pillow_fort] { name-pillow_fort.facts }
        [sweet_factory] { name-sweet_factory.facts }
        [moon_hammock] { name-moon_hammock.facts }
        [endless_library] { name-endless_library.facts }
        [midnight_kitchen] { name-midnight_kitchen.facts }
        [snow_day] { name-snow_day.facts }
        [slide_office] { name-slide_office.facts }
        [hell] { name-hell.facts }
        [hospital] { name-hospital.facts }
        [growing_corridor] { name-growing_corridor.facts }
        [exam_hall] { name-exam_hall.facts }
        [dark_basement] { name-dark_basement.facts }
        [laundry_mountain] { name-laundry_mountain.facts }
        [meeting_room] { name-meeting_room.facts }
        [underwater] { name-underwater.facts }
        [office] { name-office.facts }
        [city] { name-city.facts }
        [parents_house] { name-parents_house.facts }
        [moon_bus_stop] { name-moon_bus_stop.facts }
        [grand_canyon] { name-grand_canyon.facts }
        [forest] { name-forest.facts }
        [cottage] { name-cottage.facts }
        [night_train] { name-night_train.facts }
        [stage] { name-stage.facts }
        [old_school] { name-old_school.facts }
        [fairground] { name-fairground.facts }
        [chocolate] { name-chocolate.facts }
        [pink_tutu] { name-pink_tutu.facts }
        [sunscreen] { name-sunscreen.facts }
        [warm_blanket] { name-warm_blanket.facts }
        [gold_star] { name-gold_star.facts }
        [lottery_ticket] { name-lottery_ticket.facts }
        [flying_carpet] { name-flying_carpet.facts }
        [brave_teddy] { name-brave_teddy.facts }
        [perfect_coffee] { name-perfect_coffee.facts }
        [chainsaw] { name-chainsaw.facts }
        [ticking_clock] { name-ticking_clock.facts }
        [homework] { name-homework.facts }
        [buttonless_phone] { name-buttonless_phone.facts }
        [broccoli] { name-broccoli.facts }
        [bus_spider] { name-bus_spider.facts }
        [breeding_bills] { name-breeding_bills.facts }
        [melting_clock] { name-melting_clock.facts }
        [indoor_umbrella] { name-indoor_umbrella.facts }
        [talking_stapler] { name-talking_stapler.facts }
        [false_moustache] { name-false_moustache.facts }
        [lost_socks] { name-lost_socks.facts }
        [door] { name-door.facts }
        [cake] { name-cake.facts }
        [mirror] { name-mirror.facts }
        [letter] { name-letter.facts }
        [balloon] { name-balloon.facts }
        [music_box] { name-music_box.facts }
        [computer] { name-computer.facts }
        [dancing] { name-dancing.facts }
        [napping] { name-napping.facts }
        [laughing] { name-laughing.facts }
        [being_hugged] { name-being_hugged.facts }
        [winning_prize] { name-winning_prize.facts }
        [breathing_water] { name-breathing_water.facts }
        [baking] { name-baking.facts }
        [going_home_early] { name-going_home_early.facts }
        [singing_in_tune] { name-singing_in_tune.facts }
        [burning] { name-burning.facts }
        [bleeding] { name-bleeding.facts }
        [being_late] { name-being_late.facts }
        [slow_chase] { name-slow_chase.facts }
        [losing_teeth] { name-losing_teeth.facts }
        [pyjama_speech] { name-pyjama_speech.facts }
        [eternal_dishes] { name-eternal_dishes.facts }
        [running] { name-running.facts }
        [queueing] { name-queueing.facts }
        [key_hunt] { name-key_hunt.facts }
        [talking_backwards] { name-talking_backwards.facts }
        [shrinking] { name-shrinking.facts }
        [flying] { name-flying.facts }
        [floating] { name-floating.facts }
        [remembering] { name-remembering.facts }
        [wedding] { name-wedding.facts }
        [whispering] { name-whispering.facts }
        [juggling] { name-juggling.facts }
        [exploring] { name-exploring.facts }
       *[other] { $element }
    }
card-help =
    { $card ->
        [movie_star] { name-movie_star.help }
        [lifeguard] { name-lifeguard.help }
        [grandma] { name-grandma.help }
        [best_friend] { name-best_friend.help }
        [fairy_godmother] { name-fairy_godmother.help }
        [sheep_choir] { name-sheep_choir.help }
        [favourite_teacher] { name-favourite_teacher.help }
        [you_with_cape] { name-you_with_cape.help }
        [sandman] { name-sandman.help }
        [serial_killer] { name-serial_killer.help }
        [shouting_boss] { name-shouting_boss.help }
        [clown_in_drain] { name-clown_in_drain.help }
        [tax_inspector] { name-tax_inspector.help }
        [zombie_colleagues] { name-zombie_colleagues.help }
        [evil_twin] { name-evil_twin.help }
        [dentist] { name-dentist.help }
        [spy] { name-spy.help }
        [commuting_penguins] { name-commuting_penguins.help }
        [bathrobe_neighbour] { name-bathrobe_neighbour.help }
        [nobody_special] { name-nobody_special.help }
        [time_traveller] { name-time_traveller.help }
        [giant_cat] { name-giant_cat.help }
        [robot] { name-robot.help }
        [first_love] { name-first_love.help }
        [crowd] { name-crowd.help }
        [ghost] { name-ghost.help }
        [relatives] { name-relatives.help }
        [dragon] { name-dragon.help }
        [beach] { name-beach.help }
        [cloud_castle] { name-cloud_castle.help }
        [pillow_fort] { name-pillow_fort.help }
        [sweet_factory] { name-sweet_factory.help }
        [moon_hammock] { name-moon_hammock.help }
        [endless_library] { name-endless_library.help }
        [midnight_kitchen] { name-midnight_kitchen.help }
        [snow_day] { name-snow_day.help }
        [slide_office] { name-slide_office.help }
        [hell] { name-hell.help }
        [hospital] { name-hospital.help }
        [growing_corridor] { name-growing_corridor.help }
        [exam_hall] { name-exam_hall.help }
        [dark_basement] { name-dark_basement.help }
        [laundry_mountain] { name-laundry_mountain.help }
        [meeting_room] { name-meeting_room.help }
        [underwater] { name-underwater.help }
        [office] { name-office.help }
        [city] { name-city.help }
        [parents_house] { name-parents_house.help }
        [moon_bus_stop] { name-moon_bus_stop.help }
        [grand_canyon] { name-grand_canyon.help }
        [forest] { name-forest.help }
        [cottage] { name-cottage.help }
        [night_train] { name-night_train.help }
        [stage] { name-stage.help }
        [old_school] { name-old_school.help }
        [fairground] { name-fairground.help }
        [chocolate] { name-chocolate.help }
        [pink_tutu] { name-pink_tutu.help }
        [sunscreen] { name-sunscreen.help }
        [warm_blanket] { name-warm_blanket.help }
        [gold_star] { name-gold_star.help }
        [lottery_ticket] { name-lottery_ticket.help }
        [flying_carpet] { name-flying_carpet.help }
        [brave_teddy] { name-brave_teddy.help }
        [perfect_coffee] { name-perfect_coffee.help }
        [chainsaw] { name-chainsaw.help }
        [ticking_clock] { name-ticking_clock.help }
        [homework] { name-homework.help }
        [buttonless_phone] { name-buttonless_phone.help }
        [broccoli] { name-broccoli.help }
        [bus_spider] { name-bus_spider.help }
        [breeding_bills] { name-breeding_bills.help }
        [melting_clock] { name-melting_clock.help }
        [indoor_umbrella] { name-indoor_umbrella.help }
        [talking_stapler] { name-talking_stapler.help }
        [false_moustache] { name-false_moustache.help }
        [lost_socks] { name-lost_socks.help }
        [door] { name-door.help }
        [cake] { name-cake.help }
        [mirror] { name-mirror.help }
        [letter] { name-letter.help }
        [balloon] { name-balloon.help }
        [music_box] { name-music_box.help }
        [computer] { name-computer.help }
        [dancing] { name-dancing.help }
        [napping] { name-napping.help }
        [laughing] { name-laughing.help }
        [being_hugged] { name-being_hugged.help }
        [winning_prize] { name-winning_prize.help }
        [breathing_water] { name-breathing_water.help }
        [baking] { name-baking.help }
        [going_home_early] { name-going_home_early.help }
        [singing_in_tune] { name-singing_in_tune.help }
        [burning] { name-burning.help }
        [bleeding] { name-bleeding.help }
        [being_late] { name-being_late.help }
        [slow_chase] { name-slow_chase.help }
        [losing_teeth] { name-losing_teeth.help }
        [pyjama_speech] { name-pyjama_speech.help }
        [eternal_dishes] { name-eternal_dishes.help }
        [running] { name-running.help }
        [queueing] { name-queueing.help }
        [key_hunt] { name-key_hunt.help }
        [talking_backwards] { name-talking_backwards.help }
        [shrinking] { name-shrinking.help }
        [flying] { name-flying.help }
        [floating] { name-floating.help }
        [remembering] { name-remembering.help }
        [wedding] { name-wedding.help }
        [whispering] { name-whispering.help }
        [juggling] { name-juggling.help }
        [exploring] { name-exploring.help }
        [dead_drunk] { name-dead_drunk.help }
        [heavy_sleeper] { name-heavy_sleeper.help }
        [light_sleeper] { name-light_sleeper.help }
        [nerves_of_steel] { name-nerves_of_steel.help }
        [like_a_rock] { name-like_a_rock.help }
        [insomnia] { name-insomnia.help }
        [scared_stiff] { name-scared_stiff.help }
        [siren] { name-siren.help }
        [charley_horse] { name-charley_horse.help }
        [conclusion] { name-conclusion.help }
        [elbow_in_the_ribs] { name-elbow_in_the_ribs.help }
        [natures_call] { name-natures_call.help }
        [phone_call] { name-phone_call.help }
        [snoring] { name-snoring.help }
        [too_much_caffeine] { name-too_much_caffeine.help }
        [recurring_theme] { name-recurring_theme.help }
        [rapid_rems] { name-rapid_rems.help }
        [lucid_dreaming] { name-lucid_dreaming.help }
        [its_been_a_while] { name-its_been_a_while.help }
        [job_stress] { name-job_stress.help }
        [scary_movie] { name-scary_movie.help }
        [that_chili] { name-that_chili.help }
        [upcoming_reunion] { name-upcoming_reunion.help }
        [childhood_trauma] { name-childhood_trauma.help }
        [go_with_the_flow] { name-go_with_the_flow.help }
        [jilted] { name-jilted.help }
        [sedatives] { name-sedatives.help }
        [successful] { name-successful.help }
       *[other] { "" }
    }
element-help =
    { $element ->
        [movie_star] { name-movie_star.help }
        [lifeguard] { name-lifeguard.help }
        [grandma] { name-grandma.help }
        [best_friend] { name-best_friend.help }
        [fairy_godmother] { name-fairy_godmother.help }
        [sheep_choir] { name-sheep_choir.help }
        [favourite_teacher] { name-favourite_teacher.help }
        [you_with_cape] { name-you_with_cape.help }
        [sandman] { name-sandman.help }
        [serial_killer] { name-serial_killer.help }
        [shouting_boss] { name-shouting_boss.help }
        [clown_in_drain] { name-clown_in_drain.help }
        [tax_inspector] { name-tax_inspector.help }
        [zombie_colleagues] { name-zombie_colleagues.help }
        [evil_twin] { name-evil_twin.help }
        [dentist] { name-dentist.help }
        [spy] { name-spy.help }
        [commuting_penguins] { name-commuting_penguins.help }
        [bathrobe_neighbour] { name-bathrobe_neighbour.help }
        [nobody_special] { name-nobody_special.help }
        [time_traveller] { name-time_traveller.help }
        [giant_cat] { name-giant_cat.help }
        [robot] { name-robot.help }
        [first_love] { name-first_love.help }
        [crowd] { name-crowd.help }
        [ghost] { name-ghost.help }
        [relatives] { name-relatives.help }
        [dragon] { name-dragon.help }
        [beach] { name-beach.help }
        [cloud_castle] { name-cloud_castle.help }
        [pillow_fort] { name-pillow_fort.help }
        [sweet_factory] { name-sweet_factory.help }
        [moon_hammock] { name-moon_hammock.help }
        [endless_library] { name-endless_library.help }
        [midnight_kitchen] { name-midnight_kitchen.help }
        [snow_day] { name-snow_day.help }
        [slide_office] { name-slide_office.help }
        [hell] { name-hell.help }
        [hospital] { name-hospital.help }
        [growing_corridor] { name-growing_corridor.help }
        [exam_hall] { name-exam_hall.help }
        [dark_basement] { name-dark_basement.help }
        [laundry_mountain] { name-laundry_mountain.help }
        [meeting_room] { name-meeting_room.help }
        [underwater] { name-underwater.help }
        [office] { name-office.help }
        [city] { name-city.help }
        [parents_house] { name-parents_house.help }
        [moon_bus_stop] { name-moon_bus_stop.help }
        [grand_canyon] { name-grand_canyon.help }
        [forest] { name-forest.help }
        [cottage] { name-cottage.help }
        [night_train] { name-night_train.help }
        [stage] { name-stage.help }
        [old_school] { name-old_school.help }
        [fairground] { name-fairground.help }
        [chocolate] { name-chocolate.help }
        [pink_tutu] { name-pink_tutu.help }
        [sunscreen] { name-sunscreen.help }
        [warm_blanket] { name-warm_blanket.help }
        [gold_star] { name-gold_star.help }
        [lottery_ticket] { name-lottery_ticket.help }
        [flying_carpet] { name-flying_carpet.help }
        [brave_teddy] { name-brave_teddy.help }
        [perfect_coffee] { name-perfect_coffee.help }
        [chainsaw] { name-chainsaw.help }
        [ticking_clock] { name-ticking_clock.help }
        [homework] { name-homework.help }
        [buttonless_phone] { name-buttonless_phone.help }
        [broccoli] { name-broccoli.help }
        [bus_spider] { name-bus_spider.help }
        [breeding_bills] { name-breeding_bills.help }
        [melting_clock] { name-melting_clock.help }
        [indoor_umbrella] { name-indoor_umbrella.help }
        [talking_stapler] { name-talking_stapler.help }
        [false_moustache] { name-false_moustache.help }
        [lost_socks] { name-lost_socks.help }
        [door] { name-door.help }
        [cake] { name-cake.help }
        [mirror] { name-mirror.help }
        [letter] { name-letter.help }
        [balloon] { name-balloon.help }
        [music_box] { name-music_box.help }
        [computer] { name-computer.help }
        [dancing] { name-dancing.help }
        [napping] { name-napping.help }
        [laughing] { name-laughing.help }
        [being_hugged] { name-being_hugged.help }
        [winning_prize] { name-winning_prize.help }
        [breathing_water] { name-breathing_water.help }
        [baking] { name-baking.help }
        [going_home_early] { name-going_home_early.help }
        [singing_in_tune] { name-singing_in_tune.help }
        [burning] { name-burning.help }
        [bleeding] { name-bleeding.help }
        [being_late] { name-being_late.help }
        [slow_chase] { name-slow_chase.help }
        [losing_teeth] { name-losing_teeth.help }
        [pyjama_speech] { name-pyjama_speech.help }
        [eternal_dishes] { name-eternal_dishes.help }
        [running] { name-running.help }
        [queueing] { name-queueing.help }
        [key_hunt] { name-key_hunt.help }
        [talking_backwards] { name-talking_backwards.help }
        [shrinking] { name-shrinking.help }
        [flying] { name-flying.help }
        [floating] { name-floating.help }
        [remembering] { name-remembering.help }
        [wedding] { name-wedding.help }
        [whispering] { name-whispering.help }
        [juggling] { name-juggling.help }
        [exploring] { name-exploring.help }
       *[other] { "" }
    }
theme-name =
    { $theme ->
        [N] { name-N }（{ name-N.letter }）
        [F] { name-F }（{ name-F.letter }）
        [W] { name-W }（{ name-W.letter }）
        [D] { name-D }（{ name-D.letter }）
        [S] { name-S }（{ name-S.letter }）
       *[other] { $theme }
    }
last-kind-name =
    { $last_kind ->
        [people] { name-people }
        [places] { name-places }
        [things] { name-things }
        [verbs] { name-verbs }
       *[other] { $last_kind }
    }
kind-name =
    { $kind ->
        [people] { name-people }
        [places] { name-places }
        [things] { name-things }
        [verbs] { name-verbs }
       *[other] { $kind }
    }
side-name =
    { $side ->
        [plus] プラス側
       *[minus] マイナス側
    }
forced-theme =
    { $card ->
        [its_been_a_while] { $content_actions_its_been_a_while_effect_theme_name }
        [job_stress] { $content_actions_job_stress_effect_theme_name }
        [scary_movie] { $content_actions_scary_movie_effect_theme_name }
        [that_chili] { $content_actions_that_chili_effect_theme_name }
        [upcoming_reunion] { $content_actions_upcoming_reunion_effect_theme_name }
       *[other] { $card }
    }
forced-side =
    { $card ->
        [childhood_trauma] { $content_actions_childhood_trauma_effect_side ->
            [plus] プラス側
           *[minus] マイナス側
        }
        [go_with_the_flow] { $content_actions_go_with_the_flow_effect_side ->
            [plus] プラス側
           *[minus] マイナス側
        }
        [jilted] { $content_actions_jilted_effect_side ->
            [plus] プラス側
           *[minus] マイナス側
        }
        [sedatives] { $content_actions_sedatives_effect_side ->
            [plus] プラス側
           *[minus] マイナス側
        }
        [successful] { $content_actions_successful_effect_side ->
            [plus] プラス側
           *[minus] マイナス側
        }
       *[other] { $card }
    }
signed-points =
    { $points ->
        [1] +1
        [2] +2
        [3] +3
        [4] +4
        [5] +5
        [-1] −1
        [-2] −2
        [-3] −3
        [-4] −4
        [-5] −5
       *[other] { $points }
    }


## 夢を物語にする

story-first = 夢の中で、{ story-clause }
story-next =
    { $place ->
        [2] 。すると、
        [3] 。それから、
        [4] 。とつぜん、
        [5] 。そして、
        [6] 。それから、
        [7] 。今度は、
        [8] 。すると、
        [9] 。それから、
       *[10] 。最後に、
    }{ story-clause }
story-end = 。
story-clause =
    { $face ->
        [movie_star] 映画スターに道を聞かれる
        [lifeguard] ライフガードが笛を吹く
        [grandma] おばあちゃんが山盛りの皿を持ってくる
        [best_friend] 一年生のときの親友が、あのころの姿のままやって来る
        [fairy_godmother] フェアリー・ゴッドマザーが願いを三つかなえてくれる
        [sheep_choir] 数え終えた羊たちが合唱を始める
        [favourite_teacher] 大好きな先生がほほえみかけてくれる
        [you_with_cape] マント姿の自分に出会う
        [sandman] サンドマンが砂をまく
        [serial_killer] 暗がりから連続殺人鬼が出てくる
        [shouting_boss] 上司がみんなにどなりちらす
        [clown_in_drain] 排水口からピエロが手を振る
        [tax_inspector] 税務調査官に領収書を求められる
        [zombie_colleagues] 同僚たちがゾンビになってやって来る
        [evil_twin] 邪悪な双子がわたしの服を着ている
        [dentist] やけに陽気な歯医者が手をこすり合わせる
        [spy] スパイが新聞のかげに隠れる
        [commuting_penguins] ペンギンたちが通勤していく
        [bathrobe_neighbour] 隣人がバスローブ姿で通りかかる
        [nobody_special] 誰というわけでもない人がおじぎをする
        [time_traveller] 迷子のタイムトラベラーに今は何年かと聞かれる
        [giant_cat] 巨大ネコがこちらを見ている
        [giant_cat-plus] 巨大ネコがのどを鳴らす
        [giant_cat-minus] 巨大ネコがお腹をすかせている
        [robot] ロボットがやって来る
        [robot-plus] ロボットが片づけを手伝ってくれる
        [robot-minus] ロボットが暴走する
        [first_love] むかし好きだった人が立っている
        [first_love-plus] 初恋の人がほほえみかけてくれる
        [first_love-minus] 別れた恋人が戸口に立っている
        [crowd] 観衆が集まってくる
        [crowd-plus] 観衆が声援を送ってくれる
        [crowd-minus] 観衆がブーイングする
        [ghost] 幽霊がただよっている
        [ghost-plus] 幽霊がていねいにおじぎをする
        [ghost-minus] 幽霊があかんべえをする
        [relatives] 親戚が玄関のベルを鳴らす
        [relatives-plus] 親戚がおみやげを持ってくる
        [relatives-minus] 親戚が転がりこんでくる
        [dragon] ドラゴンがとなりに降り立つ
        [dragon-plus] ドラゴンがじゃれてくる
        [dragon-minus] きげんの悪いドラゴンが鼻を鳴らす
        [beach] ビーチにいる
        [cloud_castle] 雲の上のお城に住んでいる
        [pillow_fort] まくらの砦に座っている
        [sweet_factory] お菓子工場にいる
        [moon_hammock] 二つの月にかけたハンモックで揺れている
        [endless_library] 果てしない図書館をさまよっている
        [midnight_kitchen] 真夜中の台所にいる
        [snow_day] 雪で休校の校庭にいる
        [slide_office] すべり台つきの重役室にいる
        [hell] 地獄にいる
        [hospital] 病院で寝ている
        [growing_corridor] どんどん伸びる廊下にいる
        [exam_hall] 試験会場にいる
        [dark_basement] 明かりのない地下室にいる
        [laundry_mountain] 洗濯物の山脈を登っている
        [meeting_room] ドアのない会議室にいる
        [underwater] 水の中にいる
        [office] オフィスにいる
        [city] 都会のまん中にいる
        [parents_house] 実家にいる
        [moon_bus_stop] 月面のバス停で待っている
        [grand_canyon] とても深い谷のふちに立っている
        [grand_canyon-plus] グランドキャニオンをながめている
        [grand_canyon-minus] 足もとで底知れぬ裂け目が口を開ける
        [forest] 森の中にいる
        [forest-plus] 魔法の森にいる
        [forest-minus] 呪いの森にいる
        [cottage] 小屋にいる
        [cottage-plus] 居心地のいい小屋にいる
        [cottage-minus] きしむ小屋にいる
        [night_train] 夜行列車に乗っている
        [night_train-plus] 一等寝台の夜行列車に乗っている
        [night_train-minus] 行き先ちがいの列車に乗っている
        [stage] 舞台に立っている
        [stage-plus] 拍手喝采の舞台に立っている
        [stage-minus] 静まりかえった舞台に立っている
        [old_school] 母校に戻っている
        [old_school-plus] 母校が休み時間になる
        [old_school-minus] 母校で居残りをさせられている
        [fairground] 遊園地にいる
        [fairground-plus] 遊園地の明かりが回っている
        [fairground-minus] 閉園後の遊園地にいる
        [chocolate] チョコレートが出てくる
        [pink_tutu] ピンクのチュチュを着ている
        [sunscreen] あたりが日焼け止めの香りに包まれる
        [warm_blanket] ふわふわ毛布にくるまれる
        [gold_star] 金の星シールをもらう
        [lottery_ticket] ポケットに大当たりの宝くじが入っている
        [flying_carpet] 空飛ぶじゅうたんが迎えに来る
        [brave_teddy] 勇敢なテディベアが見張ってくれる
        [perfect_coffee] 完璧な一杯のコーヒーが出てくる
        [chainsaw] チェーンソーがうなりだす
        [ticking_clock] 目覚まし時計がチクタク鳴る
        [homework] 締め切りを過ぎた宿題が見つかる
        [buttonless_phone] ボタンのない電話が鳴る
        [broccoli] 破滅のブロッコリーが立ち上がる
        [bus_spider] バスほどもあるクモが下りてくる
        [breeding_bills] 請求書が増えつづける
        [melting_clock] 時計が溶けていく
        [indoor_umbrella] 居間で傘をさす
        [talking_stapler] ホチキスが話しかけてくる
        [false_moustache] つけひげをつけている
        [lost_socks] なくした靴下がぜんぶ出てくる
        [door] ドアがある
        [door-plus] ドアが開いている
        [door-minus] ドアに鍵がかかっている
        [cake] ケーキがある
        [cake-plus] バースデーケーキがある
        [cake-minus] 石けんのケーキがある
        [mirror] 鏡をのぞきこむ
        [mirror-plus] 魔法の鏡がほめてくれる
        [mirror-minus] 鏡にひびが入る
        [letter] 手紙が届く
        [letter-plus] 昇進の辞令が届く
        [letter-minus] 解雇通知が届く
        [balloon] 気球が上がる
        [balloon-plus] 熱気球でただよう
        [balloon-minus] 気球に穴があく
        [music_box] オルゴールが鳴りだす
        [music_box-plus] オルゴールが好きな曲を奏でる
        [music_box-minus] オルゴールが止まらなくなる
        [computer] パソコンの前に座っている
        [computer-plus] パソコンがちゃんと動く
        [computer-minus] パソコンの更新が1%で止まる
        [dancing] 踊る
        [napping] 夢の中で昼寝する
        [laughing] 笑う
        [being_hugged] 抱きしめられる
        [winning_prize] 一等賞をとる
        [breathing_water] 水の中で息をする
        [baking] お菓子を焼く
        [going_home_early] 早めに帰宅する
        [singing_in_tune] めずらしく音を外さずに歌う
        [burning] 燃える
        [bleeding] 体から血が出る
        [being_late] 遅刻する
        [slow_chase] スローモーションで追われる
        [losing_teeth] 歯がぽろぽろ抜ける
        [pyjama_speech] パジャマで演説する
        [eternal_dishes] 永遠に皿を洗う
        [running] 走る
        [queueing] 行列に並ぶ
        [key_hunt] 鍵をさがす
        [talking_backwards] さかさ言葉で話す
        [shrinking] 縮む
        [flying] 足もとから地面が消える
        [flying-plus] 空を飛ぶ
        [flying-minus] 落ちる
        [floating] 体が軽くなったり重くなったりする
        [floating-plus] ただよう
        [floating-minus] 沈む
        [remembering] 何かをもう少しで思い出しそうになる
        [remembering-plus] ぜんぶ思い出す
        [remembering-minus] ぜんぶ忘れる
        [wedding] 結婚式の鐘が鳴る
        [wedding-plus] 結婚する
        [wedding-minus] 自分の結婚式に間に合わない
        [whispering] あちこちでひそひそ声がする
        [whispering-plus] ひそひそ秘密を話す
        [whispering-minus] ひそひそ噂される
        [juggling] お皿を7枚、空へ投げる
        [juggling-plus] ジャグリングする
        [juggling-minus] ぜんぶ落とす
        [exploring] 道をそれてみる
        [exploring-plus] 探検する
        [exploring-minus] 道に迷う
       *[other] { $face }
    }
