### スタジオでの、内容の各部分の呼び方。

content-cards = カード
content-types = 夢タイプ
content-setup = 準備
content-reserve-cost = カードの確保にかかる購入ポイント
content-z-card-points = 終了時のZカード1枚の点
content-chain-points = チェーンの点
content-chain-points-entry = { $place }枚のチェーン
content-solo-bands = ソロの段階の得点
