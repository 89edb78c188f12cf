"""What lies under, behind and beside the goods."""
from shader import Tree, srgb


def backdrop(colour='#e9e2d6'):
    t = Tree('backdrop')
    f = t.noise(t.coords('Object'), 2.6, 4, 0.68)
    big = t.noise(t.coords('Object'), 0.012, 1)
    c = t.mix(srgb(colour), t.grey(big, 0.95, 1.0, 0.3, 0.7), 1.0, 'MULTIPLY')
    c = t.mix(c, t.grey(f, 0.97, 1.0, 0.35, 0.65), 1.0, 'MULTIPLY')
    t.set(Base_Color=c, Roughness=0.8, Specular=0.15, Normal=t.bump(f, 0.06, 0.06))
    t.cheap(tuple(x * 0.96 for x in srgb(colour)[:3]) + (1,))
    return t.mat


def plaster(colour='#e6dfd3'):
    t = Tree('plaster')
    co = t.coords('Object')
    trowel = t.noise(co, 0.05, 4, 0.55, 1.2)
    mid = t.noise(co, 0.35, 4, 0.6, 0.4)
    fine = t.noise(co, 4.0, 2, 0.7)
    c = t.mix(srgb(colour), t.grey(trowel, 0.90, 1.0, 0.3, 0.7), 1.0, 'MULTIPLY')
    c = t.mix(c, t.grey(mid, 0.95, 1.0, 0.3, 0.7), 1.0, 'MULTIPLY')
    n = t.bump(fine, 0.10, 0.05, t.bump(mid, 0.28, 0.35, t.bump(trowel, 0.35, 1.2)))
    t.set(Base_Color=c, Roughness=0.88, Specular=0.12, Normal=n)
    t.cheap(tuple(x * 0.93 for x in srgb(colour)[:3]) + (1,))
    return t.mat


def oak(plank=14.0, tone='light'):
    """Soaped oak planks along x."""
    t = Tree('oak')
    co = t.add('TexCoord').outputs['Object']
    sep = t.add('SeparateXYZ', {0: co})
    row = t.math('DIVIDE', sep.outputs[1], plank)
    ident = t.math('FLOOR', row)
    inside = t.math('FRACT', row)
    jump = t.add('CombineXYZ', {0: t.math('MULTIPLY', ident, 171.3), 1: t.math('MULTIPLY', ident, 37.7), 2: t.math('MULTIPLY', ident, 11.1)})
    pos = t.add('VectorMath', {0: co, 1: jump.outputs[0]}, operation='ADD').outputs[0]
    def at(scale):
        return t.add('Mapping', {'Vector': pos, 'Scale': scale}).outputs[0]
    slow = t.noise(at((0.006, 0.10, 0.1)), 1.0, 3, 0.5, 0.8)
    arch = t.math('FRACT', t.math('MULTIPLY', slow, 16.0))
    arch = t.math('POWER', arch, 1.8)
    fibre = t.noise(at((0.03, 1.6, 1.0)), 3.0, 6, 0.65, 0.2)
    pores = t.grey(t.noise(at((0.12, 7.0, 1.0)), 3.0, 2, 0.5), 0, 1, 0.58, 0.7)
    hues = {'light': ('#c9ab82', '#dcc4a0', '#a27c50', '#7d5a38'), 'dark': ('#6f5138', '#8a6748', '#4f3723', '#33231a')}[tone]
    c = t.ramp(fibre, [(0.3, srgb(hues[0])), (0.7, srgb(hues[1]))])
    c = t.mix(c, srgb(hues[2]), t.math('MULTIPLY', arch, 0.34))
    c = t.mix(c, srgb(hues[3]), t.math('MULTIPLY', t.math('MULTIPLY', pores, t.math('ADD', arch, 0.35)), 0.45))
    each = t.add('TexWhiteNoise', {0: jump.outputs[0]}, noise_dimensions='3D').outputs[0]
    c = t.mix(c, t.grey(each, 0.86, 1.0), 1.0, 'MULTIPLY')
    gap = t.math('MAXIMUM', t.math('LESS_THAN', inside, 0.006), t.math('GREATER_THAN', inside, 0.994))
    c = t.mix(c, srgb('#3a2818'), t.math('MULTIPLY', gap, 0.8))
    height = t.math('SUBTRACT', t.math('MULTIPLY', fibre, 0.4), t.math('ADD', t.math('MULTIPLY', pores, 0.5), t.math('MULTIPLY', gap, 3.0)))
    r = t.grey(fibre, 0.42, 0.58, 0.3, 0.7)
    t.set(Base_Color=c, Roughness=r, Specular=0.35, Normal=t.bump(height, 0.22, 0.05))
    t.cheap(srgb({'light': '#c3a57c', 'dark': '#6c4f37'}[tone]))
    return t.mat


def painted(colour, name='painted wood'):
    """Linseed oil paint on wood: matt, with the brush's strokes along x."""
    t = Tree(name)
    strokes = t.noise(t.coords('Object', (0.02, 1.4, 1.4)), 2.0, 4)
    c = t.mix(srgb(colour), t.grey(strokes, 0.94, 1.0, 0.3, 0.7), 1.0, 'MULTIPLY')
    t.set(Base_Color=c, Roughness=0.55, Specular=0.3, Normal=t.bump(strokes, 0.12, 0.03))
    t.cheap(srgb(colour))
    return t.mat


def leaf_green(colour='#5f7a4a'):
    t = Tree('leaf')
    f = t.noise(t.coords('Object'), 1.2, 3)
    c = t.mix(srgb(colour), srgb('#87995c'), t.grey(f, 0, 0.8, 0.35, 0.7))
    t.set(Base_Color=c, Roughness=0.5, Specular=0.35)
    tr = t.add('BsdfTranslucent', {'Color': srgb('#9fb35a')})
    m = t.add('MixShader', {0: 0.3, 1: t.bsdf.outputs[0], 2: tr.outputs[0]})
    t.nt.links.new(m.outputs[0], t.out.inputs[0])
    t.simple(srgb(colour))
    return t.mat


def coffee():
    t = Tree('coffee')
    f = t.noise(t.coords('Object'), 1.1, 3, 0.6, 0.6)
    t.set(Base_Color=t.mix(srgb('#6d4526'), srgb('#8a5c36'), t.grey(f, 0, 1, 0.4, 0.65)), Roughness=0.12, Specular=0.4)
    t.simple(srgb('#7a5030'))
    return t.mat


def stone(colour='#c9c4ba'):
    """Sawn limestone with small fossils."""
    t = Tree('stone')
    co = t.coords('Object')
    grains = t.noise(co, 6.0, 5, 0.7)
    clouds = t.noise(co, 0.09, 4, 0.6, 0.8)
    flecks = t.grey(t.noise(co, 1.3, 2), 0, 1, 0.62, 0.70)
    c = t.mix(srgb(colour), t.grey(clouds, 0.86, 1.0, 0.3, 0.7), 1.0, 'MULTIPLY')
    c = t.mix(c, t.grey(grains, 0.90, 1.0, 0.35, 0.65), 1.0, 'MULTIPLY')
    c = t.mix(c, srgb('#8f887c'), t.math('MULTIPLY', flecks, 0.35))
    t.set(Base_Color=c, Roughness=t.grey(grains, 0.34, 0.5, 0.3, 0.7), Specular=0.4, Normal=t.bump(grains, 0.08, 0.03))
    t.cheap(tuple(x * 0.9 for x in srgb(colour)[:3]) + (1,))
    return t.mat


def tiles(colour='#efece3', size=9.8, joint=0.35):
    """Glazed wall tiles, square, each a little different."""
    t = Tree('tiles')
    sep = t.add('SeparateXYZ', {0: t.add('TexCoord').outputs['Object']})
    across, up = t.math('DIVIDE', sep.outputs[0], size), t.math('DIVIDE', sep.outputs[2], size)
    cell = t.add('CombineXYZ', {0: t.math('FLOOR', across), 1: t.math('FLOOR', up)})
    each = t.add('TexWhiteNoise', {0: cell.outputs[0]}, noise_dimensions='3D')
    edge = t.math('MINIMUM', *[t.math('SUBTRACT', 0.5, t.math('ABSOLUTE', t.math('SUBTRACT', t.math('FRACT', v), 0.5))) for v in (across, up)])
    gap = t.math('LESS_THAN', edge, joint / size / 2)
    c = t.mix(srgb(colour), t.grey(each.outputs[0], 0.93, 1.0), 1.0, 'MULTIPLY')
    c = t.mix(c, srgb('#b7b2a6'), gap)
    rounded = t.grey(edge, 0, 1, joint / size / 2, 0.07)
    wavy = t.noise(t.coords('Object'), 0.35, 2)
    t.set(Base_Color=c, Roughness=t.mix((0.14, 0.14, 0.14, 1), (0.8, 0.8, 0.8, 1), gap), Specular=0.5, Normal=t.bump(rounded, 0.35, 0.12, t.bump(wavy, 0.12, 0.3)))
    t.cheap(tuple(x * 0.93 for x in srgb(colour)[:3]) + (1,))
    return t.mat


def bricks(colour='#9a5a41'):
    """The brewery's wall: old bricks under a thin coat of lime."""
    t = Tree('bricks')
    sep = t.add('SeparateXYZ', {0: t.add('TexCoord').outputs['Object']})
    long, tall = 25.0, 7.7
    up = t.math('DIVIDE', sep.outputs[2], tall)
    row = t.math('FLOOR', up)
    across = t.math('ADD', t.math('DIVIDE', sep.outputs[0], long), t.math('MULTIPLY', t.math('MODULO', row, 2.0), 0.5))
    cell = t.add('CombineXYZ', {0: t.math('FLOOR', across), 1: row})
    each = t.add('TexWhiteNoise', {0: cell.outputs[0]}, noise_dimensions='3D').outputs[0]
    def inside(v, size):
        return t.math('MULTIPLY', t.math('SUBTRACT', 0.5, t.math('ABSOLUTE', t.math('SUBTRACT', t.math('FRACT', v), 0.5))), size)
    ragged = t.math('MULTIPLY', t.math('SUBTRACT', t.noise(t.coords('Object'), 0.8, 4), 0.5), 0.9)
    edge = t.math('ADD', t.math('MINIMUM', inside(across, long), inside(up, tall)), ragged)
    face = t.grey(t.math('MULTIPLY', edge, 0.5), 0, 1, 0.22, 0.34)
    fine = t.noise(t.coords('Object'), 2.4, 6, 0.7)
    c = t.mix(srgb(colour), srgb('#7d4534'), each)
    c = t.mix(c, t.grey(fine, 0.72, 1.0, 0.3, 0.7), 1.0, 'MULTIPLY')
    c = t.mix(srgb('#b9ad9a'), c, face)
    lime = t.grey(t.noise(t.coords('Object'), 0.06, 4, 0.6, 0.5), 0, 0.55, 0.5, 0.72)
    c = t.mix(c, srgb('#cfc6b6'), lime)
    t.set(Base_Color=c, Roughness=0.9, Specular=0.12, Normal=t.bump(fine, 0.25, 0.1, t.bump(face, 0.7, 0.5)))
    t.cheap(srgb('#9a7a67'))
    return t.mat
