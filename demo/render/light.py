"""The light of one pose, traced once for all articles that share it.

Light is linear in the colour of what it falls on. So a pose is traced with a grey print; each article then needs only its
own surface colour, which takes no light to trace. How much light the print itself throws on its surroundings is measured
by two small pictures, with a dark and a pale print.
"""
import os
import numpy as np
import bpy
from denoise import denoise
from passes import trace
from studio import flat_texture, fresh

DARK, PALE = 0.1, 0.8
SAMPLES, COLOUR_SAMPLES = 28, 32
WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'weights', 'rt_hdr_alb_nrm.tza')


def light_of(pose, height, width, seed, cache):
    """pose(texture) builds the scene and answers with its exposure and goods. Kept at `cache`."""
    if os.path.exists(cache):
        return dict(np.load(cache))
    grey = 0.45
    fresh()
    exposure, _ = pose(flat_texture(grey))
    light, mirrored = measured(trace(width, height, SAMPLES, seed))
    small = (max(16, height // 3), max(16, width // 3))
    bleed = []
    for level in (DARK, PALE):
        fresh()
        pose(flat_texture(level))
        bleed.append(measured(trace(small[1], small[0], SAMPLES, seed), mirror=False)[0])
    fresh()
    _, goods = pose(flat_texture(grey))
    ground = colour_without(goods, width, height, seed)
    found = {
        'light': light, 'mirrored': mirrored, 'ground': ground, 'bleed': enlarged((bleed[1] - bleed[0]) / (PALE - DARK), height, width),
    }
    kept = {name: values.astype(np.float16) for name, values in found.items()}
    kept['grey'], kept['exposure'] = np.float32(grey), np.float32(exposure)
    os.makedirs(os.path.dirname(cache), exist_ok=True)
    np.savez(cache, **kept)
    return kept


def measured(p, mirror=True):
    """Light on the surfaces, per colour, and what they mirror."""
    colour = p['colour']
    lit = denoise(colour * (p['direct'] + p['indirect']), colour, p['normal'], WEIGHTS)
    light = np.clip(lit / np.maximum(colour, 1e-3), 0, 60)
    light[colour.max(2) < 4e-3] = 0
    if not mirror:
        return light, None
    gloss = p['gloss'] * (p['gloss_direct'] + p['gloss_indirect'])
    return light, denoise(gloss, colour, p['normal'], WEIGHTS)


def enlarged(small, height, width):
    def along(values, size, axis):
        at = np.clip((np.arange(size) + 0.5) * values.shape[axis] / size - 0.5, 0, values.shape[axis] - 1)
        low = np.floor(at).astype(int)
        high = np.minimum(low + 1, values.shape[axis] - 1)
        shape = [1, 1, 1]
        shape[axis] = size
        part = (at - low).reshape(shape).astype(np.float32)
        return values.take(low, axis) * (1 - part) + values.take(high, axis) * part
    return along(along(small, height, 0), width, 1)


def colour_without(goods, width, height, seed):
    """Surface colour of the surroundings; the goods are black in it."""
    blacken(goods)
    return trace(width, height, COLOUR_SAMPLES, seed, lit=False)['colour']


def colour_of(goods, width, height, seed):
    """Surface colour of the goods; everything else is black."""
    blacken([ob for ob in bpy.data.objects if ob not in goods])
    return trace(width, height, COLOUR_SAMPLES, seed, lit=False)['colour']


def blacken(obs):
    black = bpy.data.materials.new('black')
    black.use_nodes = True
    inputs = black.node_tree.nodes['Principled BSDF'].inputs
    inputs['Base Color'].default_value, inputs['Specular'].default_value = (0, 0, 0, 1), 0
    for ob in obs:
        if ob.type == 'MESH':
            ob.data.materials.clear()
            ob.data.materials.append(black)


def composed(kept, goods_colour, mean):
    """mean: of the print's linear colour, (3,)."""
    light = kept['light'].astype(np.float32) + kept['bleed'].astype(np.float32) * (mean - kept['grey'])
    return (kept['ground'].astype(np.float32) + goods_colour) * np.maximum(light, 0) + kept['mirrored'].astype(np.float32)
