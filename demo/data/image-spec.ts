export type Form =
  | 'tray-rect'
  | 'tray-rect-large'
  | 'tray-small'
  | 'tray-round'
  | 'tray-round-large'
  | 'mug'
  | 'espresso-mug'
  | 'board'
  | 'board-round'
  | 'coasters'
  | 'trivet'
  | 'towel'
  | 'runner'
  | 'placemat'
  | 'cushion'
  | 'throw'
  | 'napkins'
  | 'postcard'
  | 'notebook'
  | 'tray-stand'
  | 'shelf-strip'
  | 'catalogue';

export type Design =
  | 'kottestig'
  | 'fjallbris'
  | 'slandan'
  | 'masvik'
  | 'granruset'
  | 'vintergatan'
  | 'lingonris'
  | 'dimma';

export type Colour = 'sno' | 'bjork' | 'honung' | 'tegel' | 'lingon' | 'sjo' | 'skog' | 'kol';

export type ImageSpec = { form: Form; design: Design; colour: Colour };
