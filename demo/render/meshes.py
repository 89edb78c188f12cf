"""Geometry. One Blender unit is one centimetre; x to the right, y away from the camera, z up."""
import math
import random
import bmesh
import bpy
from mathutils import Vector


def build(name, verts, faces, uvs=None, face_mats=None, mats=(), smooth=True):
    """uvs: one per vertex, or a list per face of one per corner."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in verts], [], faces)
    if uvs is not None:
        layer = mesh.uv_layers.new(name='UVMap').data
        per_face = isinstance(uvs[0], list)
        for poly in mesh.polygons:
            for k, loop in enumerate(poly.loop_indices):
                layer[loop].uv = uvs[poly.index][k] if per_face else uvs[poly.vertices[k]]
    for poly in mesh.polygons:
        poly.use_smooth = smooth
        if face_mats is not None:
            poly.material_index = face_mats[poly.index]
    ob = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(ob)
    for m in mats:
        mesh.materials.append(m)
    return ob


def outward(ob):
    bm = bmesh.new()
    bm.from_mesh(ob.data)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(ob.data)
    bm.free()


def rrect(w, h, r, corner=14, side=18):
    """A rounded rectangle, always the same number of points, so that rings of it can be joined."""
    r = max(0.02, min(r, w / 2 - 0.01, h / 2 - 0.01))
    cx, cy = w / 2 - r, h / 2 - r
    pts = []
    for k, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        a0 = k * math.pi / 2
        arc = [(sx * cx + r * math.cos(a0 + t / corner * math.pi / 2), sy * cy + r * math.sin(a0 + t / corner * math.pi / 2)) for t in range(corner + 1)]
        pts += arc
        nx, ny = ((-1, 1), (-1, -1), (1, -1), (1, 1))[k]
        b0 = (k + 1) * math.pi / 2
        end = (nx * cx + r * math.cos(b0), ny * cy + r * math.sin(b0))
        start = arc[-1]
        pts += [(start[0] + (end[0] - start[0]) * i / side, start[1] + (end[1] - start[1]) * i / side) for i in range(1, side)]
    return pts


def rings(name, loops, uv_of, mat_of, mats, cap_start=True, cap_end=True):
    """Joins loops (lists of points of equal length). uv_of(ring, i, wraps) and mat_of(ring between) are callbacks."""
    n = len(loops[0])
    verts = [p for loop in loops for p in loop]
    faces, uvs, fm = [], [], []
    for k in range(len(loops) - 1):
        for i in range(n):
            j = (i + 1) % n
            faces.append((k * n + i, k * n + j, (k + 1) * n + j, (k + 1) * n + i))
            uvs.append([uv_of(k, i, 0, k), uv_of(k, j, i + 1 == n, k), uv_of(k + 1, j, i + 1 == n, k), uv_of(k + 1, i, 0, k)])
            fm.append(mat_of(k))
    def cap(k, flip, seg):
        loop = loops[k]
        c = len(verts)
        verts.append(tuple(sum(p[a] for p in loop) / n for a in range(3)))
        cu = [uv_of(k, i, 0, seg) for i in range(n)]
        mid = (sum(u[0] for u in cu) / n, sum(u[1] for u in cu) / n)
        for i in range(n):
            j = (i + 1) % n
            faces.append((c, k * n + j, k * n + i) if flip else (c, k * n + i, k * n + j))
            uvs.append([mid, cu[j], cu[i]] if flip else [mid, cu[i], cu[j]])
            fm.append(mat_of(seg))
    if cap_start:
        cap(0, True, 0)
    if cap_end:
        cap(len(loops) - 1, False, len(loops) - 2)
    return build(name, verts, faces, uvs, fm, mats)


def spline(points, per=8, closed=False):
    """Catmull-Rom through 2D or 3D points; a doubled point makes a corner."""
    pts = [tuple(p) for p in points]
    out = []
    n = len(pts)
    for i in range(n if closed else n - 1):
        get = (lambda q: pts[q % n]) if closed else (lambda q: pts[min(max(q, 0), n - 1)])
        p0, p1, p2, p3 = get(i - 1), get(i), get(i + 1), get(i + 2)
        if p1 == p2:
            continue
        for s in range(per):
            t = s / per
            out.append(tuple(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3) for a, b, c, d in zip(p0, p1, p2, p3)))
    if not closed:
        out.append(pts[-1])
    return out


def lathe(name, profile, mats, mat_of=lambda r, z, k: 0, tall=1.0, n=128, out_of_round=0.0, seed=1):
    """profile: (radius, z) from the middle of the underside round to the middle of the inside. u starts behind."""
    rand = random.Random(seed)
    ph = [rand.uniform(0, 6.28) for _ in range(3)]
    wob = lambda a, z: 1 + out_of_round * (math.sin(2 * a + ph[0]) + 0.5 * math.sin(3 * a + ph[1] + z * 0.4))
    loops = []
    for r, z in profile:
        angles = [math.pi * (2 * i / n - 1) for i in range(n)]
        loops.append([(r * wob(a, z) * math.sin(a), -r * wob(a, z) * math.cos(a), z) for a in angles])
    uv = lambda k, i, wrap, _seg: ((n if wrap else i) / n, profile[k][1] / tall)
    return rings(name, loops, uv, lambda k: mat_of(*profile[k], k), mats)


def sweep(name, path, section, mats, closed=False, n=24, twist=0.0, up=(0, 1, 0), cap=True):
    """section(t) -> (half across `up`, half along the normal). path: 3D points."""
    pts = [Vector(p) for p in path]
    m = len(pts)
    loops = []
    side = Vector(up)
    for i, p in enumerate(pts):
        a, b = (pts[(i - 1) % m], pts[(i + 1) % m]) if closed else (pts[max(0, i - 1)], pts[min(m - 1, i + 1)])
        tan = (b - a).normalized()
        s = (side - tan * side.dot(tan)).normalized()
        nor = tan.cross(s)
        t = i / (m if closed else m - 1)
        ws, wn = section(t)
        tw = twist * t
        loops.append([tuple(p + s * ws * math.cos(q + tw) + nor * wn * math.sin(q + tw)) for q in (math.pi * 2 * k / n for k in range(n))])
    if closed:
        loops.append(loops[0])
    ob = rings(name, loops, lambda k, i, w, s: (k * 0.1, (n if w else i) / n), lambda k: 0, mats, cap and not closed, cap and not closed)
    outward(ob)
    return ob


def sheet(name, f, nu, nv, uv, mats, smooth=True):
    """f(s, t) -> point, s and t from 0 to 1; uv(s, t)."""
    verts = [f(i / nu, j / nv) for j in range(nv + 1) for i in range(nu + 1)]
    uvs = [uv(i / nu, j / nv) for j in range(nv + 1) for i in range(nu + 1)]
    q = nu + 1
    faces = [(j * q + i, j * q + i + 1, (j + 1) * q + i + 1, (j + 1) * q + i) for j in range(nv) for i in range(nu)]
    return build(name, verts, faces, uvs, None, mats, smooth)


def slab(name, outline, thick, mats, edge_r=0.12, uv_box=None, holes=None):
    """A board: top (0), edge (1), underside (2) with rounded edges; outline is a function of an inset -> loop."""
    prof = [(edge_r * (1 - math.sin(t)), edge_r * (1 - math.cos(t))) for t in (math.pi / 2 * i / 5 for i in range(6))]
    # On a narrow board a wider inset would fold the faces over themselves, which shows as black slits.
    inner = min(edge_r + 0.8, 0.4 * narrowest(outline(0)))
    levels = [(inner, 0.0)] + [(a, z) for a, z in prof] + [(a, thick - z) for a, z in reversed(prof)] + [(inner, thick)]
    loops = []
    for inset, z in levels:
        loops.append([(x, y, z) for x, y in outline(inset)])
    base = outline(0)
    length = [0.0]
    for i in range(len(base)):
        (x0, y0), (x1, y1) = base[i], base[(i + 1) % len(base)]
        length.append(length[-1] + math.hypot(x1 - x0, y1 - y0))
    w, h = uv_box
    top_from = len(levels) - 2
    def uv(k, i, wrap, seg):
        x, y, z = loops[k][i]
        if seg >= top_from or seg == 0:
            return (x / w + 0.5, y / h + 0.5)
        return (length[len(base)] if wrap else length[i], z / thick)
    return rings(name, loops, uv, lambda k: 0 if k >= top_from else 2 if k == 0 else 1, mats)


def narrowest(loop):
    xs, ys = [x for x, y in loop], [y for x, y in loop]
    return min(max(xs) - min(xs), max(ys) - min(ys))


def join(obs, name):
    bpy.ops.object.select_all(action='DESELECT')
    for o in obs:
        o.select_set(True)
    bpy.context.view_layer.objects.active = obs[0]
    bpy.ops.object.join()
    obs[0].name = name
    return obs[0]


def place(obs, x=0.0, y=0.0, z=0.0, rx=0.0, ry=0.0, rz=0.0):
    """Moves several objects as one through a parent; degrees."""
    e = bpy.data.objects.new('at', None)
    bpy.context.scene.collection.objects.link(e)
    for o in obs:
        if o.parent is None:
            o.parent = e
    e.rotation_euler = (math.radians(rx), math.radians(ry), math.radians(rz))
    e.location = (x, y, z)
    bpy.context.view_layer.update()
    return obs


def bake(ob):
    deps = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(ob.evaluated_get(deps))
    ob.modifiers.clear()
    ob.data = mesh
