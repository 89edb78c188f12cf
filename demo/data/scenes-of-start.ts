import type { SceneWords } from './scene-words.ts';

/** The scenes of the start page and of the press room’s header. */
export const scenesOfStart = {
  'morning-table': {
    name: 'Morgonbord',
    sv: 'Bricka Kottestig i Skog med mugg Måsvik i Sjö, espressomugg och kökshandduk Lingonris i Lingon.',
    en: 'Tray Pine Path in Forest with mug Gull Bay in Lake, espresso mug and kitchen towel Lingonberry in Lingonberry.',
    focus: [62, 55],
    shows: ['10103', '20101', '20117', '30101'],
  },
  'kitchen-shelf': {
    name: 'Kökshylla',
    sv: 'Rund bricka Vintergatan i Sjö, småbricka Kottestig i Honung, muggar Måsvik i Sjö och Kottestig i Skog, espressomugg Lingonris i Lingon.',
    en: 'Round tray Milky Way in Lake, small tray Pine Path in Honey, mugs Gull Bay in Lake and Pine Path in Forest, espresso mug Lingonberry in Lingonberry.',
    focus: [58, 55],
    shows: ['10207', '10304', '20101', '20121', '20117'],
  },
  'window-sill': {
    name: 'Fönsterbräda',
    sv: 'Bricka Sländan i Honung, mugg Sländan i Sjö, småbricka Sländan i Sjö och espressomugg Sländan i Honung.',
    en: 'Tray Dragonfly in Honey, mug Dragonfly in Lake, small tray Dragonfly in Lake and espresso mug Dragonfly in Honey.',
    focus: [54, 62],
    shows: ['10155', '20108', '10302', '20107'],
  },
  'bench-corner': {
    name: 'Kökssoffa',
    sv: 'Kuddfodral Fjällbris i Sjö och Dimma i Björk, pläd Granruset i Skog.',
    en: 'Cushion covers Mountain Breeze in Lake and Mist in Birch, throw Spruce Rush in Forest.',
    focus: [40, 55],
    shows: ['30305', '30301', '30405'],
  },
  'linen-table': {
    name: 'Linneduk',
    sv: 'Rund bricka Lingonris i Skog med muggar Lingonris i Lingon och Skog, servetter Lingonris i Lingon.',
    en: 'Round tray Lingonberry in Forest with mugs Lingonberry in Lingonberry and Forest, napkins Lingonberry in Lingonberry.',
    focus: [42, 58],
    shows: ['10219', '20116', '20120', '40103'],
  },
  'towel-rail': {
    name: 'Handduksstång',
    sv: 'Kökshanddukar Lingonris i Lingon, Granruset i Skog och Sländan i Sjö.',
    en: 'Kitchen towels Lingonberry in Lingonberry, Spruce Rush in Forest and Dragonfly in Lake.',
    focus: [50, 55],
    shows: ['30101', '30107', '30111'],
  },
  'drawing-table': {
    name: 'Ritbordet',
    sv: 'Provtryck av Sländan i Honung, Måsvik i Sjö och Granruset i Snö på ritbordet.',
    en: 'Proofs of Dragonfly in Honey, Gull Bay in Lake and Spruce Rush in Snow on the drawing table.',
    focus: [50, 50],
    shows: [],
  },
  'colour-jars': {
    name: 'Åtta färger',
    sv: 'De åtta tryckfärgerna: Snö, Björk, Honung, Tegel, Lingon, Sjö, Skog och Kol.',
    en: 'The eight inks: Snow, Birch, Honey, Brick, Lingonberry, Lake, Forest and Charcoal.',
    focus: [50, 50],
    shows: [],
  },
  'blank-trays': {
    name: 'Före och efter trycket',
    sv: 'Fanér och otryckt bricka av björk bredvid bricka Kottestig i Skog.',
    en: 'Veneer and an unprinted tray of birch beside a tray Pine Path in Forest.',
    focus: [50, 50],
    shows: ['10101'],
  },
  'half-past-nine': {
    name: 'Halv tio',
    sv: 'Espressomuggar Måsvik i Sjö och Kol på glasunderlägg Vintergatan i Sjö.',
    en: 'Espresso mugs Gull Bay in Lake and Charcoal on coasters Milky Way in Lake.',
    focus: [50, 60],
    shows: ['20102', '20104', '20303'],
  },
  'eight-patterns': {
    name: 'Åtta mönster',
    sv: 'Brickor Kottestig i Skog, Fjällbris i Snö, Sländan i Honung, Måsvik i Sjö, Granruset i Kol, Vintergatan i Sjö, Lingonris i Lingon och Dimma i Björk.',
    en: 'Trays Pine Path in Forest, Mountain Breeze in Snow, Dragonfly in Honey, Gull Bay in Lake, Spruce Rush in Charcoal, Milky Way in Lake, Lingonberry in Lingonberry and Mist in Birch.',
    focus: [50, 50],
    shows: ['10103', '10133', '10157', '10148', '10115', '10124', '10139', '10166'],
  },
} satisfies Record<string, SceneWords>;
