### What the server's commands say.

serving = Reverieは{ $address }でテーブルを開いています（Ctrl-Cで終了）。
backed-up = すべてを{ $file }にコピーしました。
tidied = 削除：テーブル{ $tables }件、会話{ $chat }行。忘れた人：{ $guests }人。
erased = { $guest }を忘れました。
join-hello = あなたは{ $name }です。テーブル{ $table }（{ $game }）にいます。
join-waiting = ほかの人の着席と準備を待っています。
join-lost = 接続が切れました。つなぎ直しています。
join-back = 接続が戻りました。
refused-join-bad-address = { $address }はテーブルのアドレスではありません。http://HOST:PORT/tables/ID の形です。
refused-join-unreachable = { $address }から応答がありません。
join-name = お名前は？
opened = テーブルの用意ができました：{ $address } 。ページが開かないときは、このリンクを開いてください（Ctrl-Cで終了）。
