### What the parts of Dream Cycle are called in the studio.

studio-part-phase-1 = Tiles, phase 1
studio-part-phase-2 = Tiles, phase 2
studio-part-phase-3 = Tiles, phase 3
studio-part-phase-4 = Tiles, phase 4
studio-part-phase-5 = Tiles, phase 5
