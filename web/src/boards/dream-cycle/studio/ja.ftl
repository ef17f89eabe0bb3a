### スタジオでの呼び名。

studio-part-phase-1 = 睡眠段階1のタイル
studio-part-phase-2 = 睡眠段階2のタイル
studio-part-phase-3 = 睡眠段階3のタイル
studio-part-phase-4 = 睡眠段階4のタイル
studio-part-phase-5 = 睡眠段階5のタイル
