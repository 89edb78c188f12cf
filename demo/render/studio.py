"""Ground, light and camera."""
import json
import math
import os
import tempfile
import bpy
import numpy as np
from mathutils import Matrix, Vector
from develop import write_png
from meshes import build, sheet


def fresh():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    return s


def sweep_ground(mat, back=38.0, radius=26.0, wide=900.0, front=-420.0, tall=420.0):
    """Paper rolled off a wall: flat, a wide bend, then up."""
    pts = [(front, 0.0), (front / 2, 0.0), (0.0, 0.0), (back, 0.0)]
    pts += [(back + radius * math.sin(a), radius * (1 - math.cos(a))) for a in (math.pi / 2 * i / 24 for i in range(1, 25))]
    pts += [(back + radius, tall)]
    n = len(pts) - 1
    return sheet('sweep', lambda s, t: ((s - 0.5) * wide, pts[round(t * n)][0], pts[round(t * n)][1]), 1, n, lambda s, t: (s, t), (mat,))


def table(mat, y0=-120.0, y1=60.0, wide=500.0, thick=3.0, z=0.0):
    from meshes import slab, rrect
    w, d = wide, y1 - y0
    ob = slab('table', lambda i: rrect(w - 2 * i, d - 2 * i, 0.6), thick, (mat, mat, mat), 0.25, uv_box=(w, d))
    ob.data.transform(Matrix.Translation((0, (y0 + y1) / 2, z - thick)))
    return ob


def wall(mat, y=60.0, wide=900.0, tall=500.0, z=-120.0):
    return build('wall', [(-wide / 2, y, z), (wide / 2, y, z), (wide / 2, y, tall), (-wide / 2, y, tall)], [(0, 1, 2, 3)], None, None, (mat,))


def window(at=(-165, -70, 120), aim=(0, 0, 8), size=(120, 150), panes=(2, 3), bar=7.0, radiance=9.0, tint=(1.0, 0.985, 0.955)):
    """Several panes with bars between them: that is what a glaze mirrors."""
    at, aim = Vector(at), Vector(aim)
    rot = (aim - at).to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    pw, ph = (size[0] - bar * (panes[0] - 1)) / panes[0], (size[1] - bar * (panes[1] - 1)) / panes[1]
    for i in range(panes[0]):
        for j in range(panes[1]):
            li = bpy.data.lights.new('pane', 'AREA')
            li.shape, li.size, li.size_y = 'RECTANGLE', pw, ph
            li.energy = radiance * math.pi * pw * ph
            li.color = tint
            ob = bpy.data.objects.new('pane', li)
            off = Vector(((i - (panes[0] - 1) / 2) * (pw + bar), (j - (panes[1] - 1) / 2) * (ph + bar), 0))
            ob.matrix_world = Matrix.Translation(at) @ rot @ Matrix.Translation(off)
            bpy.context.scene.collection.objects.link(ob)
            ob.visible_camera = False


def card(at, aim, size, radiance, tint=(1, 1, 1)):
    li = bpy.data.lights.new('card', 'AREA')
    li.shape, li.size, li.size_y = 'RECTANGLE', size[0], size[1]
    li.energy = radiance * math.pi * size[0] * size[1]
    li.color = tint
    ob = bpy.data.objects.new('card', li)
    at, aim = Vector(at), Vector(aim)
    ob.matrix_world = Matrix.Translation(at) @ (aim - at).to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    bpy.context.scene.collection.objects.link(ob)
    ob.visible_camera = False
    return ob


def room(level=0.34, warm=(1.0, 0.97, 0.93)):
    """What the room gives back from everywhere: a light ceiling, walls, a darker floor and a darker side behind the camera."""
    w = bpy.data.worlds.new('room')
    bpy.context.scene.world = w
    w.use_nodes = True
    nt = w.node_tree
    co = nt.nodes.new('ShaderNodeTexCoord')
    sep = nt.nodes.new('ShaderNodeSeparateXYZ')
    nt.links.new(co.outputs['Generated'], sep.inputs[0])
    ramp = nt.nodes.new('ShaderNodeValToRGB')
    mr = nt.nodes.new('ShaderNodeMapRange')
    mr.inputs[1].default_value, mr.inputs[2].default_value = -1, 1
    nt.links.new(sep.outputs[2], mr.inputs[0])
    nt.links.new(mr.outputs[0], ramp.inputs[0])
    e = ramp.color_ramp.elements
    while len(e) < 5:
        e.new(0.5)
    for el, (p, v) in zip(e, ((0.0, 0.25), (0.46, 0.5), (0.54, 0.62), (0.75, 1.0), (1.0, 1.25))):
        el.position, el.color = p, (v * warm[0], v * warm[1], v * warm[2], 1)
    side = nt.nodes.new('ShaderNodeMapRange')
    side.inputs[1].default_value, side.inputs[2].default_value = -1, 1
    side.inputs[3].default_value, side.inputs[4].default_value = 1.35, 0.6
    nt.links.new(sep.outputs[0], side.inputs[0])
    mul = nt.nodes.new('ShaderNodeMath')
    mul.operation, mul.inputs[1].default_value = 'MULTIPLY', level
    nt.links.new(side.outputs[0], mul.inputs[0])
    bg = nt.nodes['Background']
    nt.links.new(ramp.outputs[0], bg.inputs[0])
    nt.links.new(mul.outputs[0], bg.inputs[1])


def points_of(obs):
    deps = bpy.context.evaluated_depsgraph_get()
    pts = []
    for o in obs:
        if o.type != 'MESH':
            continue
        ev = o.evaluated_get(deps)
        vs = ev.data.vertices
        step = max(1, len(vs) // 1500)
        pts += [o.matrix_world @ vs[i].co for i in range(0, len(vs), step)]
    return pts


def camera(aim, azimuth, elevation, distance=None, lens=70.0, fstop=8.0, frame=None, fill=0.66, focus=None, aspect=1.0, roll=0.0, nudge=(0.0, 0.0)):
    """azimuth: degrees to the right of straight in front. With `frame` (points) the distance and shift are found so that
    they fill `fill` of the picture and sit in its middle."""
    cam = bpy.data.cameras.new('camera')
    ob = bpy.data.objects.new('camera', cam)
    bpy.context.scene.collection.objects.link(ob)
    bpy.context.scene.camera = ob
    cam.lens, cam.sensor_width, cam.clip_end, cam.sensor_fit = lens, 36.0, 5000, 'AUTO'
    az, el = math.radians(azimuth), math.radians(elevation)
    direction = Vector((math.sin(az) * math.cos(el), -math.cos(az) * math.cos(el), math.sin(el)))
    aim = Vector(aim)
    rot = (-direction).to_track_quat('-Z', 'Y')
    inv = rot.to_matrix().transposed()
    d = distance or 150.0
    k = lens / 36.0 * (1.0 if aspect >= 1 else 1 / aspect)
    if frame:
        for _ in range(25):
            eye = aim + direction * d
            seen = []
            for p in frame:
                q = inv @ (p - eye)
                seen.append((q.x / -q.z * k, q.y / -q.z * k))
            x0, x1 = min(s[0] for s in seen), max(s[0] for s in seen)
            y0, y1 = min(s[1] for s in seen), max(s[1] for s in seen)
            size = max(x1 - x0, (y1 - y0) * aspect)
            d *= size / fill
            mid = Vector(((x0 + x1) / 2, (y0 + y1) / 2, 0)) * (d / k)
            aim = aim + rot @ mid * 0.9
    cam.shift_x, cam.shift_y = nudge
    eye = aim + direction * d
    ob.location = eye
    ob.rotation_euler = rot.to_euler()
    cam.dof.use_dof = True
    target = Vector(focus) if focus is not None else aim
    cam.dof.focus_distance = max(1.0, (target - eye).dot(-direction))
    if frame and focus is None:
        # On what is turned to us, not on the middle of the thing.
        depths = sorted((p - eye).dot(-direction) for p in frame)
        cam.dof.focus_distance = depths[0] + 0.22 * (depths[-1] - depths[0])
    # Blender takes a unit for a metre and ours is a centimetre.
    cam.dof.aperture_fstop = fstop / 100.0
    cam.dof.aperture_blades = 9
    return ob


def flat_texture(level):
    """A print of one linear grey, with the note that textures have."""
    path = os.path.join(tempfile.gettempdir(), 'print-%d.png' % round(level * 100))
    byte = round(255 * (1.055 * level ** (1 / 2.4) - 0.055))
    write_png(path, np.full((8, 8, 3), byte, np.uint8))
    with open(os.path.splitext(path)[0] + '.json', 'w') as file:
        json.dump({'ware': '#f5f2ea', 'mean': [level] * 3}, file)
    return path


def note_of(texture):
    with open(os.path.splitext(texture)[0] + '.json') as file:
        return json.load(file)
