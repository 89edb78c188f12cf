import type { Scene } from './picture-spec.ts';

/** 1 is the slider of the start page, 2 about us, 3 the press room's header, 4 the gallery. */
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
  [
    'kitchen-shelf',
    'Kökshylla',
    'Brickor, muggar och skärbräda på hyllan',
    'Trays, mugs and a cutting board on the shelf',
  ],
  ['window-sill', 'Fönsterbräda', 'Bricka och mugg i fönstret', 'A tray and a mug in the window'],
  ['tray-stack', 'Brickstapel', 'En stapel brickor och en espresso', 'A stack of trays and an espresso'],
  ['picnic', 'Picknick', 'Fika på gräset, allt på en bricka', 'Coffee on the grass, all on one tray'],
  ['linen-line', 'Tvättlina', 'Kökshanddukar på tork i vinden', 'Kitchen towels drying in the wind'],
  ['winter-set', 'Vinterdukat', 'Dukat en mörk eftermiddag', 'Laid for a dark afternoon'],
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
    'Ritbordet med provtryck i tre mönster',
    'The drawing table with proofs of three patterns',
  ],
  ['workshop-press', 'Tryckbordet', 'Kottestig trycks för hand', 'Pine Path being printed by hand'],
  ['coffee-rings', 'Halv tio', 'Fikarast klockan halv tio', 'Coffee break at half past nine'],
  ['forest-edge', 'På vägen till sjön', 'Fika på halva vägen till sjön', 'Coffee halfway to the lake'],
];

const header: readonly Picture[] = [
  ['header', 'Pressrum', 'Fjällbrusas mönster sida vid sida', 'The patterns of Fjällbrusa side by side'],
];

const gallery: readonly Picture[] = [
  [
    'morning-table',
    'Morgonbord',
    'Bricka Kottestig i Skog med muggar Måsvik, på löpare Lingonris. Miljö.',
    'Tray Pine Path in Forest with mugs Gull Bay, on a runner Lingonberry. Lifestyle.',
  ],
  [
    'kitchen-shelf',
    'Kökshylla',
    'Bricka Kottestig, rund bricka Fjällbris, muggar Måsvik och skärbräda Granruset. Miljö.',
    'Tray Pine Path, round tray Mountain Breeze, mugs Gull Bay and cutting board Spruce Rush. Lifestyle.',
  ],
  [
    'window-sill',
    'Fönsterbräda',
    'Bricka Sländan i Honung och mugg Sländan i Sjö. Miljö.',
    'Tray Dragonfly in Honey and mug Dragonfly in Lake. Lifestyle.',
  ],
  [
    'tray-stack',
    'Brickstapel',
    'Runda brickor Vintergatan och Fjällbris bakom en stapel brickor. Stilleben.',
    'Round trays Milky Way and Mountain Breeze behind a stack of trays. Still life.',
  ],
  [
    'picnic',
    'Picknick',
    'Rund bricka Lingonris i Skog med muggar Måsvik, på gräset. Miljö.',
    'Round tray Lingonberry in Forest with mugs Gull Bay, on the grass. Lifestyle.',
  ],
  [
    'linen-line',
    'Tvättlina',
    'Kökshanddukar Lingonris, Granruset och Sländan. Miljö.',
    'Kitchen towels Lingonberry, Spruce Rush and Dragonfly. Lifestyle.',
  ],
  [
    'workshop-press',
    'Tryckbordet',
    'Kottestig i Tegel trycks med ram och rakel. Tillverkning.',
    'Pine Path in Brick being printed with screen and squeegee. Making.',
  ],
  [
    'pattern-desk',
    'Ritbordet',
    'Provtryck av Sländan, Måsvik och Granruset på ritbordet. Tillverkning.',
    'Proofs of Dragonfly, Gull Bay and Spruce Rush on the drawing table. Making.',
  ],
  [
    'coffee-rings',
    'Kafferingar',
    'Espressomugg Måsvik på glasunderlägg Vintergatan. Detalj.',
    'Espresso mug Gull Bay on coasters Milky Way. Detail.',
  ],
  [
    'winter-set',
    'Vinterdukat',
    'Rund bricka Vintergatan i Kol, bricka Granruset i Lingon. Miljö.',
    'Round tray Milky Way in Charcoal, tray Spruce Rush in Lingonberry. Lifestyle.',
  ],
  [
    'shop-counter',
    'Butiksdisk',
    'Brickställ med Sländan, muggar Måsvik och pläd Dimma. Miljö.',
    'Tray stand with Dragonfly, mugs Gull Bay and throw Mist. Lifestyle.',
  ],
  [
    'forest-edge',
    'Skogsbryn',
    'Bricka Granruset i Tegel och rund bricka Vintergatan i Kol på en stubbe. Miljö.',
    'Tray Spruce Rush in Brick and round tray Milky Way in Charcoal on a stump. Lifestyle.',
  ],
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
