### スタジオでの呼び名。

studio-part-phase-1 = 睡眠段階1のタイル
studio-part-phase-2 = 睡眠段階2のタイル
studio-part-phase-3 = 睡眠段階3のタイル
studio-part-phase-4 = 睡眠段階4のタイル
studio-part-phase-5 = 睡眠段階5のタイル

studio-delta-north = デルタ、北へ
studio-delta-east = デルタ、東へ
studio-delta-south = デルタ、南へ
studio-delta-west = デルタ、西へ
studio-delta-curve_cw = デルタ、右へ曲がる
studio-delta-curve_ccw = デルタ、左へ曲がる
