import { sceneTable, type Scene } from './scene-table.ts';

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

const startSlider: readonly Scene[] = [
  'morning-table',
  'kitchen-shelf',
  'window-sill',
  'bench-corner',
  'linen-table',
  'towel-rail',
];
const aboutUs: readonly Scene[] = ['drawing-table', 'colour-jars', 'blank-trays', 'half-past-nine'];
const header: readonly Scene[] = ['eight-patterns'];
const gallery: readonly Scene[] = [
  'three-sizes',
  'round-trio',
  'tray-stack',
  'small-trays',
  'tray-edge',
  'mug-row',
  'coaster-pile',
  'trivet-pot',
  'winter-table',
  'cushion-pair',
  'towel-stack',
  'paper-desk',
];

function hung(groupNumber: DemoWebImage['groupNumber'], scenes: readonly Scene[]): DemoWebImage[] {
  return scenes.map((scene, place) => {
    const { name, sv, en } = sceneTable[scene];
    return {
      id: groupNumber * 100 + place + 1,
      groupNumber,
      sort: place + 1,
      name,
      textSv: sv,
      textEn: en,
      scene,
    };
  });
}

export const demoWebImages: readonly DemoWebImage[] = [
  ...hung(1, startSlider),
  ...hung(2, aboutUs),
  ...hung(3, header),
  ...hung(4, gallery),
];
