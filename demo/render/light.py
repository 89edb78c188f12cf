"""The light of one pose, traced once for all articles that share it.

Light is linear in the colour of what it falls on. So a pose is traced with a grey print; each article then needs only its
own surface colour, without grain or weave, which takes seconds: what those do is in the light. How much light the print itself throws on its surroundings is measured
by two small pictures, with a dark and a pale print.
"""
import os
import numpy as np
import bpy
from bpy_extras.object_utils import world_to_camera_view
from denoise import denoise
from enlarge import enlarged, enlarged_by_surface
from shader import PLAIN
from passes import trace
from studio import flat_texture, fresh, points_of

DARK, GREY, PALE = 0.1, 0.45, 0.8
WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'weights', 'rt_hdr_alb_nrm.tza')


# A larger picture's light is traced at half its size: it changes little from pixel to pixel, and takes the time.
LARGEST_LIT = 2000


def samples_at(height):
    """A larger picture hides more noise in each pixel."""
    return 8 if height > LARGEST_LIT else 12 if height > 1400 else 20


def light_of(pose, height, width, seed, cache):
    """pose(texture) builds the scene and answers with its exposure and goods. Kept at `cache`."""
    if os.path.exists(cache):
        return dict(np.load(cache))
    if height > LARGEST_LIT:
        exposure, light, mirrored, small = lit_at(pose, height // 2, width // 2, seed)
        large = surfaces_of(pose, height, width, seed)
        light, mirrored = enlarged_by_surface([light, mirrored], small, large)
    else:
        exposure, light, mirrored, _ = lit_at(pose, height, width, seed)
    _, goods = build(pose, GREY)
    ground = colour_without(goods, width, height, seed)
    part = 8 if height > LARGEST_LIT else 4
    dark, pale = (bled(pose, level, height // part, width // part, seed) for level in (DARK, PALE))
    found = {
        'light': light, 'mirrored': mirrored, 'ground': ground,
        'bleed': enlarged((pale - dark) / (PALE - DARK), height, width),
    }
    kept = {name: values.astype(np.float16) for name, values in found.items()}
    kept['exposure'] = np.float32(exposure)
    np.savez(cache, **kept)
    return kept


def lit_at(pose, height, width, seed):
    """The exposure, the light by colour and what is mirrored, and the normals and colours that they belong to."""
    exposure, _ = build(pose, GREY, plain=False)
    full = trace(width, height, samples_at(height), seed)
    lit = denoise(full['colour'] * (full['direct'] + full['indirect']), full['colour'], full['normal'], WEIGHTS)
    mirrored = denoise(full['gloss'] * (full['gloss_direct'] + full['gloss_indirect']), full['colour'], full['normal'], WEIGHTS)
    build(pose, GREY)
    colour = trace(width, height, samples_at(height), seed, lit=False)['colour']
    return exposure, per_colour(lit, colour), mirrored, {'normal': full['normal'], 'colour': full['colour']}


def lit_whole(width, height, samples, seed):
    """The scene that is built."""
    whole = trace(width, height, samples, seed, names=('image', 'colour', 'normal'))
    return denoise(whole['image'], whole['colour'], whole['normal'], WEIGHTS)


def surfaces_of(pose, height, width, seed):
    build(pose, GREY, plain=False)
    return trace(width, height, samples_at(height), seed, lit=False, names=('colour', 'normal'))


def build(pose, level, plain=True):
    fresh()
    PLAIN.on = plain
    return pose(flat_texture(level))


def bled(pose, level, height, width, seed):
    build(pose, level)
    p = trace(width, height, samples_at(height), seed)
    return per_colour(denoise(p['colour'] * (p['direct'] + p['indirect']), p['colour'], p['normal'], WEIGHTS), p['colour'])


def per_colour(lit, colour):
    light = np.clip(lit / np.maximum(colour, 1e-3), 0, 60)
    light[colour.max(2) < 2e-3] = 0
    return light


def colour_without(goods, width, height, seed):
    """Surface colour of the surroundings; the goods are black in it."""
    blacken(goods)
    return trace(width, height, samples_at(height), seed, lit=False)['colour']


def colour_of(goods, width, height, seed):
    """Surface colour of the goods; everything else is black."""
    blacken([ob for ob in bpy.data.objects if ob not in goods])
    frame(goods)
    return trace(width, height, samples_at(height), seed, lit=False)['colour']


def frame(goods, margin=0.03):
    """Only where the goods are is worth tracing."""
    scene = bpy.context.scene
    seen = [world_to_camera_view(scene, scene.camera, point) for point in points_of(goods)]
    render = scene.render
    render.use_border, render.use_crop_to_border = True, False
    render.border_min_x, render.border_max_x = (max(0, min(p.x for p in seen) - margin), min(1, max(p.x for p in seen) + margin))
    render.border_min_y, render.border_max_y = (max(0, min(p.y for p in seen) - margin), min(1, max(p.y for p in seen) + margin))


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
    light = kept['light'].astype(np.float32) + kept['bleed'].astype(np.float32) * (mean - GREY)
    return (kept['ground'].astype(np.float32) + goods_colour) * np.maximum(light, 0) + kept['mirrored'].astype(np.float32)
