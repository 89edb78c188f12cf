"""Cloth settled by simulation; each drape is simulated once and kept."""
import hashlib
import json
import os
import tempfile
import bpy


def cached(key, make):
    """Simulated meshes are kept: a range of articles needs each drape only once."""
    folder = os.environ.get('DRAPES') or os.path.join(tempfile.gettempdir(), 'drapes')
    os.makedirs(folder, exist_ok=True)
    path = os.path.join(folder, hashlib.sha1(key.encode()).hexdigest()[:16] + '.json')
    if os.path.exists(path):
        return json.load(open(path))
    data = make()
    json.dump(data, open(path, 'w'))
    return data


def simulate(ob, frames, setup, pins=None, gravity=-9.81):
    """Cloth in metres. Answers with vertex positions in cm."""
    scene = bpy.context.scene
    scene.gravity = (0, 0, gravity)
    mod = ob.modifiers.new('cloth', 'CLOTH')
    cs = mod.settings
    setup(mod)
    if pins:
        g = ob.vertex_groups.new(name='pin')
        for i, wgt in pins.items():
            g.add([i], wgt, 'REPLACE')
        cs.vertex_group_mass = 'pin'
    mod.point_cache.frame_start, mod.point_cache.frame_end = 1, frames
    for f in range(1, frames + 1):
        scene.frame_set(f)
    deps = bpy.context.evaluated_depsgraph_get()
    ev = ob.evaluated_get(deps).to_mesh()
    out = [[round(c * 100, 3) for c in v.co] for v in ev.vertices]
    scene.frame_set(1)
    bpy.data.objects.remove(ob)
    return out
