"""Linen that lies on a table: place mat and runner."""
import math
import random
import materials as M
from meshes import build, place


def placemat(tex, second, turn=-9.0):
    """40 x 30 cm, lined, so it lies almost flat; its edge is turned in."""
    w, d = 40.0, 30.0
    linen = M.cloth(tex, threads=9, size=(w, d), depth=0.3, slub=0.5, hem=True, name='linen mat')

    def height(s, t):
        # The edges of a washed mat rise a little from the table, which is what its shadow shows.
        edge = max(abs(s), abs(t))
        return 0.2 + 0.08 * math.sin(s * 3.1 + 0.4) * math.sin(t * 2.3 + 1.1) + 2.2 * max(0.0, edge - 0.72) ** 2 * (2.2 + math.sin(s * 4 + t * 3))

    return place([cloth_of('mat', w, d, 96, 72, lambda s, t: (s * w / 2, t * d / 2, height(s, t)), linen, 0.2)], rz=turn)


def runner(tex, second, shown=121.6, drop=27.0, edge=-24.0):
    """45 x 150 cm, over the edge of a table at y = edge, z = 0; `drop` cm of it hang down, `shown` cm lie on the table."""
    w, whole, r = 45.0, 150.0, 0.9
    linen = M.cloth(tex, threads=9, size=(w, whole), depth=0.32, slub=0.5, hem=True, name='linen runner')
    rand = random.Random(5)
    phase = [rand.uniform(0, 6.28) for _ in range(4)]
    bend = r * math.pi / 2
    length = drop + bend + shown

    def at(s, t):
        x, run = s * w / 2, (t + 1) / 2 * length
        if run < drop:
            hang = (drop - run) / drop
            fold = 0.55 * hang * (math.sin(x * 0.21 + phase[0]) + 0.5 * math.sin(x * 0.43 + phase[1]))
            return (x * (1 - 0.012 * hang), edge - r - 0.12 + fold - 0.5 * hang, -r - (drop - run))
        if run < drop + bend:
            a = (run - drop) / r
            return (x, edge - (r + 0.12) * math.cos(a), -r + (r + 0.12) * math.sin(a))
        lie = run - drop - bend
        crease = 0.05 * math.sin(lie * 0.3 + phase[2] + x * 0.05) * math.exp(-lie / 30)
        return (x, edge + lie, 0.14 + max(-0.02, crease))

    ob = cloth_of('runner', w, length, 90, 180, at, linen, 0.12, uv=lambda s, t: ((s + 1) / 2, (t + 1) / 2 * length / whole))
    return [ob]


def cloth_of(name, w, d, across, along, at, material, thick, uv=lambda s, t: ((s + 1) / 2, (t + 1) / 2)):
    """at(s, t) -> point, s and t from -1 to 1."""
    grid = [(i / across * 2 - 1, j / along * 2 - 1) for j in range(along + 1) for i in range(across + 1)]
    row = across + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(along) for i in range(across)]
    ob = build(name, [at(s, t) for s, t in grid], faces, [uv(s, t) for s, t in grid], None, (material,))
    solid = ob.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness, solid.offset = thick, 0
    round_edge = ob.modifiers.new('round', 'SUBSURF')
    round_edge.levels = round_edge.render_levels = 1
    return ob
