"""The shop's forms by name."""
from boards import board, coasters
from cups import espresso, mug
from cushion import cushion
from folded import throw, towel_folded
from paper_goods import catalogue, napkins, notebook, postcard
from shop_fittings import shelf_strip, tray_stand, tray_stand_floor
from table_linen import placemat, runner
from towel import towel_hanging
from trays import PLY, TRAYS, tray

BOARDS = ('board', 'board-round', 'trivet')
MADE = {
    'mug': mug, 'espresso-mug': espresso, 'coasters': coasters, 'cushion': cushion, 'throw': throw, 'napkins': napkins,
    'tray-stand': tray_stand, 'tray-stand-floor': tray_stand_floor, 'shelf-strip': shelf_strip,
    'postcard': postcard, 'catalogue': catalogue, 'placemat': placemat, 'runner': runner, 'notebook': notebook, 'towel': towel_hanging, 'towel-folded': towel_folded,
}


def make(form, texture, second, **how):
    """The objects of one article at the origin, on z = 0, facing -y. One unit is 1 cm."""
    if form in TRAYS:
        return tray(form, texture, second, **how)
    if form in BOARDS:
        return board(form, texture, second, **how)
    return MADE[form](texture, second, **how)
