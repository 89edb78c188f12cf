export type DemoGroup = {
  id: number;
  parentId: number | null;
  nameSv: string;
  nameEn: string;
  requireLogin: boolean;
  sort: number;
};

function group(id: number, parentId: number | null, nameSv: string, nameEn: string): DemoGroup {
  return { id, parentId, nameSv, nameEn, requireLogin: id === 9, sort: id };
}

export const demoGroups: readonly DemoGroup[] = [
  group(1, null, 'Brickor', 'Trays'),
  group(11, 1, 'Rektangulära brickor', 'Rectangular trays'),
  group(12, 1, 'Runda brickor', 'Round trays'),
  group(13, 1, 'Småbrickor', 'Small trays'),
  group(2, null, 'Kök', 'Kitchen'),
  group(21, 2, 'Muggar', 'Mugs'),
  group(22, 2, 'Skärbrädor', 'Cutting boards'),
  group(23, 2, 'Underlägg', 'Coasters & trivets'),
  group(3, null, 'Textil', 'Textiles'),
  group(31, 3, 'Kökshanddukar', 'Kitchen towels'),
  group(32, 3, 'Löpare & tabletter', 'Runners & place mats'),
  group(33, 3, 'Kuddfodral', 'Cushion covers'),
  group(34, 3, 'Plädar', 'Throws'),
  group(4, null, 'Papper & present', 'Paper & gifts'),
  group(41, 4, 'Servetter', 'Napkins'),
  group(42, 4, 'Vykort & block', 'Cards & notebooks'),
  group(9, null, 'För återförsäljare', 'For resellers'),
];
