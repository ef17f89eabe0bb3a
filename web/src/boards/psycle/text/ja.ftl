### PSYCLEの盤だけが使う言葉。ゲームのほかの言葉は、ゲーム自身のtextフォルダーにある。

board-target = ターゲット
board-played = { $card }を出した
board-hand = 手札{ $count }枚
board-later = まだ裏向き
board-how-cards = あなたの6枚のカードです。上は数字とジェムのコスト。0は無料で、ジェムが手に入ります。★は相手1人に勝つごとの得点。下は、そのカードが勝てる数字です。
board-how-wheel = 何が何に勝つか：矢印は勝つ側から負ける側へ向いています。{ $card }は{ $beats }に勝ち、{ $loses }に負けます。点線の輪がそのラウンドのターゲット、中央がターゲットで勝ったときのボーナスです。
board-how-duel = 全員のカードを一斉に表にします。この例では{ $winner }が{ $loser }に勝って{ $stars }点、ターゲットならさらに+{ $bonus }点。支払いは両者ともで、{ $cost }個と{ $lost }個です。

board-psycle-over = 第{ $number }サイクル終了
board-end-points = 得点
board-end-gems = 残りジェム
board-end-final = 最終得点
board-end-tile = 勝利タイルを獲得
board-end-again = 同点のため、誰も勝利タイルを獲得せず、サイクルをやり直します。
board-end-no-tile = 誰も勝利タイルを獲得しません。
board-go-on = 次へ進む
