"""Form-pressed trays of birch veneer, printed on their upper side. Sizes in cm."""
import math
from mathutils import Matrix
import materials as M
from meshes import place, rings, rrect


# w, h: outer size; r: corner; rim: height of the rim
TRAYS = {
    'tray-rect': (27, 20, 2.8, 1.6), 'tray-rect-medium': (33, 27, 3.2, 1.7), 'tray-rect-large': (43, 33, 3.6, 1.9),
    'tray-small': (18, 12, 2.2, 1.2), 'tray-round': (31, 31, 15.5, 1.8), 'tray-round-medium': (38, 38, 19, 2.0), 'tray-round-large': (49, 49, 24.5, 2.0),
}
PLY = 0.36


def tray(form, tex, second, lying=False, tilt=9.0, turn=0.0):
    w, h, r, rim = TRAYS[form]
    ob = tray_mesh(w, h, r, rim, tex)
    if lying:
        place([ob], rz=turn)
        return [ob]
    # Stands on its rim, face towards us, top leaning on what is behind.
    ob.data.transform(Matrix.Rotation(math.radians(90), 4, 'X'))
    ob.data.transform(Matrix.Translation((0, 0, h / 2)))
    place([ob], rx=-tilt, rz=turn)
    return [ob]


def tray_mesh(w, h, r, rim, tex):
    steep, lip, r1, r2 = math.radians(50), math.radians(22), 1.1, 0.7
    rise = rim - PLY * math.cos(lip)
    straight = max(0.05, (rise - r1 * (1 - math.cos(steep)) - r2 * (math.cos(lip) - math.cos(steep))) / math.sin(steep))
    # The upper surface from where it leaves the flat, outwards: (across, up, slope, arc length)
    pts, x, z, s = [], 0.0, PLY, 0.0
    def walk(angle, ds):
        nonlocal x, z, s
        x += math.cos(angle) * ds; z += math.sin(angle) * ds; s += ds
        pts.append((x, z, angle, s))
    pts.append((0, PLY, 0, 0))
    for i in range(10):
        walk(steep * (i + 0.5) / 10, r1 * steep / 10)
    for i in range(4):
        walk(steep, straight / 4)
    for i in range(8):
        walk(steep + (lip - steep) * (i + 0.5) / 8, r2 * (steep - lip) / 8)
    reach, length, up = pts[-1][0], pts[-1][3], pts[-1][1]
    over = PLY * math.sin(lip)
    flat_w, flat_h, flat_r = w - 2 * (reach + over), h - 2 * (reach + over), max(0.6, r - reach - over)
    if r >= w / 2 - 0.01:
        flat_r = flat_w / 2
    corner, side = (40, 1) if flat_r >= flat_w / 2 - 0.01 else (16, 22)
    loop = lambda out, zz: [(px, py, zz) for px, py in rrect(flat_w + 2 * out, flat_h + 2 * out, flat_r + out, corner, side)]
    dev = lambda out: rrect(flat_w + 2 * out, flat_h + 2 * out, flat_r + out, corner, side)
    rows = []  # loop, developed outset, part
    for frac in (0.5, 0.96):
        rows.append(([(px * frac, py * frac, 0.0) for px, py in dev(0)], None, 2))
    for px_, pz_, ang, ss in pts:
        rows.append((loop(px_ + PLY * math.sin(ang), pz_ - PLY * math.cos(ang)), None, 2))
    # The cut edge, its corners broken
    (ex, ez, ang, _), k = pts[-1], 0.06
    o, d = (math.sin(ang), -math.cos(ang)), (math.cos(ang), math.sin(ang))
    for depth, out in ((PLY - k * 0.3, 0.02), (PLY - k, k * 0.8), (PLY * 0.5, k), (k, k * 0.8), (k * 0.3, 0.02)):
        rows.append((loop(ex + o[0] * depth + d[0] * out, ez + o[1] * depth + d[1] * out), depth, 1))
    for px_, pz_, ang, ss in reversed(pts):
        rows.append((loop(px_, pz_), ss, 0))
    for frac in (0.97, 0.5):
        rows.append(([(px * frac, py * frac, PLY) for px, py in dev(0)], -frac, 0))
    base = rows[len(pts)][0]
    run = [0.0]
    for i in range(len(base)):
        a, b = base[i], base[(i + 1) % len(base)]
        run.append(run[-1] + math.hypot(b[0] - a[0], b[1] - a[1]))
    full_w, full_h = flat_w + 2 * length, flat_h + 2 * length
    def uv(kk, i, wrap, seg):
        ring, info, part = rows[kk]
        if rows[seg][2] == 0 or (part == 0 and rows[seg + 1][2] == 0):
            if part == 0 and info >= 0:
                px, py = dev(info)[i]
            else:
                px, py = ring[i][0], ring[i][1]
            return (px / full_w + 0.5, py / full_h + 0.5)
        if rows[seg][2] == 1 or rows[min(seg + 1, len(rows) - 1)][2] == 1:
            return (run[len(base)] if wrap else run[i], (info if part == 1 else (0.0 if part == 0 else PLY)) / PLY)
        return (ring[i][0] / 10, ring[i][1] / 10)
    def mat(seg):
        a, b = rows[seg][2], rows[seg + 1][2]
        return 0 if a == 0 else (1 if 1 in (a, b) else 2)
    ob = rings('tray', [row[0] for row in rows], uv, mat, (M.printed_wood(tex, 0.3), M.ply_edge(), M.birch()))
    return ob
