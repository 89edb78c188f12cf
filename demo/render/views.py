"""The views of one article. Each answers with the exposure and the goods."""
from mathutils import Vector
import forms
import surroundings
import props
from in_use import in_use
import studio as S
from meshes import place, rrect, slab
from stage import move
from towel import peg_rail

WARM = '#f0ebe2'
STONE = '#ddd3c6'
PALE = ('mug', 'espresso-mug', 'napkins', 'postcard', 'towel', 'towel-folded', 'placemat', 'runner')
# How much of the picture the goods take. Siblings differ less than in life, so that the smallest is still seen well.
FILL = {
    'tray-small': 0.46, 'tray-rect': 0.575, 'tray-rect-medium': 0.65, 'tray-rect-large': 0.76,
    'tray-round': 0.61, 'tray-round-medium': 0.69, 'tray-round-large': 0.79, 'board': 0.72, 'board-round': 0.62, 'trivet': 0.54,
}
# Azimuth, elevation, lens, f-stop and fill of what stands or lies on a sweep of paper
LOW = {
    'mug': (0, 8, 85, 11, 0.66), 'espresso-mug': (0, 11, 85, 11, 0.52), 'throw': (6, 22, 70, 13, 0.72), 'napkins': (6, 36, 75, 13, 0.68),
    'towel-folded': (4, 34, 75, 13, 0.7), 'coasters': (0, 52, 75, 13, 0.74), 'postcard': (-6, 11, 80, 11, 0.64), 'placemat': (3, 46, 75, 13, 0.76),
}
TURN = {'mug': -66, 'espresso-mug': -62, 'throw': -16, 'napkins': -14, 'towel-folded': -18}


def light(scale=1.0, **how):
    """One tall window to the left and a little in front; the room does the rest."""
    S.window(radiance=12.0 * scale, **how)
    S.room(0.27 * scale)


def strip():
    """Two low strips by the goods, outside the picture: what a glaze seen from a little above mirrors."""
    S.card((-27, -15, 17), (0, 0, 5), (5.5, 30), 5.0)
    S.card((-21.5, -19.5, 17), (0, 0, 5), (4.0, 30), 5.0)


def sheen():
    """A pale card far behind the camera, to the left: half of it is mirrored in the varnish of what leans on the wall."""
    S.card((-135, -290, 95), (0, 0, 12), (150, 170), 2.0)


def rear(obs):
    return max((o.matrix_world @ v.co).y for o in obs for v in o.data.vertices)


def backdrop_for(form):
    return surroundings.backdrop(STONE if form in PALE else WARM)


def front(form, texture, second):
    if form in forms.TRAYS or form in forms.BOARDS or form in ('notebook', 'catalogue'):
        return leaning(form, texture, second)
    if form == 'towel':
        return hanging(form, texture, second)
    if form == 'cushion':
        return cushioned(form, texture, second)
    if form in ('tray-stand', 'tray-stand-floor'):
        return standing(form, texture, second)
    if form == 'shelf-strip':
        return on_a_shelf(form, texture, second)
    if form == 'runner':
        return over_the_edge(form, texture, second)
    S.sweep_ground(backdrop_for(form))
    light()
    if form in ('mug', 'espresso-mug'):
        strip()
    how = {'turn': TURN[form]} if form in TURN else {}
    goods = forms.make(form, texture, second, **how)
    azimuth, elevation, lens, fstop, fill = LOW[form]
    S.camera((0, 0, 4), azimuth, elevation, lens=lens, fstop=fstop, frame=S.points_of(goods), fill=fill)
    return (0.22 if form == 'coasters' else 0.12), goods


def leaning(form, texture, second):
    """Where the paper of the ground meets the wall."""
    goods = forms.make(form, texture, second, tilt=8.0)
    back, paper = rear(goods), backdrop_for(form)
    S.wall(paper, y=back + 0.05)
    S.table(paper, y0=-300, y1=back + 0.06, wide=900)
    light(at=(-150, -95, 105))
    sheen()
    S.camera((0, 0, 10), 4, 7, lens=75, fstop=11, frame=S.points_of(goods), fill=FILL.get(form, 0.68))
    return 0, goods


def hanging(form, texture, second):
    goods = forms.make(form, texture, second)
    peg_rail(52)
    S.wall(surroundings.plaster('#e9e2d6'), y=6.2)
    light(at=(-165, -95, 110), aim=(0, 0, 30))
    S.camera((0, 0, 30), 5, 3, lens=75, fstop=11, frame=S.points_of(goods), fill=0.70)
    return 0.55, goods


def cushioned(form, texture, second):
    goods = forms.make(form, texture, second)
    back, paper = rear(goods), backdrop_for(form)
    S.wall(paper, y=back - 0.4)
    S.table(paper, y0=-300, y1=back, wide=900)
    light(at=(-200, -60, 110), aim=(0, 0, 22))
    S.camera((0, 0, 22), 8, 7, lens=75, fstop=11, frame=S.points_of(goods), fill=0.72)
    return 0.5, goods


def over_the_edge(form, texture, second):
    """The whole length on a table seen from its short side; the runner's end hangs over it."""
    goods = forms.make(form, texture, second)
    floor = dining_table(y0=-24, y1=136, wide=92)
    move([S.sweep_ground(surroundings.backdrop(STONE), back=240, radius=60)], z=floor)
    light(at=(-190, -20, 190), aim=(0, 50, 72), size=(170, 210))
    S.camera((0, 40, 0), 13, 33, lens=70, fstop=16, frame=S.points_of(goods), fill=0.80)
    return 0.5, goods


def dining_table(y0, y1, wide, tall=73.0, thick=2.8):
    """A long table on four legs, whose upper side is z = 0. Answers with the height of the floor."""
    oak, long = surroundings.oak(), y1 - y0
    top = slab('table', lambda i: rrect(long - 2 * i, wide - 2 * i, 0.6), thick, (oak,) * 3, 0.25, uv_box=(long, wide))
    # The planks of the material run along x, and the table along y.
    place([top], y=(y0 + y1) / 2, z=-thick, rz=90)
    for x in (-1, 1):
        for y in (y0 + 5, y1 - 5):
            leg = slab('leg', lambda i: rrect(6.0 - 2 * i, 6.0 - 2 * i, 0.6), tall - thick, (oak,) * 3, 0.25, uv_box=(6, 6))
            place([leg], x=x * (wide / 2 - 5), y=y, z=-tall)
    return -tall


def standing(form, texture, second):
    S.sweep_ground(backdrop_for(form), back=90, radius=50)
    S.window(radiance=13.0, at=(-200, -130, 150), aim=(0, 0, 40), size=(170, 210))
    S.room(0.3)
    goods = forms.make(form, texture, second)
    S.camera((0, 0, 30), 22, 10, lens=70, fstop=16, frame=S.points_of(goods), fill=0.8)
    return 0.2, goods


def on_a_shelf(form, texture, second):
    S.wall(surroundings.plaster('#e6dfd4'), y=13)
    props.shelf_board(190, 22, 2.6, 13)
    light(at=(-175, -105, 70), aim=(0, 5, 5))
    goods = forms.make(form, texture, second)
    # The strip is what is sold, and a pale cup says how large it is.
    move([props.bowl(5.4, 4.0)], 9, 1)
    S.camera((2, -9, 0.5), -14, 11, distance=54, lens=62, fstop=16, focus=(-2, -9, -1))
    return 0.4, goods


def near(form, texture, second):
    S.sweep_ground(backdrop_for(form), back=120 if form in forms.TRAYS else 70)
    light()
    if form in forms.TRAYS:
        w, h, _r, rim = forms.TRAYS[form]
        goods = forms.make(form, texture, second, lying=True, turn=-28)
        corner = goods[0].matrix_world @ Vector((w / 2 - 2.2, -h / 2 + 1.4, rim))
        # From lower down the varnish mirrors the pale room, and the colours are washed out.
        S.camera(corner, 4, 36, distance=50, lens=85, fstop=24, focus=corner, nudge=(-0.12, 0.20))
        return 0, goods
    # Rim, upper print and the root of the handle; the eye goes round the handle and out of the picture.
    goods = forms.make(form, texture, second, turn=-74)
    strip()
    z, k = (6.3, 1.0) if form == 'mug' else (4.4, 0.78)
    S.camera((0.9 * k, -3.0 * k, z), -6, 14, distance=21.5 * k, lens=85, fstop=16, focus=(0, -4.0 * k, z))
    return 0.25, goods


views = {'front': front, 'near': near, 'use': in_use}
