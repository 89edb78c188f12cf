"""What a reseller gets from the maker: stands for trays and the strip along a shelf's edge."""
import math
import materials as M
import props
from boards import rect_outline
from meshes import build, place, slab
from shelf import shelf_board
from studio import note_of
from trays import tray


def stand_of(tiers, wide, posts, rise, back_step, tex, per_tier=3):
    """A birch stair: on each tier trays lean one behind the other, a rail in front of them."""
    wood = M.birch('stand')
    upright = M.birch('stand upright', 'y')
    prints = note_of(tex).get('also', [tex])
    goods = []

    def plank(w, d, h, x, y, z, mat=wood):
        ob = slab('plank', rect_outline(w, d, 0.15), h, (mat, mat, mat), 0.12, uv_box=(w, d))
        return place([ob], x=x, y=y, z=z)

    for tier in range(tiers):
        y, z = tier * back_step, 3.0 + tier * rise
        plank_wide = wide - 3.0
        goods += plank(plank_wide, 9.0, 1.5, 0, y, z)
        goods += plank(plank_wide, 1.5, 3.4, 0, y - 4.6, z)
        for k in range(per_tier):
            texture = prints[(tier * per_tier + (per_tier - 1 - k)) % len(prints)] if k else prints[tier % len(prints)]
            leaning = tray('tray-rect', texture, None, tilt=13)
            shift(leaning, 0.35 * (k % 2) - 0.15, y - 2.4 + k * 2.1, z + 1.5)
            goods += leaning
    depth = (tiers - 1) * back_step
    for side in (-1, 1):
        x = side * (wide / 2 - 0.75)
        goods += plank(1.5, depth + 16.0, 2.4, x, depth / 2, 0.0, upright)
        for tier in range(tiers):
            goods += plank(1.5, 3.0, 3.0 + tier * rise + 5.0, x, tier * back_step + 2.0, 0.0, upright)
        goods += plank(1.5, 3.0, posts, x, depth + 6.0, 0.0, upright)
    return goods


def shift(obs, x, y, z):
    obs[0].parent.location = (x, y, z)


def tray_stand(tex, second, turn=0.0):
    return stand_of(3, 45.0, 60.0, 17.5, 9.0, tex, 4)


def tray_stand_floor(tex, second, turn=0.0):
    return stand_of(4, 60.0, 165.0, 36.0, 7.0, tex, 5)


def shelf_strip(tex, second):
    """On the front edge of a shelf, a label's sleeve on it."""
    wide, tall = 100.0, 3.9
    strip = M.paper(path=tex, fibre=0.02, rough=0.3, name='strip')
    back = M.paper('#f4efe6', 0.02, name='strip back')
    y = -9.2
    outline = [(-wide / 2, y, -tall / 2 - 1.3), (wide / 2, y, -tall / 2 - 1.3), (wide / 2, y, tall / 2 - 1.3), (-wide / 2, y, tall / 2 - 1.3)]
    front = build('strip', outline, [(0, 1, 2, 3)], [(0, 0), (1, 0), (1, 1), (0, 1)], None, (strip, back), False)
    sleeves = []
    for x in (-12.0, 17.0):
        label = M.paper('#fbf8f1', 0.02, name='label')
        ob = slab('label', rect_outline(6.4, 2.9, 0.12), 0.05, (label, label, label), 0.01, uv_box=(6.4, 2.9))
        ob.data.transform(math_rotation())
        sleeves += place([ob], x=x, y=y - 0.03, z=-1.3)
        line = M.paper('#4a4741', 0.02, name='label print')
        for k, (w, h, dz) in enumerate(((4.6, 0.22, 0.75), (3.2, 0.22, 0.3), (2.2, 0.62, -0.72))):
            x0, z0 = x - 2.7, -1.3 + dz - h / 2
            sleeves.append(build('line', [(x0, y - 0.085, z0), (x0 + w, y - 0.085, z0), (x0 + w, y - 0.085, z0 + h), (x0, y - 0.085, z0 + h)], [(0, 1, 2, 3)], None, None, (line,), False))
    return [front] + sleeves
