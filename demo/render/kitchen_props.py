"""Things of a kitchen that stand beside the goods."""
import math
import bpy
from mathutils import Matrix
import materials as M
from cups import tube_handle
from meshes import lathe, place, sheet, spline, sweep
from shader import Tree, srgb


def lemon(turn=0.0, size=1.0):
    t = Tree('lemon')
    pores = t.add('TexVoronoi', {'Vector': t.coords('Object'), 'Scale': 5.0}).outputs['Distance']
    tone = t.noise(t.coords('Object'), 0.5, 3)
    t.set(Base_Color=t.mix(srgb('#e5b93a'), srgb('#f0cf5c'), tone), Roughness=0.42, Specular=0.4, Normal=t.bump(pores, 0.25, 0.08), Subsurface=0.0)
    t.simple(srgb('#e9c34a'))
    profile = spline([(0.05, -4.3), (0.42, -4.15), (0.62, -3.7), (1.35, -3.05), (2.35, -1.8), (2.75, 0.0), (2.4, 1.7), (1.45, 2.9), (0.75, 3.45), (0.55, 3.95), (0.05, 4.1)], 6)
    ob = lathe('lemon', [(r * size, z * size) for r, z in profile], (t.mat,), n=64, out_of_round=0.012, seed=3)
    ob.data.transform(Matrix.Rotation(math.radians(90), 4, 'Y'))
    ob.data.transform(Matrix.Translation((0, 0, 2.72 * size)))
    return place([ob], rz=turn)


def pot(colour='#3c4a45'):
    """An enamelled pot with its lid on."""
    enamel = M.porcelain(None, colour, 0.16, name='enamel')
    brass = M.plain('#b08d57', 0.3, 0.5, 1.0, name='brass')
    body = [(0.2, 0.0), (8.4, 0.0)] + spline([(8.4, 0.0), (9.5, 0.4), (10.0, 1.6), (10.2, 5.0), (10.3, 9.4)], 6) + [(10.5, 9.5), (10.5, 9.8)]
    lid = spline([(10.55, 9.85), (10.5, 10.2), (9.6, 10.6), (6.0, 11.7), (2.0, 12.1), (1.0, 12.15)], 6)
    obs = [lathe('pot', body + lid + [(0.9, 12.2), (0.2, 12.2)], (enamel,), n=144)]
    knob = spline([(0.2, 12.1), (0.9, 12.2), (0.8, 12.9), (1.5, 13.5), (1.6, 13.9), (1.1, 14.2), (0.05, 14.25)], 6)
    obs.append(lathe('knob', knob, (brass,), n=64))
    for side in (-1, 1):
        ear = spline([(side * 9.9, -2.6, 7.9), (side * 11.6, -2.4, 8.3), (side * 12.3, -1.2, 8.4), (side * 12.3, 1.2, 8.4), (side * 11.6, 2.4, 8.3), (side * 9.9, 2.6, 7.9)], 8)
        obs.append(sweep('ear', ear, lambda t: (0.5, 0.62), (enamel,), n=20, up=(0, 0, 1)))
    return obs


def coffee_pot(colour='#e9e2d4', rim='#2d3a40', turn=0.0):
    """Enamelled, with a dark rim; its spout points to the left."""
    enamel, dark = M.porcelain(None, colour, 0.12, name='enamel'), M.porcelain(None, rim, 0.15, name='rim')
    body = [(0.2, 0.0), (6.0, 0.0)] + spline([(6.0, 0.0), (6.5, 0.25), (6.4, 1.6), (5.6, 8.0), (4.5, 14.5)], 6)
    lid = spline([(4.55, 14.6), (4.7, 14.8), (4.3, 15.2), (2.2, 16.2), (0.9, 16.5)], 5)
    obs = [lathe('pot', body, (enamel,), n=128), lathe('lid', [(4.5, 14.5)] + lid + [(0.2, 16.55)], (dark,), n=128)]
    obs.append(lathe('knob', spline([(0.1, 16.4), (0.6, 16.5), (0.55, 16.9), (1.0, 17.3), (1.0, 17.7), (0.05, 18.1)], 6), (dark,), n=48))
    spout = spline([(-5.4, 0, 5.0), (-7.4, 0, 7.0), (-8.4, 0, 10.0), (-10.0, 0, 13.2)], 8)
    obs.append(sweep('spout', spout, lambda t: (1.5 - 0.8 * t, 1.7 - 1.0 * t), (enamel,), n=28, up=(0, 1, 0)))
    obs.append(tube_handle([(4.7, 0, 13.4), (6.0, 0, 14.4), (8.4, 0, 13.6), (9.2, 0, 10.4), (8.2, 0, 6.6), (6.0, 0, 4.4)], 1.5, 0.7, (dark,), 0.3))
    return place(obs, rz=turn)


def plate(r=12.5, colour='#f1ece1'):
    profile = [(0.2, 0.35), (5.6, 0.3)] + spline([(5.7, 0.0), (6.2, 0.02), (8.0, 0.5), (r - 0.4, 1.6), (r, 1.85), (r - 0.15, 2.0), (r - 0.6, 1.85), (8.2, 0.85), (6.6, 0.6), (0.2, 0.55)], 6)
    return lathe('plate', profile, (M.stoneware(None, colour, 0.28, speckle=0.3),), n=144, out_of_round=0.003)


def candle(tall=14.0, colour='#efe6d3'):
    """A lit candle in a brass holder. Answers with its objects and where the flame is."""
    brass = M.plain('#b08d57', 0.26, 0.5, 1.0, name='brass')
    wax = M.plain(colour, 0.45, 0.4, name='wax')
    holder = spline([(0.2, 0.0), (4.2, 0.0), (4.5, 0.15), (4.3, 0.45), (2.0, 0.6), (1.2, 0.9), (1.3, 2.4), (1.5, 2.6), (1.2, 2.6)], 5)
    obs = [lathe('holder', holder, (brass,), n=96)]
    stick = [(1.1, 0.6), (1.1, tall - 0.3)] + spline([(1.1, tall - 0.3), (1.0, tall), (0.6, tall - 0.15), (0.1, tall - 0.2)], 4)
    obs.append(lathe('candle', stick, (wax,), n=64))
    obs.append(lathe('wick', [(0.07, tall - 0.3), (0.07, tall + 0.5), (0.01, tall + 0.55)], (M.plain('#2a2420', 0.9, name='wick'),), n=12))
    flame = lathe('flame', [(0.02 + 0.42 * math.sin(math.pi * t) ** 0.8 * (1.25 - t) , 3.0 * t) for t in (i / 40 for i in range(41))], (glow(),), n=32)
    flame.location = (0, 0, tall + 0.25)
    flame.visible_shadow = False
    return obs + [flame], tall + 1.4


def glow(colour=(1.0, 0.66, 0.28), strength=9.0):
    t = Tree('flame')
    e = t.add('Emission', {'Color': colour + (1.0,), 'Strength': strength})
    t.nt.links.new(e.outputs[0], t.out.inputs[0])
    return t.mat


def table_linen(w=150.0, d=110.0, colour='#e9e2d5', turn=0.0, threads=9):
    """A cloth on a table, with the creases of its folds."""
    linen = M.cloth(None, colour, threads=threads, size=(w, d), depth=0.3, slub=0.5, name='table linen', extend='REPEAT')

    def crease(x, at, high):
        return high * math.exp(-abs(x - at) / 0.9)

    def height(x, y):
        folds = sum(crease(x, at, 0.2) for at in (-w / 4, 0.0, w / 4)) - sum(crease(y, at, 0.12) for at in (-d / 6, d / 6))
        return 0.12 + folds + 0.05 * math.sin(x * 0.21 + y * 0.13) + 0.04 * math.sin(y * 0.37 - x * 0.09)

    ob = sheet('linen', lambda s, t: ((s - 0.5) * w, (t - 0.5) * d, max(0.03, height((s - 0.5) * w, (t - 0.5) * d))), 300, 220, lambda s, t: (s, t), (linen,))
    return place([ob], rz=turn)
