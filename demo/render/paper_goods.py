"""Napkins, cards and notebooks."""
import math
import random
from mathutils import Matrix
import materials as M
from boards import rect_outline, stand_up
from meshes import build, place, sheet, slab, spline


def napkins(tex, second, turn=0.0):
    obs = []
    w = 16.5
    rand = random.Random(8)
    m_top = M.paper(path=tex, rough=0.9, name='tissue')
    m_side = M.paper('#f7f3ea', 0.05, name='tissue side', rough=0.95)
    n = 20
    for k in range(n):
        t = 0.155
        o = slab('napkin', rect_outline(w, w, 0.25), t, (m_top, m_side, m_side), 0.06, uv_box=(w, w))
        dx, dy = rand.uniform(-0.09, 0.09), rand.uniform(-0.09, 0.09)
        o.data.transform(Matrix.Rotation(math.radians(rand.uniform(-0.5, 0.5)), 4, 'Z'))
        o.data.transform(Matrix.Translation((dx, dy, 0)))
        for v in o.data.vertices:
            s, q = v.co.x / w * 2, v.co.y / w * 2
            v.co.z += k * 0.148 + 0.10 * (k / n) * (1 - abs(s) ** 3) * (1 - abs(q) ** 3) + 0.02 * math.sin(s * 4 + k) * abs(q) ** 4
        obs.append(o)
    tall = n * 0.148 + 0.09
    bw = 4.2
    band = M.paper(second, 0.03, name='band')
    pts = [(-w / 2 - 0.13, 0.0), (-w / 2 - 0.14, tall * 0.5), (-w / 2 - 0.1, tall - 0.08), (-w / 2 + 0.3, tall - 0.02), (-w / 4, tall + 0.09), (0, tall + 0.11), (w / 4, tall + 0.09), (w / 2 - 0.3, tall - 0.02), (w / 2 + 0.1, tall - 0.08), (w / 2 + 0.14, tall * 0.5), (w / 2 + 0.13, 0.0)]
    prof = spline(pts, 6)
    b = sheet('band', lambda s, t: (prof[round(t * (len(prof) - 1))][0], (s - 0.5) * bw - 3.6, prof[round(t * (len(prof) - 1))][1]), 1, len(prof) - 1, lambda s, t: (s, t), (band,), True)
    sol = b.modifiers.new('t', 'SOLIDIFY'); sol.thickness = 0.03
    obs.append(b)
    return place(obs, rz=turn)


def postcard(tex, second, turn=0.0):
    """Two cards in a grooved block of birch; the one behind shows its back."""
    w, h, thick = 14.8, 10.5, 0.06
    face = M.paper(path=tex, fibre=0.02, rough=0.6, name='card')
    white = M.paper('#f6f2ea', 0.03, name='card back')

    def card(mats, lines, x, y, turn, tilt):
        obs = [slab('card', rect_outline(w, h, 0.06), thick, mats, 0.012, uv_box=(w, h))] + lines
        stand_up(obs, h, tilt, turn)
        obs[0].parent.location = (x, y, 0.85)
        return obs

    front = card((face, white, white), [], -1.0, 0.0, 0, 6)
    behind = card((white, white, white), address_side(second), 3.6, 1.15, -3, 9)
    return place(front + behind + grooved_block(12.5, 3.0, 1.7, ((0.0, 6), (1.15, 9))), rz=turn)


def address_side(ink):
    """The address lines, the line down the middle and the stamp's place of a card, its upper face at z = 0.06."""
    m = M.paper(ink, 0.02, name='ink')
    grey = M.paper('#a89c8c', 0.02, name='line')

    def patch(x, y, w, h, mat):
        z = 0.0625
        return build('ink', [(x, y, z), (x + w, y, z), (x + w, y + h, z), (x, y + h, z)], [(0, 1, 2, 3)], None, None, (mat,))

    rules = [patch(1.2, y, 5.2, 0.035, grey) for y in (0.3, -0.9, -2.1)]
    return rules + [patch(0.2, -4.0, 0.035, 8.0, grey), patch(4.9, 2.3, 1.7, 2.1, m)]


def grooved_block(w, d, h, grooves):
    """Grooves: (y, degrees) of the slots that hold cards; only their mouths are seen."""
    wood = M.birch('block')
    block = slab('block', rect_outline(w, d, 0.12), h, (wood, wood, wood), 0.08, uv_box=(w, d))
    block.data.transform(Matrix.Translation((0.6, 0.45, 0)))
    dark = M.plain('#6b5235', 0.8, name='groove')
    slots = []
    for y, tilt in grooves:
        at = y + (h - 0.85) * math.tan(math.radians(tilt))
        x, half, z = w / 2 + 0.58, 0.075, h + 0.004
        slots.append(build('groove', [(0.6 - w / 2, at - half, z), (x, at - half, z), (x, at + half, z), (0.6 - w / 2, at + half, z)], [(0, 1, 2, 3)], None, None, (dark,)))
    return [block] + slots


def notebook(tex, second, turn=-24.0, tilt=9.0):
    """Thread-sewn, its back of cloth drawn over both covers; turned so that the pages show."""
    w, h, thick, board = 15.0, 21.0, 1.5, 0.14
    face = M.paper(path=tex, fibre=0.02, rough=0.55, name='cover')
    pages = M.page_edges()
    inner = M.paper(second, 0.03, name='endpaper')
    cloth = M.cloth(None, second, threads=14, size=(8, h), depth=0.3, slub=0.25, name='spine')
    hinge = w / 2 - 0.35

    def part(width, height, r, t, mats, x, z, edge):
        ob = slab('notebook', rect_outline(width, height, r), t, mats, edge, uv_box=(w, h))
        ob.data.transform(Matrix.Translation((x, 0, z)))
        return ob

    # The back: from 1.7 cm on the front cover, round a flattened half circle, on to the lower cover.
    half = thick / 2 + 0.012
    round_back = [(-hinge - 0.62 * math.sin(a), half + half * math.cos(a)) for a in (math.pi * i / 24 for i in range(25))]
    line = [(-hinge + 1.7, 2 * half), (-hinge + 0.6, 2 * half)] + [(x, z) for x, z in round_back] + [(-hinge + 1.7, 0.0)]
    last = len(line) - 1

    def back(s, t):
        x, z = line[round(t * last)]
        return (x, (s - 0.5) * (h - 0.01), z - 0.012)

    covers = [
        part(w, h, 0.3, board, (face, inner, inner), 0, thick - board, 0.04),
        part(w, h, 0.3, board, (inner, inner, inner), 0, 0, 0.04),
        part(w - 0.4, h - 0.5, 0.05, thick - 2 * board - 0.01, (pages, pages, pages), -0.1, board + 0.005, 0.01),
    ]
    return stand_up(covers + [sheet('back', back, 1, last, lambda s, t: (t, s), (cloth,))], h, tilt, turn)


def catalogue(tex, second, turn=-12.0, tilt=10.0):
    """Two copies of a saddle-stitched catalogue lean on the wall; the cover carries a pale label."""
    w, h, thick = 21.0, 29.7, 0.4
    pages = M.page_edges()
    label = M.paper('#fbf7ee', 0.02, name='label')

    def copy(cover):
        body = slab('copy', rect_outline(w, h, 0.1), thick, (cover, pages, cover), 0.03, uv_box=(w, h))
        return [body]

    front = copy(M.paper(path=tex, fibre=0.02, rough=0.45, name='cover'))
    tag = slab('label', rect_outline(10.4, 6.8, 0.1), 0.02, (label, label, label), 0.005, uv_box=(10.4, 6.8))
    tag.data.transform(Matrix.Translation((0, -5.5, thick - 0.004)))
    behind = copy(M.paper(second, 0.03, rough=0.45, name='other cover'))
    stand_up(behind, h, tilt - 2, 3)
    behind[0].parent.location = (4.2, 3.0, 0)
    front = stand_up(front + [tag] + emblem(thick + 0.02), h, tilt, 2)
    return front + behind


def emblem(z):
    """The maker's fell: two peaks on the label."""
    ink = M.paper('#31463f', 0.02, name='emblem')
    outline = [(-2.6, -6.6), (2.6, -6.6), (0.8, -4.5), (0, -5.2), (-0.9, -4.1)]
    return [build('emblem', [(x, y, z) for x, y in outline], [(0, 1, 3, 4), (1, 2, 3)], None, None, (ink,))]
