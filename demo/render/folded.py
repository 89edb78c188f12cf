"""Folded cloth: towel and throw."""
import math
import random
from mathutils import Matrix
import materials as M
from meshes import bake, build, join, lathe, place, spline, sweep


def towel_folded(tex, second, w=25.0, d=19.0, turn=0.0, layers=5, th=0.62, uv0=(0.25, 0.22)):
    """Folded to a quarter and once more; the fold is towards us."""
    m = M.cloth(tex, threads=8, size=(50, 70), depth=0.2, slub=0.3, extend='REPEAT')
    return place(serpentine('folded', w, d, layers, th, m, (50, 70), puff=0.3, wob=0.22, thick=th * 0.88, uv0=uv0), rz=turn)


def serpentine(name, w, d, layers, th, mat, tex_size, puff=0.2, wob=0.3, thick=None, seed=2, overhang=0.0, nx=70, uv0=(0.0, 0.0)):
    """A cloth folded to and fro, seen as one strip whose folds are round; from the bottom layer up, top layer's end free."""
    rand = random.Random(seed)
    line = []
    half = d / 2
    r = th / 2
    jit = [rand.uniform(-0.35, 0.35) * th for _ in range(layers + 1)]
    for k in range(layers):
        y0, y1 = (half, -half) if k % 2 == 0 else (-half, half)
        y0 += jit[k] * (1 if k % 2 == 0 else -1)
        y1 += jit[k + 1] * (-1 if k % 2 == 0 else 1)
        z = th * (k + 0.5)
        steps = 26
        for i in range(steps + 1):
            t = i / steps
            line.append((y0 + (y1 - y0) * t, z))
        if k < layers - 1:
            s = -1 if k % 2 == 0 else 1
            for i in range(1, 9):
                a = math.pi * i / 9
                line.append((y1 + s * math.sin(a) * r * 1.15, z + r - math.cos(a) * r))
    length = [0.0]
    for a, b in zip(line, line[1:]):
        length.append(length[-1] + math.hypot(b[0] - a[0], b[1] - a[1]))
    ph = [rand.uniform(0, 6.28) for _ in range(8)]
    verts, uvs = [], []
    for j, (y, z) in enumerate(line):
        for i in range(nx + 1):
            s = i / nx * 2 - 1
            sag = 1 - (abs(s) ** 5) * 0.25
            lump = 1 + 0.05 * math.sin(s * 3.1 + ph[0] + y * 0.11) + 0.035 * math.sin(s * 6.7 + ph[1] - y * 0.2)
            yy = y + wob * (math.sin(s * 2.3 + ph[2] + z * 0.9) + 0.5 * math.sin(s * 5.1 + ph[3] + z * 1.7))
            dome = puff * (1 - s * s) * (1 - (y / (half + r)) ** 2) * z / (th * layers)
            edge = wob * 0.6 * (math.sin(y * 0.35 + ph[4] + z) + 0.4 * math.sin(y * 0.9 + ph[5] + z * 2)) * abs(s) ** 3
            verts.append((s * w / 2 + edge * (1 if s > 0 else -1), yy, max(th * 0.45, z * lump * sag + dome)))
            uvs.append((uv0[0] + (i / nx) * w / tex_size[0], uv0[1] + (length[-1] - length[j]) / tex_size[1]))
    q = nx + 1
    faces = [(j * q + i, j * q + i + 1, (j + 1) * q + i + 1, (j + 1) * q + i) for j in range(len(line) - 1) for i in range(nx)]
    ob = build(name, verts, faces, uvs, None, (mat,))
    sub = ob.modifiers.new('smooth', 'SUBSURF'); sub.levels = sub.render_levels = 1
    sol = ob.modifiers.new('thick', 'SOLIDIFY'); sol.thickness = (thick or th * 0.8); sol.offset = 0
    sol.use_rim = True
    bev = ob.modifiers.new('round', 'SUBSURF'); bev.levels = bev.render_levels = 1
    return [ob]


def throw(tex, second, turn=0.0, hairs=True):
    w, d, layers, th = 41.0, 31.0, 5, 2.8
    m = M.cloth(tex, threads=3.0, size=(65, 45), depth=0.55, slub=0.3, sheen=0.6, extend='REPEAT', twill=True, name='wool', rough=0.95)
    obs = serpentine('throw', w, d, layers, th, m, (65, 45), puff=0.9, wob=0.45, thick=th * 0.9, seed=5, uv0=(0.18, 0.28))
    ob = obs[0]
    if hairs:
        bake(ob)
        ps = ob.modifiers.new('wool', 'PARTICLE_SYSTEM').particle_system
        s = ps.settings
        s.type, s.count, s.hair_length, s.hair_step = 'HAIR', 34000, 0.3, 3
        s.use_advanced_hair = True
        s.normal_factor, s.tangent_factor, s.factor_random = 0.10, 0.05, 0.14
        s.root_radius, s.tip_radius, s.radius_scale = 0.5, 0.1, 0.028
        s.brownian_factor = 0.04
        s.render_step, s.display_step = 3, 2
        s.material = 1
        s.emit_from, s.use_modifier_stack = 'FACE', True
    # Fringe of the last layer, in twisted pairs, hanging from the top's free edge
    col = second
    ym = M.yarn(col)
    rand = random.Random(3)
    parts = []
    n = 46
    side_y = -d / 2 - 0.5 if layers % 2 == 1 else d / 2
    for i in range(n):
        x = (i + 0.5) / n * (w - 1.0) - (w - 1.0) / 2
        drop = rand.uniform(6.4, 7.4)
        sway = rand.uniform(-0.5, 0.5)
        y0 = side_y + 0.6 + rand.uniform(-0.1, 0.1)
        z0 = layers * th - th * 0.55
        path = spline([(x, y0 + 0.5, z0 + 0.25), (x, y0 - 1.1, z0 + 0.35), (x + sway * 0.1, y0 - 2.5, z0 - 0.35), (x + sway * 0.3, y0 - 3.3 - rand.uniform(0, 0.2), z0 - 2.0), (x + sway * 0.6, y0 - 3.6 - rand.uniform(0, 0.25), z0 - drop * 0.6), (x + sway, y0 - 3.5 - rand.uniform(0, 0.4), z0 - drop)], 8)
        for k in (0, 1):
            tw = []
            for q, p in enumerate(path):
                a = q * 0.75 + k * math.pi
                tw.append((p[0] + 0.13 * math.cos(a), p[1] + 0.13 * math.sin(a), p[2]))
            parts.append(sweep('yarn', tw, lambda t: (0.15, 0.15), (ym,), n=8, up=(1, 0, 0)))
        e = path[-1]
        parts.append(lathe('knot', [(0.05, -0.3), (0.26, -0.15), (0.3, 0.05), (0.2, 0.25), (0.05, 0.32)], (ym,), n=12))
        parts[-1].data.transform(Matrix.Translation((e[0], e[1], e[2])))
        for k in range(5):
            a = rand.uniform(0, 6.28)
            rr = rand.uniform(0.12, 0.35)
            parts.append(sweep('end', [(e[0], e[1], e[2]), (e[0] + rr * 0.6 * math.cos(a), e[1] + rr * 0.6 * math.sin(a), e[2] - 0.6), (e[0] + rr * math.cos(a), e[1] + rr * math.sin(a), e[2] - 1.2)], lambda t: (0.055, 0.055), (ym,), n=5, up=(1, 0, 0)))
    fr = join(parts, 'fringe')
    return place([ob, fr], rz=turn)
