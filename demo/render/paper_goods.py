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


def card(tex, second, turn=0.0):
    w, h, open_ = 10.5, 14.8, math.radians(46)
    face = M.paper(path=tex, fibre=0.02, rough=0.6, name='card')
    inside = M.paper('#f6f2ea', 0.03, name='card inside')
    def panel(sign, mat):
        n = 24
        def f(s, t):
            u = s * w
            bow = 0.10 * math.sin(math.pi * s)
            a = open_ / 2 * sign
            return (u * math.cos(a) + bow * math.sin(a) * sign, (u * math.sin(a) - bow * math.cos(a)) if sign > 0 else u * math.sin(a) + bow, t * h)
        ob = sheet('panel', f, n, 2, lambda s, t: (s, t), (mat,))
        sol = ob.modifiers.new('t', 'SOLIDIFY'); sol.thickness = 0.045; sol.offset = 0
        return ob
    # The fold is on the left; the front panel comes towards us.
    a = panel(-1, face)
    b = panel(1, inside)
    for o in (a, b):
        o.data.transform(Matrix.Translation((-w * 0.45, 0, 0)))
        o.data.transform(Matrix.Rotation(math.radians(8), 4, 'Z'))
    env = M.paper(second, 0.05, name='envelope')
    e = slab('envelope', rect_outline(16.2, 11.4, 0.15), 0.12, (env, env, env), 0.03, uv_box=(16.2, 11.4))
    flap = build('flap', [(-8.05, 5.6, 0.13), (8.05, 5.6, 0.13), (0, -1.4, 0.17)], [(0, 2, 1)], None, None, (env,), False)
    sol = flap.modifiers.new('t', 'SOLIDIFY'); sol.thickness = 0.03
    place([e, flap], x=6.2, y=-7.2, rz=-24)
    return place([a, b], rz=turn) + [e, flap]


def notebook(tex, second, turn=-24.0, tilt=9.0):
    """Cloth-backed: a strip over the spine and on to both covers; turned so that the pages show."""
    face = M.paper(path=tex, fibre=0.02, rough=0.55, name='cover')
    pages = M.paper('#f1eadc', 0.12, name='pages')
    inner = M.paper(second, 0.03, name='endpaper')
    spine = M.cloth(None, second, threads=14, size=(2, 21), depth=0.3, slub=0.25, name='spine')
    thick = 1.6
    def part(w, h, r, t, mats, x, z, edge=0.03):
        ob = slab('notebook', rect_outline(w, h, r), t, mats, edge, uv_box=(15, 21))
        ob.data.transform(Matrix.Translation((x, 0, z)))
        return ob
    obs = [
        part(15, 21, 0.35, 0.16, (face, inner, inner), 0, thick - 0.16, 0.05), part(15, 21, 0.35, 0.16, (inner, inner, inner), 0, 0, 0.05),
        part(14.7, 20.5, 0.3, thick - 0.34, (pages, pages, pages), -0.02, 0.17, 0.02),
        part(2.0, 21.0, 0.2, 0.03, (spine, spine, spine), -6.52, thick - 0.005, 0.01), part(0.6, 21.0, 0.28, thick + 0.02, (inner, inner, inner), -7.3, -0.01, 0.04),
    ]
    # A ribbon comes out of the pages and lies on the ground in front; the ground slopes in the book's own frame.
    x, slope = 2.2, math.tan(math.radians(tilt))
    ribbon = M.cloth(None, second, threads=16, size=(0.6, 4), depth=0.25, slub=0.1, name='ribbon')
    def lie(s, t):
        ahead = thick * 0.5 + 2.4 * max(0.0, t - 0.2)
        return (x + (s - 0.5) * 0.55 + 0.9 * t * t, -10.5 + max(0.4 - 3.0 * t, 0.04 - ahead * slope), ahead)
    obs.append(sheet('ribbon', lie, 2, 24, lambda s, t: (s, t), (ribbon,)))
    return stand_up(obs, 21, tilt, turn)
