### ドリームサイクルについて人が読む言葉のすべて（ルール本文は rules.ja.ftl）。

game-name = ドリームサイクル
game-pitch = 無意識を駆けぬける自転車レース。ハンドルは切れません。色に意味を与え、走り出したら、あとは夢が運ぶ先を見守るだけです。
game-how-to-play =
    最後の段の北端から最初に走り出た人が目覚め、勝者になります。
    ドリームスケープは走りながらできていきます。北端を越える人が次の段を置きます。
    手番の初めに気をもらいます。最初の手番は{ $content_limits_first_turn_chi }個、その後は{ $content_limits_turn_chi }個ずつです。
    方向タイルを買い、解釈タイルの色の欄に置きます。それがあなたにとっての色の意味です。
    そして走ります。マスの色に置いたタイルに従って1マスずつ進み、意味のない色か凪に着くまで続けます。
    凪は黒いマスとドリームスケープの外縁です。次の手番に向きを自由に選び、無料で1歩進めます。
    青いマスでは気を{ $content_limits_blue }個もらえます。黄色いマスではひらめきタイルなどの効果が起こります。デルタマス（フクシア）は自転車を運び、銀のマスではダイスを振ります。
    ブレーキには気が{ $content_limits_brake }個かかります。無限ループに入り、ブレーキをかけられない人は脱落します。
    ほかの人がいるマスに着いたら、力タイルの多い人が押し出し、相乗り、ブロックのどれかを決めます。同数なら押し出しです。
    タイルが1枚だけの欄に気を置くと、その手番の間、その色からの移動は置いた数のマスになります。置ける数：{ $content_limits_boost }。
    購入フェイズの終わりに持てる気は{ $content_limits_cap_end_of_buying }個までです。それまでは、した手を取り消せます。
    自分が走っている間を除き、いつでもタイルを置き直したり、同じ段の人に取引を申し出たりできます。


## 名前

name-south = 南
name-back = 後ろ
name-left = 左
name-right = 右
name-west = 西
name-east = 東
name-forward = 前
name-north = 北
name-lucidity = 明晰
name-chi_bonus = 気ボーナス
name-square_white = 白の色タイル
name-square_orange = オレンジの色タイル
name-square_green = 緑の色タイル
name-square_red = 赤の色タイル
name-square_black = 黒の色タイル
name-exchange = 交換
name-extra_turn = 追加手番
name-fringewalker = 外縁歩き
name-power = 力
name-shadowwalker = 影歩き
name-times2 = 2倍
name-times3 = 3倍
name-zip = ジップ
name-chi = 気1個
name-white = 白
name-orange = オレンジ
name-green = 緑
name-red = 赤
name-purple = 紫
name-blue = 青
name-yellow = 黄
name-black = 黒
name-silver = 銀
name-fringe = 外縁
name-delta = デルタ
name-N = 北
name-E = 東
name-S = 南
name-W = 西
name-start = スタートマスの選択
name-buying = 購入フェイズ
name-moving = 移動フェイズ
name-full = 一晩
name-half = 夜の前半
name-nap = うたた寝

tile-name =
    { $kind ->
        [south] 「{ name-south }」
        [back] 「{ name-back }」
        [left] 「{ name-left }」
        [right] 「{ name-right }」
        [west] 「{ name-west }」
        [east] 「{ name-east }」
        [forward] 「{ name-forward }」
        [north] 「{ name-north }」
        [lucidity] 「{ name-lucidity }」
        [chi_bonus] 「{ name-chi_bonus }」
        [square_white] 「{ name-square_white }」
        [square_orange] 「{ name-square_orange }」
        [square_green] 「{ name-square_green }」
        [square_red] 「{ name-square_red }」
        [square_black] 「{ name-square_black }」
        [exchange] 「{ name-exchange }」
        [extra_turn] 「{ name-extra_turn }」
        [fringewalker] 「{ name-fringewalker }」
        [power] 「{ name-power }」
        [shadowwalker] 「{ name-shadowwalker }」
        [times2] 「{ name-times2 }」
        [times3] 「{ name-times3 }」
        [zip] 「{ name-zip }」
       *[other] 「{ $kind }」
    }
item-name =
    { $item ->
        [south] 「{ name-south }」
        [back] 「{ name-back }」
        [left] 「{ name-left }」
        [right] 「{ name-right }」
        [west] 「{ name-west }」
        [east] 「{ name-east }」
        [forward] 「{ name-forward }」
        [north] 「{ name-north }」
        [lucidity] 「{ name-lucidity }」
        [chi_bonus] 「{ name-chi_bonus }」
        [square_white] 「{ name-square_white }」
        [square_orange] 「{ name-square_orange }」
        [square_green] 「{ name-square_green }」
        [square_red] 「{ name-square_red }」
        [square_black] 「{ name-square_black }」
        [exchange] 「{ name-exchange }」
        [extra_turn] 「{ name-extra_turn }」
        [fringewalker] 「{ name-fringewalker }」
        [power] 「{ name-power }」
        [shadowwalker] 「{ name-shadowwalker }」
        [times2] 「{ name-times2 }」
        [times3] 「{ name-times3 }」
        [zip] 「{ name-zip }」
        [chi] { name-chi }
       *[other] 「{ $item }」
    }
field-name =
    { $field ->
        [white] 白の欄
        [orange] オレンジの欄
        [green] 緑の欄
        [red] 赤の欄
        [purple] 紫の欄
        [blue] 青の欄
        [yellow] 黄の欄
       *[other] { $field }
    }
on-field = { field-name }に
from-field = { field-name }から
colour-name =
    { $colour ->
        [white] { name-white }
        [orange] { name-orange }
        [green] { name-green }
        [red] { name-red }
        [purple] { name-purple }
        [blue] { name-blue }
        [yellow] { name-yellow }
        [black] { name-black }
        [silver] { name-silver }
        [fringe] { name-fringe }
        [delta] { name-delta }
       *[other] { $colour }
    }
coloured-square = { colour-name }の色タイル
face-name =
    { $face ->
        [white] { name-white }
        [orange] { name-orange }
        [green] { name-green }
        [red] { name-red }
        [purple] { name-purple }
        [blue] { name-blue }
        [yellow] { name-yellow }
        [black] { name-black }
       *[other] { name-silver }
    }
on-colour =
    { $colour ->
        [white] 白いマス
        [orange] オレンジのマス
        [green] 緑のマス
        [red] 赤いマス
        [purple] 紫のマス
        [blue] 青いマス
        [yellow] 黄色いマス
        [black] 黒いマス（凪）
        [fringe] 外縁（凪）
        [delta] デルタマス
       *[other] 銀のマス
    }
way-name =
    { $way ->
        [N] { name-N }
        [E] { name-E }
        [S] { name-S }
        [W] { name-W }
       *[other] { $way }
    }
square-name =
    { $square ->
        [white] 白いマス
        [orange] オレンジのマス
        [green] 緑のマス
        [red] 赤いマス
        [purple] 紫のマス
        [blue] 青いマス
        [black] 黒いマス
        [silver] 銀のマス
        [yellow_inspiration] 黄色いマス（ひらめき）
        [yellow_double_inspiration] 黄色いマス（ダブルひらめき）
        [yellow_psychic_drain] 黄色いマス（気力吸収）
        [yellow_reversal] 黄色いマス（一斉反転）
        [yellow_rocket] 黄色いマス（ロケット）
        [yellow_rotation_cw] 黄色いマス（時計回りの回転）
        [yellow_rotation_ccw] 黄色いマス（反時計回りの回転）
        [fringe] 外縁
       *[other] デルタマス
    }
legend-name =
    { $square ->
        [white] 白
        [orange] オレンジ
        [green] 緑
        [red] 赤
        [purple] 紫
        [blue] 青
        [black] 黒（凪）
        [silver] 銀
        [yellow_inspiration] 黄：ひらめき
        [yellow_double_inspiration] 黄：ダブルひらめき
        [yellow_psychic_drain] 黄：気力吸収
        [yellow_reversal] 黄：一斉反転
        [yellow_rocket] 黄：ロケット
        [yellow_rotation_cw] 黄：時計回りの回転
        [yellow_rotation_ccw] 黄：反時計回りの回転
        [fuchsia_north] 北へのデルタ
        [fuchsia_east] 東へのデルタ
        [fuchsia_south] 南へのデルタ
        [fuchsia_west] 西へのデルタ
        [fuchsia_curve_cw] 右へ曲がるデルタ
        [fuchsia_curve_ccw] 左へ曲がるデルタ
        [fringe] 外縁（凪）
       *[bicycle] 席の文字の後ろに付き、自転車の向き（北、東、南、西）を示します
    }
effect-name =
    { $effect ->
        [inspiration] ひらめき
        [double_inspiration] ダブルひらめき
        [psychic_drain] 気力吸収
        [reversal] 一斉反転
        [rocket] ロケット
        [rotation_cw] 回転（時計回り）
       *[other] 回転（反時計回り）
    }
the-effect = { effect-name }の効果
by-what =
    { $how ->
        [step] まっすぐ1歩
        [delta] デルタに運ばれて
        [zip] ジップで
        [fringewalk] 外縁歩きの1歩で
       *[field] { $tile ->
            [south] 「{ name-south }」
            [back] 「{ name-back }」
            [left] 「{ name-left }」
            [right] 「{ name-right }」
            [west] 「{ name-west }」
            [east] 「{ name-east }」
            [forward] 「{ name-forward }」
            [north] 「{ name-north }」
           *[other] 「{ name-lucidity }」
        }に従い
    }
given =
    { $give_kind ->
        [chi] 気{ $give_chi }個
        [tiles] { $give }
       *[both] 気{ $give_chi }個と{ $give }
    }
wanted =
    { $want_kind ->
        [chi] 気{ $want_chi }個
        [tiles] { $want }
       *[both] 気{ $want_chi }個と{ $want }
    }
list-item = 「{ $name }」


## 質問

column-name =
    { $x ->
        [0] B
        [1] C
        [2] D
        [3] E
        [4] F
        [5] G
        [6] H
        [7] I
        [8] J
        [9] K
        [10] L
        [11] M
        [12] N
        [13] O
        [14] P
        [15] Q
        [16] R
        [17] S
        [18] T
        [19] U
        [20] V
        [21] W
        [22] X
        [23] Y
        [24] Z
        [25] AA
        [26] AB
        [27] AC
        [28] AD
        [29] AE
        [30] AF
        [31] AG
        [32] AH
        [33] AI
        [34] AJ
        [35] AK
       *[other] { $x }
    }
question-start = どこからスタートしますか？　最初の段のすぐ南、{ $from_column }から{ $to_column }までの列を選んでください。
    .help = ほかの人が選んだマスは選べません。北を向いて始まり、最初の1歩でドリームスケープに入ります。前にどんな色があるか見ておきましょう。
question-buying =
    { $you ->
        [yes] 気は{ $store }、いるのは{ on-colour }です。何を買い、どう並べますか？
       *[no] { $seat }の購入フェイズです。気は{ $store }、いるのは{ on-colour }です。
    }
    .help = これから通る色にタイルを置きましょう。「この先の道」は、今のタイルでどこまで行けるかを示します。凪にいるときは向きも変えられます。準備ができたら購入フェイズを終えます。{ $cap }個を超える気は返します。
question-fringewalk = 外縁歩きで{ way-name }へもう1歩進めます。進みますか？
    .help = その後で新しい向きを選び、いつもの最初の1歩を進みます。
question-facing = 外縁歩きの後、どちらを向きますか？
    .help = その向きに、いつもの最初の1歩を進みます。
question-set-off =
    { $you ->
        [yes] { $place }の{ on-colour }から出発します。向きは{ way-name }です。どう進みますか？
       *[no] { $seat }が{ $place }の{ on-colour }から出発します。向きは{ way-name }です。
    }
    .help = この色に置いたタイルに従います。気は{ $store }です。最初の移動の前にはブレーキをかけられません。
question-window =
    { $you ->
        [yes] { $place }の{ on-colour }に着きました。向きは{ way-name }、気は{ $store }です。どうしますか？
       *[no] { $seat }が{ $place }の{ on-colour }に着きました。向きは{ way-name }です。
    }
    .help = 向きを変える前に、ひらめきタイルを使えます。この色に意味がある限り進まなければなりません。ブレーキには気が{ $brake }個かかります。
question-caught =
    { $you ->
        [yes] { $place }の{ on-colour }で無限ループに捕まりました。向きは{ way-name }、気は{ $store }です。どう抜け出しますか？
       *[no] { $seat }が{ $place }の{ on-colour }で無限ループに捕まりました。向きは{ way-name }、気は{ $store }です。
    }
    .help = 同じマスに同じ向きで戻り、その間に何も変わっていません。気{ $brake }個でブレーキをかけるか、タイルを気に換えるか、ジップ、色タイル、2倍・3倍を使ってください。
question-blocked =
    { $you ->
        [yes] ブロックされ、{ $place }の{ on-colour }にいます。向きは{ way-name }、気は{ $store }です。どうしますか？
       *[no] { $seat }がブロックされ、{ $place }の{ on-colour }にいます。向きは{ way-name }、気は{ $store }です。
    }
    .help = この色の別のタイルが別の方へ導くか、ジップがあれば進めます。なければ走行は終わりです。
question-silver = 銀の目が出ました。このマスを何色にしますか？
    .help = マスを離れるまで、あなたにとってその色になります。
question-yellow = { effect-name }のマスに着きました。効果を受けますか？
    .help = 影歩きがあるので選べます。受けなければ、次に着いたときにまた選べます。
question-shadow =
    { $you ->
        [yes] { effect-name }：影響を受けますか？
       *[no] { effect-name }：{ $seat }が影響を受けるかどうかを決めます。
    }
    .help = 影歩きがあるので、そのままでいることもできます。
question-conflict =
    { $you ->
        [yes] { $mover_seat }が{ way-name }へ進み、{ $count_other_seats ->
           *[other] { $other_seats }
        }のいる{ $place }に着きます。力はあなたが最多です。押し出し、相乗り、ブロックのどれにしますか？
       *[no] { $mover_seat }が{ way-name }へ進み、{ $count_other_seats ->
           *[other] { $other_seats }
        }のいる{ $place }に着きます。力が最多の{ $seat }が決めます。
    }
    .help = 押し出し：そこにいる全員が1マス先へ動きます。相乗り：同じマスに入ります。ブロック：走者はこの移動を始めたマスに残ります。
question-chain =
    { $you ->
        [yes] { $count_pushed_seats ->
           *[other] { $pushed_seats }
        }が{ $other_seats }のいる{ $place }に押し出されます。力はあなたが最多です。さらに押し出しますか、相乗りにしますか？
       *[no] { $count_pushed_seats ->
           *[other] { $pushed_seats }
        }が{ $other_seats }のいる{ $place }に押し出されます。力が最多の{ $seat }が決めます。
    }
    .help = ここではブロックできません。最初の押し出しがなくなってしまうからです。
question-debt =
    { $you ->
        [yes] { $to_supply ->
            [yes] サプライ
           *[no] { $to_seat }
        }に気を{ $chi }個払わなければなりません。手元は{ $store }です。どう用意しますか？
       *[no] { $seat }は{ $to_supply ->
            [yes] サプライ
           *[no] { $to_seat }
        }に気を{ $chi }個払わなければなりません。手元は{ $store }です。
    }
    .help = ひらめきタイルを気に換えるか、できるうちに取引をしましょう（申し出はあと{ $offers }回）。払えなければ脱落です。
question-offer =
    { $you_to_seat ->
        [yes] { $seat }からの申し出です。{ given }をもらい、{ wanted }を渡します。受けますか？
       *[no] { $seat }が{ $to_seat }に申し出ています。{ given }を渡し、{ wanted }を求めます。
    }
    .help = 受けない限り何も動きません。ほかのすべては返事を待っています。
question-buy-back = { $place }の色タイル（{ colour-name }）を気{ $chi }個で回収しますか？
    .help = 回収しなければドリームスケープに残り、誰のものでもなくなります。
question-extra-turn = 手番が終わりました。「追加手番」（{ $held }枚）を1枚使って、もう一度手番を行いますか？
    .help = 収入も購入フェイズもある、まるまる1回の手番です。


## 手

move-start = { column-name }列からスタート
move-buy = { tile-name }を買う
    .worth = { tile-name }を気{ $chi }個で買う
move-sell = { tile-name }を売る
    .worth = { tile-name }を気{ $chi }個で売る
move-exchange = 「交換」を使い、{ tile-name }を価格どおりに売る
    .worth = 「交換」を使い、{ tile-name }を価格どおり気{ $chi }個で売る
move-place = { tile-name }を{ field-name }に置く
move-take = { tile-name }を{ from-field }トレイに戻す
move-boost = { field-name }を気{ $chi }個でブーストする
    .help = この手番の間、この色からの移動はすべて{ $chi }マスになります。気は後で失われます。
move-unboost = { field-name }のブーストを戻す
move-face = { way-name }を向く
move-done = 走り出す！
    .help = 購入フェイズを終えます。上限を超える気はサプライに返し、タイルは今の並びのまま走ります。
move-cash = { tile-name }を気に換える
    .worth = { tile-name }を気{ $chi }個に換える
move-bonus = 「気ボーナス」を使う
    .worth = 「気ボーナス」を気{ $chi }個に換える
move-trade = { $to_seat }との取引を下書きする
move-give = { item-name }を渡す
move-want = { item-name }を求める
move-drop = 下書きを破棄する
move-send = 申し出を送る
move-accept = 受ける
move-decline = 断る
move-counter = 断って逆提案をする
move-withdraw = 申し出を取り下げる
move-resign = リタイアする
    .help = 自転車はドリームスケープを離れ、持ち物はすべて戻ります。
move-fringewalk = 外縁歩きを使う
move-plain = 外縁歩きを使わない
move-go =
    { $tile ->
        [delta] デルタに乗って{ way-name }へ進む
        [south] 「{ name-south }」に従い{ way-name }へ進む
        [back] 「{ name-back }」に従い{ way-name }へ進む
        [left] 「{ name-left }」に従い{ way-name }へ進む
        [right] 「{ name-right }」に従い{ way-name }へ進む
        [west] 「{ name-west }」に従い{ way-name }へ進む
        [east] 「{ name-east }」に従い{ way-name }へ進む
        [forward] 「{ name-forward }」に従い{ way-name }へ進む
        [north] 「{ name-north }」に従い{ way-name }へ進む
       *[other] 「{ name-lucidity }」に従い{ way-name }へ進む
    }
move-stop = ここで止まる
move-brake = ブレーキをかける
    .worth = 気{ $chi }個でブレーキをかける
move-zip = ジップで{ way-name }へ1マス進む
move-square = { coloured-square }を自転車の下に置く
move-times = { $factor }倍を使う：移動は{ $factor }マス
    .help = この手番の残りの間、欄による移動はブーストの有無にかかわらず{ $factor }マスになります。
move-colour = { colour-name }を選ぶ
move-effect = 効果を受ける
move-no_effect = 効果を受けない
move-affected = 影響を受ける
move-unaffected = 影響を受けない
move-push = 1マス先へ押し出す
move-pass = 相乗り：同じマスに入る
move-block = ブロック：走者は入れない
move-give_up = あきらめる
    .help = 払わずに脱落します。
move-buy_back = 回収する
    .worth = 気{ $chi }個で回収する
move-leave = 残す
move-extra_turn = 追加手番を行う
move-pass_turn = 手番を渡す


## 起きたこと

event-first-player =
    { $you ->
        [yes] あなたがスタートプレイヤーです。スタートマスは最後に選びます。
       *[no] { $seat }がスタートプレイヤーです。スタートマスは最後に選びます。
    }
event-row-laid = 第{ $row }段が置かれました（睡眠段階{ $phase }）。
event-dealt =
    { $you ->
        [yes] それぞれの欄にタイルを1枚置いて始めます：{ $items }。
       *[no] { $seat }はそれぞれの欄にタイルを1枚置いて始めます：{ $items }。
    }
event-start-chosen =
    { $you ->
        [yes] あなたは{ $place }からスタートします。
       *[no] { $seat }は{ $place }からスタートします。
    }
event-turn-started =
    { $you ->
        [yes] 第{ $round_no }ラウンド、あなたの{ $extra ->
            [yes] 追加手番
           *[no] 手番
        }です。気を{ $chi }個もらい、{ $store }になりました。
       *[no] 第{ $round_no }ラウンド、{ $seat }の{ $extra ->
            [yes] 追加手番
           *[no] 手番
        }です。気を{ $chi }個もらい、{ $store }になりました。
    }
event-bought =
    { $you ->
        [yes] { item-name }を気{ $chi }個で買いました。残りは{ $store }です。
       *[no] { $seat }が{ item-name }を気{ $chi }個で買いました。残りは{ $store }です。
    }
event-sold =
    { $you ->
        [yes] { item-name }を気{ $chi }個で売りました。気は{ $store }です。
       *[no] { $seat }が{ item-name }を気{ $chi }個で売りました。気は{ $store }です。
    }
event-exchanged =
    { $you ->
        [yes] 「交換」を使い、{ item-name }を気{ $chi }個で売りました。気は{ $store }です。
       *[no] { $seat }が「交換」を使い、{ item-name }を気{ $chi }個で売りました。気は{ $store }です。
    }
event-placed =
    { $you ->
        [yes] { item-name }を{ on-field }置きました。
       *[no] { $seat }が{ item-name }を{ on-field }置きました。
    }
event-taken =
    { $you ->
        [yes] { item-name }を{ from-field }戻しました。
       *[no] { $seat }が{ item-name }を{ from-field }戻しました。
    }
event-boosted =
    { $you ->
        [yes] { field-name }を気{ $chi }個でブーストしました。残りは{ $store }です。
       *[no] { $seat }が{ field-name }を気{ $chi }個でブーストしました。残りは{ $store }です。
    }
event-unboosted =
    { $you ->
        [yes] { field-name }の気{ $chi }個を戻しました。気は{ $store }です。
       *[no] { $seat }が{ field-name }の気{ $chi }個を戻しました。気は{ $store }です。
    }
event-faced =
    { $you ->
        [yes] { way-name }を向きました。
       *[no] { $seat }が{ way-name }を向きました。
    }
event-cashed =
    { $you ->
        [yes] { item-name }を気{ $chi }個に換えました。気は{ $store }です。
       *[no] { $seat }が{ item-name }を気{ $chi }個に換えました。気は{ $store }です。
    }
event-riding =
    { $you ->
        [yes] 気{ $store }で走り出しました。{ $chi ->
            [0] { "" }
           *[other] { $cap }個を超えた{ $chi }個は返しました。
        }
       *[no] { $seat }が気{ $store }で走り出しました。{ $chi ->
            [0] { "" }
           *[other] { $cap }個を超えた{ $chi }個は返しました。
        }
    }
event-drafted =
    { $step ->
        [trade] { $to_seat }との取引の下書きを始めました。
        [give] { $to_seat }への下書き：{ item-name }を渡す。
        [want] { $to_seat }への下書き：{ item-name }を求める。
        [counter] 断って、申し出を逆にしました。{ $to_seat }への下書きは、求められた物を渡し、示された物を求めます。変えてから送れます。
       *[drop] { $to_seat }への下書きを破棄しました。
    }
event-offered =
    { $you ->
        [yes] { $to_seat }に申し出ました。{ given }を渡し、{ wanted }を求めます。
       *[no] { $seat }が{ $to_seat }に申し出ました。{ given }を渡し、{ wanted }を求めます。
    }
event-offer-accepted = { $to_seat }が受けました。{ $seat }は{ given }を渡し、{ wanted }をもらいます。
event-offer-declined = { $to_seat }が{ $seat }の申し出を断りました。
event-offer-withdrawn =
    { $you ->
        [yes] { $to_seat }への申し出を取り下げました。
       *[no] { $seat }が{ $to_seat }への申し出を取り下げました。
    }
event-moved =
    { $you ->
        [yes] { by-what }、{ way-name }へ進んで{ $place }の{ square-name }に着きました。
       *[no] { $seat }が{ by-what }、{ way-name }へ進んで{ $place }の{ square-name }に着きました。
    }
event-conflict =
    { $you ->
        [yes] { $place }で{ $other_seats }と衝突しました。
       *[no] { $seat }が{ $place }で{ $other_seats }と衝突しました。
    }
event-paid =
    { $you ->
        [yes] { $to_supply ->
            [yes] サプライ
           *[no] { $to_seat }
        }に気を{ $chi }個払いました。残りは{ $store }です。
       *[no] { $seat }が{ $to_supply ->
            [yes] サプライ
           *[no] { $to_seat }
        }に気を{ $chi }個払いました。残りは{ $store }です。
    }
event-conflict-settled =
    { $tie ->
        [yes] { $outcome ->
            [push] 力は同数：{ $mover_seat }が{ $other_seats }を押し出します。
           *[pass] 力は同数ですが押し出す先がありません：{ $mover_seat }は{ $other_seats }と相乗りします。
        }
       *[no] { $outcome ->
            [push] { $seat }の決定：{ $mover_seat }が{ $other_seats }を押し出します。
            [pass] { $seat }の決定：{ $mover_seat }は{ $other_seats }と相乗りします。
           *[block] { $seat }の決定：{ $count_other_seats ->
           *[other] { $other_seats }
        }が{ $mover_seat }をブロックします。
        }
    }
event-chain-settled =
    { $outcome ->
        [push] { $seat }の決定：{ $count_pushed_seats ->
           *[other] { $pushed_seats }
        }が{ $other_seats }を{ $place }からさらに押し出します。
       *[pass] { $seat }の決定：{ $count_pushed_seats ->
           *[other] { $pushed_seats }
        }は{ $place }で{ $other_seats }と相乗りします。
    }
event-pushed =
    { $you ->
        [yes] あなたは{ $place }の{ square-name }に押し出されました。
       *[no] { $seat }は{ $place }の{ square-name }に押し出されました。
    }
event-collected =
    { $you ->
        [yes] 青いマスで気を{ $chi }個もらい、{ $store }になりました。
       *[no] { $seat }は青いマスで気を{ $chi }個もらい、{ $store }になりました。
    }
event-rolled =
    { $you ->
        [yes] ダイスの目は{ face-name }です。
       *[no] { $seat }のダイスの目は{ face-name }です。
    }
event-colour-chosen =
    { $you ->
        [yes] { colour-name }を選びました。
       *[no] { $seat }が{ colour-name }を選びました。
    }
event-effect =
    { $you ->
        [yes] あなたに{ effect-name }の効果が起こります。
       *[no] { $seat }に{ effect-name }の効果が起こります。
    }
event-effect-refused =
    { $you ->
        [yes] { the-effect }を受けませんでした。
       *[no] { $seat }は{ the-effect }を受けませんでした。
    }
event-unaffected =
    { $you ->
        [yes] 影歩きのおかげで、あなたは{ effect-name }の影響を受けません。
       *[no] 影歩きのおかげで、{ $seat }は{ effect-name }の影響を受けません。
    }
event-inspiration-drawn =
    { $you ->
        [yes] { item-name }を引きました。
       *[no] { $seat }が{ item-name }を引きました。
    }
event-reversed =
    { $count_seats ->
        [0] 誰も向きを変えませんでした。
       *[other] 後ろを向いた人：{ $seats }。
    }
event-rocketed =
    { $count_seats ->
        [0] 誰も運ばれませんでした。
       *[other] 前へ運ばれた人：{ $seats }。
    }
event-rotated =
    { $turn ->
        [cw] { $place }のタイルが時計回りに90度回りました。
       *[ccw] { $place }のタイルが反時計回りに90度回りました。
    }{ $count_seats ->
        [0] 一緒に回った人はいません。
       *[other] 一緒に回った人：{ $seats }。
    }
event-times-used =
    { $you ->
        [yes] { $factor }倍を使いました。
       *[no] { $seat }が{ $factor }倍を使いました。
    }
event-square-laid =
    { $you ->
        [yes] { $place }に{ coloured-square }を置きました。
       *[no] { $seat }が{ $place }に{ coloured-square }を置きました。
    }
event-braked =
    { $you ->
        [yes] 気{ $chi }個でブレーキをかけました。残りは{ $store }です。
       *[no] { $seat }が気{ $chi }個でブレーキをかけました。残りは{ $store }です。
    }
event-stopped =
    { $why ->
        [doldrum] { $you ->
            [yes] あなたは{ on-colour }で止まりました。
           *[no] { $seat }は{ on-colour }で止まりました。
        }
        [blocked] { $you ->
            [yes] あなたの走行は{ on-colour }でブロックされて終わりました。
           *[no] { $seat }の走行は{ on-colour }でブロックされて終わりました。
        }
       *[meaning] { $you ->
            [yes] あなたの走行は{ on-colour }で終わりました。その色に意味がありません。
           *[no] { $seat }の走行は{ on-colour }で終わりました。その色に意味がありません。
        }
    }
event-caught =
    { $you ->
        [yes] 無限ループに捕まりました。気は{ $store }です。
       *[no] { $seat }が無限ループに捕まりました。気は{ $store }です。
    }
event-left-game =
    { $you ->
        [yes] { $why ->
            [drain] 気力吸収の分を払えず、脱落しました。
            [extortion] 払えずに脱落しました。
            [caught] 無限ループでブレーキをかけられず、脱落しました。
           *[resigned] リタイアしました。
        }
       *[no] { $why ->
            [drain] { $seat }は気力吸収の分を払えず、脱落しました。
            [extortion] { $seat }は払えずに脱落しました。
            [caught] { $seat }は無限ループでブレーキをかけられず、脱落しました。
           *[resigned] { $seat }がリタイアしました。
        }
    }
event-boosts-lost =
    { $you ->
        [yes] ブーストの気{ $chi }個がサプライに戻りました。
       *[no] { $seat }のブーストの気{ $chi }個がサプライに戻りました。
    }
event-bought-back =
    { $you ->
        [yes] { $place }の{ colour-name }の色タイルを気{ $chi }個で回収しました。残りは{ $store }です。
       *[no] { $seat }が{ $place }の{ colour-name }の色タイルを気{ $chi }個で回収しました。残りは{ $store }です。
    }
event-rows-removed = 全員が通り過ぎた段を取り除きました：{ $rows }。
event-awoke =
    { $you ->
        [yes] { $place }から{ by-what }、{ way-name }へ最後の端を走り出ました！
       *[no] { $seat }が{ $place }から{ by-what }、{ way-name }へ最後の端を走り出ました！
    }
event-game-ended =
    { $reason ->
        [limit] 決めたラウンド数が終わりました。誰も目覚めませんでした。
        [alone] { $you_winners ->
            [yes] 夢の中に残ったのはあなただけです。あなたの勝ちです。
           *[no] 夢の中に残ったのは{ $winners }だけです。{ $winners }の勝ちです。
        }
       *[awake] { $count_winners ->
            [1] { $you_winners ->
                [yes] あなたが目覚め、勝ちました。
               *[no] { $winners }が目覚め、勝ちました。
            }
           *[other] { $winners }が同時に目覚め、ともに勝ちました。
        }
    }


## 結果

standing-score = { "" }

result-awake =
    { $count_winners ->
        [1] { $you_winners ->
            [yes] 最初に目覚めたあなたの勝ちです。
           *[no] 最初に目覚めた{ $winners }の勝ちです。
        }
       *[other] { $winners }がともに勝ちました。ロケットで最後の端から同じだけ先へ飛び出しました。
    }
result-alone =
    { $you_winners ->
        [yes] 夢の中に残った最後の一人、あなたの勝ちです。
       *[no] 夢の中に残った最後の一人、{ $winners }の勝ちです。
    }
result-limit = 勝者はいません。決めたラウンド数が終わり、誰も目覚めませんでした。


## 卓で選べること

option-night = 夜の長さ
    .help = 一晩は{ $content_limits_rows }段{ $content_layout_as_printed ->
            [yes] で、東へ進んでまた戻ります。
           *[no] です。
        }夜の前半は第5段で終わります。うたた寝は第4段と第5段だけで、数手番で終わります。
option-round_limit = ラウンド数の上限
    .help = この数のラウンドが終わると、勝者なしで終わります。上限がなければ、誰かが目覚めるか、残りが一人になるまで続きます。
option-start = 始め方
    .help = 空：全員が気だけを持って始めます。配布：全員がそれぞれの欄に無作為の方向タイル1枚と、無作為のひらめきタイル6枚を持って始めます。早くてにぎやかな始まりです。
name-empty = 空
name-dealt = 配布


## 卓にあるもの

field-first_seat = スタートプレイヤー
    .help = 最初に手番を行った席です。手番がここに戻るとラウンドが終わります。
field-active_seat = 手番
    .help = 手番の席です。
field-phase = フェイズ
    .help = 今行っていること。
field-round_no = ラウンド
    .help = 1から数えます。
field-out = 脱落
    .help = 脱落した人は戻りません。
field-turns = 手番の回数
    .help = それぞれが始めた手番の数。
field-store = 気
    .help = 使える気です。ブーストは含みません。
field-silver = 銀の目
    .help = 自転車の下の銀のマスが何色として扱われるか。マスを離れるまで続きます。
field-offers = 申し出の回数
    .help = この手番に送った取引の申し出。{ $content_limits_offers_per_turn }回までです。
field-at = 位置
    .help = 自転車のいる場所です。文字は列で、東へ進みます。数字は行で、北へ進みます。A列と0行は第1段のまわりの外縁です。
field-facing = 向き
    .help = 自転車が向いている方向。
field-colour = いるマス
    .help = 自転車の下で数えられる色。
field-tray = トレイ
    .help = 欄に置いていない方向タイル。
field-fields = 意味
    .help = 解釈タイル。色ごとに置いてあるタイルです。
    .entry = { colour-name }：{ $tiles }
field-boosts = ブースト
    .help = 欄に置いた気。この手番の間、その色からの移動の長さになります。
    .entry = { colour-name }：気{ $chi }個
field-hand = ひらめき
    .help = ひらめきタイル。全員に公開されています。
field-supply = サプライの気
    .help = 誰のものでもない気です。全部で{ $content_limits_chi_supply }あります。
field-market = 方向タイル
    .help = 種類ごとの価格と売値（気）、残りの枚数。
    .entry = { tile-name }価格{ $chi }、売値{ $resale }、残り{ $left }枚
field-pool = 袋
    .help = まだ引けるひらめきタイルとその枚数。
    .entry = { tile-name }{ $count }枚
field-map = 地図
    .help = 上が北です。左に行の番号、下に列の文字があります。文字の意味は凡例にあります。
field-legend = 凡例
    .entry = { $letter } { legend-name }
field-rows = 段
    .help = 卓にある段。マスは地図と同じ文字で、北の行から順に並びます。
field-covers = 色タイル
    .help = ドリームスケープに置かれた色タイル。
    .entry = { $place }に{ colour-name }
field-laid = 置かれたタイル
    .help = これまでに置かれた風景タイルと90度単位の回転。1段に3枚です。残りは山にあります。
field-gone = 取り除かれた段
    .help = ゲームから取り除かれた段の数。
field-ride = この走行
    .help = 手番の間に覚えておくこと。
field-moved = 動いた
field-times = 有効な倍
field-arrivals = 到着の回数
field-rolls = ダイスの回数
field-notes = 記録
field-closed = ブロックされたマス
field-painted = この手番に置いた色タイル
field-collected = 気をもらった青いマス
field-landed = 効果を受けた黄色いマス
field-extorted_seats = 払った席
field-queue = これから起こる効果
field-draft = 下書き
    .help = 準備中の取引です。送るまでほかの人には見えません。
field-row = 段
field-x = 列
field-y = 行
field-squares = マス
field-to_seat = 相手の席
field-give = 渡すもの
field-want = もらうもの
field-ahead = この先の道
    .help = 今のタイルで進む道と、そこで起こること。1マスずつ並びます。
    .entry = { $place }{ $plain ->
        [yes] { "" }
       *[no] （{ $marks }）
    }
field-agenda = これから
    .help = 次に起こること。下にあるものから順に起こります。
field-covered = 下で待つ質問
    .help = 申し出への返事の後に続く質問。
name-draw = 引く
name-drain = 吸収
name-reversal = 反転
name-end = 終わり
name-choice = 選択
name-die = ダイス
name-conflict = 衝突
name-rocket = ロケット
name-rotation = 回転
name-edge = 新しい段
name-wake = 目覚め
name-loop = ループ
name-out = 脱落


## できないこと

refused-dream-cycle-start-first = まずスタートマスを選んでください。
refused-dream-cycle-no-start = { column-name }列は最初の段の南側にありません。{ $from_column }から{ $to_column }までの空いている列を選んでください。
refused-dream-cycle-start-taken = { column-name }列からはほかの人がスタートします。{ $from_column }から{ $to_column }までの空いている列を選んでください。
refused-dream-cycle-no-such-tile = 「{ $kind }」という方向タイルはありません。
refused-dream-cycle-no-such-field = 「{ $field }」という欄はありません。欄は白、オレンジ、緑、赤、紫、青、黄です。
refused-dream-cycle-not-in-tray = { tile-name }はトレイにありません。欄から戻すか、買ってください。
refused-dream-cycle-no-exchange = 「交換」を持っていないので、{ tile-name }を価格どおりに売ることはできません。
refused-dream-cycle-face-first = { way-name }を向いていますが、その先にドリームスケープはありません。最初の1歩が進めるように向きを変えてください。
refused-dream-cycle-buying-now = 今は購入フェイズです。買う、売る、並べる、向きを変える、または終えてください。
refused-dream-cycle-too-dear = { tile-name }は気{ $cost }個です。手元は{ $store }です。
refused-dream-cycle-sold-out = { tile-name }は売り切れです。誰かが売るまで買えません。
refused-dream-cycle-not-boosted = { on-field }ブーストはありません。
refused-dream-cycle-boosted = { on-field }ブーストがあります。変える前にブーストを戻してください。
refused-dream-cycle-no-boost = { field-name }はブーストできません。タイルがちょうど1枚必要です。
refused-dream-cycle-no-such-boost = そのようなブーストはありません。置ける気の数：{ $amounts }。
refused-dream-cycle-boost-too-dear = 気{ $chi }個のブーストはできません。手元は{ $store }個です。
refused-dream-cycle-not-on-field = { tile-name }は{ on-field }ありません。
refused-dream-cycle-field-full =
    { $field ->
        [white] 白の欄にはすでに{ $most }枚あります。
        [orange] オレンジの欄にはすでに{ $most }枚あります。
        [green] 緑の欄にはすでに{ $most }枚あります。
        [red] 赤の欄にはすでに{ $most }枚あります。
        [purple] 紫の欄にはすでに{ $most }枚あります。
        [blue] 青の欄にはすでに{ $most }枚あります。
        [yellow] 黄の欄にはすでに{ $most }枚あります。
       *[other] 1つの欄に置けるのは{ $most }枚までです。
    }
refused-dream-cycle-no-such-way = 「{ $way }」という方向はありません。方向はN（北）、E（東）、S（南）、W（西）です。
refused-dream-cycle-no-turning-here = 向きを変えられるのは凪（黒いマスか外縁）にいるときだけです。
refused-dream-cycle-faces-there = すでに{ way-name }を向いています。
refused-dream-cycle-faces-away = { way-name }にはマスも外縁もありません。
refused-dream-cycle-no-free-stop = ここでは止まれません。この色には意味があります。進むか、気{ $chi }個でブレーキをかけてください。
refused-dream-cycle-no-such-square = { colour-name }の色タイルを持っていません。
refused-dream-cycle-no-times = { $factor }倍を持っていません。
refused-dream-cycle-no-such-go = ここでは{ tile-name }で{ way-name }へ進めません。
refused-dream-cycle-not-while-riding = 自分の走行中はできません。手番が終わるまで待ってください。
refused-dream-cycle-not-held = { tile-name }を持っていません。
refused-dream-cycle-use-the-bonus = 気ボーナスはほかのタイルのようには換えません。使うと気{ $chi }個になります。
refused-dream-cycle-supply-empty = サプライに気がないので、気に換えることはできません。
refused-dream-cycle-caught = 無限ループに捕まっているので、進むことも止まることもできません。気{ $chi }個でブレーキをかけるか、タイルを気に換えるか、ジップ、色タイル、2倍・3倍を使ってください。
refused-dream-cycle-no-free-stop-yet = ここでは止まれません。この色には意味があるので、出発しなければなりません。ブレーキは最初の移動の後に使えます。
refused-dream-cycle-brake-for-nothing = ブレーキは必要ありません。走行はここで終わります。気を使わずに止まれます。
refused-dream-cycle-brake-not-yet = ブレーキは、走行の最初の移動の後にだけ使えます。
refused-dream-cycle-brake-too-dear = ブレーキには気が{ $chi }個かかりますが、手元は{ $store }個です。
refused-dream-cycle-closed = そこでブロックされました。動くまで、{ way-name }へは進めません。
refused-dream-cycle-go-in-doldrum = 凪にいるので、走行はここで終わります。
refused-dream-cycle-go-without-meaning = この色に意味がないので、ここからは進めません。
refused-dream-cycle-not-yet = ジップと色タイルは新しいマスで使います。走行の最初の移動の後に使ってください。
refused-dream-cycle-blocked = ブロックの後に進めるのは、別の方へ導くタイルかジップだけです。タイルを気に換えることと、止まることもできます。
refused-dream-cycle-no-square-on-fringe = 外縁に色タイルは置けません。
refused-dream-cycle-no-trade-while-riding = 自分の走行中は取引できません。
refused-dream-cycle-no-such-partner = その席に取引できる人はいません。
refused-dream-cycle-partner-riding = { $to_seat }は走行中です。走行中の人は取引できません。
refused-dream-cycle-trade-in-doldrum = どちらかが凪にいる間、{ $to_seat }とは取引できません。
refused-dream-cycle-not-on-one-row = { $to_seat }とは同じタイルの段にいません。
refused-dream-cycle-offers-spent = 申し出の回数を使い切りました。
refused-dream-cycle-drafting = すでに{ $to_seat }との取引を下書きしています。先に送るか破棄してください。
refused-dream-cycle-no-draft = 取引の下書きがありません。まず下書きを始めてください。
refused-dream-cycle-nothing-to-give = 渡せる{ item-name }がもうありません。
refused-dream-cycle-nothing-to-want = { $to_seat }には渡せる{ item-name }がもうありません。
refused-dream-cycle-no-such-goods = 「{ $item }」という取引の品はありません。
refused-dream-cycle-one-sided = 取引には、双方に1つ以上の物が必要です。
refused-dream-cycle-goods-gone = { $to_seat }への下書きに、どちらかがもう持っていない物があります。
refused-dream-cycle-no-offer = あなたへの申し出はありません。
refused-dream-cycle-not-your-offer = 申し出を取り下げられるのは、申し出た{ $from_seat }だけです。
refused-dream-cycle-no-counter-in-debt = これは借りを払うための申し出です。払い終わるまで、申し出られるのは借りのある人だけです。受けるか断るかを選んでください。
refused-dream-cycle-debt-hand-first = あきらめられるのは、手持ちがなくなってからです。まずひらめきタイルを気に換えてください。
refused-dream-cycle-fringewalk-first = まず外縁歩きを使うかどうか決めてください。
refused-dream-cycle-facing-first = まず向きを選んでください。
refused-dream-cycle-buy-back-too-dear = 回収には気が{ $chi }個かかりますが、手元は{ $store }個です。タイルを気に換えることもできます。
refused-dream-cycle-buy-back-first = まず色タイルを回収するかどうか決めてください。
refused-dream-cycle-extra-turn-first = まず追加手番を行うかどうか決めてください。
refused-dream-cycle-asides-wait = 今は質問への答えを待っています。答えの後でもう一度試してください。
refused-dream-cycle-no-push = 押し出せません。マスのない位置に立つことになるからです。
refused-dream-cycle-conflict-first = まず衝突を決めてください：押し出し、相乗り、ブロック。
refused-dream-cycle-no-block-in-chain = ブロックすると最初の押し出しがなくなります。さらに押し出すか、相乗りにしてください。
refused-dream-cycle-colour-first = まず銀のマスの色を選んでください。
refused-dream-cycle-shadow-first = まず影歩きをどうするか決めてください。
refused-dream-cycle-debt-first = まず気を{ $chi }個用意してください。手元は{ $store }です。ひらめきタイルを換えるか、できれば取引をしてください。
refused-dream-cycle-offer-first = まず申し出に答えてください：受ける、断る。
refused-dream-cycle-tile-shape = タイル{ $tile }には、3マスの行が3つ必要です。
refused-dream-cycle-boosts = ブーストは2から{ $most }までの数を、小さい順に1つずつ並べます。
refused-dream-cycle-layout = 段は3×3マスのタイル3枚で、数は上限と同じでなければなりません。
refused-dream-cycle-row-place = 第{ $row }段の場所が正しくありません。段は北へ順に続き、前の段と辺を共有します。
refused-dream-cycle-kinds = 種類はルールにあるものとちょうど同じでなければなりません。合わないもの：{ $kinds }。
refused-dream-cycle-die = ダイスには銀でない目が少なくとも1つ必要です。
refused-dream-cycle-tile-twice = 2枚のタイルが同じ番号です。別々の番号にしてください。
refused-dream-cycle-stack = 睡眠段階{ $phase }のタイルは{ $there }枚ですが、段には{ $needed }枚必要です。
refused-dream-cycle-too-few-tiles = 方向タイルは全部で{ $there }枚ですが、{ $needed }枚必要です。配って始めるときは、全員が欄ごとに1枚ずつ受け取ります。
refused-dream-cycle-arrow = タイル{ $tile }の矢印（{ $way }）が、同じタイルの黒でもデルタでもないマスを指していません。
refused-dream-cycle-curve = タイル{ $tile }では曲がった矢印が角にあり、デルタが循環するおそれがあります。
refused-dream-cycle-deltas-touch = タイル{ $tile }ではデルタが隣り合っていて、循環するおそれがあります。
refused-dream-cycle-squares-need-rows = マスを指定するには、段の数も必要です。
refused-dream-cycle-tile-unknown = そのようなタイルはありません：{ $tile }。
refused-dream-cycle-no-square-there = （{ $x }、{ $y }）にマスはありません。
refused-dream-cycle-phase = 「{ $phase }」というフェイズはありません。
refused-dream-cycle-wrong-tile = タイル{ $tile }はそこに置けません。その段は睡眠段階{ $phase }で、同じタイルは1枚しかありません。
refused-dream-cycle-bad-cover = 色タイル（{ colour-name }）はそこに置けません。白、オレンジ、緑、赤、黒のどれかを、1マスに1枚だけです。
refused-dream-cycle-chi = 気は全部で{ $total }で、0より少なくはなりません。
refused-dream-cycle-bad-boost = 気{ $chi }個のブーストはそこに置けません。手番の人の、タイルが1枚の欄に、置ける個数は{ $content_limits_boost }です。
refused-dream-cycle-too-many = { tile-name }：{ $count }枚使われていますが、{ $most }枚しかありません。
refused-dream-cycle-no-space = （{ $x }、{ $y }）には立てません。
refused-dream-cycle-no-roll = そこでは何も振られていません（{ colour-name }）。銀の目には、自転車の下に銀のマスが必要です。
refused-dream-cycle-out-owns = 席{ $seat }は脱落していて、何も持てず、何も負いません。
refused-dream-cycle-alone = 残りが2人未満ならゲームは終わりです。
