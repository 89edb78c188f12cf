"""What a reseller gets from the maker: stands for trays, and the strip along a shelf's edge."""
import math
from mathutils import Matrix
import materials as M
from boards import rect_outline
from meshes import build, place, slab
from studio import note_of
from trays import tray


def tray_stand(tex, second):
    """For the counter: 45 x 60 x 30 cm, three tiers of four trays."""
    return stand(tiers=3, wide=45.0, tall=60.0, rise=17.5, step=7.0, each=4, form='tray-rect', tex=tex)


def tray_stand_floor(tex, second):
    """For the floor: 60 x 165 x 45 cm, four tiers of ten trays; the rear ones are hidden."""
    return stand(tiers=4, wide=60.0, tall=165.0, rise=38.0, step=8.0, each=4, form='tray-rect-large', tex=tex)


def stand(tiers, wide, tall, rise, step, each, form, tex):
    """A birch stair: on each tier trays lean one behind the other, with a rail in front of them.

    No two faces may lie in one plane: where they do, the path tracer shows them black.
    """
    wood, upright = M.birch('stand'), M.birch('stand upright', 'y')
    prints = note_of(tex).get('also') or [tex]
    goods = []

    def plank(w, d, h, x, y, z, material=wood):
        ob = slab('plank', rect_outline(w, d, 0.15), h, (material,) * 3, 0.12, uv_box=(w, d))
        goods.extend(place([ob], x=x, y=y, z=z))

    for tier in range(tiers):
        y, z = tier * step, 4.0 + tier * rise
        plank(wide - 3.0, 10.0, 1.5, 0, y, z)
        plank(wide - 2.8, 1.2, 3.2, 0, y - 4.5, z - 0.1)
        for k in range(each):
            leaning = tray(form, prints[(tier + k) % len(prints)], None, tilt=12)
            leaning[0].parent.location = (0.3 * (k % 2) - 0.15, y - 2.6 + k * 1.9, z + 1.5)
            goods.extend(leaning)
    depth = (tiers - 1) * step
    for side in (-1, 1):
        x = side * (wide / 2 - 0.75)
        plank(1.5, depth + 14.0, 2.4, x, depth / 2, 0.0, upright)
        for tier in range(tiers):
            plank(1.3, 3.0, 5.4 + tier * rise, x, tier * step + 1.0, 0.1, upright)
        plank(1.3, 3.0, tall - 0.2, x, depth + 6.9, 0.1, upright)
    plank(wide - 0.4, 1.5, 5.0, 0, depth + 7.0, tall - 5.0)
    return goods


def shelf_strip(tex, second):
    """100 x 3.9 cm on the front edge of a shelf at y = -9, top at z = 0, with two price labels in their sleeves."""
    wide, tall, y = 100.0, 3.9, -9.2
    faces = (M.paper(path=tex, fibre=0.02, rough=0.3, name='strip'),)
    corners = [(-wide / 2, y, 0.15 - tall), (wide / 2, y, 0.15 - tall), (wide / 2, y, 0.15), (-wide / 2, y, 0.15)]
    strip = build('strip', corners, [(0, 1, 2, 3)], [(0, 0), (1, 0), (1, 1), (0, 1)], None, faces, False)
    solid = strip.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness = 0.08
    return [strip] + price_label(-11.0, y - 0.06) + price_label(16.0, y - 0.06)


def price_label(x, y):
    white, ink = M.paper('#fbf8f1', 0.02, rough=0.25, name='label'), M.paper('#4a4741', 0.02, name='label print')
    label = slab('label', rect_outline(6.4, 2.9, 0.12), 0.05, (white,) * 3, 0.01, uv_box=(6.4, 2.9))
    label.data.transform(Matrix.Rotation(math.radians(90), 4, 'X'))
    label.data.transform(Matrix.Translation((x, y, -1.8)))
    lines = []
    for w, h, up in ((4.6, 0.2, 0.8), (3.2, 0.2, 0.35), (2.2, 0.6, -0.8)):
        left, low, front = x - 2.7, -1.8 + up - h / 2, y - 0.06
        corners = [(left, front, low), (left + w, front, low), (left + w, front, low + h), (left, front, low + h)]
        lines.append(build('line', corners, [(0, 1, 2, 3)], None, None, (ink,), False))
    return [label] + lines
