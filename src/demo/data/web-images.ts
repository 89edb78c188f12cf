import type { Scene } from './picture-spec.ts';

/** 1 the slider of the start page, 2 about us, 3 the head of the press room, 4 the gallery. */
export type DemoWebImage = {
  id: number;
  groupNumber: 1 | 2 | 3 | 4;
  sort: number;
  name: string;
  textSv: string;
  textEn: string;
  scene: Scene;
};

type Picture = readonly [scene: Scene, name: string, textSv: string, textEn: string];

const startSlider: readonly Picture[] = [
  ['morning-table', 'Morgonbord', 'Frukost för en, på bricka', 'Breakfast for one, on a tray'],
  ['kitchen-shelf', 'Kökshylla', 'Muggar och skärbrädor på en hylla', 'Mugs and cutting boards on a shelf'],
  ['window-sill', 'Fönsterbräda', 'En mugg i fönstret mot sjön', 'A mug in the window facing the lake'],
  ['tray-stack', 'Brickstapel', 'En stapel brickor i åtta mönster', 'A stack of trays in eight patterns'],
  ['picnic', 'Picknick', 'Fika på gräset, allt på en bricka', 'Coffee on the grass, all on one tray'],
  ['linen-line', 'Tvättlina', 'Kökshanddukar på tork i vinden', 'Kitchen towels drying in the wind'],
  ['winter-set', 'Vinterdukat', 'Dukat för fyra en mörk eftermiddag', 'Laid for four on a dark afternoon'],
  [
    'forest-edge',
    'Skogsbryn',
    'Skogsbrynet där mönstren börjar',
    'The edge of the forest, where the patterns begin',
  ],
  ['shop-counter', 'Butiksdisk', 'Brickor på en butiksdisk', 'Trays on a shop counter'],
];

const aboutUs: readonly Picture[] = [
  [
    'pattern-desk',
    'Ritbordet',
    'Ritbordet med skisser till Kottestig',
    'The drawing table with sketches for Pine Path',
  ],
  ['workshop-press', 'Pressen', 'Pressen som formar björkfanéren', 'The press that shapes the birch veneer'],
  ['coffee-rings', 'Halv tio', 'Fikarast klockan halv tio', 'Coffee break at half past nine'],
  [
    'forest-edge',
    'Stigen till sjön',
    'Stigen mellan ateljén och sjön',
    'The path between the studio and the lake',
  ],
];

const header: readonly Picture[] = [
  ['header', 'Pressrum', 'Fjällbrusas mönster sida vid sida', 'The patterns of Fjällbrusa side by side'],
];

const gallery: readonly Picture[] = [
  ['morning-table', 'Morgonbord', 'Bricka Kottestig med mugg. Miljö.', 'Tray Pine Path with mug. Setting.'],
  [
    'kitchen-shelf',
    'Kökshylla',
    'Muggar, skärbrädor och underlägg. Miljö.',
    'Mugs, boards and coasters. Setting.',
  ],
  [
    'window-sill',
    'Fönsterbräda',
    'Mugg Måsvik i morgonljus. Miljö.',
    'Mug Gull Bay in morning light. Setting.',
  ],
  ['tray-stack', 'Brickstapel', 'Brickor i åtta mönster. Stilleben.', 'Trays in eight patterns. Still life.'],
  [
    'picnic',
    'Picknick',
    'Rund bricka Fjällbris på gräs. Miljö.',
    'Round tray Mountain Breeze on grass. Setting.',
  ],
  ['linen-line', 'Tvättlina', 'Kökshanddukar Lingonris. Miljö.', 'Kitchen towels Lingonberry. Setting.'],
  [
    'workshop-press',
    'Pressen',
    'Fanérpressen i bryggeriet. Tillverkning.',
    'The veneer press at the brewery. Making.',
  ],
  [
    'pattern-desk',
    'Ritbordet',
    'Elin Norrgårds ritbord. Tillverkning.',
    'The drawing table of Elin Norrgård. Making.',
  ],
  ['coffee-rings', 'Kafferingar', 'Espressomugg Måsvik. Detalj.', 'Espresso mug Gull Bay. Detail.'],
  [
    'winter-set',
    'Vinterdukat',
    'Vintergatan i Kol och Snö. Miljö.',
    'Milky Way in Charcoal and Snow. Setting.',
  ],
  ['shop-counter', 'Butiksdisk', 'Brickställ i butik. Miljö.', 'Tray stand in a shop. Setting.'],
  ['forest-edge', 'Skogsbryn', 'Skogen bakom Provstad. Miljö.', 'The forest behind Provstad. Setting.'],
];

function hung(groupNumber: DemoWebImage['groupNumber'], pictures: readonly Picture[]): DemoWebImage[] {
  return pictures.map(([scene, name, textSv, textEn], place) => ({
    id: groupNumber * 100 + place + 1,
    groupNumber,
    sort: place + 1,
    name,
    textSv,
    textEn,
    scene,
  }));
}

export const demoWebImages: readonly DemoWebImage[] = [
  ...hung(1, startSlider),
  ...hung(2, aboutUs),
  ...hung(3, header),
  ...hung(4, gallery),
];
