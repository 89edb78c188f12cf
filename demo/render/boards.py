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


def stand_up(obs, h, tilt, turn=0.0):
    for ob in obs:
        ob.data.transform(Matrix.Rotation(math.radians(90), 4, 'X'))
        ob.data.transform(Matrix.Translation((0, 0, h / 2)))
    return place(obs, rx=-tilt, rz=turn)


# Outline, size in cm, thickness, corner of the edge, and where the hole is and how wide (radius)
KINDS = {
    'board': (rect_outline(20, 30, 2.4), (20, 30), 0.7, 0.1, (0, 12.6), 0.85),
    'board-round': (disc_outline(25), (25, 25), 0.7, 0.1, (0, 10.4), 0.75),
    'trivet': (disc_outline(21), (21, 21), 1.0, 0.16, (0, 9.1), 0.42),
}


def board(form, tex, second, lying=False, tilt=9.0, turn=0.0):
    """Boards are laminate with a dark core; the trivet is birch veneer and hangs from a loop of linen."""
    outline, size, thick, edge, hole, radius = KINDS[form]
    if form == 'trivet':
        mats = (M.printed_wood(tex, 0.34), M.ply_edge(9), M.birch())
    else:
        mats = (M.laminate(tex), M.laminate_edge(), M.laminate(tex))
    ob = slab('board', outline, thick, mats, edge, uv_box=size)
    drill(ob, hole, radius, M.birch('bore') if form == 'trivet' else mats[1])
    obs = [ob]
    if form == 'trivet':
        obs.append(loop_of_linen(hole, thick))
    if lying:
        return place(obs, rz=turn)
    return stand_up(obs, size[1], tilt, turn)


def drill(ob, at, radius, inside):
    bpy.ops.mesh.primitive_cylinder_add(vertices=64, radius=radius, depth=4, location=(at[0], at[1], 0.5))
    cutter = bpy.context.object
    cutter.data.materials.append(inside)
    ob.data.materials.append(inside)
    hole = ob.modifiers.new('hole', 'BOOLEAN')
    hole.object, hole.operation, hole.solver = cutter, 'DIFFERENCE', 'EXACT'
    bake(ob)
    bpy.data.objects.remove(cutter)
    ob.data.use_auto_smooth, ob.data.auto_smooth_angle = True, math.radians(40)


def loop_of_linen(at, thick):
    """A twisted cord through the hole, its loop hanging down in front."""
    x, y = at
    front = thick + 0.16
    path = spline([
        (x, y, thick * 0.5), (x - 0.06, y + 0.12, front - 0.06), (x - 0.34, y - 1.0, front), (x - 0.62, y - 2.6, front - 0.01),
        (x - 0.3, y - 3.9, front - 0.01), (x + 0.3, y - 3.95, front - 0.01), (x + 0.66, y - 2.5, front), (x + 0.36, y - 0.9, front),
        (x + 0.08, y + 0.1, front - 0.04), (x + 0.02, y, thick * 0.5),
    ], 12)
    return sweep('loop', path, lambda t: (0.13, 0.13), (M.yarn('#cbb994'),), n=14, up=(1, 0, 0))


def coaster(tex, cell):
    """One of six composed on a sheet of 3 x 2; printed veneer on cork."""
    mats = (M.printed_wood(tex, 0.34), M.ply_edge(5), M.birch())
    top = slab('coaster', rect_outline(10, 10, 1.3), 0.34, mats, 0.07, uv_box=(30, 20))
    top.data.transform(Matrix.Translation((0, 0, 0.14)))
    across, down = cell
    layer = top.data.uv_layers[0].data
    for polygon in top.data.polygons:
        if polygon.material_index == 0:
            for loop in polygon.loop_indices:
                u, v = layer[loop].uv
                layer[loop].uv = (u + (across - 1) / 3, v + (0.5 - down) / 2)
    cork = M.cork()
    base = slab('cork', rect_outline(9.9, 9.9, 1.25), 0.14, (cork, cork, cork), 0.02, uv_box=(10, 10))
    return [top, base]


def coasters(tex, second):
    """Four in a pile, one flat beside it, one that leans on the pile; all six show a whole motif."""
    thick, obs = 0.48, []
    for level, (dx, dy, turn) in enumerate(((0.10, 0.1, 4), (-0.12, -0.08, -4), (0.06, 0.12, 2), (-0.05, 0, -7))):
        obs += place(coaster(tex, (level % 3, 0)), x=-4.9 + dx, y=4.2 + dy, z=level * thick, rz=turn)
    obs += place(coaster(tex, (1, 1)), x=7.6, y=1.6, rz=12)
    obs += place(coaster(tex, (2, 1)), x=-1.6, y=-8.6, rz=-19)
    return obs
