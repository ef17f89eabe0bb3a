### What the server's commands say.

serving = Reverieは{ $address }で卓を開いています（Ctrl-Cで終了）。
backed-up = すべてを{ $file }にコピーしました。
tidied = 削除：卓{ $tables }件、会話{ $chat }行。消去した人：{ $guests }人。
erased = { $guest }さんのデータを消去しました。
join-waiting = ほかの人の着席と準備を待っています。
join-lost = 接続が切れました。つなぎ直しています。
join-back = 接続が戻りました。
refused-join-bad-address = { $address }は卓のアドレスではありません。http://HOST:PORT/tables/ID の形です。
command-autopass = autopass 自動パス
    .help = ひそかに応答を求められたらパスする、と前もって決めます
auto-pass-usage = autopass off ですべて取り消します。「autopass 対象 期間」で追加します（例：autopass any game）。対象：{ $kinds }。期間：{ $untils }。
refused-join-unreachable = { $address }から応答がありません。
refused-join-not-understood = このバージョンのReverieでは理解できない応答がサーバーから届きました。サーバーのほうが新しいのかもしれません。Reverieを更新するか、ブラウザで遊んでください。
join-name = お名前は？
opened = 卓の用意ができました：{ $address } 。ページが開かないときは、このリンクを開いてください（Ctrl-Cで終了）。
opened-already = 卓はすでに { $address } で開いています。ページが開かなければ、このリンクをたどってください。
opened-at-home = 同じネットワークの人は { $address } を開いてください。
opened-firewall = このネットワークの人なら誰でも開けます。家の中だけで使ってください。ほかの端末で開けないときは、このコンピューターのファイアウォールでポート{ $port }を許可してください。
refused-open-for-one = 卓はすでに開いていますが、このコンピューター専用です（{ $address }）。そちらをCtrl-Cで終了してから、--hostを付けて開き直してください。
doctor-reading = 卓を読んでいます
doctor-found = { $table }（{ $game }、{ $phase }）：{ $sentence }
doctor-sum = { $tables } 卓を読みました。{ $ill ->
    [0] すべて無事です
   *[other] { $ill } 卓が読めません
}。
doctor-which = 卓を指定してください：reverie doctor 卓 --export ファイル
doctor-exported = { $table } について保存されているものすべてを { $file } に書き出しました。シャッフルのシードも含まれます。対局が終わるまで人に渡さないでください。
doctor-whole = Reverie { $version }（{ $way }）はすべて揃っています。
doctor-part-page = ブラウザ用のページがありません。ソースからは：make web
doctor-part-engine = ページのPythonがないため、ブラウザでシャッフルを確かめられません。ソースからは：make engine
doctor-part-agents = エージェント用の環境には追加が必要です：pip install 'reverie[agents]'
doctor-part-lab = ラボには追加が必要です：pip install 'reverie[lab]'
doctor-part-ladder = ボットのランキングには追加が必要です：pip install 'reverie[ladder]'
doctor-part-learn = 学習には追加が必要です：pip install 'reverie[learn]'
doctor-part-ray = 複数のマシンでのラボには追加が必要です：pip install 'reverie[ray]'
doctor-part-solve = ゲームを解くには追加が必要です：pip install 'reverie[solve]'
doctor-no-tables = ここにはまだ卓がありません。
