export type DemoMaterial = { id: number; nameSv: string; nameEn: string };

export const demoMaterials: readonly DemoMaterial[] = [
  { id: 1, nameSv: 'Björkfanér', nameEn: 'Birch veneer' },
  { id: 2, nameSv: 'Laminat', nameEn: 'Laminate' },
  { id: 3, nameSv: 'Benporslin', nameEn: 'Bone china' },
  { id: 4, nameSv: 'Stengods', nameEn: 'Stoneware' },
  { id: 5, nameSv: 'Linne', nameEn: 'Linen' },
  { id: 6, nameSv: 'Ekologisk bomull', nameEn: 'Organic cotton' },
  { id: 7, nameSv: 'Ull', nameEn: 'Wool' },
  { id: 8, nameSv: 'FSC-papper', nameEn: 'FSC paper' },
];
