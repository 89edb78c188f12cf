"""Things of the studio and the print room."""
import math
import random
import bpy
from mathutils import Matrix, Vector, noise
import materials as M
from boards import rect_outline
from meshes import build, lathe, place, sheet, slab, spline, sweep
from shader import Tree, srgb

COLOURS = {
    'sno': '#f7f5f0', 'bjork': '#d9c3a0', 'honung': '#e0a526', 'tegel': '#c4623a', 'lingon': '#a4243b', 'sjo': '#2b6a8f', 'skog': '#2f5d46',
    'kol': '#2b2b2b',
}


def proof(path, w, h, margin=2.5, x=0.0, y=0.0, z=0.0, rz=0.0, curl=0.5, seed=1):
    """A print on a larger sheet of paper, one of whose corners rises a little."""
    white, ink = M.paper('#f7f3ea', 0.03, name='sheet'), M.paper(path=path, fibre=0.02, rough=0.6, name='print')
    phase = random.Random(seed).uniform(0, 6.28)
    fw, fh = w + 2 * margin, h + 2 * margin

    def at(px, py, up):
        corner = max(0.0, px / fw + py / fh - 0.45)
        return (px, py, 0.03 + up + 0.05 * (1 + math.sin(px * 0.13 + phase)) + curl * 8 * corner ** 2)

    paper = sheet('sheet', lambda s, t: at((s - 0.5) * fw, (t - 0.5) * fh, 0), 60, 40, lambda s, t: (s, t), (white,))
    printed = sheet('print', lambda s, t: at((s - 0.5) * w, (t - 0.5) * h, 0.015), 60, 40, lambda s, t: (s, t), (ink,))
    return place([paper, printed], x, y, z, rz=rz)


def swatch(colour, w=9.0, h=13.0, x=0.0, y=0.0, z=0.0, rz=0.0):
    """One colour on a card of brown board."""
    white, ink = M.paper('#c9b795', 0.06, name='card'), M.paper(COLOURS[colour], 0.02, rough=0.6, name='colour')
    card = slab('card', rect_outline(w, h, 0.1), 0.06, (white,) * 3, 0.01, uv_box=(w, h))
    field = slab('field', rect_outline(w - 0.8, h - 3.2, 0.05), 0.01, (ink,) * 3, 0.002, uv_box=(w, h))
    field.data.transform(Matrix.Translation((0, 1.2, 0.06)))
    return place([card, field], x, y, z, rz=rz)


def pencil(colour='#2f5d46', long=17.5, x=0.0, y=0.0, z=0.0, rz=0.0):
    body, wood, lead = M.plain(colour, 0.35, name='paint'), M.birch('pencil wood'), M.plain('#33302d', 0.5, name='lead')
    r = 0.37
    parts = [
        lathe('pencil', [(0.02, 0.0), (r, 0.0), (r, long - 2.0)], (body,), n=6),
        lathe('wood', [(r, long - 2.0), (0.1, long - 0.3)], (wood,), n=24),
        lathe('lead', [(0.1, long - 0.3), (0.02, long)], (lead,), n=16),
    ]
    for part in parts:
        part.data.transform(Matrix.Rotation(math.radians(90), 4, 'Y'))
        part.data.transform(Matrix.Translation((-long / 2, 0, r)))
    return place(parts, x, y, z, rz=rz)


def ink_pot(colour, x=0.0, y=0.0, z=0.0, r=4.3, h=6.0, full=0.82):
    """An enamelled tin of printing ink, with what ran down its side."""
    white, ink = M.porcelain(None, '#f2ede2', 0.2, name='tin'), M.plain(COLOURS[colour], 0.28, 0.45, name='ink')
    outer = spline([(r - 0.25, 0.0), (r, 0.12), (r, 0.5), (r, h - 0.3), (r + 0.12, h - 0.1), (r + 0.05, h + 0.06), (r - 0.18, h)], 4)
    inner = [(r - 0.2, h - 0.3), (r - 0.2, 0.6), (0.2, 0.5)]
    tin = lathe('tin', [(0.2, 0.0)] + outer + inner, (white,), n=96)
    surface = lathe('ink', [(r - 0.19, h * full), (r - 0.5, h * full - 0.03), (0.02, h * full - 0.05)], (ink,), n=96)
    rand = random.Random(colour)
    band = sheet('drip', lambda s, t: (
        (r + 0.035) * math.sin((s - 0.5) * 1.9), -(r + 0.035) * math.cos((s - 0.5) * 1.9),
        h - 0.1 - t * (0.5 + 2.1 * math.exp(-((s - 0.42) / 0.05) ** 2) + 1.3 * math.exp(-((s - 0.66) / 0.06) ** 2)) * min(1, 14 * s, 14 * (1 - s)),
    ), 80, 8, lambda s, t: (s, t), (ink,))
    return place([tin, surface, band], x, y, z, rz=rand.uniform(-50, 50))


def brush(x=0.0, y=0.0, z=0.0, rz=0.0, dipped='#a4243b'):
    wood, brass = M.birch('handle'), M.plain('#b08d57', 0.3, 0.5, 1.0, name='ferrule')
    hair, paint = M.plain('#4a3a2c', 0.8, name='hair'), M.plain(dipped, 0.4, name='paint')
    parts = [
        lathe('handle', spline([(0.05, 0.0), (0.35, 0.2), (0.5, 2.0), (0.36, 6.0), (0.62, 10.5), (0.55, 12.0)], 6), (wood,), n=32),
        lathe('ferrule', [(0.56, 12.0), (0.72, 12.2), (0.75, 14.0), (0.7, 14.2)], (brass,), n=48),
        lathe('hair', spline([(0.68, 14.2), (0.8, 15.4), (0.72, 16.6)], 6), (hair,), n=48),
        lathe('tip', spline([(0.73, 16.5), (0.6, 17.4), (0.25, 18.4), (0.02, 18.8)], 6), (paint,), n=48),
    ]
    for part in parts:
        part.data.transform(Matrix.Rotation(math.radians(88), 4, 'Y'))
        part.data.transform(Matrix.Translation((-9, 0, 0.62)))
    return place(parts, x, y, z, rz=rz)


def screen_print(path, w, h, wood=3.2, deep=2.6):
    """A frame of wood over which the mesh is drawn; the stencil lets the design through. Lies face up at z = 0."""
    birch, along = M.birch('frame'), M.birch('frame upright', 'y')
    obs = []
    for y in (-1, 1):
        bar = slab('bar', rect_outline(w + 2 * wood, wood, 0.2), deep, (birch,) * 3, 0.15, uv_box=(w, wood))
        obs += place([bar], y=y * (h + wood) / 2)
    for x in (-1, 1):
        bar = slab('bar', rect_outline(wood, h, 0.2), deep, (along,) * 3, 0.15, uv_box=(wood, h))
        obs += place([bar], x=x * (w + wood) / 2)
    mesh = build('mesh', [(-w / 2, -h / 2, 0.4), (w / 2, -h / 2, 0.4), (w / 2, h / 2, 0.4), (-w / 2, h / 2, 0.4)], [(0, 1, 2, 3)], [(0, 0), (1, 0), (1, 1), (0, 1)], None, (stencil(path),), False)
    return obs + [mesh]


def stencil(path):
    t = Tree('stencil')
    img = t.image(path, None, 'EXTEND')
    light = t.add('RGBToBW', {0: img}).outputs[0]
    c = t.ramp(light, [(0.16, srgb('#d8cfb4')), (0.24, srgb('#7fa39b'))])
    weave = t.math('MULTIPLY', t.math('SINE', t.math('MULTIPLY', t.add('SeparateXYZ', {0: t.coords('Object', (30, 30, 1))}).outputs[0], 1.0)), 0.5)
    t.set(Base_Color=c, Roughness=0.4, Specular=0.35, Normal=t.bump(weave, 0.05, 0.02))
    t.cheap(srgb('#9fb3a6'))
    return t.mat


def squeegee(wide=30.0, ink='#c4623a', x=0.0, y=0.0, z=0.0, rz=0.0):
    """Lies on its side; its blade carries ink."""
    wood, rubber = M.birch('squeegee'), M.plain('#8c8a5a', 0.5, name='rubber')
    wet = M.plain(ink, 0.25, 0.45, name='wet ink')
    grip = slab('grip', rect_outline(wide, 8.0, 0.9), 2.6, (wood,) * 3, 0.6, uv_box=(wide, 8))
    blade = slab('blade', rect_outline(wide - 0.4, 3.4, 0.1), 0.9, (rubber,) * 3, 0.08, uv_box=(wide, 4))
    blade.data.transform(Matrix.Translation((0, -5.0, 0.85)))
    edge = slab('edge', rect_outline(wide - 1.6, 1.3, 0.3), 1.0, (wet,) * 3, 0.1, uv_box=(wide, 2))
    edge.data.transform(Matrix.Translation((0.3, -6.15, 0.8)))
    return place([grip, blade, edge], x, y, z, rz=rz)


def pebble(size, seed, x=0.0, y=0.0, z=0.0, flat=0.55):
    rand = random.Random(seed)
    tones = ('#8d8f90', '#6f7478', '#a79f93', '#b9b4a9', '#5c6468', '#9a8d80')
    t = Tree('stone')
    grains = t.noise(t.coords('Object'), 3.0, 6, 0.7)
    veins = t.noise(t.coords('Object', (0.5, 1.4, 2.2)), 0.9, 3, 0.6, 1.4)
    c = t.mix(srgb(tones[seed % len(tones)]), srgb('#d8d4ca'), t.grey(veins, 0, 0.8, 0.6, 0.68))
    c = t.mix(c, t.grey(grains, 0.72, 1.0, 0.35, 0.65), 1.0, 'MULTIPLY')
    t.set(Base_Color=c, Roughness=0.7, Specular=0.3, Normal=t.bump(grains, 0.2, 0.04))
    t.simple(srgb(tones[seed % len(tones)]))
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=5, radius=1.0)
    ob = bpy.context.object
    offset = Vector((seed * 3.7, seed * 1.3, 0))
    sx, sy = rand.uniform(0.85, 1.25), rand.uniform(0.75, 1.0)
    for v in ob.data.vertices:
        k = 1 + 0.16 * noise.noise(v.co * 0.9 + offset) + 0.05 * noise.noise(v.co * 2.2 + offset)
        v.co = Vector((v.co.x * sx, v.co.y * sy, v.co.z * flat)) * (k * size)
    low = min(v.co.z for v in ob.data.vertices)
    for v in ob.data.vertices:
        v.co.z -= low + 0.04 * size
    for polygon in ob.data.polygons:
        polygon.use_smooth = True
    ob.data.materials.append(t.mat)
    return place([ob], x, y, z, rz=rand.uniform(0, 360))


def crate(w, d, h, board=7.0, thick=1.0):
    """Of sawn boards with gaps between them, open above."""
    wood, upright = M.birch('crate'), M.birch('crate post', 'y')
    obs = []

    def plank(along, tall, x, y, z, turn):
        ob = slab('plank', rect_outline(along, tall, 0.15), thick, (wood,) * 3, 0.12, uv_box=(along, tall))
        ob.data.transform(Matrix.Rotation(math.radians(90), 4, 'X'))
        obs.extend(place([ob], x, y, z + tall / 2, rz=turn))

    rows = max(1, round(h / (board + 1.2)))
    for row in range(rows):
        z = row * h / rows + 0.4
        plank(w, board, 0, -d / 2, z, 0)
        plank(w, board, 0, d / 2 + thick, z, 0)
        plank(d, board, -w / 2 + thick, 0, z, 90)
        plank(d, board, w / 2, 0, z, 90)
    for x in (-1, 1):
        for y in (-1, 1):
            post = slab('post', rect_outline(2.2, 2.2, 0.1), h + 0.4, (upright,) * 3, 0.1, uv_box=(2, 2))
            obs.extend(place([post], x * (w / 2 - 2.2), y * (d / 2 - 2.3)))
    floor = slab('floor', rect_outline(w - 0.4, d, 0.1), 0.8, (wood,) * 3, 0.1, uv_box=(w, d))
    return obs + [floor]


def parcel(w, d, h, x=0.0, y=0.0, z=0.0, rz=0.0, colour='#b58f63', string=True):
    """A carton in brown paper, tied with string, with an address label."""
    kraft = M.paper(colour, 0.09, name='brown paper', rough=0.8)
    box = slab('parcel', rect_outline(w, d, 0.35), h, (kraft,) * 3, 0.3, uv_box=(w, d))
    obs = [box]
    label = M.paper('#f7f2e6', 0.03, name='label')
    tag = slab('label', rect_outline(min(9.0, w * 0.45), min(6.0, d * 0.4), 0.1), 0.03, (label,) * 3, 0.005, uv_box=(8, 5))
    tag.data.transform(Matrix.Translation((-w * 0.2, -d * 0.2, h)) @ Matrix.Rotation(math.radians(2), 4, 'Z'))
    obs.append(tag)
    if string:
        twine = M.yarn('#efe3c8', name='twine')
        r = 0.13
        for across in (True, False):
            a, b = (w / 2, d / 2) if across else (d / 2, w / 2)
            at = b * 0.22
            loop = [(-a - r, at, 0.3), (-a - r, at, h - 0.1), (-a + 0.1, at, h + r), (a - 0.1, at, h + r), (a + r, at, h - 0.1), (a + r, at, 0.3)]
            path = spline([(px, py, pz) if across else (py, px, pz) for px, py, pz in loop], 6)
            obs.append(sweep('string', path, lambda t: (r, r), (twine,), n=10, up=(0, 1, 0) if across else (1, 0, 0)))
    return place(obs, x, y, z, rz=rz)


def veneer_pile(w, d, sheets=14, seed=5):
    """Sheets of birch, none quite on the other."""
    rand, obs = random.Random(seed), []
    for k in range(sheets):
        wood = M.birch('veneer %d' % k)
        ob = slab('veneer', rect_outline(w, d, 0.05), 0.12, (wood,) * 3, 0.01, uv_box=(w, d))
        obs += place([ob], rand.uniform(-0.8, 0.8), rand.uniform(-0.6, 0.6), k * 0.16, rz=rand.uniform(-1.2, 1.2))
    return obs


def birch_log(long, r, x=0.0, y=0.0, z=0.0, rz=0.0, seed=1):
    t = Tree('bark')
    strokes = t.noise(t.coords('Object', (6.0, 0.7, 0.7)), 0.55, 5, 0.65)
    knots = t.noise(t.coords('Object', (1.2, 0.5, 0.5)), 0.22, 3)
    dark = t.math('MAXIMUM', t.grey(strokes, 0, 1, 0.60, 0.66), t.grey(knots, 0, 0.9, 0.66, 0.72))
    tone = t.mix(srgb('#e9e4d9'), srgb('#cfc4b2'), t.grey(t.noise(t.coords('Object', (2, 0.4, 0.4)), 0.5, 3), 0, 1, 0.35, 0.65))
    t.set(Base_Color=t.mix(tone, srgb('#3b332c'), dark), Roughness=0.75, Specular=0.2, Normal=t.bump(dark, 0.5, 0.15))
    t.simple(srgb('#cfc7b8'))
    e = Tree('end grain')
    sep = e.add('SeparateXYZ', {0: e.coords('Object')})
    far = e.math('SQRT', e.math('ADD', e.math('MULTIPLY', sep.outputs[1], sep.outputs[1]), e.math('MULTIPLY', sep.outputs[2], sep.outputs[2])))
    far = e.math('ADD', far, e.math('MULTIPLY', e.noise(e.coords('Object'), 0.4, 3), 0.5))
    year = e.math('FRACT', e.math('MULTIPLY', far, 2.4))
    e.set(Base_Color=e.mix(srgb('#ecd8b4'), srgb('#c59f6c'), e.math('MULTIPLY', e.math('MULTIPLY', year, year), 0.6)), Roughness=0.8, Specular=0.15)
    e.simple(srgb('#e0c699'))
    wood = lambda px, pz, k: 1 if pz < 0.02 or pz > long - 0.02 or px < r * 0.97 else 0
    rim = r - 0.35
    profile = [(0.02, 0.0), (rim, 0.0), (r, 0.05), (r * 1.01, long * 0.3), (r * 0.99, long * 0.6), (r, long - 0.05), (rim, long), (0.02, long)]
    ob = lathe('log', profile, (t.mat, e.mat), wood, n=96, out_of_round=0.02, seed=seed)
    ob.data.transform(Matrix.Rotation(math.radians(90), 4, 'Y'))
    ob.data.transform(Matrix.Translation((-long / 2, 0, r)))
    return place([ob], x, y, z, rz=rz)


def bare(obs, name='bare veneer'):
    """The same tray before it is printed."""
    wood = M.birch(name)
    for ob in obs:
        for slot in ob.material_slots:
            if slot.material.name.startswith('print'):
                slot.material = wood
    return obs


def pin(x, y, z):
    head = lathe('pin', spline([(0.02, 0.0), (0.45, 0.05), (0.5, 0.3), (0.3, 0.5), (0.02, 0.55)], 5), (M.plain('#b08d57', 0.25, 0.5, 1.0, name='brass'),), n=32)
    head.data.transform(Matrix.Rotation(math.radians(90), 4, 'X'))
    return place([head], x, y, z)
