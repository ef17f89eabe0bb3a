### スタジオでの、内容の各部分の呼び方。

content-cards = カード
content-cards-entry = カード{ $number }
content-cards-stars = 負かした相手1人あたりの★
content-cards-beats = 勝てる相手
content-cards-loses-to = 負ける相手
content-rounds-per-psycle = 1サイクルのラウンド数
content-targets = ターゲットタイル
content-bonuses = ボーナスタイル
content-gems = ジェム
content-gems-start = サイクル開始時の数
content-gems-penalty-per-gem = 残ったジェム1個で失う点
content-gems-total = 箱に入っている数
content-victory-tiles = 勝利タイル
