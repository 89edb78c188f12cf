"""Goods that lean and stand: shelves, sills and paper."""
import math
from mathutils import Matrix, Vector
import kitchen_props as K
import props
import studio as S
import surroundings
from forms import PLY
from meshes import rrect, slab
from scenes_at_table import bowl_of_berries, vase_with_leaves
from stage import daylight, lean, low_sun, meeting, move, put, view
from views import sheen, strip
from workshop_props import parcel


def shelf(wall='#e6dfd4', wide=190, wall_y=13.0):
    S.wall(surroundings.plaster(wall), y=wall_y)
    props.shelf_board(wide, 23, 2.6, wall_y)
    return wall_y


def kitchen_shelf(g):
    wy = shelf()
    daylight(at=(-175, -105, 70), aim=(0, 5, 10), radiance=11, room=0.27)
    goods = lean(g['round'], -11, wy, tilt=9) + lean(g['small'], 14.5, wy, gap=0.15, tilt=9)
    goods += put(g['mug'], 7.4, -2.4, 0, -70) + put(g['mug2'], 31, 2.2, 0, -62) + put(g['cup'], 22, -4.2, 0, -50)
    books = move(props.book(21, 14.5, 2.6, '#7f8f7c', 3), -41.5, 3.5)
    move(props.book(19, 13.5, 1.9, '#c9b79c', -4), -41.2, 3.7, 2.62)
    move([props.vase(15, 4.6, '#b9a893')] + props.spray((0, 0, 11), reach=25, seed=12, twigs=3, lean=(0.12, -0.25), leaf=(3.6, 2.1)), -41.5, 3.0, 4.52)
    bowl_of_berries(-25.5, -5.0, 0, r=4.0, colour='#d9cbb6')
    view(goods + books, 3, 4, fill=0.88, lens=68, fstop=8, nudge=(0.0, 0.04))
    return 0.785


def window_sill(g):
    """Morning sun through the bars of a window, on a sill of stone."""
    S.table(surroundings.stone('#cfcac0'), y0=-22, y1=16, wide=260, thick=4)
    S.wall(surroundings.plaster('#ece5d9'), y=16)
    low_sun(58, 24, 7.0)
    bars(-62, -48)
    S.room(0.42, warm=(0.96, 0.98, 1.03))
    tray = lean(g['tray'], 4, 16, tilt=10, rz=0)
    mug = put(g['mug'], -13.5, -3, 0, -100, drink=True)
    small = put(g['small'], 25, -3, 0, -24, lying=True)
    put(g['cup'], 24.0, -2.6, PLY, -50, drink=True)
    vase = vase_with_leaves(-30, 4, tall=17, colour='#8a9a97', reach=26, seed=12, twigs=3, lean=(0.2, -0.1))
    view(tray + mug + small, 5, 9, fill=0.72, lens=68, fstop=8, nudge=(-0.04, 0.06))
    return 0.05


def bars(x, y):
    """The window's frame, outside the picture, between the sun and the sill."""
    wood = surroundings.painted('#f2eee6')
    for k in range(5):
        ob = slab('bar', lambda i: rrect(5 - 2 * i, 170 - 2 * i, 0.3), 3, (wood,) * 3, 0.2, uv_box=(5, 170))
        ob.data.transform(Matrix.Rotation(math.radians(90), 4, 'X'))
        ob.location = (x - 62 + k * 33, y - 30 + k * -6, 60)
        ob.visible_camera = False
    for k in range(4):
        ob = slab('bar', lambda i: rrect(240 - 2 * i, 4 - 2 * i, 0.3), 3, (wood,) * 3, 0.2, uv_box=(240, 4))
        ob.data.transform(Matrix.Rotation(math.radians(90), 4, 'X'))
        ob.location = (x, y - 45, 16 + k * 38)
        ob.rotation_euler = (0, 0, math.radians(-10))
        ob.visible_camera = False


def three_sizes(g):
    """The same tray in its three sizes, each in front of the next larger."""
    meeting(surroundings.backdrop('#e9e0d2'), 16)
    daylight(at=(-160, -95, 110), aim=(0, 0, 12), radiance=12.5, room=0.27)
    sheen()
    large = lean(g['large'], 0, 16, tilt=8)
    medium = lean(g['medium'], -27, 16, gap=4.6, rz=0, tilt=13)
    small = lean(g['small'], 23.5, 16, gap=7.0, rz=-4, tilt=16)
    view(large + medium + small, 2, 8, fill=0.80, lens=75, fstop=11, nudge=(0.0, 0.02))
    return 0.05


def round_trio(g):
    """Round trays in three sizes; paper of a muted green, light from the right."""
    meeting(surroundings.backdrop('#c3c9bd'), 20)
    daylight(at=(175, -90, 115), aim=(0, 0, 14), radiance=12.5, room=0.27)
    S.card((135, -290, 95), (0, 0, 12), (150, 170), 2.0)
    large = lean(g['large'], 6, 20, tilt=8)
    medium = lean(g['medium'], -35, 20, gap=8.5, tilt=10)
    small = lean(g['small'], 35, 20, gap=7.0, tilt=14)
    cup = put(g['cup'], -6, -9, 0, -60)
    view(large + medium + small + cup, -3, 7, fill=0.84, lens=75, fstop=11)
    return 0.15


def tray_stack(g):
    """Trays in a pile on the counter, a cup on top; a round tray behind."""
    S.table(surroundings.oak(), y0=-120, y1=22, wide=420)
    S.wall(surroundings.plaster('#cdd3d0'), y=22)
    daylight(at=(-175, -70, 90), aim=(0, 0, 8), radiance=12, room=0.25)
    round_tray = lean(g['round'], 11, 22, tilt=9)
    goods = []
    for k, slot in enumerate(('a', 'b', 'c', 'd', 'e', 'f')):
        goods += put(g[slot], -8 + (0.5, -0.4, 0.3, -0.6, 0.2, 0)[k], -5 + (0, 0.3, -0.3, 0.2, -0.2, 0)[k], k * 1.05, -16 + (2, -2, 3, -1, 2, 0)[k], lying=True)
    top = 5 * 1.05 + PLY
    cup = put(g['cup'], -10, -5, top, -44, drink=True)
    small = put(g['small'], 24, -9, 0, 20, lying=True)
    bowl_of_berries(24.5, -9, PLY, r=4.4, colour='#e4dac8', seed=3)
    view(goods + round_tray + cup + small, 5, 13, fill=0.80, lens=68, fstop=8)
    return 0.55


def mug_row(g):
    """Six mugs on two shelves, three on each."""
    S.wall(surroundings.plaster('#b7bfba'), y=11)
    props.shelf_board(160, 19, 2.4, 11)
    move(props.shelf_board(160, 19, 2.4, 11), 0, 0, 19)
    daylight(at=(-160, -120, 40), aim=(0, 0, 12), radiance=12.0, room=0.30)
    goods = []
    for k, slot in enumerate('abc'):
        goods += put(g[slot], -15.5 + k * 14.2, (0.5, -0.8, 0.6)[k], 0, (-72, -60, -66)[k])
    goods += put(g['d'], -12.5, 0.4, 19, -58) + put(g['e'], 2.5, -0.8, 19, -70) + put(g['cup'], 15.5, 0.2, 19, -60)
    move(props.book(21, 14.5, 2.6, '#7f6a52', 3), 32, 1, 0)
    move([props.vase(13, 4.4, '#8d9a8e')], 31, 1, 2.62)
    view(goods, -2, 3, fill=0.84, lens=75, fstop=10)
    return 0.6


def espresso_row(g):
    """The espresso mug alone on warm paper, three of them close together."""
    S.sweep_ground(surroundings.backdrop('#d8b9a0'), back=60)
    daylight(at=(-165, -60, 110), aim=(0, 0, 4), radiance=12.5, room=0.27)
    strip()
    goods = put(g['a'], -7.5, 1.5, 0, -70) + put(g['b'], 3.2, -3.8, 0, -54, drink=True) + put(g['c'], 13.0, 3.5, 0, -66)
    view(goods, 0, 12, fill=0.62, lens=85, fstop=11)
    return 0.15


def eight_patterns(g):
    """All eight patterns side by side, for a wide and low cut."""
    meeting(surroundings.backdrop('#b9bdb0'), 22)
    daylight(at=(-230, -70, 120), aim=(0, 10, 8), radiance=14, room=0.22, size=(150, 170))
    sheen()
    goods = []
    for k, slot in enumerate('abcdefgh'):
        goods += lean(g[slot], -87.5 + k * 25, 22, gap=0.1 + k * 1.6, tilt=10)
    view(goods, 0, 5, fill=0.96, lens=90, fstop=16)
    return 0.1


def season_trays(g):
    """Four round trays, from snow to charcoal, on a shelf."""
    wy = shelf('#dcd6ca', wide=260)
    daylight(at=(-185, -110, 85), aim=(0, 5, 12), radiance=11.5, room=0.26)
    goods = []
    for k, slot in enumerate('abcd'):
        goods += lean(g[slot], -48 + k * 32.4, wy, gap=0.1 + (k % 2) * 1.9, tilt=8 + (k % 2) * 2)
    put(g['mug'], -29, -4.6, 0, -62)
    put(g['mug2'], 34.5, -4.8, 0, -70)
    view(goods, 4, 5, fill=0.90, lens=70, fstop=9, nudge=(0.0, 0.02))
    return 0.6


def cutting_boards(g):
    """A worktop with the round board, its rectangular sister, and lemons."""
    S.table(surroundings.stone('#bdb8ae'), y0=-160, y1=20, wide=420, thick=3)
    S.wall(surroundings.tiles(), y=20)
    daylight(at=(-170, -75, 100), aim=(0, 0, 8), radiance=12.5, room=0.26)
    tall = lean(g['board'], -17, 20, tilt=9)
    second = lean(g['round2'], 13, 20, gap=0.2, tilt=10)
    third = lean(g['round3'], 33, 20, gap=2.2, tilt=12)
    flat = put(g['round'], 2, -10, 0, -28, lying=True)
    for x, y, turn in ((-3, -8.5, 20), (4.6, -6.2, 95)):
        move(K.lemon(turn), x, y, 0.7)
    view(tall + second + third + flat, 5, 16, fill=0.76, lens=66, fstop=9)
    return 0.45


def tray_edge(g):
    """From near by: the rim of a tray, its plies, and the print that climbs it."""
    S.sweep_ground(surroundings.backdrop('#ddd3c6'), back=120)
    daylight(at=(-150, -40, 95), aim=(0, 0, 0), radiance=13, room=0.25)
    tray = put(g['tray'], 0, 0, 0, -31, lying=True)
    corner = tray[0].matrix_world @ Vector((43 / 2 - 3.2, -33 / 2 + 3.0, 1.9))
    put(g['cup'], *(tray[0].matrix_world @ Vector((3.0, -2.0, 0)))[:2], PLY, -60, drink=True)
    S.camera(corner, 2, 17, distance=58, lens=85, fstop=16, focus=corner, aspect=1.5, nudge=(-0.20, 0.09))
    return 0.15


def shop_counter(g):
    """The showroom's counter: a stand of trays, mugs, and a parcel to go."""
    S.table(surroundings.oak(), y0=-40, y1=44, wide=420, thick=4)
    S.wall(surroundings.plaster('#d9dad2'), y=90)
    daylight(at=(-210, -80, 140), aim=(0, 0, 20), radiance=14, room=0.27, size=(160, 200))
    stand = put(g['stand'], -28, 6, 0, 8)
    mugs = put(g['mug'], 12, -8, 0, -70) + put(g['mug2'], 25, -10, 0, -58) + put(g['cup'], 19, -20, 0, -64)
    parcel(34, 25, 11, 26, 12, 0, -9)
    throw = put(g['throw'], 64, 4, 0, -12)
    view(stand + mugs + throw, 6, 10, fill=0.88, lens=66, fstop=10)
    return 0.4


def display_shelf(g):
    """As the page says: trays on edge, pattern out, three colours side by side, and one in the way."""
    wy = 17.0
    S.wall(surroundings.plaster('#c6ccc8'), y=wy)
    props.shelf_board(230, 30, 2.8, wy)
    daylight(at=(-190, -110, 80), aim=(0, 5, 10), radiance=11.5, room=0.26)
    goods = []
    for k, slot in enumerate('abc'):
        for depth in range(4):
            goods += lean(g[slot], -38 + k * 29.5, wy, gap=0.1 + depth * 1.9, tilt=11)
    flat = put(g['counter'], 52, -1, 0, -14, lying=True)
    goods += flat
    put(g['cup'], 55, -1, PLY, -60)
    view(goods, 4, 7, fill=0.90, lens=68, fstop=9, nudge=(0.0, 0.04))
    return 0.8
