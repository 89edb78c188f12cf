"""What every scene is put together from: wares, where they stand, and where the light comes from."""
import math
import bpy
import forms
import studio as S
import surroundings


class Ware:
    """One article by its texture's name, mug.masvik.sjo."""

    def __init__(self, texture, path, second):
        self.form, self.path, self.second = texture.split('.')[0], path, second

    def make(self, form=None, **how):
        return forms.make(form or self.form, self.path, self.second, **how)


def move(obs, x=0.0, y=0.0, z=0.0, rz=0.0):
    """Objects already posed, moved once more as one."""
    e = bpy.data.objects.new('group', None)
    bpy.context.scene.collection.objects.link(e)
    for top in {top_of(o) for o in obs}:
        top.parent = e
    e.location, e.rotation_euler = (x, y, z), (0, 0, math.radians(rz))
    bpy.context.view_layer.update()
    return obs


def top_of(ob):
    while ob.parent:
        ob = ob.parent
    return ob


def turned(obs, rx=0.0, ry=0.0, x=0.0, y=0.0, z=0.0, rz=0.0):
    """Objects already posed, turned as one about the origin and then moved."""
    move(obs, x, y, z)
    top_of(obs[0]).rotation_euler = tuple(math.radians(a) for a in (rx, ry, rz))
    bpy.context.view_layer.update()
    return obs


def put(ware, x=0.0, y=0.0, z=0.0, rz=0.0, **how):
    return move(ware.make(**how), x, y, z, rz)


def rear(obs):
    return max((o.matrix_world @ v.co).y for o in obs for v in o.data.vertices)


def lean(ware, x, wall_y, z=0.0, gap=0.1, rz=0.0, **how):
    """Against the wall, or `gap` before it: against what leans there already."""
    obs = ware.make(**how)
    return move(obs, x, wall_y - rear(obs) - gap, z, rz)


def on(x0, y0, turn):
    """From the coordinates of what stands at x0, y0 and is turned, to those of the scene."""
    a = math.radians(turn)
    return lambda x, y: (x0 + x * math.cos(a) - y * math.sin(a), y0 + x * math.sin(a) + y * math.cos(a))


def daylight(at=(-190, -40, 120), aim=(0, 10, 5), radiance=13.0, room=0.24, size=(130, 170), tint=(1.0, 0.985, 0.955)):
    S.window(at=at, aim=aim, size=size, radiance=radiance, tint=tint)
    S.room(room)


def lamp(at, radiance, size=0.6, tint=(1.0, 0.62, 0.30)):
    """A small warm light: a flame, or a lamp outside the picture."""
    li = bpy.data.lights.new('lamp', 'POINT')
    li.shadow_soft_size, li.energy, li.color = size, radiance * 4 * math.pi ** 2 * size ** 2, tint
    ob = bpy.data.objects.new('lamp', li)
    ob.location = at
    bpy.context.scene.collection.objects.link(ob)
    ob.visible_camera = False


def low_sun(azimuth, elevation, strength=6.0, tint=(1.0, 0.86, 0.68), soft=1.6):
    """The sun from `azimuth` degrees left of the camera's side, with soft edges in degrees."""
    li = bpy.data.lights.new('sun', 'SUN')
    li.energy, li.color, li.angle = strength, tint, math.radians(soft)
    ob = bpy.data.objects.new('sun', li)
    ob.rotation_euler = (math.radians(90 - elevation), 0, math.radians(-azimuth))
    bpy.context.scene.collection.objects.link(ob)


def table_in_a_room(ground, wall='#e4dccf', back=58, wall_y=120, wide=420):
    S.table(ground, y0=-160, y1=back, wide=wide)
    S.wall(surroundings.plaster(wall), y=wall_y)


def meeting(paper, back):
    """Ground and wall of one paper, that meet at y = back."""
    S.wall(paper, y=back + 0.05)
    S.table(paper, y0=-400, y1=back + 0.06, wide=1200)


def view(goods, azimuth, elevation, fill=0.78, lens=66, fstop=8.0, aim=(0, 0, 6), nudge=(0.0, 0.0), focus=None):
    """Looks at the goods so that none is cut."""
    S.camera(aim, azimuth, elevation, lens=lens, fstop=fstop, frame=S.points_of(goods), fill=fill, aspect=1.5, nudge=nudge, focus=focus)
