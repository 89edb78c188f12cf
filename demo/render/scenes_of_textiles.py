"""Towels, cushions and throws."""
from mathutils import Matrix
import props
import studio as S
import surroundings
from meshes import rrect, slab, sweep
from scenes_at_table import vase_with_leaves
from stage import daylight, lean, move, put, view
from towel import peg_rail


def bench_corner(g):
    S.wall(surroundings.plaster('#e2dacc'), y=16)
    props.bench(260, 46, 0, -30)
    S.table(surroundings.oak(), y0=-200, y1=16, wide=600, z=-42)
    daylight(at=(-190, -95, 105), aim=(0, 0, 15), radiance=12.5, room=0.24, size=(130, 180))
    goods = lean(g['cushion'], -27, 16, gap=0.3, tilt=18) + lean(g['cushion2'], 13, 16, gap=1.2, rz=-5, tilt=20)
    goods += put(g['throw'], 55, -9, 0, -9)
    vase_with_leaves(-62, -2, tall=24, wide=6.4, colour='#c4b49e', reach=40, seed=3, lean=(0.2, -0.3), leaf=(4.4, 2.6))
    view(goods, 5, 7, fill=0.80, lens=70, fstop=8)
    return 0.6


def towel_rail(g):
    """Three towels side by side over one rail, and a shelf above it."""
    move(props.shelf_board(178, 17, 2.4, 6.2), 0, 0, 69)
    move([props.bowl(7.5, 5.6, '#c9b9a1')], -52, -3, 69)
    move([props.vase(17, 5.0, '#8d9a8e')], 57, -2, 69)
    move(props.book(22, 14.5, 2.8, '#7a4a3a', 2), 8, -2.5, 69)
    move(props.book(20, 13.5, 2.2, '#c9b79c', -3), 8.5, -2.5, 71.8)
    move([props.vase(9, 4.2, '#e4dac8')], 30, -3, 69)
    peg_rail(52, w=168)
    S.wall(surroundings.plaster('#dfe0d8'), y=6.2)
    daylight(at=(190, -95, 120), aim=(0, 0, 30), radiance=13, room=0.26)
    goods = []
    for k, slot in enumerate('abc'):
        goods += put(g[slot], -51 + k * 51, 0, 0, 0, drape=11 + k)
    view(goods, -5, 1, fill=0.88, lens=75, fstop=11, nudge=(0.0, 0.07))
    return 0.55


def towel_stack(g):
    """Folded towels in a pile on a stool of painted wood."""
    paint = surroundings.painted('#8a4a3c')
    seat = slab('seat', lambda i: rrect(44 - 2 * i, 32 - 2 * i, 2.0), 3.0, (paint,) * 3, 0.8, uv_box=(44, 32))
    seat.data.transform(Matrix.Translation((0, 0, -3.0)))
    for x in (-1, 1):
        for y in (-1, 1):
            foot, top = (x * 20.5, y * 15.0, -45.0), (x * 16.5, y * 11.0, -2.6)
            sweep('leg', [tuple(a + (b - a) * t / 8 for a, b in zip(foot, top)) for t in range(9)], lambda t: (1.0 + 0.6 * t, 1.0 + 0.6 * t), (paint,), n=32, up=(0, 1, 0))
    S.table(surroundings.oak(), y0=-200, y1=60, wide=600, z=-45)
    S.wall(surroundings.plaster('#d8d6cb'), y=60)
    daylight(at=(-180, -50, 110), aim=(0, 0, 5), radiance=12.5, room=0.25)
    goods = []
    for k, slot in enumerate('abcd'):
        goods += put(g[slot], (0.4, -0.5, 0.3, -0.2)[k], (0, 0.2, -0.3, 0.1)[k], k * 3.1, (6, 2, 9, 3)[k], form='towel-folded')
    view(goods + [seat], 12, 15, fill=0.62, lens=75, fstop=9, nudge=(0.0, -0.05))
    return 0.5


def throw_stair(g):
    """Throws on the step of a painted stair, one folded over the other."""
    paint = surroundings.painted('#c9cdc4')
    for k in range(3):
        step = slab('step', lambda i: rrect(240 - 2 * i, 36 - 2 * i, 0.8), 3.2, (paint,) * 3, 0.7, uv_box=(240, 36))
        step.data.transform(Matrix.Translation((0, 4 + k * 31, k * 18.5 - 3.2)))
        S.wall(surroundings.painted('#dcdcd2'), y=-11 + k * 31, z=k * 18.5 - 24, tall=k * 18.5 - 1.5, wide=240)
    S.wall(surroundings.plaster('#d5cfc3'), y=86)
    daylight(at=(-185, -70, 120), aim=(0, 0, 12), radiance=12.5, room=0.24)
    goods = put(g['throw'], -15, 3, 0, 7) + put(g['throw2'], 19, 34, 18.5, -8)
    mug = put(g['mug'], 17, -3, 0, -60, drink=True)
    view(goods + mug, 12, 13, fill=0.74, lens=70, fstop=9)
    return 0.75


def cushion_pair(g):
    """Two cushions on a bench below a wall of warm red, low light."""
    S.wall(surroundings.plaster('#b98a72'), y=18)
    props.bench(300, 48, 0, -30)
    S.table(surroundings.oak(), y0=-220, y1=18, wide=600, z=-42)
    daylight(at=(195, -90, 85), aim=(0, 0, 18), radiance=13, room=0.23, tint=(1.0, 0.95, 0.87))
    goods = lean(g['cushion'], -26, 18, gap=0.3, tilt=17, rz=4) + lean(g['cushion2'], 24, 18, gap=0.8, tilt=20, rz=-7)
    view(goods, -6, 6, fill=0.74, lens=75, fstop=9)
    return 0.55
