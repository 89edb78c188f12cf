"""What Cycles stores of a picture: the light on its surfaces, their colour, and what they mirror."""
import os
import shutil
import tempfile
import bpy
import numpy as np

SOCKETS = {
    'image': 'Image', 'normal': 'Denoising Normal', 'colour': 'DiffCol', 'direct': 'DiffDir', 'indirect': 'DiffInd',
    'gloss': 'GlossCol', 'gloss_direct': 'GlossDir', 'gloss_indirect': 'GlossInd',
}


SURFACE = tuple(name for name in SOCKETS if name != 'image')


def trace(width, height, samples, seed=0, lit=True, names=None):
    """Answers with (height, width, 3) float32 arrays by these names; without light only `colour` and `normal` tell something."""
    names = list(names or (SURFACE if lit else ('colour',)))
    scene, layer = bpy.context.scene, bpy.context.view_layer
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    settings(scene.cycles, samples, seed, lit)
    scene.cycles_curves.shape = 'RIBBONS'
    layer.cycles.denoising_store_passes = 'normal' in names
    layer.use_pass_diffuse_color = True
    for kind in ('diffuse_direct', 'diffuse_indirect', 'glossy_color', 'glossy_direct', 'glossy_indirect'):
        setattr(layer, 'use_pass_' + kind, lit)
    if not lit:
        for ob in [o for o in bpy.data.objects if o.type == 'LIGHT']:
            bpy.data.objects.remove(ob)
        scene.world = None
    folder = write_passes(scene, names)
    bpy.ops.render.render(write_still=False)
    found = {name: load(os.path.join(folder, name + '%04d.exr' % scene.frame_current), width, height) for name in names}
    shutil.rmtree(folder)
    return found


def settings(c, samples, seed, lit):
    c.samples, c.seed = samples, seed
    c.use_adaptive_sampling = c.use_denoising = c.use_auto_tile = False
    # The processor is shared, so no time limit: it would leave the picture noisy.
    c.time_limit = 0
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = (5, 3, 2, 3) if lit else (0, 0, 0, 0)
    c.transparent_max_bounces = 8
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.blur_glossy = 4.0, 1.0
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.5


def write_passes(scene, names):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, out = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = tempfile.mkdtemp(prefix='render-')
    out.format.file_format, out.format.color_depth, out.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    out.file_slots.clear()
    for name in names:
        out.file_slots.new(name)
        tree.links.new(layers.outputs[SOCKETS[name]], out.inputs[name])
    scene.render.filepath = os.path.join(out.base_path, 'x.png')
    return out.base_path


def load(path, width, height):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Linear'
    values = np.empty(width * height * image.channels, np.float32)
    image.pixels.foreach_get(values)
    channels = image.channels
    bpy.data.images.remove(image)
    os.remove(path)
    return np.ascontiguousarray(values.reshape(height, width, channels)[::-1, :, :3])
