"""Laid tables. Each scene puts its goods `g` (by slot) and answers with its exposure."""
import kitchen_props as K
import props
import studio as S
import surroundings
from boards import coaster
from forms import PLY
from stage import daylight, lamp, low_sun, move, on, put, table_in_a_room, view
from workshop_props import pencil


def bowl_of_berries(x, y, z=0.0, r=5.2, colour='#efe8db', seed=4):
    return move([props.bowl(r, 0.75 * r, colour)] + props.berries(0.7 * r, 0.4 * r, 3, seed=seed), x, y, z)


def vase_with_leaves(x, y, tall=15, wide=4.9, colour='#cfc3b1', reach=20, seed=7, twigs=6, lean=(0.75, -0.1), leaf=(3.8, 2.2)):
    return move([props.vase(tall, wide, colour)] + props.spray((0, 0, tall * 0.73), reach=reach, seed=seed, twigs=twigs, lean=lean, leaf=leaf), x, y)


def morning_table(g):
    table_in_a_room(surroundings.oak())
    daylight(at=(-170, 20, 105), aim=(0, 0, 0), radiance=12, room=0.25)
    at = on(3, 3, -14)
    tray = put(g['tray'], 3, 3, 0, -14, lying=True)
    put(g['mug'], *at(-10, 2.5), PLY, -52, drink=True)
    put(g['cup'], *at(10.5, 5.5), PLY, -30, drink=True)
    bowl_of_berries(*at(5.0, -7.6), PLY)
    towel = put(g['towel'], -31, -9, 0, 24, form='towel-folded')
    vase_with_leaves(-25, 24)
    view(tray + towel, 9, 23, fill=0.88, lens=62, fstop=6.3, nudge=(0.0, 0.05))
    return 0.78


def linen_table(g):
    """Coffee for two on white linen, the window to the right."""
    S.table(surroundings.oak(tone='dark'), y0=-160, y1=70, wide=420)
    S.wall(surroundings.plaster('#d5d3cb'), y=150)
    move([K.table_linen(180, 130)[0]], 0, -8, 0, 9)
    daylight(at=(180, 0, 115), aim=(0, 0, 0), radiance=12, room=0.26)
    tray = put(g['tray'], 0, 0, 0.3, 15, lying=True)
    at = on(0, 0, 15)
    put(g['mug'], *at(-6.6, -2.0), PLY + 0.3, 70, drink=True)
    put(g['mug2'], *at(6.2, 4.4), PLY + 0.3, -74, drink=True)
    bowl_of_berries(*at(4.0, -6.6), PLY + 0.3, r=4.4, colour='#e4dac8', seed=9)
    napkins = put(g['napkins'], 29, -9, 0.3, -18)
    vase_with_leaves(-25, 21, tall=17, wide=5.2, colour='#8d9a8e', reach=24, seed=12, lean=(0.4, 0.1))
    view(tray + napkins, -8, 27, fill=0.76, lens=62, fstop=7, nudge=(-0.02, 0.05))
    return 0.55


def half_past_nine(g):
    """Two espressos and the pot; a painted table, low light from the left."""
    table_in_a_room(surroundings.painted('#8fa3a0'), wall='#e9e3d6')
    daylight(at=(-185, -30, 75), aim=(0, 0, 4), radiance=13, room=0.22, tint=(1.0, 0.95, 0.86))
    goods = put(g['cup'], -4.5, -3.5, 0.48, -58, drink=True) + put(g['cup2'], 9.5, 2.5, 0.48, -40, drink=True)
    coasters = [put_coaster(g['coasters'], *where) for where in ((-4.5, -3.5, 0, 11, (0, 0)), (9.5, 2.5, 0, -8, (1, 0)), (21.0, -4.5, 0, 17, (2, 1)))]
    pot = move(K.coffee_pot(turn=-14), -21, 13)
    move([K.plate(8.5)], 25, 15)
    view(goods + pot + [o for c in coasters for o in c], 6, 17, fill=0.74, lens=75, fstop=6.3)
    return 0.72


def put_coaster(ware, x, y, z, turn, cell):
    return move(coaster(ware.path, cell), x, y, z, turn)


def coaster_pile(g):
    """From near by: a pile of coasters, a cup on one of them."""
    table_in_a_room(surroundings.oak(tone='dark'), wall='#b9b4a8')
    daylight(at=(170, -45, 95), aim=(0, 0, 3), radiance=14, room=0.2)
    pile = [put_coaster(g['coasters'], -9 + dx, 1 + dy, k * 0.48, turn, (k % 3, k // 3 % 2)) for k, (dx, dy, turn) in enumerate(((0, 0, 4), (0.1, -0.1, -3), (-0.15, 0.1, 7), (0.05, 0.05, -9)))]
    flat = put_coaster(g['coasters'], 5.5, -3.5, 0, -17, (2, 1))
    cup = put(g['cup'], 5.5, -3.5, 0.48, -48, drink=True)
    view([o for c in pile for o in c] + flat + cup, 10, 26, fill=0.68, lens=85, fstop=9)
    return 0.95


def trivet_pot(g):
    """A pot on its trivet, lemons and a towel on a worktop of stone."""
    S.table(surroundings.stone('#c9c4ba'), y0=-160, y1=34, wide=420)
    S.wall(surroundings.tiles(), y=34)
    daylight(at=(-175, -70, 120), aim=(0, 0, 6), radiance=12.5, room=0.26)
    trivet = put(g['trivet'], -4, 2, 0, 25, lying=True)
    other = put(g['trivet2'], 22, -3, 0, -30, lying=True)
    pot = move(K.pot('#364540'), 0, 3.5, 1.0, 12)
    towel = put(g['towel'], -28, -1, 0, 18, form='towel-folded')
    for x, y, turn in ((18, 13, 30), (24.8, 15, -50), (30, 9.5, 80)):
        move(K.lemon(turn), x, y)
    view(trivet + other + pot + towel, 5, 19, fill=0.86, lens=62, fstop=8, nudge=(0.0, 0.04))
    return 0.5


def laid_table(g):
    """A runner of linen over the table, mats and mugs."""
    S.table(surroundings.oak(), y0=-40, y1=46, wide=230, thick=4)
    S.table(surroundings.oak(tone='dark'), y0=-400, y1=131, wide=900, z=-73)
    S.wall(surroundings.plaster('#ded7ca'), y=130)
    daylight(at=(-180, 10, 115), aim=(0, 0, 0), radiance=12.5, room=0.25)
    runner = put(g['runner'], 0, 0, 0, 0, shown=84.0, drop=20.0, edge=-40.5)
    mats = put(g['mat'], -46, -17, 0, 9) + put(g['mat'], 46, -17, 0, 9)
    for x in (-45, 47):
        move([K.plate(12.0)], x, -16, 0.35)
    mugs = put(g['mug'], -29.5, 3, 0.1, -60, drink=True) + put(g['mug2'], 30, 3, 0.1, -120, drink=True)
    bowl_of_berries(3, -14, 0.25, r=8.0, colour='#c9b9a1', seed=8)
    vase_with_leaves(-7, 12, tall=17, colour='#b9a893', seed=3, lean=(0.3, 0.1))
    view(mats + mugs, 5, 31, fill=0.92, lens=58, fstop=9, nudge=(0.0, -0.02))
    return 0.6


def winter_table(g):
    """A dark afternoon: two candles, and what is left of the daylight."""
    table_in_a_room(surroundings.oak(tone='dark'), wall='#6d7074')
    S.window(at=(-190, 30, 110), aim=(0, 0, 0), size=(130, 170), radiance=3.2, tint=(0.72, 0.83, 1.0))
    S.room(0.09, warm=(0.9, 0.95, 1.05))
    tray = put(g['tray'], 0, 0, 0, 0, lying=True)
    mug = put(g['mug'], -7, -4.5, PLY, -70, drink=True)
    put(g['cup'], 8.5, -3.0, PLY, -40, drink=True)
    candles = []
    for x, y, tall in ((1.5, 8.0, 15.0), (21.5, 9.5, 10.0)):
        obs, high = K.candle(tall)
        z = PLY if x < 10 else 0.0
        candles += move(obs, x, y, z)
        lamp((x, y - 0.2, z + high), 95.0, 0.55)
    bowl = bowl_of_berries(-23, 1, 0, r=5.6, colour='#8f8a80', seed=11)
    view(tray + mug + candles + bowl[:1], 5, 18, fill=0.70, lens=66, fstop=6.3)
    return 1.55


def light_half(g):
    """Honey, birch and snow: a tray on linen, in the sun."""
    S.table(surroundings.painted('#e7e1d4'), y0=-160, y1=60, wide=420)
    S.wall(surroundings.plaster('#efe9dd'), y=110)
    move([K.table_linen(90, 60, '#efe8da')[0]], 4, -2, 0, -12)
    low_sun(62, 34, 5.0)
    S.room(0.62)
    tray = put(g['tray'], 0, -1, 0.3, -9, lying=True)
    at = on(0, -1, -9)
    put(g['mug'], *at(-6.5, 2.0), PLY + 0.3, -58, drink=True)
    put(g['cup'], *at(4.5, -3.8), PLY + 0.3, -84, drink=True)
    move(K.lemon(24), *at(8, 4), PLY + 0.3)
    vase_with_leaves(26, 18, tall=18, colour='#f0e9dc', seed=12, lean=(-0.2, 0.0), reach=28)
    view(tray, 12, 28, fill=0.56, lens=66, fstop=7, nudge=(0.02, 0.04))
    return -0.2


def dark_half(g):
    """Charcoal, lingonberry and forest: a throw, a tray and a pot that lasts."""
    table_in_a_room(surroundings.oak(tone='dark'), wall='#7a7468')
    daylight(at=(185, 10, 100), aim=(0, 0, 0), radiance=7.0, room=0.13, tint=(1.0, 0.90, 0.76))
    throw = put(g['throw'], -31, 6, 0, 14)
    tray = put(g['tray'], 17, -4, 0, -12, lying=True)
    at = on(17, -4, -12)
    put(g['mug'], *at(-9, -5), PLY, -66, drink=True)
    put(g['cup'], *at(3, -8), PLY, -40, drink=True)
    move(K.coffee_pot('#7d2733', '#2b2b2b', turn=180), *at(6, 6), PLY)
    view(throw + tray, 4, 25, fill=0.86, lens=62, fstop=8, nudge=(0.0, 0.04))
    return 1.3


def small_trays(g):
    """Four small trays from above, each with what it is good for."""
    S.table(surroundings.painted('#d9d2c4'), y0=-200, y1=200, wide=420)
    daylight(at=(-150, 60, 130), aim=(0, 0, 0), radiance=12, room=0.28)
    places = {'a': (-13.5, 9.5, 4), 'b': (11.5, 10.5, -6), 'c': (-11.5, -8.5, -7), 'd': (13.0, -8.0, 5)}
    goods = []
    for slot, (x, y, turn) in places.items():
        goods += put(g[slot], x, y, 0, turn, lying=True)
    put(g['cup'], -16.5, 10.0, PLY, -30, drink=True)
    move([props.bowl(3.6, 2.7, '#e6dccb')] + props.berries(2.9, 1.3, 2, 0.44), 13.5, 10.5, PLY)
    pencil('#a4243b', 13, -12.0, -7.3, PLY, 6)
    pencil('#2b6a8f', 12, -12.4, -9.4, PLY, -4)
    move(K.lemon(35, 0.9), 15.5, -8.6, PLY)
    view(goods, 0, 62, fill=0.74, lens=75, fstop=11)
    return 0.1


def spring_tray(g):
    S.table(surroundings.painted('#b9c4a8'), y0=-160, y1=60, wide=420)
    S.wall(surroundings.plaster('#e8e6da'), y=100)
    daylight(at=(-175, -10, 115), aim=(0, 0, 0), radiance=12.5, room=0.28, tint=(0.97, 1.0, 1.0))
    tray = put(g['tray'], 0, 0, 0, -10, lying=True)
    at = on(0, 0, -10)
    put(g['mug'], *at(-6.5, 1.5), PLY, -60, drink=True)
    small = vase_with_leaves(*at(6.5, 3.0), tall=9, wide=3.4, colour='#e9e2d4', reach=15, seed=5, lean=(0.3, -0.1), leaf=(2.8, 1.5))
    view(tray + small[:1], 8, 24, fill=0.60, lens=70, fstop=6.3, nudge=(0.0, 0.10))
    return 0.6


def summer_tray(g):
    S.table(surroundings.painted('#eceae2'), y0=-160, y1=90, wide=420)
    S.wall(surroundings.plaster('#dfe6e6'), y=140)
    low_sun(55, 46, 5.5, tint=(1.0, 0.93, 0.82), soft=1.0)
    S.room(0.55, warm=(0.97, 0.99, 1.02))
    tray = put(g['tray'], 0, 0, 0, 14, lying=True)
    at = on(0, 0, 14)
    put(g['mug'], *at(-9, 2), PLY, -70, drink=True)
    bowl_of_berries(*at(6.5, -2.5), PLY, r=5.4, colour='#dfe4e2', seed=13)
    shade_of_leaves()
    view(tray, -8, 32, fill=0.62, lens=70, fstop=8, nudge=(0.0, 0.02))
    return -0.1


def shade_of_leaves():
    """A branch outside the picture, whose shadow falls on the table."""
    obs = move(props.spray((0, 0, 0), reach=60, seed=9, twigs=6, lean=(0.9, 0.1), leaf=(7.0, 4.0)), -62, 4, 42)
    for ob in obs:
        ob.visible_camera = False
    return obs


def autumn_tray(g):
    table_in_a_room(surroundings.oak(tone='dark'), wall='#a8927a')
    daylight(at=(-190, -20, 62), aim=(0, 0, 4), radiance=12, room=0.18, tint=(1.0, 0.88, 0.70))
    tray = put(g['tray'], 0, 0, 0, -12, lying=True)
    at = on(0, 0, -12)
    put(g['mug'], *at(-7.0, -1.0), PLY, -62, drink=True)
    bowl_of_berries(*at(6.0, 3.0), PLY, r=5.6, colour='#6e6a5e', seed=21)
    towel = put(g['towel'], 34, 17, 0, -20, form='towel-folded')
    view(tray + towel, 6, 25, fill=0.80, lens=70, fstop=7, nudge=(0.0, 0.04))
    return 0.85


def winter_tray(g):
    S.table(surroundings.stone('#c3c7ca'), y0=-160, y1=60, wide=420)
    S.wall(surroundings.plaster('#cdd4da'), y=100)
    daylight(at=(175, 10, 110), aim=(0, 0, 0), radiance=12, room=0.26, tint=(0.90, 0.96, 1.0))
    tray = put(g['tray'], 0, 0, 0, 10, lying=True)
    at = on(0, 0, 10)
    put(g['mug'], *at(-8, -2), PLY, -66, drink=True)
    put(g['cup'], *at(3.5, 4.0), PLY, -50, drink=True)
    obs, high = K.candle(8.0)
    x, y = at(11.0, -4.0)
    candle = move(obs, x, y, PLY)
    lamp((x, y - 0.2, PLY + high), 60.0, 0.55)
    view(tray + candle, -8, 27, fill=0.62, lens=70, fstop=7, nudge=(0.0, 0.02))
    return 0.55
