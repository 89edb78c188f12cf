"""The settings an article is shown in use in, square."""
import props
import forms
import studio as S
import surroundings
from stage import daylight, move


def in_use(form, tex, second):
    """One article where it is used. Answers with the exposure and the goods."""
    if form in ('cushion', 'throw'):
        S.wall(surroundings.plaster('#e2dacc'), y=16)
        props.bench(260, 46, 0, -30)
        daylight(at=(-180, -95, 105), aim=(0, 0, 15), radiance=12.5, room=0.24)
        goods = obs = forms.make(form, tex, second)
        back = max((o.matrix_world @ v.co).y for o in obs for v in o.data.vertices)
        move(obs, -6, 15.6 - back if form == 'cushion' else -8, 0, -6)
        v = props.vase(24, 6.2, '#c4b49e')
        move([v] + props.spray((0, 0, 18), reach=34, seed=3, twigs=6, lean=(-0.2, -0.3)), 34, -2, 0, 0)
        S.camera((4, -4, 20 if form == 'cushion' else 12), 7, 8, distance=210 if form == 'cushion' else 170, lens=70, fstop=7, focus=(-6, -10, 14))
        return 0.3, goods
    if form == 'postcard':
        wy = 13.0
        S.wall(surroundings.plaster('#e6dfd4'), y=wy)
        props.shelf_board(190, 23, 2.6, wy)
        daylight(at=(-175, -105, 70), aim=(0, 5, 10), radiance=11, room=0.27)
        goods = move(forms.make(form, tex, second), 0, 3, 0, 0)
        v = props.vase(15, 4.6, '#b9a893')
        move([v] + props.spray((0, 0, 11), reach=24, seed=12, twigs=3, lean=(0.25, -0.2)), 14, 4, 0, 0)
        S.camera((3, 0, 10.5), 4, 6, distance=82, lens=68, fstop=8, focus=(-3, 0, 8))
        return 0.15, goods
    S.table(surroundings.oak(), y0=-140, y1=58, wide=420)
    S.wall(surroundings.plaster('#e4dccf'), y=120)
    daylight(at=(-170, 20, 105), aim=(0, 0, 0), radiance=12, room=0.25)
    v = props.vase(20, 5.4, '#cfc3b1')
    tw = props.spray((0, 0, 15), reach=28, seed=7, twigs=6, lean=(0.5, -0.1))
    if form in forms.TRAYS:
        w, h, _r, _rim = forms.TRAYS[form]
        goods = move(forms.make(form, tex, second, lying=True), 0, 0, 0, -16)
        k = w / 43
        move([props.bowl(5.4, 4.0)] + props.berries(4.4, 1.9, 3), 7.5 * k + 1, -1.5, forms.PLY, 0)
        move([v] + tw, -w * 0.42 - 9, h * 0.5 + 10, 0, 0)
        S.camera((-1, 3, 3.5), 8, 29, distance=2.0 * w + 30, lens=62, fstop=7, focus=(0, -3, 1))
        return 0.65, goods
    if form in ('mug', 'espresso-mug'):
        move(props.book(21, 14.5, 2.2, '#8b8676', 0), 3, 1, 0, -18)
        goods = move(forms.make(form, tex, second, drink=True), 0, 0, 2.22, -66)
        move([v] + tw, -17, 26, 0, 0)
        S.camera((0.5, 0, 7.2), 6, 16, distance=58, lens=70, fstop=6.3, focus=(0, -4, 6))
        return 0.65, goods
    obs = forms.make(form, tex, second, **({'lying': True} if form in ('board', 'board-round', 'trivet') else {}))
    move(obs, 0, 0, 0, -12)
    move([v] + tw, -24, 27, 0, 0)
    move([props.bowl(5.2, 3.9)] + props.berries(4.2, 1.9, 3), 17, 9, 0, 0)
    S.camera((0, 2, 3), 8, 30, lens=62, fstop=7, frame=S.points_of(obs), fill=0.55)
    return 0.65, obs
