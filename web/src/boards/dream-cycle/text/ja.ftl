### ドリームサイクルの盤だけで使う言葉。ゲームのほかの言葉は、ゲーム自身のテキストフォルダーにあります。

board-letter-white = 白
board-letter-orange = 橙
board-letter-green = 緑
board-letter-red = 赤
board-letter-purple = 紫
board-letter-blue = 青
board-letter-yellow = 黄
board-letter-black = 黒
board-letter-silver = 銀
board-letter-delta = 矢

## 風景
board-land = ドリームスケープ、{ $rows }段。上が北です
board-around = ドリームスケープを見て回る：矢印キーでマスからマスへ移ります
board-rider = { $name }、{ $way }向き、{ $colour }の上
board-at = { $place }
board-row = 第{ $row }段
board-phase = 睡眠段階{ $phase }
board-last-edge = この端から走り出た人が目覚め、勝者になります。
board-next-edge = この端を越える人が次の段を置きます。
board-skip = 走行をとばす
board-ahead = この先の道：{ $count }マス
board-ahead-then = この先の道：{ $count }マス、その先は{ $mark }
board-here = ここにいる人：{ $names }
board-covered = 印刷されたマスの上に色タイルが置かれています。
board-means = あなたにとって：{ $tiles }
board-means-nothing = あなたには意味がありません。走行はここで終わります。
board-square =
    { $kind ->
        [blue] 乗った人は気を{ $content_limits_blue }個もらいます（手番に1回）。
        [black] 凪です。走行はここで終わります。次の手番に向きを自由に選び、無料で1歩進めます。
        [fringe] 外縁、つまり凪です。走行はここで終わります。次の手番に向きを自由に選び、無料で1歩進めます。
        [silver] ダイスを振ります。離れるまで、あなたにとってその色のマスになります。
        [inspiration] ひらめきタイルを1枚引きます。
        [double_inspiration] ひらめきタイルを2枚引きます。
        [psychic_drain] 気を{ $content_limits_psychic_drain }個払います。払えなければ脱落です。
        [reversal] すべての自転車が後ろを向きます。
        [rocket] すべての自転車が同時に{ $content_limits_rocket_squares }マス前へ進みます。
        [rotation_cw] 風景タイルが、上の自転車ごと時計回りに90度回ります。
        [rotation_ccw] 風景タイルが、上の自転車ごと反時計回りに90度回ります。
        [arrow] タイルに関係なく、矢印の向きに1マス運ばれます。
        [curve_cw] タイルに関係なく、右を向いて1マス運ばれます。
        [curve_ccw] タイルに関係なく、左を向いて1マス運ばれます。
       *[other] マス自体の効果はありません。この色に置いたタイルに従って進みます。
    }
board-mark =
    { $mark ->
        [draw] ひらめきタイル
        [drain] 気力吸収
        [reversal] 反転
        [choice] 選択
        [die] ダイス
        [conflict] 衝突
        [rocket] ロケット
        [rotation] タイルの回転
        [edge] 新しい段
        [wake] 目覚め
        [loop] 無限ループ
        [out] 払えない気力吸収
       *[end] 走行の終わり
    }

## タイル
board-tile =
    { $kind ->
        [north] 北を向いて進みます。
        [south] 南を向いて進みます。
        [east] 東を向いて進みます。
        [west] 西を向いて進みます。
        [forward] まっすぐ進みます。
        [back] 後ろを向いて進みます。
        [left] 左を向いて進みます。
        [right] 右を向いて進みます。
        [lucidity] 毎回、好きな向きを選んで進みます。
        [chi] 気でタイルを買い、ブレーキをかけ、借りを払います。
        [chi_bonus] いつでも返して、気を{ $content_limits_chi_bonus }個もらえます。
        [exchange] 購入フェイズに、トレイのタイルを価格どおりに売れます。
        [extra_turn] 自分の手番の後に、もう1手番行えます。
        [fringewalker] 使ってもなくなりません。凪から別の凪に向いて走り始めるとき、1歩多く進んで向きを選び直せます。
        [power] 使ってもなくなりません。一番多い人が衝突の結果を決めます。あなたが乗り込むと、力の少ない人は気を{ $content_limits_extortion }個払います。
        [shadowwalker] 使ってもなくなりません。黄色いマスの効果を受けるか、ほかの人の効果で動くかを選べます。
        [times2] 走行中に使うと、この手番のその後の欄による移動はすべて2マスになります。
        [times3] 走行中に使うと、この手番のその後の欄による移動はすべて3マスになります。
        [zip] 走行中、移動の後に使うと、好きな向きに1マス進めます。
       *[other] 走行中、移動の後に自転車の下に置きます。以後、そのマスは全員にとってこの色になります。
    }
board-price = 価格{ $cost }、売値{ $resale }、残り{ $left }。
board-cash = いつでも返して、気を{ $chi }個もらえます。
board-boost-on = ブースト中：この手番、ここからの移動はすべて{ $chi }マスです。
board-boost = ブースト
board-field-empty = 何も置かれていません。この色で走行は終わります。

## 自分のもの
board-buy = 買う
board-sell = { $chi }で売る
board-exchange = { $chi }で交換
board-let-go = 戻す
board-where = { $tile }をどこに置きますか。置ける欄が光っています。
board-tray-empty = トレイは空です。
board-more-moves = すべての手を名前で見る
board-bank = サプライ、袋、この走行の詳細

## 取引
board-trade = 取引
board-trade-with = 誰と取引しますか。
board-give = 渡すもの
board-want = もらうもの
board-add-give = さらに渡す
board-add-want = さらに求める
board-draft = { $name }に{ $give }を渡し、{ $want }をもらいます。
board-offer-mine = { $name }が{ $give }を渡し、あなたから{ $want }をもらいます。
board-offer = { $name }が{ $other }に{ $give }を渡し、{ $want }をもらいます。
board-nothing = なし
board-chi = 気{ $count }個
board-gives = { $name }が渡すもの

## 遊び方
board-how-meaning = 色の意味は、そこに置いたタイルで決まります。ここではオレンジが北、緑が東、白が左です。外縁から最初のマスに乗ると、あとは色しだいです。点線は、意味のない色に着くまでの道を示します。
board-how-tiles = 方向タイルと、その価格（気）です。方位のタイルは東西南北を向きます。左、右、後ろ、前は、今の向きから決まります。
board-how-squares = マス自体に働きのあるもの。
