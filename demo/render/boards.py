"""Boards, trivet and coasters: flat pieces with a printed face."""
import math
import bpy
from mathutils import Matrix
import materials as M
from meshes import bake, place, rrect, slab, spline, sweep


def disc_outline(d):
    return lambda inset: [((d / 2 - inset) * math.cos(a), (d / 2 - inset) * math.sin(a)) for a in (math.pi * 2 * i / 160 for i in range(160))]


def rect_outline(w, h, r):
    return lambda inset: rrect(w - 2 * inset, h - 2 * inset, r - inset, 14, 12)


def flat_board(outline, thick, size, tex, layers, edge_r=0.12, vec_of=None, gloss=0.34):
    mats = (M.printed_wood(tex, gloss), M.ply_edge(layers), M.birch())
    return slab('board', outline, thick, mats, edge_r, uv_box=size)


def stand_up(obs, h, tilt, turn=0.0):
    for ob in obs:
        ob.data.transform(Matrix.Rotation(math.radians(90), 4, 'X'))
        ob.data.transform(Matrix.Translation((0, 0, h / 2)))
    return place(obs, rx=-tilt, rz=turn)


def board(form, tex, second, lying=False, tilt=9.0, turn=0.0):
    if form == 'board':
        ob, h = flat_board(rect_outline(20, 30, 2.4), 1.1, (20, 30), tex, 9, 0.16), 30
        hole_at = (0, 12.4)
    elif form == 'board-round':
        ob, h, hole_at = flat_board(disc_outline(25), 1.1, (25, 25), tex, 9, 0.16), 25, (0, 10.2)
    else:
        ob, h, hole_at = flat_board(disc_outline(21), 1.0, (21, 21), tex, 9, 0.16), 21, None
    obs = [ob]
    if hole_at:
        bpy.ops.mesh.primitive_cylinder_add(vertices=64, radius=0.95, depth=4, location=(hole_at[0], hole_at[1], 0.5))
        cutter = bpy.context.object
        cutter.data.materials.append(M.birch('bore'))
        ob.data.materials.append(cutter.data.materials[0])
        mod = ob.modifiers.new('hole', 'BOOLEAN')
        mod.object, mod.operation, mod.solver = cutter, 'DIFFERENCE', 'EXACT'
        bake(ob)
        bpy.data.objects.remove(cutter)
        ob.data.use_auto_smooth, ob.data.auto_smooth_angle = True, math.radians(40)
        # A leather loop through the hole
        leather = M.plain('#8a5a36', 0.6, 0.3, name='leather')
        x, y = hole_at
        path = spline([(x, y + 0.4, -0.15), (x, y + 0.75, 0.5), (x, y + 0.5, 1.25), (x - 0.5, y - 2.4, 1.32), (x - 0.35, y - 4.6, 1.3), (x + 0.35, y - 4.7, 1.3), (x + 0.7, y - 2.2, 1.34), (x + 0.12, y + 0.55, 1.28), (x + 0.12, y + 0.85, 0.5), (x + 0.1, y + 0.4, -0.15)], 12)
        obs.append(sweep('loop', path, lambda t: (0.14, 0.14), (leather,), n=14, up=(1, 0, 0)))
    if lying:
        return place(obs, rz=turn)
    return stand_up(obs, h, tilt, turn)


def coaster(tex, part, edge=None):
    """One of six cut from a sheet of 26 x 17 cm: part is the middle of its piece in cm."""
    w = 10.0
    mats = (M.printed_wood(tex, 0.34), edge or M.ply_edge(5), M.birch())
    ob = slab('coaster', rect_outline(w, w, 1.3), 0.42, mats, 0.07, uv_box=(26, 17))
    layer = ob.data.uv_layers[0].data
    for poly in ob.data.polygons:
        if poly.material_index == 0:
            for li in poly.loop_indices:
                u, v = layer[li].uv
                layer[li].uv = (u + part[0] / 26, v + part[1] / 17)
    return ob


def coasters(tex, second):
    obs = []
    parts = [(-7.2, 3.0), (3.0, 3.2), (7.6, -3.0), (-3.0, -3.2), (0.5, 0), (7.4, 2.6)]
    for i in range(4):
        c = coaster(tex, parts[i])
        obs += place([c], x=-4.6 + (0.10, -0.12, 0.06, -0.05)[i], y=3.6 + (0.1, -0.08, 0.12, 0.0)[i], z=i * 0.425, rz=(4, -5, 2, -8)[i])
    a = coaster(tex, parts[5])
    obs += place([a], x=8.4, y=0.2, z=0, rz=14)
    b = coaster(tex, parts[4])
    # Leans on the pile
    obs += place([b], x=-2.0, y=-9.6, z=0.0, rz=-21)
    return obs
