import type { SceneWords } from './scene-words.ts';

/** The scenes of press messages and of the maker’s own pages. */
export const scenesOfPages = {
  'throw-stair': {
    name: 'Plädar i trappan',
    sv: 'Plädar Vintergatan i Kol och Sjö, mugg Vintergatan i Kol. Miljö.',
    en: 'Throws Milky Way in Charcoal and Lake, mug Milky Way in Charcoal. Lifestyle.',
    focus: [50, 55],
  },
  'cutting-boards': {
    name: 'Skärbrädor',
    sv: 'Runda skärbrädor Granruset i Skog, Lingonris i Lingon och Måsvik i Sjö, skärbräda Granruset i Skog. Miljö.',
    en: 'Round cutting boards Spruce Rush in Forest, Lingonberry in Lingonberry and Gull Bay in Lake, cutting board Spruce Rush in Forest. Lifestyle.',
    focus: [50, 55],
  },
  'espresso-row': {
    name: 'Tre espressomuggar',
    sv: 'Espressomuggar Måsvik i Kol och Sjö, Kottestig i Honung. Stilleben.',
    en: 'Espresso mugs Gull Bay in Charcoal and Lake, Pine Path in Honey. Still life.',
    focus: [50, 55],
  },
  'laid-table': {
    name: 'Dukat med linne',
    sv: 'Löpare och bordstabletter Lingonris i Lingon, muggar Lingonris i Lingon och Snö. Miljö.',
    en: 'Table runner and place mats Lingonberry in Lingonberry, mugs Lingonberry in Lingonberry and Snow. Lifestyle.',
    focus: [50, 55],
  },
  'shore-stones': {
    name: 'Stenar från Måsviken',
    sv: 'Stenar från Måsviken på ett ritblock och färgprover i Sjö och Snö. Tillverkning.',
    en: 'Pebbles from Gull Bay on a drawing pad and colour samples in Lake and Snow. Making.',
    focus: [46, 50],
  },
  'printing-frame': {
    name: 'Tryckbordet',
    sv: 'Tryck av Kottestig i Tegel med ram, rakel och färg. Tillverkning.',
    en: 'A print of Pine Path in Brick with screen, squeegee and ink. Making.',
    focus: [50, 50],
  },
  'first-trays': {
    name: 'Brickor i låda',
    sv: 'Brickor Kottestig i Skog i en trälåda. Tillverkning.',
    en: 'Trays Pine Path in Forest in a wooden crate. Making.',
    focus: [50, 50],
  },
  'proof-wall': {
    name: 'Provtrycken på väggen',
    sv: 'Provtryck av Fjällbris i Honung, Lingonris i Lingon, Dimma i Kol, Granruset i Björk och Vintergatan i Kol på väggen. Tillverkning.',
    en: 'Proofs of Mountain Breeze in Honey, Lingonberry in Lingonberry, Mist in Charcoal, Spruce Rush in Birch and Milky Way in Charcoal on the wall. Making.',
    focus: [45, 45],
  },
  'birch-veneer': {
    name: 'Björk',
    sv: 'Björkstockar, fanér och en otryckt småbricka. Tillverkning.',
    en: 'Birch logs, veneer and an unprinted small tray. Making.',
    focus: [50, 55],
  },
  'varnish-bench': {
    name: 'Lagning',
    sv: 'Bricka Måsvik i Tegel med lack och pensel, kökshandduk Dimma i Sjö. Tillverkning.',
    en: 'Tray Gull Bay in Brick with varnish and brush, kitchen towel Mist in Lake. Making.',
    focus: [50, 55],
  },
  'shop-counter': {
    name: 'Butiksdisk',
    sv: 'Brickställ med brickor, muggar Måsvik i Sjö och Vintergatan i Lingon, espressomugg Måsvik i Sjö och pläd Dimma i Björk. Miljö.',
    en: 'Tray stand with trays, mugs Gull Bay in Lake and Milky Way in Lingonberry, espresso mug Gull Bay in Lake and throw Mist in Birch. Lifestyle.',
    focus: [45, 55],
  },
  'display-shelf': {
    name: 'Skyltning',
    sv: 'Brickor Kottestig i Skog, Sländan i Honung och Lingonris i Lingon på högkant, bricka Fjällbris i Snö med espressomugg Kottestig i Skog. Miljö.',
    en: 'Trays Pine Path in Forest, Dragonfly in Honey and Lingonberry in Lingonberry on edge, tray Mountain Breeze in Snow with espresso mug Pine Path in Forest. Lifestyle.',
    focus: [45, 55],
  },
  'season-trays': {
    name: 'Årstider',
    sv: 'Runda brickor Måsvik i Snö, Sländan i Honung, Lingonris i Lingon och Vintergatan i Kol, muggar Sländan i Skog och Lingonris i Lingon. Miljö.',
    en: 'Round trays Gull Bay in Snow, Dragonfly in Honey, Lingonberry in Lingonberry and Milky Way in Charcoal, mugs Dragonfly in Forest and Lingonberry in Lingonberry. Lifestyle.',
    focus: [50, 50],
  },
  'light-half': {
    name: 'Ljusa halvan',
    sv: 'Bricka Kottestig i Björk med mugg Kottestig i Honung och espressomugg Lingonris i Snö. Miljö.',
    en: 'Tray Pine Path in Birch with mug Pine Path in Honey and espresso mug Lingonberry in Snow. Lifestyle.',
    focus: [50, 58],
  },
  'dark-half': {
    name: 'Mörka halvan',
    sv: 'Pläd Granruset i Kol, bricka Vintergatan i Lingon med mugg Kottestig i Skog och espressomugg Vintergatan i Kol. Miljö.',
    en: 'Throw Spruce Rush in Charcoal, tray Milky Way in Lingonberry with mug Pine Path in Forest and espresso mug Milky Way in Charcoal. Lifestyle.',
    focus: [55, 55],
  },
  'spring-tray': {
    name: 'Vårbricka',
    sv: 'Bricka och mugg Sländan i Skog. Miljö.',
    en: 'Tray and mug Dragonfly in Forest. Lifestyle.',
    focus: [50, 55],
  },
  'summer-tray': {
    name: 'Sommarbricka',
    sv: 'Bricka och mugg Måsvik i Sjö. Miljö.',
    en: 'Tray and mug Gull Bay in Lake. Lifestyle.',
    focus: [50, 55],
  },
  'autumn-tray': {
    name: 'Höstbricka',
    sv: 'Bricka Lingonris i Honung med mugg Lingonris i Lingon, kökshandduk Lingonris i Skog. Miljö.',
    en: 'Tray Lingonberry in Honey with mug Lingonberry in Lingonberry, kitchen towel Lingonberry in Forest. Lifestyle.',
    focus: [42, 55],
  },
  'winter-tray': {
    name: 'Vinterbricka',
    sv: 'Bricka, mugg och espressomugg Vintergatan i Sjö. Miljö.',
    en: 'Tray, mug and espresso mug Milky Way in Lake. Lifestyle.',
    focus: [50, 55],
  },
} satisfies Record<string, SceneWords>;
