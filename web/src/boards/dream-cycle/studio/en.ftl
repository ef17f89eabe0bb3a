### What the parts of Dream Cycle are called in the studio.

studio-part-phase-1 = Tiles, phase 1
studio-part-phase-2 = Tiles, phase 2
studio-part-phase-3 = Tiles, phase 3
studio-part-phase-4 = Tiles, phase 4
studio-part-phase-5 = Tiles, phase 5

studio-delta-north = Delta, to the north
studio-delta-east = Delta, to the east
studio-delta-south = Delta, to the south
studio-delta-west = Delta, to the west
studio-delta-curve_cw = Delta, curve to the right
studio-delta-curve_ccw = Delta, curve to the left
