import type { SceneWords } from './scene-words.ts';

/** The scenes of the press room’s gallery. */
export const scenesOfGallery = {
  'three-sizes': {
    name: 'Tre storlekar',
    sv: 'Bricka Kottestig i tre storlekar: 43×33 i Skog, 33×27 i Honung och 27×20 i Kol.',
    en: 'Tray Pine Path in three sizes: 43×33 in Forest, 33×27 in Honey and 27×20 in Charcoal.',
    focus: [50, 52],
    shows: ['10103', '10102', '10104'],
  },
  'round-trio': {
    name: 'Runda brickor',
    sv: 'Rund bricka Fjällbris Ø49 i Sjö, Ø38 i Snö och Ø31 i Björk, espressomugg Dimma i Sjö.',
    en: 'Round tray Mountain Breeze Ø49 in Lake, Ø38 in Snow and Ø31 in Birch, espresso mug Mist in Lake.',
    focus: [50, 50],
    shows: ['10203', '10202', '10204', '20129'],
  },
  'tray-stack': {
    name: 'Brickstapel',
    sv: 'Rund bricka Granruset i Kol bakom en stapel brickor Vintergatan, Måsvik, Lingonris, Kottestig, Dimma och Granruset; småbricka Granruset i Skog och espressomugg Kottestig i Skog.',
    en: 'Round tray Spruce Rush in Charcoal behind a stack of trays Milky Way, Gull Bay, Lingonberry, Pine Path, Mist and Spruce Rush; small tray Spruce Rush in Forest and espresso mug Pine Path in Forest.',
    focus: [48, 60],
    shows: ['10227', '10125', '10146', '10137', '10101', '10170', '10113', '10313', '20122'],
  },
  'small-trays': {
    name: 'Fyra småbrickor',
    sv: 'Småbrickor Sländan i Honung, Fjällbris i Sjö, Måsvik i Kol och Lingonris i Snö, espressomugg Sländan i Honung.',
    en: 'Small trays Dragonfly in Honey, Mountain Breeze in Lake, Gull Bay in Charcoal and Lingonberry in Snow, espresso mug Dragonfly in Honey.',
    focus: [50, 50],
    shows: ['10301', '10309', '10306', '10308', '20107'],
  },
  'tray-edge': {
    name: 'Brickans kant',
    sv: 'Kanten på bricka Lingonris i Lingon, espressomugg Lingonris i Snö.',
    en: 'The rim of a tray Lingonberry in Lingonberry, espresso mug Lingonberry in Snow.',
    focus: [55, 55],
    shows: ['10139', '20119'],
  },
  'mug-row': {
    name: 'Muggar på rad',
    sv: 'Muggar Måsvik i Kol, Sländan i Honung, Lingonris i Lingon, Kottestig i Skog och Vintergatan i Sjö, espressomugg Dimma i Björk.',
    en: 'Mugs Gull Bay in Charcoal, Dragonfly in Honey, Lingonberry in Lingonberry, Pine Path in Forest and Milky Way in Lake, espresso mug Mist in Birch.',
    focus: [50, 60],
    shows: ['20103', '20106', '20116', '20121', '20113', '20127'],
  },
  'coaster-pile': {
    name: 'Stjärnhimmel på bordet',
    sv: 'Espressomugg och glasunderlägg Vintergatan i Kol.',
    en: 'Espresso mug and coasters Milky Way in Charcoal.',
    focus: [55, 55],
    shows: ['20301', '20112'],
  },
  'trivet-pot': {
    name: 'Grytan på bordet',
    sv: 'Grytunderlägg Granruset i Skog och Kottestig i Honung, kökshandduk Granruset i Skog.',
    en: 'Trivets Spruce Rush in Forest and Pine Path in Honey, kitchen towel Spruce Rush in Forest.',
    focus: [50, 55],
    shows: ['20306', '20316', '30107'],
  },
  'winter-table': {
    name: 'Vinterkväll',
    sv: 'Rund bricka Vintergatan i Kol med mugg Vintergatan i Lingon och espressomugg Vintergatan i Kol.',
    en: 'Round tray Milky Way in Charcoal with mug Milky Way in Lingonberry and espresso mug Milky Way in Charcoal.',
    focus: [50, 58],
    shows: ['10206', '20115', '20112'],
  },
  'cushion-pair': {
    name: 'Två kuddar',
    sv: 'Kuddfodral Sländan i Honung och Måsvik i Kol.',
    en: 'Cushion covers Dragonfly in Honey and Gull Bay in Charcoal.',
    focus: [50, 55],
    shows: ['30309', '30308'],
  },
  'towel-stack': {
    name: 'Vikta handdukar',
    sv: 'Vikta kökshanddukar Kottestig i Skog, Måsvik i Sjö, Sländan i Honung och Lingonris i Skog.',
    en: 'Folded kitchen towels Pine Path in Forest, Gull Bay in Lake, Dragonfly in Honey and Lingonberry in Forest.',
    focus: [50, 50],
    shows: ['30104', '30113', '30110', '30103'],
  },
  'paper-desk': {
    name: 'Papper på skrivbordet',
    sv: 'Vykort Sländan i Honung, anteckningsblock Granruset i Skog och Fjällbris i Snö, servetter Kottestig i Skog, mugg Dimma i Björk.',
    en: 'Postcard Dragonfly in Honey, notebooks Spruce Rush in Forest and Mountain Breeze in Snow, napkins Pine Path in Forest, mug Mist in Birch.',
    focus: [50, 55],
    shows: ['40201', '40202', '40212', '40101', '20126'],
  },
} satisfies Record<string, SceneWords>;
