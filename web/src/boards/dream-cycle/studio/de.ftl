### Wie die Teile von Dream Cycle im Studio heißen.

studio-part-phase-1 = Plättchen, Schlafphase 1
studio-part-phase-2 = Plättchen, Schlafphase 2
studio-part-phase-3 = Plättchen, Schlafphase 3
studio-part-phase-4 = Plättchen, Schlafphase 4
studio-part-phase-5 = Plättchen, Schlafphase 5

studio-delta-north = Delta, nach Norden
studio-delta-east = Delta, nach Osten
studio-delta-south = Delta, nach Süden
studio-delta-west = Delta, nach Westen
studio-delta-curve_cw = Delta, Kurve nach rechts
studio-delta-curve_ccw = Delta, Kurve nach links
