"""Mug and espresso cup, printed all round; the seam is behind the handle."""
import math
from mathutils import Matrix
import materials as M
import surroundings
from meshes import lathe, place, spline, sweep
from studio import note_of


def tube_handle(path, wide, thick, mats, flare=0.5):
    pts = spline(path, 10)
    def section(t):
        f = max(0.0, 1 - min(t, 1 - t) / 0.14)
        return ((wide / 2) * (1 + flare * f * f), (thick / 2) * (1 + flare * 1.3 * f * f))
    return sweep('handle', pts, section, mats, n=28, up=(0, 1, 0))


def mug(tex, second, turn=0.0, drink=False):
    ground = note_of(tex)['ware']
    outer = spline([(2.5, 0.30), (2.62, 0.12), (2.72, 0.0), (2.9, 0.02), (3.05, 0.12), (3.42, 0.42), (3.78, 0.95), (3.97, 1.7), (4.05, 2.9), (4.09, 5.5), (4.12, 8.72)], 7)
    lip = [(4.12 - 0.12 + 0.12 * math.cos(a), 8.86 + 0.13 * math.sin(a)) for a in (math.pi * i / 8 for i in range(9))]
    inner = spline([(3.88, 8.72), (3.86, 6), (3.83, 3.0), (3.72, 1.7), (3.4, 0.98), (2.8, 0.66), (1.5, 0.55), (0.3, 0.54)], 6)
    prof = [(0.3, 0.3), (2.3, 0.31)] + outer + lip + inner
    first_inner = len(prof) - len(inner) - 5
    mats = (M.porcelain(tex), M.porcelain(None, ground), M.clay('#d9cdbb'))
    def mat(r, z, k):
        return 1 if k >= first_inner or (k < 3) else 2 if z < 0.07 and 2.55 < r < 2.95 else 0
    body = lathe('mug', prof, mats, mat, tall=9.0, n=160, out_of_round=0.0012)
    h = tube_handle([(3.92, 0, 7.55), (4.35, 0, 7.72), (5.5, 0, 7.75), (6.6, 0, 7.0), (6.95, 0, 5.5), (6.5, 0, 3.9), (5.4, 0, 2.85), (4.4, 0, 2.55), (3.9, 0, 2.5)], 1.15, 0.52, (mats[1],))
    obs = [body, h]
    if drink:
        obs.append(lathe('coffee', [(0.3, 7.4), (3.5, 7.4), (3.82, 7.42), (3.868, 7.50)], (surroundings.coffee(),), n=96))
    # The seam of the print is behind the handle; the handle stands to the right.
    h.data.transform(Matrix.Rotation(math.radians(90), 4, 'Z'))
    place(obs, rz=turn)
    return obs


def espresso(tex, second, turn=0.0, drink=False):
    ground = note_of(tex)['ware']
    outer = spline([(1.9, 0.25), (2.0, 0.08), (2.12, 0.0), (2.35, 0.02), (2.62, 0.28), (3.02, 0.95), (3.36, 1.9), (3.52, 2.9), (3.5, 3.9), (3.36, 5.0), (3.24, 5.9), (3.26, 6.42)], 7)
    lip = [(3.26 - 0.17 + 0.17 * math.cos(a), 6.5 + 0.17 * math.sin(a)) for a in (math.pi * i / 8 for i in range(9))]
    inner = spline([(2.92, 6.4), (2.94, 5.6), (3.04, 4.4), (3.1, 3.0), (2.95, 2.0), (2.5, 1.25), (1.6, 0.86), (0.3, 0.8)], 6)
    prof = [(0.3, 0.24), (1.8, 0.25)] + outer + lip + inner
    first_inner = len(prof) - len(inner) - 5
    mats = (M.stoneware(tex, rough=0.24), M.stoneware(None, ground, 0.22), M.clay())
    def mat(r, z, k):
        return 1 if k >= first_inner else 2 if z < 0.86 else 0
    body = lathe('cup', prof, mats, mat, tall=6.6, n=144, out_of_round=0.004, seed=4)
    h = tube_handle([(3.2, 0, 5.1), (3.7, 0, 5.5), (4.7, 0, 5.5), (5.35, 0, 4.6), (5.15, 0, 3.5), (4.3, 0, 2.85), (3.35, 0, 2.65)], 1.25, 0.62, (mats[1],), 0.45)
    obs = [body, h]
    if drink:
        obs.append(lathe('coffee', [(0.3, 5.3), (2.6, 5.3), (2.95, 5.34), (2.99, 5.42)], (surroundings.coffee(),), n=96))
    h.data.transform(Matrix.Rotation(math.radians(90), 4, 'Z'))
    place(obs, rz=turn)
    return obs
