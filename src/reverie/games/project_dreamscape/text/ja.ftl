### プロジェクト・ドリームスケープについて目にする言葉のすべて。ルールそのもの（rules.ja.ftl）は除きます。

game-name = プロジェクト・ドリームスケープ
game-pitch = 夢を買い、夢から夢へと導き、夢タイプでつなげましょう。長いチェーンこそ強い心のあかし。ただし、深く眠りすぎると代償を払います。
game-how-to-play =
    カードには夢タイプが2つずつ描かれています。ドリームスケープ（5枚の列）のカードは売り物で、山札から一番遠いものが1、山札の隣が5です。
    支払いには、深睡眠スタックの裏向きのカード「Zカード」を使います。1枚につき毎手番1購入ポイントになり、最後に{ $content_z_card_points }点として数えます。
    手番のフェイズ1：山札からZカードを1枚取るか、取らないかを選びます。
    フェイズ2：少なくとも1枚、払えるだけ何枚でも購入します。購入したカードはレム睡眠スタックの一番上に置き、2つの夢タイプのうち1つをすぐに実行します。
    別のカードへつながる夢タイプもあり、そのカードも夢タイプを実行します。1回の購入から長いカスケードになることもあります。1つのカスケードの中で、同じカードが同じ夢タイプを実行するのは一度だけです。
    フェイズ3は自動です：カードをコストの安い位置へ詰め、山札から補充します。
    山札で列を補充しきれなくなったら、プロジェクトは終わりです。
    レム睡眠スタックで隣り合い、同じ夢タイプを持つカードはチェーンになります：2枚で{ $content_chain_points_2 }点、3枚で{ $content_chain_points_3 }点、4枚で{ $content_chain_points_4 }点、5枚で{ $content_chain_points_5 }点、6枚で{ $content_chain_points_6 }点、7枚で{ $content_chain_points_7 }点、8枚で{ $content_chain_points_8 }点、9枚で{ $content_chain_points_9 }点、10枚で{ $content_chain_points_10 }点……。1枚のカードは両方の夢タイプで数えます。
    得点はチェーンの点とZカードの点の合計です。最も高い人の勝ちです。同点ならZカードが多いほうが勝ちます。
    一人のときは高得点をめざします。捨て札が相手の代わりになります。


## 質問

question-use-token = この手番でトークンを使いますか？
    .help = 青い面はこの手番の1購入ポイントになります。赤い面では自分のZカードを1枚捨てます（2枚以上あるとき。今は{ $z }枚）。
question-lose-z = { $z }枚のZカードのうち、どれを捨てますか？
    .help = 表向きにして捨て札に置きます。使用済みのカードはこの手番ですでに使ったもの（{ $spent }枚）、未使用のカードはまだ1購入ポイントになります。
question-take-z = フェイズ1：山札からZカードを取りますか？　今は{ $z }枚、山札は残り{ $deck }枚です。
    .help = Zカードはこの手番と以後の毎手番1購入ポイントになり、最後に{ $content_z_card_points }点として数えます。
question-buy =
    フェイズ2：何を購入しますか？　購入ポイントは{ $points }です。{ $bought ->
        [0] 少なくとも1枚は購入します。
       *[other] この手番で{ $bought }枚購入しました。
    }
    .help = 夢カードはレム睡眠スタックの一番上に置かれ、夢タイプを1つすぐに実行します。Zカードは深睡眠スタックに入り、そのポイントはすぐに使えます。予約カードは{ $content_reserve_cost }です。
question-dream =
    { $via ->
        [purchase] { card-name }を購入しました。
       *[other] 「{ via-name }」から{ card-name }につながりました。
    }どの夢タイプを実行しますか？
    .help = このカードがこのカスケードでまだ実行していない夢タイプから選びます。実行できない夢タイプを選んでもよく、その場合は何も起こりません。
question-pull = 「自由な浮遊」（{ card-name }）：どのカードをスタックの一番上に移しますか？
    .help = ほかのカードは順番のまま詰め、移したカードの夢タイプを1つ実行します。レム睡眠スタックの下から順に、チェーンの点の変化は次のとおりです：{ $adds }。
question-flip = 「途切れた眠り」（{ card-name }）：ドリームスケープのどのカードを裏返しますか？
    .help = 夢カードはZカードに、Zカードは夢カードになります。位置とコストは変わりません。
question-terrorise = 「夜の恐怖」（{ card-name }）：誰に一番上のZカードを捨てさせますか？
    .help = Zカードが1枚しかない人は捨てません。
question-give-up-z = { $by_seat }の「夜の恐怖」（{ card-name }）があなたを襲います：どのZカードを捨てますか？
    .help = 使用済みのカードなら、この手番では何も失いません。未使用のカードなら購入ポイントを1失います（残り{ $points }）。
question-reserve = 「明晰夢」（{ card-name }）：どのカードを予約しますか？
    .help = 夢カードだけです。横向きに置かれ、次の自分の手番から、自分だけが{ $content_reserve_cost }で購入できます。
question-replay = 「くり返す夢」（{ card-name }）：どちらのスタックの下のカードを実行しますか？
    .help = レム睡眠スタックではいま実行しているカードの下のカード、捨て札ではこのカードの下のカードです。
question-copy = 「共有夢」（{ card-name }）：誰の一番上のカードをコピーしますか？
    .help = その夢タイプの1つを、自分のカードに描かれているものとして実行します。カードは動きません。
question-put = 「移ろう夢」（{ card-name }）：位置{ $position }に何を置きますか？
    .help = 位置1から5まで順に決めます。最後が決まるまで何も動きません。
question-put-token = 「移ろう夢」（{ card-name }）：位置{ $position }にどのシールドトークンを置きますか？
    .help = トークンの数がその位置のコストになり、次の「移ろう夢」まで続きます。
question-invade = 「侵入する夢」（{ card-name }）：誰の一番上のカードを入れ替えますか？
    .help = ドリームスケープの夢カードと入れ替わり、その人が新しいカードの夢タイプを1つ実行します。
question-invade-with =
    { $solo ->
        [yes] 「侵入する夢」：捨て札の{ card-name }と、ドリームスケープのどのカードを入れ替えますか？
       *[no] 「侵入する夢」：{ $victim_seat }の{ card-name }と、ドリームスケープのどのカードを入れ替えますか？
    }
    .help = 夢カードだけです。元の一番上のカードはドリームスケープに置かれ、そこで売り物になります。新しいカードは持ち主（一人のときは自分）が実行します。
question-empower = 「力を得た夢」（{ card-name }）：ドリームスケープからどのカードを取りますか？
    .help = その夢タイプの1つを今実行します。そこから先がすべて終わったら捨てます。
question-sweep =
    「パラダイムシフト」（{ card-name }）：{ $swept ->
        [0] ドリームスケープのどのカードを取り除きますか？　取り除かなくてもかまいません。
       *[other] もう1枚取り除きますか？
    }
    .help = 2枚までです。そのあとカードを安い位置へ詰め、取り除いた枚数だけ新しく並べます。
question-solo-discard = フェイズ3：残り{ $left }枚の夢カードのうち、次にどれを捨て札に置きますか？
    .help = 好きな順番ですべて捨てます。最後の1枚が一番上になり、「共有夢」や「侵入する夢」の対象になります。


## 選べる手

move-token =
    { $side ->
        [blue] 青い面：この手番に1購入ポイント
        [red] 赤い面：Zカードを1枚捨てる
       *[none] トークンを使わない
    }
move-lose_z =
    { $card ->
        [spent] 使用済みのZカードを捨てる
        [unspent] 未使用のZカードを捨てる
       *[other] { card-name }を捨てる
    }
move-draw_z = Zカードを取る
    .help = 毎手番1購入ポイント増え、最後に{ $content_z_card_points }点として数えます。
move-skip_z = 取らない
move-buy = 位置{ $position }を購入する
    .effect = { card-there }、コスト{ $price }
move-buy_reserved = 予約カード{ card-name }を購入する
    .effect = コスト{ $price }
move-stop_buying = 購入を終える
move-dream = 「{ type-name }」を実行する
    .help = { type-effect }
move-pull =
    { $zone ->
        [discard] { card-name }を捨て札の一番上に移す
       *[other] { card-name }を一番上に移す
    }
move-flip = 位置{ $position }を裏返す
    .effect =
    { card-name }が{ $is_z ->
        [yes] 夢カードになる
       *[no] Zカードになる
    }
move-terrorise = { $seat }をおびえさせる
move-reserve = 位置{ $position }を予約する
    .effect = { card-name }
move-empower = 位置{ $position }を取る
    .effect = { card-name }
move-replay =
    { $zone ->
        [discard] 捨て札の下のカード
       *[other] レム睡眠スタックの下のカード
    }
    .effect = { card-name }
move-copy = { $seat }の一番上のカードをコピーする
    .effect = { card-name }
move-put =
    { $card ->
        [gap] ここを空ける
       *[other] { card-name }をここに置く
    }
move-put_token = トークン{ $value }をここに置く
move-invade = { $seat }に侵入する
    .effect = 一番上は{ card-name }
move-invade_with = 位置{ $position }のカードで
    .effect = { card-name }
move-sweep = 位置{ $position }を取り除く
    .effect = { card-there }
move-stop_sweep = やめる
move-solo_discard = 位置{ $position }
    .effect = { card-name }


## 起きたこと

event-set-up = 眠りの山札を切り、全員がZカードを1枚持ちました。山札は残り{ $deck }枚です。{ $you_start_seat ->
        [yes] あなたから始めます。
       *[no] { $start_seat }から始めます。
    }
event-dealt = 位置{ $position }に新しく並びました：{ card-name }。
event-turn-began =
    { $you ->
        [yes] 手番{ $turn }：あなたの番です。
       *[no] 手番{ $turn }：{ $seat }の番です。
    }
event-token-used =
    { $you ->
        [yes] あなたはトークンの{ $side ->
            [red] 赤い面を見せました：寝つけない眠りです。
           *[blue] 青い面を見せました：この手番は1購入ポイント増えます。
        }
       *[no] { $seat }はトークンの{ $side ->
            [red] 赤い面を見せました：寝つけない眠りです。
           *[blue] 青い面を見せました：この手番は1購入ポイント増えます。
        }
    }
event-z-taken =
    { $you ->
        [yes] あなたはZカードを1枚取り、{ $z }枚になりました。
       *[no] { $seat }はZカードを1枚取り、{ $z }枚になりました。
    }山札は残り{ $deck }枚です。
event-z-declined =
    { $you ->
        [yes] あなたはZカードを取らず、{ $z }枚のままです。
       *[no] { $seat }はZカードを取らず、{ $z }枚のままです。
    }
event-bought =
    { $you ->
        [yes] あなたは位置{ $position }の{ card-name }を{ $price }で購入しました。残りは{ $points }です。
       *[no] { $seat }は位置{ $position }の{ card-name }を{ $price }で購入しました。残りは{ $points }です。
    }
event-z-bought =
    { $you ->
        [yes] あなたは位置{ $position }の{ card-name }をZカードとして{ $price }で購入しました。
       *[no] { $seat }は位置{ $position }の{ card-name }をZカードとして{ $price }で購入しました。
    }Zカードは{ $z }枚、購入ポイントは{ $points }です。
event-bought-reserved =
    { $you ->
        [yes] あなたは予約カード{ card-name }を{ $price }で購入しました。残りは{ $points }です。
       *[no] { $seat }は予約カード{ card-name }を{ $price }で購入しました。残りは{ $points }です。
    }
event-dreamt =
    { $you ->
        [yes] あなたは「{ type-name }」を実行します（{ card-name }）。
       *[no] { $seat }は「{ type-name }」を実行します（{ card-name }）。
    }
event-no-effect = 「{ type-name }」はここでは何も起こしません。
event-nothing-left = { card-name }はこのカスケードで両方の夢タイプを実行済みなので、カスケードはここで終わります。
event-pulled =
    { $you ->
        [yes] あなたは{ card-name }を{ $zone ->
            [discard] 捨て札の一番上に移しました。
           *[other] レム睡眠スタックの一番上に移しました。
        }
       *[no] { $seat }は{ card-name }を{ $zone ->
            [discard] 捨て札の一番上に移しました。
           *[other] レム睡眠スタックの一番上に移しました。
        }
    }
event-flipped =
    { $you ->
        [yes] あなたは位置{ $position }の{ card-name }を裏返しました：
       *[no] { $seat }は位置{ $position }の{ card-name }を裏返しました：
    }{ $to_z ->
        [yes] Zカードになりました。
       *[no] 夢カードになりました。
    }
event-terrorised =
    { $spared ->
        [yes] 「夜の恐怖」が{ $you_victim_seat ->
            [yes] あなた
           *[no] { $victim_seat }
        }を襲いましたが、Zカードが1枚だけなので捨てません。
       *[no] 「夜の恐怖」が{ $you_victim_seat ->
            [yes] あなた
           *[no] { $victim_seat }
        }を襲いました。
    }
event-z-lost =
    { $you ->
        [yes] あなたはZカード{ card-name }を捨て、残りは{ $z }枚です。
       *[no] { $seat }はZカード{ card-name }を捨て、残りは{ $z }枚です。
    }
event-reserved =
    { $you ->
        [yes] あなたは位置{ $position }の{ card-name }を予約しました。
       *[no] { $seat }は位置{ $position }の{ card-name }を予約しました。
    }
event-replayed =
    { $zone ->
        [discard] 捨て札でその下にあるのは{ card-name }です。
       *[other] レム睡眠スタックでその下にあるのは{ card-name }です。
    }
event-copied =
    { $you ->
        [yes] あなたは{ $victim_seat }の一番上のカード{ card-name }をコピーしました。
       *[no] { $seat }は{ $you_victim_seat ->
            [yes] あなた
           *[no] { $victim_seat }
        }の一番上のカード{ card-name }をコピーしました。
    }
event-copied-pile = 捨て札の一番上は{ card-name }です。
event-rearranged =
    { $you ->
        [yes] あなたはドリームスケープを並べ替えました。
       *[no] { $seat }はドリームスケープを並べ替えました。
    }
event-tokens-moved =
    { $you ->
        [yes] あなたはシールドトークンを動かしました：
       *[no] { $seat }はシールドトークンを動かしました：
    }位置1～5のコストは{ $cost }になりました。
event-invaded =
    { $solo ->
        [yes] { card-name }が捨て札に置かれました。
       *[no] { $you ->
            [yes] あなたは{ $victim_seat }のレム睡眠スタックに{ card-name }を置き、{ $victim_seat }がそれを実行します。
           *[no] { $seat }は{ $you_victim_seat ->
                [yes] あなたのレム睡眠スタックに{ card-name }を置き、あなたがそれを実行します。
               *[no] { $victim_seat }のレム睡眠スタックに{ card-name }を置き、{ $victim_seat }がそれを実行します。
            }
        }
    }
event-came-to-row = 代わりに{ card-name }が位置{ $position }に置かれました。
event-empowered =
    { $you ->
        [yes] あなたは位置{ $position }の{ card-name }を取り、脇に置きました。
       *[no] { $seat }は位置{ $position }の{ card-name }を取り、脇に置きました。
    }
event-held-discarded = 脇に置いた{ card-name }を捨てました。
event-swept =
    { $you ->
        [yes] あなたは位置{ $position }の{ card-name }を取り除きました。
       *[no] { $seat }は位置{ $position }の{ card-name }を取り除きました。
    }
event-slid = ドリームスケープのカードを安い位置へ詰めました。
event-discarded = 位置{ $position }の{ card-name }を捨て札に置きました。
event-turned-faceup = 位置{ $position }の{ card-name }が表向きに戻りました。
event-reserve-lost =
    { $you ->
        [yes] あなたの予約カード{ card-name }は購入されず、捨てられました。
       *[no] { $seat }の予約カード{ card-name }は購入されず、捨てられました。
    }
event-evaluated = 山札でドリームスケープを補充できなくなり、プロジェクトは終わりました。
event-evaluated-each =
    { $you ->
        [yes] あなたの得点は
       *[no] { $seat }の得点は
    }{ $score }点です：チェーン{ $chain_points }点、Zカード{ $z }枚。
event-project-ended =
    { $count_winners ->
        [1] { $you_winners ->
            [yes] あなたこそ最高のドリーマーです。
           *[no] { $winners }こそ最高のドリーマーです。
        }
       *[other] { $winners }が勝利を分け合います。
    }
event-solo-ended = 得点{ $score }点は評価段階{ $band }です：{ band-name }。


## 終わり方

standing-score = { $score }点

result-deck =
    { $count_winners ->
        [1] { $you_winners ->
            [yes] あなたの勝ちです
           *[no] { $winners }の勝ちです
        }。{ $tied ->
            [yes] 同点で、Zカードが多いためです。
           *[no] 得点が最も高いためです。
        }
       *[other] { $winners }が得点もZカードも同じで、勝利を分け合います。
    }
result-solo = プロジェクトは終わりました。あなたの夢から機械が何を作ったかは、評価段階が教えてくれます。


## 卓で選べること

option-invasive_dreaming = 侵入する夢
    .help = 対照研究：使うなら、どの基本の夢タイプと入れ替えるか。相手の一番上のカードとドリームスケープのカードを入れ替え、相手がそれを実行します。
option-empowered_dreaming = 力を得た夢
    .help = 対照研究：使うなら、どの基本の夢タイプと入れ替えるか。ドリームスケープのカードを取り、実行して、捨てます。
option-paradigm_shift = パラダイムシフト
    .help = 対照研究：使うなら、どの基本の夢タイプと入れ替えるか。ドリームスケープのカードを2枚まで取り除き、新しく並べます。
option-shield_variant = シールドのバリアント
    .help = 「移ろう夢」でカードの代わりにシールドトークンを動かし、コストを変えます。
option-sleep_token = 睡眠トークンのバリアント
    .help = 手番の始めに、望むならトークンで1購入ポイントを得る（青）か、Zカードを1枚捨てます（赤）。
option-start_seat = 最初の参加者
    .help = 最初の手番：くじで決めるか、席を指定します。
name-out = 使わない
name-off = なし
name-on = あり
name-drawn = くじで決める
name-A = 席A
name-B = 席B
name-C = 席C
name-D = 席D


## 卓の上

field-turn = 手番
    .help = 1から数えます。
field-bought = 購入
    .help = この手番で購入した枚数。少なくとも1枚は購入します。
field-deck = 眠りの山札
    .help = 山札の残り枚数。ドリームスケープを補充しきれなくなったら終わりです。
field-points = 購入ポイント
    .help = 手番の参加者がこの手番でまだ使えるポイント。
field-temp = 一時ポイント
    .help = 青い面のポイントが未使用なら1。
field-row = ドリームスケープ
    .help = 売り物のカード（位置の順）。位置5が山札の隣です。
field-cost = コスト
    .help = 位置1～5のコスト。
field-token = 手番トークン
    .help = 持っている人の手番です。睡眠トークンのバリアントでは使った面を示します。
field-spent = 使用済み
    .help = この手番で使ったZカード。スタックの下から数えます。
field-deep = 深睡眠
    .help = Zカード（下から上へ）。一度表向きになったカードだけが分かります。最後に1枚につき{ $content_z_card_points }点として数えます。
field-rem = レム睡眠スタック
    .help = 下から上へ。隣り合って同じ夢タイプを持つカードがチェーンになります。
field-reserve = 予約
    .help = 予約カード（古い順）。予約した人が1枚{ $content_reserve_cost }で購入できます。
field-fresh = 横向き
    .help = 予約カードのうち最後のこの枚数は、この手番に予約したもので、まだ購入できません。
field-discard = 捨て札
    .help = 下から上へ。最後のカードが一番上です。
field-held = 脇に置いたカード
    .help = 「力を得た夢」で脇に置き、そこから先がすべて終わるまで残るカード。
field-cascade = カスケード
    .help = 1回の購入から起きた実行。前の実行が次へつながりました。
field-score = 得点
    .help = 今終わった場合の得点：チェーンの点からZカードの枚数を引きます。
field-chains = チェーン
    .help = 夢タイプ、長さ、点、一番下のカード（下から数えた順番）。
field-adds = 増える点
    .help = 位置の順：そのカードを購入すると得点がどれだけ増えるか（夢タイプの効果は別）。
field-reserve_adds = 予約で増える点
    .help = 予約カードについて同じもの。
field-ranks = 順位
    .help = 終了時：1が最高。同じなら順位を分け合います。
field-band = 評価段階
    .help = ソロ：今の得点の段階。1から数えます。
field-bands = 段階の始まり
    .help = ソロ：次の段階（段階2から順に）が始まる得点。
field-seat = 席
field-type = 夢タイプ
field-card = カード
field-anchor = いま実行しているカード
name-gap = 空き
name-z = Zカード
name-none = ここ
name-blue = 青い面
name-red = 赤い面


## できないこと

refused-dreamscape-no-such-z = そのZカードは捨てられません。示された手から選んでください。
refused-dreamscape-no-such-position = 位置{ $position }はありません。位置は1～{ $last }です。
refused-dreamscape-position-empty = 位置{ $position }にカードがありません。カードのある位置を選んでください。
refused-dreamscape-z-card-there = 位置{ $position }にあるのはZカードで、ここでは夢カードが必要です。表向きのカードを選んでください。
refused-dreamscape-no-opponent = { $given_seat }は選べません。相手の席を選んでください。
refused-dreamscape-no-rem-card = { $seat }のレム睡眠スタックにはカードがありません。カードのある相手を選んでください。
refused-dreamscape-type-performed = { card-name }はこのカスケードで「{ type-name }」を実行済みで、実行は一度きりです。もう一方の夢タイプを選んでください。
refused-dreamscape-type-not-shown = { card-name }にその夢タイプはありません。描かれている夢タイプを選んでください。
refused-dreamscape-buy-first = 終える前に、少なくとも1枚は購入してください。
refused-dreamscape-too-dear =
    それは{ $price }かかりますが、{ $points }しかありません。{ $may_stop ->
        [yes] もっと安いものを選ぶか、購入を終えてください。
       *[no] もっと安いものを選んでください。少なくとも1枚は購入します。
    }
refused-dreamscape-still-sideways = { card-name }はまだ横向きです。次の自分の手番から購入できます。
refused-dreamscape-not-reserved = { card-name }はあなたの予約にありません。購入できるのは自分で予約したカードだけです。
refused-dreamscape-last-z = Zカードが1枚しかなく、1枚より減ることはありません。青い面を使うか、使わないでください。
refused-dreamscape-no-such-side = トークンに「{ $side }」の面はありません。none、blue、Zカードが2枚以上ならredから選んでください。
refused-dreamscape-card-not-there = { card-name }はそこにありません。スタックのカードを選んでください。
refused-dreamscape-nothing-below = そのスタックには下のカードがありません。もう一方を選んでください。
refused-dreamscape-not-to-place = { card-name }はここに置けません。ドリームスケープにないか、もう置かれています。
refused-dreamscape-no-such-token = トークン{ $value }はないか、もう置かれています。残りから選んでください。
refused-dreamscape-swapped-twice = 「{ type-name }」を入れ替えられるのは一度だけです。新しい夢タイプごとに別のものと入れ替えてください。
refused-dreamscape-nobody-there = 席{ $named }には誰もいません。最後の席は{ $last }です。別の席を指定してください。
refused-dreamscape-chart-lengths = 表には長さ1～{ $longest }の点が順番にすべて必要です。
refused-dreamscape-bands-rise = ソロの段階は点が増える順に並べ、最後は0より大きくしてください。
refused-dreamscape-mid-turn = 局面は手番の始めにします。使用済み、購入済み、横向き、脇に置いたカード、実行中のものがあってはいけません。
refused-dreamscape-row-not-full = 手番の始めには、5つの位置すべてにカードがあります。
refused-dreamscape-solo-z-in-row = ソロの手番の始めに、ドリームスケープにZカードはありません。フェイズ3で表向きになります。
refused-dreamscape-cards-do-not-add-up =
    使うカードはどれもちょうど1か所にあります。{ $count ->
        [1] { card-name }が合いません。
       *[other] { card-name }など{ $count }枚が合いません。
    }
refused-dreamscape-gap-asleep = 空いた位置は裏向きにできません。
refused-dreamscape-no-z = 誰でも常にZカードを1枚以上持っています。
refused-dreamscape-known-elsewhere = 既知として書けるのは深睡眠スタックにあるカードだけで、1枚につき一度です。
refused-dreamscape-token = トークンはここで「{ $side }」を示せないか、ポイントがその面に合いません。
refused-dreamscape-costs = コスト{ $costs }はありえません。1～5が1つずつで、「移ろう夢」がトークンを動かさないかぎり順番どおりです。
refused-dreamscape-cascade = このカスケードはありえません。どの実行もカードに描かれた夢タイプで、同じものは二度なく、最後に実行しているカードは実行者のレム睡眠スタックにあります。
refused-dreamscape-agenda = これからの手順が今の質問に合いません。手順は質問から決まります。


## 夢タイプとカード

card-there =
    { $is_z ->
        [yes] { card-name }（Zカード）
       *[no] { card-name }
    }
type-name =
    { $type ->
        [FF] { name-FF }
        [IS] { name-IS }
        [NT] { name-NT }
        [LD] { name-LD }
        [PR] { name-PR }
        [RD] { name-RD }
        [CD] { name-CD }
        [SD] { name-SD }
        [ID] { name-ID }
        [ED] { name-ED }
        [PS] { name-PS }
       *[other] { $type }
    }
via-name =
    { $via ->
        [FF] { name-FF }
        [IS] { name-IS }
        [NT] { name-NT }
        [LD] { name-LD }
        [PR] { name-PR }
        [RD] { name-RD }
        [CD] { name-CD }
        [SD] { name-SD }
        [ID] { name-ID }
        [ED] { name-ED }
        [PS] { name-PS }
       *[other] { $via }
    }
type-effect =
    { $type ->
        [FF] レム睡眠スタックの好きなカードを一番上に移し、その夢タイプを1つ実行します。
        [IS] ドリームスケープのカードを1枚裏返します：夢カードをZカードに、またはその逆。
        [NT] 相手1人が一番上のZカードを捨てます（1枚しかなければ捨てません）。ソロ：一番安い空きにカードを並べ、Zカードが2枚以上あれば1枚捨てます。
        [LD] ドリームスケープの夢カードを1枚予約します。次の自分の手番から{ $content_reserve_cost }で購入できます。
        [PR] 山札の一番上をZカードとして未使用で加えます。
        [RD] このカードのすぐ下のカードの夢タイプを1つ実行します。カードは動きません。
        [CD] 相手のレム睡眠スタックの一番上のカードの夢タイプを1つ実行します。ソロ：捨て札の一番上。
        [SD] ドリームスケープのカードを自由に並べ替えます。シールドのバリアントではトークンを並べ替えます。
        [ID] 相手の一番上のカードをドリームスケープの夢カードと入れ替え、相手が新しいカードを実行します。ソロ：捨て札の一番上と入れ替え、自分が実行します。
        [ED] ドリームスケープの夢カードを取り、その夢タイプを1つ実行して、捨てます。
        [PS] ドリームスケープのカードを2枚まで取り除き、残りを詰め、同じ枚数を新しく並べます。
       *[other] その夢タイプはありません。
    }
printed-type = { type-name }：{ type-effect }
band-name =
    { $band ->
        [1] { name-band-1 }
        [2] { name-band-2 }
        [3] { name-band-3 }
        [4] { name-band-4 }
        [5] { name-band-5 }
       *[6] { name-band-6 }
    }
name-band-1 = 棒人間
name-band-2 = ぼやけた動物
name-band-3 = こだわりの一杯のコーヒー
name-band-4 = ぴかぴかの新車
name-band-5 = 乗れるドラゴン
name-band-6 = 自分だけの惑星
name-FF = 自由な浮遊
name-IS = 途切れた眠り
name-NT = 夜の恐怖
name-LD = 明晰夢
name-PR = 完璧な休息
name-RD = くり返す夢
name-CD = 共有夢
name-SD = 移ろう夢
name-ID = 侵入する夢
name-ED = 力を得た夢
name-PS = パラダイムシフト

# 一覧のための短い名前：2つの夢タイプと、同じカードの何枚目か。
name-FF-IS-1 = 浮遊・途切れⅠ
name-FF-IS-2 = 浮遊・途切れⅡ
name-FF-NT-1 = 浮遊・恐怖Ⅰ
name-FF-NT-2 = 浮遊・恐怖Ⅱ
name-FF-LD-1 = 浮遊・明晰夢Ⅰ
name-FF-PR-1 = 浮遊・休息Ⅰ
name-FF-PR-2 = 浮遊・休息Ⅱ
name-FF-RD-1 = 浮遊・くり返しⅠ
name-FF-RD-2 = 浮遊・くり返しⅡ
name-FF-CD-1 = 浮遊・共有Ⅰ
name-FF-CD-2 = 浮遊・共有Ⅱ
name-FF-SD-1 = 浮遊・移ろいⅠ
name-FF-SD-2 = 浮遊・移ろいⅡ
name-IS-NT-1 = 途切れ・恐怖Ⅰ
name-IS-NT-2 = 途切れ・恐怖Ⅱ
name-IS-LD-1 = 途切れ・明晰夢Ⅰ
name-IS-LD-2 = 途切れ・明晰夢Ⅱ
name-IS-PR-1 = 途切れ・休息Ⅰ
name-IS-PR-2 = 途切れ・休息Ⅱ
name-IS-RD-1 = 途切れ・くり返しⅠ
name-IS-RD-2 = 途切れ・くり返しⅡ
name-IS-CD-1 = 途切れ・共有Ⅰ
name-IS-CD-2 = 途切れ・共有Ⅱ
name-IS-SD-1 = 途切れ・移ろいⅠ
name-NT-LD-1 = 恐怖・明晰夢Ⅰ
name-NT-LD-2 = 恐怖・明晰夢Ⅱ
name-NT-PR-1 = 恐怖・休息Ⅰ
name-NT-RD-1 = 恐怖・くり返しⅠ
name-NT-RD-2 = 恐怖・くり返しⅡ
name-NT-CD-1 = 恐怖・共有Ⅰ
name-NT-CD-2 = 恐怖・共有Ⅱ
name-NT-SD-1 = 恐怖・移ろいⅠ
name-NT-SD-2 = 恐怖・移ろいⅡ
name-LD-PR-1 = 明晰夢・休息Ⅰ
name-LD-PR-2 = 明晰夢・休息Ⅱ
name-LD-RD-1 = 明晰夢・くり返しⅠ
name-LD-RD-2 = 明晰夢・くり返しⅡ
name-LD-CD-1 = 明晰夢・共有Ⅰ
name-LD-CD-2 = 明晰夢・共有Ⅱ
name-LD-SD-1 = 明晰夢・移ろいⅠ
name-LD-SD-2 = 明晰夢・移ろいⅡ
name-PR-RD-1 = 休息・くり返しⅠ
name-PR-RD-2 = 休息・くり返しⅡ
name-PR-CD-1 = 休息・共有Ⅰ
name-PR-CD-2 = 休息・共有Ⅱ
name-PR-SD-1 = 休息・移ろいⅠ
name-PR-SD-2 = 休息・移ろいⅡ
name-RD-CD-1 = くり返し・共有Ⅰ
name-RD-SD-1 = くり返し・移ろいⅠ
name-RD-SD-2 = くり返し・移ろいⅡ
name-CD-SD-1 = 共有・移ろいⅠ
name-CD-SD-2 = 共有・移ろいⅡ
name-ID-FF-1 = 侵入・浮遊Ⅰ
name-ID-FF-2 = 侵入・浮遊Ⅱ
name-ID-IS-1 = 侵入・途切れⅠ
name-ID-IS-2 = 侵入・途切れⅡ
name-ID-NT-1 = 侵入・恐怖Ⅰ
name-ID-NT-2 = 侵入・恐怖Ⅱ
name-ID-LD-1 = 侵入・明晰夢Ⅰ
name-ID-LD-2 = 侵入・明晰夢Ⅱ
name-ID-PR-1 = 侵入・休息Ⅰ
name-ID-PR-2 = 侵入・休息Ⅱ
name-ID-RD-1 = 侵入・くり返しⅠ
name-ID-RD-2 = 侵入・くり返しⅡ
name-ID-CD-1 = 侵入・共有Ⅰ
name-ID-CD-2 = 侵入・共有Ⅱ
name-ID-SD-1 = 侵入・移ろいⅠ
name-ID-SD-2 = 侵入・移ろいⅡ
name-ED-FF-1 = 力・浮遊Ⅰ
name-ED-FF-2 = 力・浮遊Ⅱ
name-ED-IS-1 = 力・途切れⅠ
name-ED-IS-2 = 力・途切れⅡ
name-ED-NT-1 = 力・恐怖Ⅰ
name-ED-NT-2 = 力・恐怖Ⅱ
name-ED-LD-1 = 力・明晰夢Ⅰ
name-ED-LD-2 = 力・明晰夢Ⅱ
name-ED-PR-1 = 力・休息Ⅰ
name-ED-PR-2 = 力・休息Ⅱ
name-ED-RD-1 = 力・くり返しⅠ
name-ED-RD-2 = 力・くり返しⅡ
name-ED-CD-1 = 力・共有Ⅰ
name-ED-CD-2 = 力・共有Ⅱ
name-ED-SD-1 = 力・移ろいⅠ
name-ED-SD-2 = 力・移ろいⅡ
name-PS-FF-1 = パラダイム・浮遊Ⅰ
name-PS-FF-2 = パラダイム・浮遊Ⅱ
name-PS-IS-1 = パラダイム・途切れⅠ
name-PS-IS-2 = パラダイム・途切れⅡ
name-PS-NT-1 = パラダイム・恐怖Ⅰ
name-PS-NT-2 = パラダイム・恐怖Ⅱ
name-PS-LD-1 = パラダイム・明晰夢Ⅰ
name-PS-LD-2 = パラダイム・明晰夢Ⅱ
name-PS-PR-1 = パラダイム・休息Ⅰ
name-PS-PR-2 = パラダイム・休息Ⅱ
name-PS-RD-1 = パラダイム・くり返しⅠ
name-PS-RD-2 = パラダイム・くり返しⅡ
name-PS-CD-1 = パラダイム・共有Ⅰ
name-PS-CD-2 = パラダイム・共有Ⅱ
name-PS-SD-1 = パラダイム・移ろいⅠ
name-PS-SD-2 = パラダイム・移ろいⅡ
name-ID-ED-1 = 侵入・力Ⅰ
name-ID-ED-2 = 侵入・力Ⅱ
name-ID-PS-1 = 侵入・パラダイムⅠ
name-ID-PS-2 = 侵入・パラダイムⅡ
name-ED-PS-1 = 力・パラダイムⅠ
name-ED-PS-2 = 力・パラダイムⅡ
card-name =
    { $card ->
        [FF-IS-1] { name-FF-IS-1 }
        [FF-IS-2] { name-FF-IS-2 }
        [FF-NT-1] { name-FF-NT-1 }
        [FF-NT-2] { name-FF-NT-2 }
        [FF-LD-1] { name-FF-LD-1 }
        [FF-PR-1] { name-FF-PR-1 }
        [FF-PR-2] { name-FF-PR-2 }
        [FF-RD-1] { name-FF-RD-1 }
        [FF-RD-2] { name-FF-RD-2 }
        [FF-CD-1] { name-FF-CD-1 }
        [FF-CD-2] { name-FF-CD-2 }
        [FF-SD-1] { name-FF-SD-1 }
        [FF-SD-2] { name-FF-SD-2 }
        [IS-NT-1] { name-IS-NT-1 }
        [IS-NT-2] { name-IS-NT-2 }
        [IS-LD-1] { name-IS-LD-1 }
        [IS-LD-2] { name-IS-LD-2 }
        [IS-PR-1] { name-IS-PR-1 }
        [IS-PR-2] { name-IS-PR-2 }
        [IS-RD-1] { name-IS-RD-1 }
        [IS-RD-2] { name-IS-RD-2 }
        [IS-CD-1] { name-IS-CD-1 }
        [IS-CD-2] { name-IS-CD-2 }
        [IS-SD-1] { name-IS-SD-1 }
        [NT-LD-1] { name-NT-LD-1 }
        [NT-LD-2] { name-NT-LD-2 }
        [NT-PR-1] { name-NT-PR-1 }
        [NT-RD-1] { name-NT-RD-1 }
        [NT-RD-2] { name-NT-RD-2 }
        [NT-CD-1] { name-NT-CD-1 }
        [NT-CD-2] { name-NT-CD-2 }
        [NT-SD-1] { name-NT-SD-1 }
        [NT-SD-2] { name-NT-SD-2 }
        [LD-PR-1] { name-LD-PR-1 }
        [LD-PR-2] { name-LD-PR-2 }
        [LD-RD-1] { name-LD-RD-1 }
        [LD-RD-2] { name-LD-RD-2 }
        [LD-CD-1] { name-LD-CD-1 }
        [LD-CD-2] { name-LD-CD-2 }
        [LD-SD-1] { name-LD-SD-1 }
        [LD-SD-2] { name-LD-SD-2 }
        [PR-RD-1] { name-PR-RD-1 }
        [PR-RD-2] { name-PR-RD-2 }
        [PR-CD-1] { name-PR-CD-1 }
        [PR-CD-2] { name-PR-CD-2 }
        [PR-SD-1] { name-PR-SD-1 }
        [PR-SD-2] { name-PR-SD-2 }
        [RD-CD-1] { name-RD-CD-1 }
        [RD-SD-1] { name-RD-SD-1 }
        [RD-SD-2] { name-RD-SD-2 }
        [CD-SD-1] { name-CD-SD-1 }
        [CD-SD-2] { name-CD-SD-2 }
        [ID-FF-1] { name-ID-FF-1 }
        [ID-FF-2] { name-ID-FF-2 }
        [ID-IS-1] { name-ID-IS-1 }
        [ID-IS-2] { name-ID-IS-2 }
        [ID-NT-1] { name-ID-NT-1 }
        [ID-NT-2] { name-ID-NT-2 }
        [ID-LD-1] { name-ID-LD-1 }
        [ID-LD-2] { name-ID-LD-2 }
        [ID-PR-1] { name-ID-PR-1 }
        [ID-PR-2] { name-ID-PR-2 }
        [ID-RD-1] { name-ID-RD-1 }
        [ID-RD-2] { name-ID-RD-2 }
        [ID-CD-1] { name-ID-CD-1 }
        [ID-CD-2] { name-ID-CD-2 }
        [ID-SD-1] { name-ID-SD-1 }
        [ID-SD-2] { name-ID-SD-2 }
        [ED-FF-1] { name-ED-FF-1 }
        [ED-FF-2] { name-ED-FF-2 }
        [ED-IS-1] { name-ED-IS-1 }
        [ED-IS-2] { name-ED-IS-2 }
        [ED-NT-1] { name-ED-NT-1 }
        [ED-NT-2] { name-ED-NT-2 }
        [ED-LD-1] { name-ED-LD-1 }
        [ED-LD-2] { name-ED-LD-2 }
        [ED-PR-1] { name-ED-PR-1 }
        [ED-PR-2] { name-ED-PR-2 }
        [ED-RD-1] { name-ED-RD-1 }
        [ED-RD-2] { name-ED-RD-2 }
        [ED-CD-1] { name-ED-CD-1 }
        [ED-CD-2] { name-ED-CD-2 }
        [ED-SD-1] { name-ED-SD-1 }
        [ED-SD-2] { name-ED-SD-2 }
        [PS-FF-1] { name-PS-FF-1 }
        [PS-FF-2] { name-PS-FF-2 }
        [PS-IS-1] { name-PS-IS-1 }
        [PS-IS-2] { name-PS-IS-2 }
        [PS-NT-1] { name-PS-NT-1 }
        [PS-NT-2] { name-PS-NT-2 }
        [PS-LD-1] { name-PS-LD-1 }
        [PS-LD-2] { name-PS-LD-2 }
        [PS-PR-1] { name-PS-PR-1 }
        [PS-PR-2] { name-PS-PR-2 }
        [PS-RD-1] { name-PS-RD-1 }
        [PS-RD-2] { name-PS-RD-2 }
        [PS-CD-1] { name-PS-CD-1 }
        [PS-CD-2] { name-PS-CD-2 }
        [PS-SD-1] { name-PS-SD-1 }
        [PS-SD-2] { name-PS-SD-2 }
        [ID-ED-1] { name-ID-ED-1 }
        [ID-ED-2] { name-ID-ED-2 }
        [ID-PS-1] { name-ID-PS-1 }
        [ID-PS-2] { name-ID-PS-2 }
        [ED-PS-1] { name-ED-PS-1 }
        [ED-PS-2] { name-ED-PS-2 }
       *[other] { $card }
    }
