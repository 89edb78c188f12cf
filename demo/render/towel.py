"""A kitchen towel over a rail."""
import math
import random
import bpy
from mathutils import Matrix
import materials as M
from cloth_simulation import cached, simulate
from meshes import build, lathe, spline, sweep


def towel_hanging(tex, second, w=50.0, l=70.0, rod_z=52.0, drape=11):
    """Over a rail: the front hangs longer than the back."""
    nx, ny = 74, 110
    front, rr = 0.60 * l, 0.95
    def make():
        rand = random.Random(drape)
        ph = [rand.uniform(0, 6.28) for _ in range(4)]
        verts, pins = [], {}
        R = (rr + 0.12) / 100
        for j in range(ny + 1):
            s = (j / ny * l - front) / 100   # 0 at the top of the rail, negative in front
            for i in range(nx + 1):
                x = (i / nx - 0.5) * w / 100
                a = s / R
                if abs(a) < math.pi / 2:
                    y, z = math.sin(a) * R, math.cos(a) * R
                else:
                    y, z = math.copysign(R, s), -(abs(s) - R * math.pi / 2)
                depth = min(1.0, max(0.0, -z / 0.3))
                wave = 0.021 * math.sin(x * 27 + ph[0] + 3 * x * x) + 0.008 * math.sin(x * 53 + ph[1])
                y += math.copysign(1, s) * abs(wave) * 0.6 * (0.15 + depth) + wave * 0.8 * depth
                xx = x * (0.87 - 0.02 * depth)
                if abs(a) < math.pi / 2 * 1.1:
                    pins[len(verts)] = 1.0
                verts.append((xx, y, z + rod_z / 100))
        q = nx + 1
        faces = [(j * q + i, j * q + i + 1, (j + 1) * q + i + 1, (j + 1) * q + i) for j in range(ny) for i in range(nx)]
        ob = build('sim', verts, faces)
        def setup(mod):
            cs = mod.settings
            cs.quality = 7
            cs.mass = 0.12
            cs.tension_stiffness = cs.compression_stiffness = 25
            cs.shear_stiffness = 8
            cs.bending_stiffness = 0.12
            cs.air_damping = 1.5
            mod.collision_settings.use_collision = True
            mod.collision_settings.distance_min = 0.004
        wall = build('wall', [(-1, 0.055, -1), (1, 0.055, -1), (1, 0.055, 2), (-1, 0.055, 2)], [(0, 1, 2, 3)])
        wall.modifiers.new('c', 'COLLISION')
        wall.collision.thickness_outer = 0.003
        out = simulate(ob, 70, setup, pins)
        bpy.data.objects.remove(wall)
        return out
    pos = cached('towel 5 %s %s %s %s %s' % (w, l, rod_z, (nx, ny), drape), make)
    q = nx + 1
    faces = [(j * q + i, j * q + i + 1, (j + 1) * q + i + 1, (j + 1) * q + i) for j in range(ny) for i in range(nx)]
    # s runs from the front's hem upwards, so the print stands upright in front.
    uvs = [(i / nx, j / ny) for j in range(ny + 1) for i in range(nx + 1)]
    m = M.cloth(tex, threads=8, size=(w, l), depth=0.2, slub=0.3, see_through=0.12, hem=True)
    ob = build('towel', pos, faces, uvs, None, (m,))
    sub = ob.modifiers.new('smooth', 'SUBSURF'); sub.levels = sub.render_levels = 2
    sol = ob.modifiers.new('thick', 'SOLIDIFY'); sol.thickness = 0.09; sol.offset = 0
    return [ob]


def peg_rail(z, w=62, wall_y=6.2):
    wood = M.birch('rail')
    rod = lathe('rail', [(0.2, 0), (0.8, 0.02), (0.95, 0.2), (0.95, w - 0.2), (0.8, w - 0.02), (0.2, w)], (wood,), n=64)
    rod.data.transform(Matrix.Rotation(math.radians(90), 4, 'Y'))
    rod.data.transform(Matrix.Translation((-w / 2, 0, z)))
    iron = M.plain('#b08d57', 0.28, 0.5, 1.0, name='brass')
    obs = [rod]
    for x in (-w / 2 + 3, w / 2 - 3):
        path = spline([(x, wall_y, z + 1.4), (x, wall_y - 1.5, z + 1.4), (x, 1.6, z + 0.9), (x, 1.1, z - 0.6), (x, 0, z - 1.15), (x, -1.15, z - 0.4), (x, -1.3, z + 0.9)], 10)
        obs.append(sweep('hook', path, lambda t: (0.22, 0.22), (iron,), n=16, up=(1, 0, 0)))
        plate = lathe('plate', [(0.05, 0), (1.2, 0), (1.3, 0.12), (1.2, 0.25), (0.05, 0.27)], (iron,), n=48)
        plate.data.transform(Matrix.Rotation(math.radians(90), 4, 'X'))
        plate.data.transform(Matrix.Translation((x, wall_y, z + 1.4)))
        obs.append(plate)
    return obs
