"""A cushion cover with a filling of feathers."""
import math
import random
import bpy
from mathutils import Matrix
import materials as M
from cloth_simulation import cached, simulate
from meshes import build, place, sweep


def cushion(tex, second, tilt=17.0, turn=0.0, size=50.0, lying=False):
    n = 56
    def make():
        half = size / 200
        verts, index = [], {}
        for s in (1, -1):
            for j in range(n + 1):
                for i in range(n + 1):
                    edge = i in (0, n) or j in (0, n)
                    if s == -1 and edge:
                        index[(s, i, j)] = index[(1, i, j)]
                        continue
                    x, y = i / n * 2 - 1, j / n * 2 - 1
                    rnd = random.Random(i * 1000 + j + s).uniform(-1, 1) * 0.0006
                    index[(s, i, j)] = len(verts)
                    verts.append((x * half, y * half, 0 if edge else s * (0.012 * (1 - x * x) * (1 - y * y) + 0.001) + rnd))
        faces = []
        for s in (1, -1):
            for j in range(n):
                for i in range(n):
                    q = [index[(s, i, j)], index[(s, i + 1, j)], index[(s, i + 1, j + 1)], index[(s, i, j + 1)]]
                    faces.append(q if s == 1 else q[::-1])
        ob = build('sim', verts, faces)
        def setup(mod):
            cs = mod.settings
            cs.quality = 8
            cs.mass = 0.25
            cs.tension_stiffness = cs.compression_stiffness = 22
            cs.shear_stiffness = 6
            cs.bending_stiffness = 0.35
            cs.use_pressure = True
            cs.uniform_pressure_force = 7.0
            cs.air_damping = 2
            mod.collision_settings.use_collision = False
        return simulate(ob, 45, setup, gravity=0)
    pos = cached('cushion 3 %s %d' % (size, n), make)
    # The simulated cover draws its sides in as a balloon does; a filling of feathers pushes them out again.
    order = [(s, i, j) for s in (1, -1) for j in range(n + 1) for i in range(n + 1) if not (s == -1 and (i in (0, n) or j in (0, n)))]
    fx, fy = max(p[0] for p in pos) / (size / 2), max(p[1] for p in pos) / (size / 2)
    for (s, i, j), p in zip(order, pos):
        x, y = (i / n * 2 - 1), (j / n * 2 - 1)
        out = 0.36
        p[0] += out * (x * size / 2 * fx - p[0]) * (1 - 0.35 * abs(x * y))
        p[1] += out * (y * size / 2 * fy - p[1]) * (1 - 0.35 * abs(x * y))
        p[2] *= 1.38
    faces, uvs, fm, index, count = [], [], [], {}, 0
    for s in (1, -1):
        for j in range(n + 1):
            for i in range(n + 1):
                if s == -1 and (i in (0, n) or j in (0, n)):
                    index[(s, i, j)] = index[(1, i, j)]
                else:
                    index[(s, i, j)] = count
                    count += 1
    for s in (1, -1):
        for j in range(n):
            for i in range(n):
                q = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
                q = q if s == 1 else q[::-1]
                faces.append([index[(s, *p)] for p in q])
                uvs.append([(p[0] / n, p[1] / n) for p in q])
                fm.append(0 if s == 1 else 1)
    mats = (M.cloth(tex, threads=6.5, size=(size, size), depth=0.32, slub=0.3, name='cover'), M.cloth(None, second, threads=6.5, size=(size, size), name='back'))
    ob = build('cushion', pos, faces, uvs, fm, mats)
    sub = ob.modifiers.new('smooth', 'SUBSURF')
    sub.levels = sub.render_levels = 2
    border = [(i, 0) for i in range(n)] + [(n, j) for j in range(n)] + [(i, n) for i in range(n, 0, -1)] + [(0, j) for j in range(n, 0, -1)]
    pts = [pos[index[(1, *p)]] for p in border]
    piping = sweep('piping', pts, lambda t: (0.27, 0.27), (M.cloth(None, second, threads=6, size=(6, 1), name='piping'),), closed=True, n=12, up=(0, 0, 1))
    psub = piping.modifiers.new('smooth', 'SUBSURF')
    psub.levels = psub.render_levels = 2
    obs = [ob, piping]
    if lying:
        return place(obs, z=7.2, rz=turn)
    zs = [p[1] for p in pts]
    h = -min(zs)
    # Stands on its lower edge, which gives a little under the weight.
    for o in obs:
        o.data.transform(Matrix.Rotation(math.radians(90), 4, 'X'))
        for v in o.data.vertices:
            z = v.co.z + h
            f = math.exp(-max(z, 0) / 7.0)
            v.co.y *= 1 + 0.22 * f * (1 - abs(v.co.x) / (size * 0.62))
            v.co.z = z + 0.25
    place(obs, rx=-tilt, rz=turn)
    lo = min((o.matrix_world @ v.co).z for o in obs for v in o.data.vertices)
    obs[0].parent.location.z -= lo + 0.35
    bpy.context.view_layer.update()
    return obs
