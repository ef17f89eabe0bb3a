### どのゲームのレッスンでも使う言葉。

lesson-progress = ステップ{ $number }／{ $count }
lesson-you = あなた
lesson-confirm = 実行：{ $move }
lesson-show = どの手か見る
lesson-next = 次のステップ
lesson-back = 戻る
lesson-skip = スキップ
lesson-again = もう一度
lesson-all = 最初から
lesson-well = よくできました。
lesson-last-title = 最後のステップ
lesson-play = 遊ぶ
lesson-name = お名前は？
lesson-leave = レッスンを出る
refused-not-the-task = ルールでは可能ですが、ここで求められている手ではありません。
refused-lesson-over = このステップは終わりました。
refused-no-such-lesson = そのステップはありません：{ $step }
refused-no-lessons = このゲームのレッスンはまだありません。
refused-lessons-empty = コースにはステップ、ステップには課題、課題には正しい手が必要です。
