import type { Scene } from './picture-spec.ts';

/** Who made the picture of a scene, where and when. */
export type PictureOrigin = {
  photographer: string;
  placeSv: string;
  placeEn: string;
  takenOn: string | null;
};

const studio = {
  photographer: 'Signe Hallonqvist',
  placeSv: 'Ateljén, Provstad',
  placeEn: 'The studio, Provstad',
};
const brewery = {
  photographer: 'Vidar Ekblad',
  placeSv: 'Bryggeriet, Provstad',
  placeEn: 'The brewery, Provstad',
};
const lake = { photographer: 'Vidar Ekblad', placeSv: 'Måsviken, Provstad', placeEn: 'Gull Bay, Provstad' };

export const pictureOrigins: Record<Scene, PictureOrigin> = {
  'morning-table': { ...studio, takenOn: '2025-04-08' },
  'kitchen-shelf': { ...studio, takenOn: '2025-04-09' },
  'window-sill': { ...studio, takenOn: '2025-04-09' },
  'tray-stack': { ...studio, takenOn: '2025-02-18' },
  picnic: { ...lake, takenOn: '2024-06-19' },
  'linen-line': { ...lake, takenOn: '2024-06-20' },
  'workshop-press': { ...brewery, takenOn: '2024-10-02' },
  'pattern-desk': { ...brewery, takenOn: '2024-10-03' },
  'coffee-rings': { ...brewery, takenOn: '2024-10-03' },
  'winter-set': { ...studio, takenOn: '2024-11-27' },
  'shop-counter': {
    photographer: 'Oda Lysfoss',
    placeSv: 'Odense, Danmark',
    placeEn: 'Odense, Denmark',
    takenOn: '2025-01-22',
  },
  'forest-edge': { ...lake, takenOn: '2024-09-05' },
  header: { ...studio, takenOn: null },
};
