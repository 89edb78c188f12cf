export type WordPair = readonly [sv: string, en: string];

/** Beginnings of invented pattern names: Björk + dal, Birch + dale. */
export const patternBeginnings: readonly WordPair[] = [
  ...([
    ['Björk', 'Birch'],
    ['Gran', 'Spruce'],
    ['Tall', 'Pine'],
    ['En', 'Juniper'],
    ['Sälg', 'Willow'],
  ] as const),
  ...([
    ['Ljung', 'Heather'],
    ['Lingon', 'Cowberry'],
    ['Blåbärs', 'Blueberry'],
    ['Hjortron', 'Cloudberry'],
  ] as const),
  ...([
    ['Smultron', 'Strawberry'],
    ['Nypon', 'Rosehip'],
    ['Klöver', 'Clover'],
    ['Vass', 'Reed'],
  ] as const),
  ...([
    ['Mån', 'Moon'],
    ['Stjärn', 'Star'],
    ['Sol', 'Sun'],
    ['Natt', 'Night'],
    ['Morgon', 'Morning'],
  ] as const),
  ...([
    ['Kvälls', 'Evening'],
    ['Vinter', 'Winter'],
    ['Sommar', 'Summer'],
    ['Höst', 'Autumn'],
    ['Vår', 'Spring'],
  ] as const),
  ...([
    ['Snö', 'Snow'],
    ['Is', 'Ice'],
    ['Rim', 'Frost'],
    ['Regn', 'Rain'],
    ['Dim', 'Mist'],
    ['Storm', 'Storm'],
  ] as const),
  ...([
    ['Fjäll', 'Fell'],
    ['Berg', 'Mountain'],
    ['Sten', 'Stone'],
    ['Sand', 'Sand'],
    ['Skiffer', 'Slate'],
  ] as const),
  ...([
    ['Sjö', 'Lake'],
    ['Havs', 'Sea'],
    ['Älv', 'River'],
    ['Bäck', 'Brook'],
    ['Skärgårds', 'Archipelago'],
  ] as const),
  ...([
    ['Rådjurs', 'Deer'],
    ['Räv', 'Fox'],
    ['Har', 'Hare'],
    ['Igelkotts', 'Hedgehog'],
    ['Ugg', 'Owl'],
  ] as const),
  ...([
    ['Mås', 'Gull'],
    ['Lom', 'Loon'],
    ['Trast', 'Thrush'],
    ['Svan', 'Swan'],
    ['Tran', 'Crane'],
  ] as const),
];

export const patternEndings: readonly WordPair[] = [
  ...([
    ['dal', 'dale'],
    ['lund', 'grove'],
    ['stig', 'path'],
    ['äng', 'meadow'],
    ['glänta', 'glade'],
  ] as const),
  ...([
    ['backe', 'hill'],
    ['strand', 'shore'],
    ['vik', 'cove'],
    ['holme', 'isle'],
    ['udde', 'point'],
  ] as const),
  ...([
    ['bris', 'breeze'],
    ['brus', 'murmur'],
    ['sång', 'song'],
    ['dans', 'dance'],
    ['lek', 'play'],
  ] as const),
  ...([
    ['ljus', 'light'],
    ['glimt', 'gleam'],
    ['skimmer', 'shimmer'],
    ['skugga', 'shade'],
    ['drift', 'drift'],
  ] as const),
  ...([
    ['krans', 'wreath'],
    ['blad', 'leaf'],
    ['kvist', 'twig'],
    ['frö', 'seed'],
    ['blom', 'bloom'],
  ] as const),
  ...([
    ['väv', 'weave'],
    ['rand', 'stripe'],
    ['ruta', 'check'],
    ['prick', 'dot'],
    ['båge', 'arch'],
  ] as const),
  ...([
    ['ro', 'calm'],
    ['dröm', 'dream'],
    ['minne', 'memory'],
    ['hem', 'home'],
    ['rike', 'realm'],
  ] as const),
  ...([
    ['park', 'park'],
    ['torp', 'croft'],
    ['fors', 'falls'],
    ['hed', 'heath'],
    ['snår', 'thicket'],
  ] as const),
];

/** Endings of shop names, joined to the beginnings: Björkboden. */
export const shopEndings: readonly string[] = [
  'boden',
  'butiken',
  'magasinet',
  'handeln',
  'hemmet',
  'gåvan',
  'presenter',
  'inredning',
  'kök & hem',
  'lagret',
  'skafferiet',
  'gården',
  'ateljén',
  'stugan',
  'huset',
  'varor',
  'form',
  'trädgård',
  'galleriet',
];

/**
 * The numbers of rows per order, each equally likely. The distribution is that of a giftware seller's wholesale
 * customers, who order often and little, and now and then fill a whole shelf.
 */
export const rowsOfOrders: readonly number[] = [
  1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 7, 7, 8, 9, 10, 11, 12, 14, 16, 20,
];
/** One order in this many has 40 to 300 rows. */
export const largeOrderEvery = 1000;

/** Numbers of packages; a dozen is bought more often than ten. */
export const packagesOfRows: readonly number[] = [1, 1, 1, 1, 1, 2, 2, 2, 3, 4, 4, 6, 6, 8, 10, 12, 12, 24];
