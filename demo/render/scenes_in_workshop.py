"""The studio, the print room and what a tray is made of."""
import math
import props
import studio as S
import surroundings
import workshop_props as W
from boards import rect_outline
from materials import paper as sheet_material
from meshes import slab
from scenes_at_table import vase_with_leaves
from stage import daylight, lean, move, put, turned, view


def drawing_table(g):
    """Proofs of three patterns, pencils and a brush, from above."""
    S.table(surroundings.oak(), y0=-200, y1=200, wide=420)
    daylight(at=(-140, 90, 130), aim=(0, 0, 0), radiance=12, room=0.28)
    sheets = W.proof(g['a'].path, 27, 20, x=-17, y=5, rz=9, seed=1)
    sheets += W.proof(g['b'].path, 27, 20, x=15, y=8, z=0.15, rz=-6, seed=2)
    sheets += W.proof(g['c'].path, 27, 20, x=3, y=-13, z=0.3, rz=3, seed=3)
    W.pencil('#2f5d46', x=-18.0, y=-14.5, rz=64)
    W.pencil('#a4243b', x=-21.5, y=-14.5, rz=78)
    W.brush(27, -14, 0, 118, '#2b6a8f')
    pots = W.ink_pot('sjo', 33, -6.5) + W.ink_pot('honung', -31.5, -17.0)
    view(sheets + pots, 0, 55, fill=0.86, lens=70, fstop=11)
    return 0.1


def colour_jars(g):
    """The eight inks in their tins, on a shelf of the print room."""
    S.wall(surroundings.plaster('#dedad0'), y=16)
    props.shelf_board(190, 30, 2.8, 16)
    daylight(at=(-175, -90, 110), aim=(0, 0, 5), radiance=12, room=0.26)
    goods = []
    for k, colour in enumerate(('sno', 'honung', 'lingon', 'skog', 'bjork', 'tegel', 'sjo', 'kol')):
        row = k // 4
        goods += W.ink_pot(colour, -17.5 + (k % 4) * 11.2 + row * 3.0, (7.5, -5.0)[row])
    W.brush(34, -5, 0, 68, '#c4623a')
    view(goods, 8, 32, fill=0.68, lens=75, fstop=10)
    return 0.5


def blank_trays(g):
    """Sheets of veneer, a tray before print and one after."""
    S.table(surroundings.painted('#7e8c86'), y0=-160, y1=26, wide=420)
    S.wall(surroundings.plaster('#dcd7cb'), y=26)
    daylight(at=(-180, -60, 105), aim=(0, 0, 8), radiance=12.5, room=0.25)
    bare = W.bare(lean(g['tray'], -19, 26, tilt=10))
    printed = lean(g['tray'], 6, 26, gap=2.2, tilt=12)
    pile = move(W.veneer_pile(34, 24, 14), -15, -6, 0, 9)
    pot = W.ink_pot('skog', 13, 0)
    bar = W.squeegee(24, '#2f5d46', 24, -11, 0, 14)
    view(pile + bare + printed + pot + bar, 6, 17, fill=0.80, lens=70, fstop=9)
    return 0.5


def printing_frame(g):
    """A print, the screen it came from, and the squeegee with its ink."""
    S.table(surroundings.painted('#a9aba4'), y0=-160, y1=40, wide=420)
    S.wall(surroundings.plaster('#d6d2c8'), y=40)
    daylight(at=(175, -50, 120), aim=(0, 0, 6), radiance=12.5, room=0.26)
    screen = turned(W.screen_print(g['print'].path, 40, 30), rx=72, rz=-3, x=-18, y=27, z=18)
    sheets = W.proof(g['print'].path, 36, 27, margin=3.0, x=17, y=-6, rz=-8, curl=0.35)
    bar = W.squeegee(32, '#c4623a', -20, -7, 0, 14)
    W.ink_pot('tegel', 46, 13)
    view(screen + sheets + bar, 4, 27, fill=0.80, lens=64, fstop=10)
    return 0.4


def shore_stones(g):
    """Pebbles from the bay and the two colours they will be printed in; the pattern itself is not shown yet."""
    S.table(surroundings.oak(), y0=-200, y1=200, wide=420)
    daylight(at=(-150, 70, 120), aim=(0, 0, 0), radiance=12.5, room=0.26)
    white = sheet_material('#f7f3ea', 0.04, name='drawing paper')
    block = slab('drawing paper', rect_outline(38, 28, 0.1), 0.5, (white,) * 3, 0.03, uv_box=(38, 28))
    block = move([block], -4, 0, 0, 5)
    stones = []
    for k, (x, y, size) in enumerate(((-12, 4, 3.4), (-5.5, 6.5, 2.3), (-8, -2.5, 2.8), (-1.0, 1.0, 3.1), (3.6, 6.0, 1.9), (4.6, -3.2, 2.5), (-14.5, -4.0, 2.0), (-2.4, -6.6, 1.8), (9.0, 1.6, 2.2))):
        stones += W.pebble(size, k + 2, x, y, 0.5)
    cards = W.swatch('sjo', x=22, y=4, z=0.0, rz=-9) + W.swatch('sno', x=26, y=-9, z=0.08, rz=7)
    W.pencil('#2b6a8f', x=13, y=-13, z=0.0, rz=24)
    W.brush(-28, -4, 0, 97, '#2b6a8f')
    view(block + cards, 3, 48, fill=0.80, lens=75, fstop=11)
    return 0.2


def first_trays(g):
    """A crate of trays with cones, as many as it takes."""
    S.table(surroundings.oak(tone='dark'), y0=-200, y1=60, wide=600)
    S.wall(surroundings.bricks(), y=60)
    daylight(at=(-190, -50, 115), aim=(0, 0, 12), radiance=13, room=0.22)
    box = move(W.crate(34, 34, 17), -6, 0, 0, -13)
    at = math.radians(-13)
    trays = []
    for k in range(11):
        obs = g['tray'].make(tilt=7)
        d = -12 + k * 2.25
        trays += move(obs, -6 - d * math.sin(at), d * math.cos(at), 1.2, -13)
    flat = put(g['tray'], 36, -8, 0, 16, lying=True)
    view(box + trays + flat, 3, 24, fill=0.76, lens=66, fstop=9)
    return 0.7


def proof_wall(g):
    """Sheets pinned to a wall, where a pattern hangs for half a year before it may be printed."""
    S.wall(surroundings.plaster('#e5e0d5'), y=20)
    S.table(surroundings.oak(), y0=-60, y1=19, wide=420)
    daylight(at=(-190, -110, 130), aim=(0, 10, 30), radiance=13, room=0.27, size=(150, 180))
    goods = []
    def hang(ware, x, z, w, h, turn):
        obs = W.proof(ware.path, w, h, margin=2.0, curl=0.12, seed=int(x) + 100)
        turned(obs, rx=90, ry=turn, x=x, y=19.6, z=z)
        goods.extend(obs)
        W.pin(x - 0.2, 19.4, z + h / 2 + 1.0)
    hang(g['a'], -39, 40, 27, 20, 1.2)
    hang(g['b'], -5.5, 41, 27, 20, -1.0)
    hang(g['c'], 28, 40, 27, 20, 0.6)
    hang(g['d'], -23, 14.5, 27, 20, -0.8)
    hang(g['e'], 12, 15.5, 27, 20, 1.4)
    vase_with_leaves(48, 8, tall=17, colour='#b9a893', seed=12, lean=(-0.1, 0))
    W.ink_pot('kol', 37, 2)
    view(goods, 7, 2, fill=0.86, lens=70, fstop=11, nudge=(0.0, 0.02))
    return 0.45


def birch_veneer(g):
    """Birch: two logs, and what has been peeled from such."""
    S.table(surroundings.painted('#6f7a72'), y0=-160, y1=50, wide=420)
    S.wall(surroundings.plaster('#d8d3c7'), y=80)
    daylight(at=(-185, -20, 115), aim=(0, 0, 6), radiance=12.5, room=0.24)
    logs = W.birch_log(46, 8.5, 24, 18, 0, 20, 2) + W.birch_log(40, 6.0, 31, 0, 0, 14, 5)
    pile = move(W.veneer_pile(40, 28, 14), -22, -4, 0, 10)
    tray = W.bare(put(g['tray'], -21, -5, 14 * 0.16 + 0.06, -12, lying=True))
    view(logs + pile + tray, 5, 20, fill=0.82, lens=64, fstop=9)
    return 0.6


def varnish_bench(g):
    """A tray that has come back: varnish, brush and a cloth."""
    S.table(surroundings.painted('#54615c'), y0=-160, y1=44, wide=420)
    S.wall(surroundings.plaster('#d9d4c8'), y=60)
    daylight(at=(180, -10, 110), aim=(0, 0, 3), radiance=12.5, room=0.26)
    tray = put(g['tray'], 0, -3, 0, 10, lying=True)
    tin = W.ink_pot('bjork', 22, 22, r=4.4, h=7.0)
    W.brush(9, -4, 2.1, -38, '#c9a877')
    cloth = put(g['towel'], -19, 31, 0, -12, form='towel-folded')
    view(tray + tin + cloth, 8, 27, fill=0.70, lens=66, fstop=8)
    return 0.55


def paper_desk(g):
    """Notebooks, cards and napkins on a desk by the window."""
    S.table(surroundings.painted('#5f7467'), y0=-160, y1=30, wide=420)
    S.wall(surroundings.plaster('#e3ddd0'), y=30)
    daylight(at=(-175, -45, 110), aim=(0, 0, 6), radiance=12.5, room=0.25)
    goods = put(g['cards'], -6, 12, 0, 8)
    goods += flat_notebook(g['book2'], -21, -5, 0, 12) + flat_notebook(g['book'], -20.5, -5, 1.55, -3)
    goods += put(g['napkins'], 22, 0, 0, -16)
    W.pencil('#a4243b', x=3, y=-9, rz=28)
    mug = put(g['mug'], 8, -1, 0, -70, drink=True)
    view(goods + mug, 4, 21, fill=0.78, lens=70, fstop=9)
    return 0.55


def flat_notebook(ware, x, y, z, turn):
    """Lying, its back to the left."""
    obs = turned(ware.make(turn=0, tilt=0), rx=-90)
    points = [o.matrix_world @ v.co for o in obs for v in o.data.vertices]
    low, near, far = min(p.z for p in points), min(p.y for p in points), max(p.y for p in points)
    move(obs, 0, -(near + far) / 2, -low)
    return move(obs, x, y, z, turn)
