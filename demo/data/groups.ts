import { sceneTable, type Scene } from './scene-table.ts';

export type DemoGroup = {
  id: number;
  parentId: number | null;
  nameSv: string;
  nameEn: string;
  requireLogin: boolean;
  sort: number;
  scene: Scene | undefined;
  imageTextSv: string;
  imageTextEn: string | null;
};

function group(
  id: number,
  parentId: number | null,
  nameSv: string,
  nameEn: string,
  scene?: Scene,
): DemoGroup {
  const words = scene && sceneTable[scene];
  return {
    id,
    parentId,
    nameSv,
    nameEn,
    requireLogin: id === 9,
    sort: id,
    scene,
    imageTextSv: words?.sv ?? '',
    imageTextEn: words?.en ?? null,
  };
}


export const demoGroups: readonly DemoGroup[] = [
  group(1, null, 'Brickor', 'Trays', 'tray-stack'),
  group(11, 1, 'Rektangulära brickor', 'Rectangular trays', 'three-sizes'),
  group(12, 1, 'Runda brickor', 'Round trays', 'round-trio'),
  group(13, 1, 'Småbrickor', 'Small trays', 'small-trays'),
  group(2, null, 'Kök', 'Kitchen', 'coaster-pile'),
  group(21, 2, 'Muggar', 'Mugs', 'mug-row'),
  group(22, 2, 'Skärbrädor', 'Cutting boards', 'cutting-boards'),
  group(23, 2, 'Underlägg', 'Coasters & trivets', 'trivet-pot'),
  group(3, null, 'Textil', 'Textiles'),
  group(31, 3, 'Kökshanddukar', 'Kitchen towels', 'towel-stack'),
  group(32, 3, 'Löpare & tabletter', 'Runners & place mats', 'laid-table'),
  group(33, 3, 'Kuddfodral', 'Cushion covers', 'cushion-pair'),
  group(34, 3, 'Plädar', 'Throws', 'throw-stair'),
  group(4, null, 'Papper & present', 'Paper & gifts'),
  group(41, 4, 'Servetter', 'Napkins'),
  group(42, 4, 'Vykort & block', 'Cards & notebooks', 'paper-desk'),
  group(9, null, 'För återförsäljare', 'For resellers'),
];
