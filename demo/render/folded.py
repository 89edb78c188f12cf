"""Folded cloth: towel and throw."""
import math
import random
import materials as M
from meshes import bake, build, place


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
    """Folded in six, the folds towards us; short hairs stand on the brushed wool."""
    w, d, layers, th = 41.0, 31.0, 6, 1.9
    m = M.cloth(tex, threads=3.0, size=(65, 45), depth=0.55, slub=0.3, sheen=0.6, extend='REPEAT', twill=True, name='wool', rough=0.95)
    obs = serpentine('throw', w, d, layers, th, m, (65, 45), puff=0.9, wob=0.4, thick=th * 0.86, seed=5, uv0=(0.18, 0.28))
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
    return place(obs, rz=turn)
