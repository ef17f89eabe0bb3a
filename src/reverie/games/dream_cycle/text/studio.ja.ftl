### スタジオでの、内容の各部分の呼び方。

content-limits = ゲームの数値
content-limits-chi-supply = 供給の気
content-limits-first-turn-chi = 最初の手番の気
content-limits-turn-chi = その後の手番の気
content-limits-cap-end-of-buying = 購入後に残せる気
content-limits-tiles-per-field = 1つの欄に置けるタイル
content-limits-boost = ブースト
content-limits-brake = ブレーキの気
content-limits-psychic-drain = 気力吸収で失う気
content-limits-blue = 青いマスの気
content-limits-extortion = 力の強い相手に払う気
content-limits-buy-back = タイルの回収にかかる気
content-limits-cash-inspiration = ひらめきタイルを換えた気
content-limits-chi-bonus = 気ボーナスの気
content-limits-rocket-squares = ロケットで進むマス
content-limits-rows = 段の数
content-limits-arrivals-per-movement = 1回の走りのマス
content-limits-offers-per-turn = 1手番の申し出
content-limits-offers-per-debt = 借り1つの申し出
content-limits-sandman-seconds = サンドマンの秒数
content-die = ダイスの面
content-directional = 方向タイル
content-directional-entry = { $name }
content-cost = 値段
content-resale = 売ったときの気
content-count = 枚数
content-quarter-turns-cw = 時計回りの4分の1回転
content-inspiration = ひらめきタイル
content-inspiration-entry = { $name }
content-layout = ドリームスケープ
content-layout-initial-rows = 最初の段
content-layout-rows = 段
content-layout-rows-entry = { $row }段目
content-phase = タイルのフェイズ
content-x0 = 西からのマス
content-squares = マス
content-squares-entry = { $name }
content-field = 従う欄
content-field-is-none = なし
content-phases = 現れるフェイズ
content-tiles = 地形タイル
content-tiles-entry = タイル{ $id }
content-tiles-squares = マス
content-tiles-squares-entry =
    { $line ->
        [1] { $place ->
            [1] 北西
            [2] 北
           *[3] 北東
        }
        [2] { $place ->
            [1] 西
            [2] 中央
           *[3] 東
        }
       *[3] { $place ->
            [1] 南西
            [2] 南
           *[3] 南東
        }
    }
