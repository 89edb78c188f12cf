"""Shader trees. Coordinates: UV for prints and edges, Object (cm) for grain and weave."""
import bpy


def srgb(h):
    h = h.lstrip('#')
    c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c) + (1.0,)


class Plain:
    """Whether materials are made without their fine work."""
    on = False


PLAIN = Plain()


class Tree:
    def __init__(self, name):
        self.mat = bpy.data.materials.new(name)
        self.mat.use_nodes = True
        self.nt = self.mat.node_tree
        self.bsdf = self.nt.nodes['Principled BSDF']
        self.out = self.nt.nodes['Material Output']

    def add(self, kind, ins=None, **props):
        node = self.nt.nodes.new('ShaderNode' + kind)
        for k, v in props.items():
            setattr(node, k, v)
        for k, v in (ins or {}).items():
            self.link(v, node.inputs[k])
        return node

    def link(self, v, socket):
        if isinstance(v, bpy.types.NodeSocket):
            self.nt.links.new(v, socket)
        else:
            socket.default_value = v

    def set(self, **ins):
        for k, v in ins.items():
            self.link(v, self.bsdf.inputs[k.replace('_', ' ')])
        return self

    def coords(self, which='Object', scale=(1, 1, 1), rot=(0, 0, 0), loc=(0, 0, 0)):
        c = self.add('TexCoord')
        m = self.add('Mapping', {'Vector': c.outputs[which], 'Scale': scale, 'Rotation': rot, 'Location': loc})
        return m.outputs[0]

    def noise(self, vec, scale, detail=4.0, rough=0.5, dist=0.0):
        return self.add('TexNoise', {'Vector': vec, 'Scale': scale, 'Detail': detail, 'Roughness': rough, 'Distortion': dist}).outputs['Fac']

    def ramp(self, fac, stops, mode='LINEAR'):
        r = self.add('ValToRGB', {'Fac': fac})
        r.color_ramp.interpolation = mode
        e = r.color_ramp.elements
        while len(e) < len(stops):
            e.new(0.5)
        for el, (p, c) in zip(e, stops):
            el.position = p
            el.color = c if len(c) == 4 else tuple(c) + (1.0,)
        return r.outputs[0]

    def grey(self, fac, a, b, lo=0.0, hi=1.0):
        return self.ramp(fac, [(lo, (a, a, a, 1)), (hi, (b, b, b, 1))])

    def mix(self, a, b, fac=0.5, mode='MIX'):
        return self.add('MixRGB', {'Fac': fac, 'Color1': a, 'Color2': b}, blend_type=mode).outputs[0]

    def math(self, op, a, b=0.0, c=0.0):
        n = self.add('Math', operation=op)
        for i, v in enumerate((a, b, c)):
            self.link(v, n.inputs[i])
        return n.outputs[0]

    def simple(self, colour):
        """What the surface is without its fine work: see light.py. Every material ends with this or with `cheap`."""
        if PLAIN.on:
            d = self.add('BsdfDiffuse', {'Color': colour})
            self.nt.links.new(d.outputs[0], self.out.inputs[0])
        return self

    def cheap(self, colour):
        """Only the camera sees the fine work; light that has bounced meets a plain colour. Halves the time."""
        if PLAIN.on:
            return self.simple(colour)
        d = self.add('BsdfDiffuse', {'Color': colour})
        p = self.add('LightPath')
        m = self.add('MixShader', {0: p.outputs['Is Camera Ray'], 1: d.outputs[0], 2: self.out.inputs[0].links[0].from_socket})
        self.nt.links.new(m.outputs[0], self.out.inputs[0])
        return self

    def bump(self, height, strength=0.2, dist=0.1, over=None):
        n = self.add('Bump', {'Height': height, 'Strength': strength, 'Distance': dist})
        if over is not None:
            self.link(over, n.inputs['Normal'])
        return n.outputs[0]

    def image(self, path, vec=None, extend='CLIP'):
        img = bpy.data.images.load(path, check_existing=True)
        n = self.add('TexImage', image=img, extension=extend, interpolation='Cubic')
        if vec is not None:
            self.link(vec, n.inputs[0])
        return n.outputs[0]


def grain(t, along='x', scale=1.0, which='Object', shift=(0, 0, 0)):
    """Wood: (fibre, rings, pores), each 0..1."""
    a = (0.035, 1, 1) if along == 'x' else (1, 0.035, 1)
    v = t.coords(which, tuple(s * scale for s in a), loc=shift)
    fibre = t.noise(v, 5.5, 6, 0.62, 0.25)
    slow = t.noise(t.coords(which, tuple(s * scale for s in ((0.012, 0.16, 0.16) if along == 'x' else (0.16, 0.012, 0.16))), loc=shift), 1.0, 3, 0.5, 0.6)
    w = t.math('FRACT', t.math('MULTIPLY', slow, 9.0))
    rings = t.math('MULTIPLY', w, w)
    fine = t.noise(t.coords(which, tuple(s * scale for s in ((0.09, 5, 5) if along == 'x' else (5, 0.09, 5))), loc=shift), 5.0, 2, 0.5)
    pores = t.grey(fine, 0, 1, 0.60, 0.72)
    return fibre, rings, pores
