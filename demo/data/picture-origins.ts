import type { Scene } from './picture-spec.ts';

/** The creator, place and date of a scene's picture. */
export type PictureOrigin = {
  photographer: string;
  placeSv: string;
  placeEn: string;
  takenOn: string | null;
};

/** All pictures are drawn by the maker, who is credited as the photographer. */
const maker = { photographer: 'Fjällbrusa Form' };
const studio = { ...maker, placeSv: 'Ateljén, Provstad', placeEn: 'The studio, Provstad' };
const printRoom = { ...maker, placeSv: 'Tryckeriet, Provstad', placeEn: 'The print room, Provstad' };
const lake = { ...maker, placeSv: 'Måsviken, Provstad', placeEn: 'Gull Bay, Provstad' };
const showroom = { ...maker, placeSv: 'Visningsrummet, Provstad', placeEn: 'The showroom, Provstad' };

/** The dates are before the first message that shows a picture, and after the range that it shows. */
export const pictureOrigins: Record<Scene, PictureOrigin> = {
  'morning-table': { ...studio, takenOn: '2026-01-13' },
  'kitchen-shelf': { ...studio, takenOn: '2026-01-14' },
  'window-sill': { ...studio, takenOn: '2026-01-14' },
  'tray-stack': { ...studio, takenOn: '2026-01-13' },
  picnic: { ...lake, takenOn: '2025-06-17' },
  'linen-line': { ...lake, takenOn: '2025-06-18' },
  'workshop-press': { ...printRoom, takenOn: '2025-10-02' },
  'pattern-desk': { ...studio, takenOn: '2025-10-03' },
  'coffee-rings': { ...studio, takenOn: '2025-10-03' },
  'winter-set': { ...studio, takenOn: '2025-11-26' },
  'shop-counter': { ...showroom, takenOn: '2026-01-15' },
  'forest-edge': { ...lake, takenOn: '2025-09-04' },
  header: { ...studio, takenOn: null },
};
