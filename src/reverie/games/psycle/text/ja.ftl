### PSYCLEについて人が読む言葉のすべて（ルール本文は rules.ja.ftl）。

game-name = PSYCLE
game-pitch = 強さは巡り、読み合いも巡る。相手が出す1枚を読んで裏をかき、リソースジェムが足かせになる前に使い切りましょう。
game-how-to-play =
    全員が同じ6枚の手札（0～5）を持ち、リソースジェム（以下、ジェム）{ $content_gems_start }個で始めます。
    { $content_rounds_per_psycle }ラウンドで1サイクル。これを何度か行い、先に勝利タイルをそろえた人が勝ちます。
    ラウンドごとに、ターゲット（カードの数字）とボーナス（追加点）が1つずつ公開されます。
    続いて全員がこっそり1枚選んで裏向きに出し、一斉に表にします。
    カードは勝っても負けても、その数字の分だけジェムがかかります。払えないカードは出せません。
    { $content_cards_as_printed ->
        [yes] 数字の大きいほうが勝ちます。ただし1は5に勝ちます。
       *[no] 勝てる相手：1は（{ $content_cards_1_beats }）、2は（{ $content_cards_2_beats }）、3は（{ $content_cards_3_beats }）、4は（{ $content_cards_4_beats }）、5は（{ $content_cards_5_beats }）。
    }同じ数字は引き分けです。
    負かした相手1人につき、自分のカードの★の数だけ得点します。1は★{ $content_cards_1_stars }、2は★{ $content_cards_2_stars }、3は★{ $content_cards_3_stars }、4は★{ $content_cards_4_stars }、5は★{ $content_cards_5_stars }です。
    ターゲットと同じ数字で誰かに勝つと、ボーナスも1回だけ加わります。
    0は無料で誰にも勝てませんが、そのラウンドで最も大きい数字と同じ数のジェムをもらえます。
    ジェムがなくなると0しか出せず、0は自動的に出されます。
    サイクルが終わると、残ったジェム1個につき{ $content_gems_penalty_per_gem }点を失います。
    最終得点が最も高い人が勝利タイルを1つ獲得します。先に2つ獲得した人の勝ちです。
    首位が同点なら、2人のときはサイクルをやり直し、3～4人のときは首位の全員がタイルを獲得します。


## 質問と手

question-choose-card = 第{ $round_no }ラウンド：ターゲットは{ $target }、ボーナスは+{ $bonus }です。どのカードを出しますか？
    .help = カードは勝っても負けても、その数字の分だけジェムがかかります。選べるのは払えるカードだけです。0は無料で、そのラウンドで最も大きい数字と同じ数のジェムをもらえます。{ $target }を出して1人以上に勝つと、さらに+{ $bonus }点です。

move-play = { $card }を出す
    .help =
        { $card ->
            [0] コストなし。このラウンドで最も大きい数字と同じ数のジェムをもらえます。
           *[other] コスト{ $card }。
        }{ $count_beats ->
            [0] どのカードにも勝てず、
           *[other] 負かした相手1人につき★{ $stars }。{ $beats }に勝ち、
        }{ $count_loses ->
            [0] どのカードにも負けません。
           *[other] { $loses }に負けます。
        }


## 起きたこと

event-psycle-started = 第{ $psycle_no }サイクルの始まりです。全員0点、タイルはよく混ぜてあります。
event-psycle-started-each =
    { $you ->
        [yes] あなたも含めて全員、ジェム{ $gems }個から始めます。
       *[no] { "" }
    }

event-tiles-revealed = 第{ $round_no }ラウンド：ターゲットは{ $target }、ボーナスは+{ $bonus }です。

event-committed =
    { $you ->
        [yes] あなたは{ $card }を裏向きに出しました。
       *[no] { $seat }がカードを裏向きに出しました。
    }

event-cards-revealed = 全員のカードを一斉に表にします。
event-cards-revealed-each =
    { $you ->
        [yes] あなたのカードは{ $cards }です。
       *[no] { $seat }のカードは{ $cards }です。
    }

event-gems-paid = { "" }
event-gems-paid-each =
    { $amounts ->
        [0] { "" }
       *[other] { $you ->
            [yes] あなた
           *[no] { $seat }
        }はジェムを{ $amounts }個支払い、残りは{ $gems }個です。
    }

event-gems-gained = { "" }
event-gems-gained-each =
    { $amounts ->
        [0] { "" }
       *[other] { $you ->
            [yes] あなた
           *[no] { $seat }
        }は0を出したのでジェムを{ $amounts }個もらい、{ $gems }個になりました。
    }

event-scored = { "" }
event-scored-each =
    { $you ->
        [yes] あなた
       *[no] { $seat }
    }は{ $beaten ->
        [0] 誰にも勝てず、得点は{ $score }点のままです。
       *[other] { $beaten }人に勝って{ $base }点{ $bonus ->
            [0] { "" }
           *[other] 、さらにボーナス{ $bonus }点
        }を獲得し、合計{ $score }点です。
    }

event-cards-returned = { "" }

event-psycle-ended =
    { $tie ->
        [yes] { $replay ->
            [yes] 第{ $psycle_no }サイクル終了。{ $top_seats }が同点のため、誰も勝利タイルを得ずにサイクルをやり直します。
           *[no] 第{ $psycle_no }サイクル終了。{ $top_seats }が最終得点の首位で並びました。
        }
       *[no] 第{ $psycle_no }サイクル終了。最終得点の首位は{ $you_top_seats ->
            [yes] あなた
           *[no] { $top_seats }
        }です。
    }
event-psycle-ended-each =
    { $you ->
        [yes] あなた
       *[no] { $seat }
    }の最終得点は{ $final }点（得点{ $score }点、残りジェム{ $gems }個）です。

event-tile-awarded =
    { $you ->
        [yes] あなた
       *[no] { $seat }
    }は勝利タイルを獲得し、{ $tiles }個になりました。

event-game-ended =
    { $reason ->
        [cap] 決めておいたサイクル数に達したので、ゲーム終了です。{ $count_winners ->
            [1] 勝利タイルが最も多い{ $you_winners ->
                [yes] あなた
               *[no] { $winners }
            }の勝ちです。
           *[other] { $winners }が首位で並び、勝利を分かち合います。
        }
       *[tiles] ゲーム終了です。{ $count_winners ->
            [1] 勝利タイルを先に2つ獲得した{ $you_winners ->
                [yes] あなた
               *[no] { $winners }
            }の勝ちです。
           *[other] { $winners }が同時に2つ目の勝利タイルを獲得し、勝利を分かち合います。
        }
    }


## 結果

standing-score = 勝利タイル{ $score }枚

result-tiles =
    { $count_winners ->
        [1] { $you_winners ->
            [yes] あなた
           *[no] { $winners }
        }の勝ちです。2つ目の勝利タイルが決め手になりました。
       *[other] { $winners }の勝ちです。同時に2つ目の勝利タイルを獲得しました。
    }
result-cap =
    { $count_winners ->
        [1] { $you_winners ->
            [yes] あなた
           *[no] { $winners }
        }の勝ちです。決めておいた数のサイクルを終え、勝利タイルを最も多く持っていました。
       *[other] { $winners }の勝ちです。決めておいた数のサイクルを終え、勝利タイルの数で首位に並びました。
    }


## ゲーム前に選べること

option-psycle_cap = サイクル数の上限
    .help = やり直しも含めてこの数のサイクルが終わるとゲームも終わり、勝利タイルが最も多い人が勝ちます。上限なしの場合は、誰かがタイルを2つ獲得するまで続きます。


## 卓の上にあるもの

field-gems = リソースジェム
    .help = 各プレイヤーがこれから使えるジェムの数です。最終ラウンドの後に残ると失点になります。
field-score = 得点
    .help = このサイクルでこれまでに得た点数です。残りジェムの分はまだ引かれていません。
field-tiles = 勝利タイル
    .help = サイクルごとに最終得点の首位が1つ獲得し、2つでゲームに勝ちます。
field-target = ターゲット
    .help = このラウンドでこの数字を出して誰かに勝つと、ボーナスも得られます。
field-bonus = ボーナス
    .help = このラウンドでターゲットの数字を出して誰かに勝つと加わる点数です。
field-target_pile = 残りのターゲット
    .help = まだ裏向きのターゲットタイルです。何が残っているかは全員が知っていますが、順番は誰も知りません。
field-bonus_pile = 残りのボーナス
    .help = まだ裏向きのボーナスタイルです。何が残っているかは全員が知っていますが、順番は誰も知りません。
field-shown = これまでのタイル
    .help = このサイクルで公開されたターゲットとボーナスの組です。最後が今のラウンドのものです。
field-revealed = これまでのカード
    .help = このサイクルの終わったラウンドで全員が出したカードです。
field-round_no = ラウンド
    .help = このサイクルの何ラウンド目かを示します。
field-psycle_no = サイクル
    .help = このゲームの何サイクル目かを示します。やり直しも数えます。
field-committed = 裏向きのカード
    .help = このラウンドで各プレイヤーが選んだカードです。中身は出した本人だけが知っています。
field-hand = 手札
    .help = まだ手元にあるカードです。出したカードもラウンドの後に戻ります。
field-supply = サプライのジェム
    .help = 誰も持っていないジェムの数です。
field-substitutes = 代用品
    .help = ジェムは必ず全部もらえるため、箱にある数を超えて使われている分です。
field-tile_supply = サプライの勝利タイル
    .help = 誰も持っていない勝利タイルの数です。箱にある数より多く獲得されると0を下回ります。

color-pink = ピンク
color-orange = オレンジ
color-blue = 青
color-green = 緑


## できないことと、できること

refused-psycle-too-dear =
    ジェム{ $gems }個では{ $card }を出せません。カードの数字の分だけジェムが必要です。{ $gems ->
        [0] 出せるのは0だけです。
        [1] 出せるのは0か1です。
        [2] 出せるのは0から2までです。
        [3] 出せるのは0から3までです。
        [4] 出せるのは0から4までです。
       *[other] 出せるのは0から5までです。
    }
refused-psycle-no-such-card = { $card }というカードはありません。カードは0から{ $highest }までです。
refused-card-is-final = このラウンドのカードはもう出してあり、変えられません。次のラウンドでまた選べます。
refused-psycle-cards-numbers = カードは0から5までの6枚ちょうどを、この順に並べてください。
refused-psycle-loses-to-mirror = カード{ $card }が負ける相手は、カード{ $card }に勝つカードとぴったり一致しなければなりません。正しくは{ $mirror }です。
refused-psycle-beats-unknown = カード{ $card }が勝つ相手に{ $other }は書けません。0から5までの数字を、重複なしで書いてください。
refused-psycle-zero-beats-nothing = 0はどのカードにも勝てないので、カード{ $card }が{ $other }に勝つことはできません。一覧は空にしてください。
refused-psycle-beats-itself = カード{ $card }は{ $other }に勝てません。自分自身に勝つカードはないので、一覧から外してください。
refused-psycle-beat-each-other = カード{ $card }とカード{ $other }が互いに勝つことはできません。どちらか一方だけに書いてください。
refused-psycle-one-tile-a-round = タイルは1ラウンドに1つ必要です。{ $length }個ではなく{ $rounds }個にしてください。
refused-psycle-bad-revealed = 終わったラウンドの書き方が正しくありません。各ラウンドに、全員の分のカード（0～5）を1枚ずつ書いてください。
refused-psycle-bad-number = 第{ $value }サイクルにはなりません。サイクルは1から数え、上限があればそれを超えられません。
refused-psycle-agenda = これからの手順がこのラウンドと合いません。カードを選んでいる間の手順はラウンドだけで決まり、ゲーム終了後は空になります。
refused-psycle-too-many-gems = この時点で、全員のジェムが合わせて{ $sum }個になることはありません。多くても{ $most }個です。
refused-psycle-tiles-and-number = 勝利タイル{ $tiles }個は第{ $psycle_no }サイクルと合いません。終わったサイクルごとに配られるのは、2人なら1個か0個、3～4人なら首位の全員に1個ずつです。
refused-psycle-shown = 公開済みのタイルが第{ $round_no }ラウンドと合いません。ちょうど{ $round_no }組あり、最後の組が今のターゲットとボーナスでなければなりません。
refused-psycle-tiles-do-not-add-up = 公開済みのタイルと山を合わせると{ $found }になっています。正しくは{ $wanted }です。
