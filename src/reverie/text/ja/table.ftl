### 卓での、手を打つ以外のこと。経過に書かれ、お知らせとして示されます。


## 経過

event-table-left =
    { $bot ->
        [yes]
            { $you ->
                [yes] あなたはゲームを抜けました。{ $sitter }が代わりに続けます。
               *[no] { $last_sitter }がゲームを抜けました。{ $sitter }が続けます。
            }
       *[no]
            { $you ->
                [yes] あなたはゲームを抜けました。
               *[no] { $last_sitter }がゲームを抜けました。
            }
    }
event-table-seated = { $last_sitter }の代わりに{ $sitter }が続けます。
event-table-replaced =
    { $you ->
        [yes] あなたの応答が長いあいだなかったため、{ $sitter }が代わりに続けます。
       *[no] { $last_sitter }の応答が長いあいだなかったため、{ $sitter }が続けます。
    }
event-table-came-back =
    { $you ->
        [yes] あなたはゲームに戻りました。
       *[no]
            { $bot ->
                [yes] { $sitter }が戻り、{ $last_sitter }と交代しました。
               *[no] { $sitter }がゲームに戻りました。
            }
    }
event-table-paused = ゲームは一時停止中です。
event-table-resumed = ゲームを再開します。
event-table-pause-wanted =
    { $you ->
        [yes] あなたは一時停止を希望しました。
       *[no] { $sitter }が一時停止を希望しています。
    }
event-table-on-wanted =
    { $you ->
        [yes] あなたは再開を希望しました。
       *[no] { $sitter }が再開を希望しています。
    }
event-table-pause-declined =
    { $you ->
        [yes] あなたは続けることを選びました。
       *[no] { $sitter }はこのまま続けたいそうです。
    }
event-table-on-declined =
    { $you ->
        [yes] あなたはもう少し休むことを選びました。
       *[no] { $sitter }はもう少し休みたいそうです。
    }
event-table-rematch-wanted =
    { $you ->
        [yes] あなたはもう一度遊ぶことを希望しました。
       *[no] { $sitter }がもう一度遊びたいそうです。
    }
event-table-rematch-declined =
    { $you ->
        [yes] あなたは次のゲームを断りました。
       *[no] { $sitter }はいまは次のゲームをしないそうです。
    }
event-table-nudged =
    { $you ->
        [yes] { $other_sitter }に合図しました。
       *[no]
            { $you_other_seat ->
                [yes] { $sitter }から合図です。あなたの手を待っています。
               *[no] { $sitter }が{ $other_sitter }に合図しました。
            }
    }
event-table-hint =
    { $you ->
        [yes] コーチにヒントを頼みました。
       *[no] { $sitter }がコーチにヒントを頼みました。
    }
event-table-replace-wanted =
    { $you ->
        [yes] あなたは{ $other_sitter }をボットに代えることを希望しました。
       *[no]
            { $you_other_seat ->
                [yes] { $sitter }があなたをボットに代えたいそうです。
               *[no] { $sitter }が{ $other_sitter }をボットに代えたいそうです。
            }
    }
event-table-replace-declined =
    { $own ->
        [yes]
            { $you ->
                [yes] あなたは自分で続けることを選びました。
               *[no] { $sitter }は自分で続けるそうです。
            }
       *[no]
            { $you ->
                [yes] あなたは{ $other_sitter }を待つことを選びました。
               *[no] { $sitter }は{ $other_sitter }を待ちたいそうです。
            }
    }
event-table-taken-back =
    { $you ->
        [yes] あなたは直前の手を取り消しました。
       *[no] { $sitter }が直前の手を取り消しました。
    }
event-table-time-ran-out =
    { $known ->
        [yes]
            { $you ->
                [yes] 時間切れです。あなたの代わりに選ばれた手：{ $move }
               *[no] { $sitter }は時間切れです。代わりに選ばれた手：{ $move }
            }
       *[no] { $sitter }は時間切れです。
    }


## 断り

refused-nobody-to-wait-for = その席の応答は待たれていません。
refused-nudge-too-soon = もう少し待ってください。あと{ $seconds }秒で合図できます。
refused-replace-too-soon = まだ早すぎます。先に合図をして2分待ってください。時計がある卓では、時計が代わりに打ちます。
refused-back-too-often = この席はすでに{ $most }回入れ替わっています。観戦はできます。


## 持ち時間

span-seconds = { $count }秒
span-minutes = { $count }分
span-hours = { $count }時間
span-days = { $count }日
time-control = 持ち時間：{ $time }
time-none = 制限なし
time-decision = 1回の選択につき{ $span }
time-rules = 1フェイズにつき{ $span }（ルールどおり）
time-bank = 1人{ $span }
time-bank-more = 1人{ $span }、1手ごとに{ $increment }追加


## お知らせ

page-notices = 卓からのお知らせ
page-waiting-for = { $names }さんを待っています…
page-withdraw = 取り下げる
page-ask-pause = { $names }さんが一時停止を希望しています。
page-ask-pause-yes = はい、休む
page-ask-pause-no = いいえ、続ける
page-ask-on = { $names }さんが再開を希望しています。
page-ask-on-yes = はい、再開
page-ask-on-no = まだ
page-ask-rematch = { $names }さんがもう一度遊びたいそうです。
page-ask-rematch-yes = もう一度遊ぶ
page-ask-rematch-no = やめておく
page-ask-replace = { $names }さんが{ $other }さんをボットに代えたいそうです。
page-ask-replace-yes = はい、代える
page-ask-replace-no = いいえ、待つ
page-still-waiting = { $name }さんを待っています。
page-still-away = { $name }さんが不在のため、待っています。
page-was-nudged = { $name }さんに合図しました。{ $time }後からボットに代えられます。
page-by-clock = { $name }さんの代わりに時計が打ち続けています。
page-nudge = 合図する
page-replace = ボットに代わってもらう
page-seat-held = { $name }があなたの代わりに遊んでいます。
page-seat-waits = あなたの席は空いています。
page-come-back = 席に戻る


## 抜ける

page-leave-title = このゲームを抜けますか？
page-leave-bot = ボットが代わりに続けます。ゲームが終わるまでは、この卓に戻って席を取り返せます。
page-leave-empty = 代わりに続ける人はいません。ほかの人は待つか、ボットを座らせることになります。ゲームが終わるまでは、戻って席を取り返せます。
page-leave-stay = 残る
page-leave-go = ゲームを抜ける
