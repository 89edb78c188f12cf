import type { Colour, Design } from '#demo/data/image-spec.ts';

/** Inks by role: the leading contrast, the darkest, the softest, and the small accent. */
export type Palette = {
  ground: string;
  inks: readonly [lead: string, deep: string, soft: string, accent: string];
  /** On a dark ground the inks are opaque; on a pale ground they are translucent and mix. */
  dark: boolean;
};
/** `full`: the main colour covers the surface. `pale`: it is printed on white china, linen or paper. */
export type Mode = 'full' | 'pale';

export function paletteOf(design: Design, colour: Colour, mode: Mode): Palette {
  const base = mode === 'full' ? full[colour] : pale[colour];
  if (design === 'lingonris') return { ...base, ...lingonris[`${colour} ${mode}`] };
  const [lead, deep, soft, accent] = base.inks;
  const sun = suns.includes(design) ? sunny[`${colour} ${mode}`] : undefined;
  return { ...base, inks: [lead, deep, soft, sun ?? accent] };
}

const full: Record<Colour, Palette> = {
  sno: { ground: '#f5f2eb', inks: ['#7d8d8f', '#3b4443', '#c8cfca', '#b98d55'], dark: false },
  bjork: { ground: '#d9c3a0', inks: ['#f8f1e3', '#54422f', '#b9935f', '#a8502f'], dark: true },
  honung: { ground: '#e0a526', inks: ['#fcf2d8', '#6a3d12', '#c9801f', '#2f5d46'], dark: true },
  tegel: { ground: '#c4623a', inks: ['#f9e9d7', '#6b2616', '#e39c72', '#f0c27a'], dark: true },
  lingon: { ground: '#a4243b', inks: ['#f9ebe2', '#560f20', '#d07a80', '#e9b48f'], dark: true },
  sjo: { ground: '#2b6a8f', inks: ['#eef3ee', '#123b56', '#82b2c4', '#e6b04b'], dark: true },
  skog: { ground: '#2f5d46', inks: ['#f0f0e1', '#143527', '#86aa84', '#e0a94b'], dark: true },
  kol: { ground: '#2b2b2b', inks: ['#f1ebe0', '#5d5f5e', '#a79f92', '#c4623a'], dark: true },
};

const pale: Record<Colour, Palette> = {
  sno: { ground: '#f7f5f0', inks: ['#9da6a2', '#66706d', '#d5d8d2', '#c8b188'], dark: false },
  bjork: { ground: '#f8f3ea', inks: ['#c4a273', '#7b5c3a', '#e6d5b9', '#7d8a76'], dark: false },
  honung: { ground: '#faf5e7', inks: ['#dfa324', '#8a5615', '#f1d184', '#4c6b5a'], dark: false },
  tegel: { ground: '#faf3ea', inks: ['#c4623a', '#78331f', '#edbd9c', '#3f5c5a'], dark: false },
  lingon: { ground: '#faf2ec', inks: ['#a4243b', '#5e1525', '#e3a5a3', '#48664f'], dark: false },
  sjo: { ground: '#f5f5ef', inks: ['#2b6a8f', '#173f59', '#a3c6cf', '#dfa62f'], dark: false },
  skog: { ground: '#f6f5ec', inks: ['#2f5d46', '#17392a', '#a5c09d', '#d88d3c'], dark: false },
  kol: { ground: '#f6f2ea', inks: ['#3c3b39', '#201f1e', '#b7afa3', '#c4623a'], dark: false },
};

/** A lingonberry is red wherever red is visible; its leaves get the colour instead. Lead: berries. Accent: leaves. */
const lingonris: Record<`${Colour} ${Mode}`, Partial<Palette>> = {
  'sno full': { inks: ['#a4243b', '#3b4443', '#c3cdbd', '#6d8a72'] },
  'bjork full': { inks: ['#a5303a', '#4a3a2a', '#c0b184', '#5d7356'], dark: false },
  'honung full': { inks: ['#a4243b', '#5b3412', '#7f9a55', '#2f5d46'] },
  'tegel full': { inks: ['#f9e3c8', '#5e2012', '#e39c72', '#86351f'] },
  'lingon full': { inks: ['#f2a58e', '#560f20', '#d48f8d', '#f9ebe2'] },
  'sjo full': { inks: ['#e8705c', '#123b56', '#9cc3cf', '#eef3ee'] },
  'skog full': { inks: ['#dd5a45', '#143527', '#93b48c', '#d6e0bf'] },
  'kol full': { inks: ['#cf4a3e', '#8d857a', '#75806f', '#b9c0a6'] },
  'sno pale': { inks: ['#b4565a', '#7d8783', '#d3dacd', '#a9b5a6'] },
  'bjork pale': { inks: ['#a8503c', '#7b5c3a', '#e2d3b2', '#b39a6e'] },
  'honung pale': { inks: ['#dfa324', '#8a5615', '#c5cf9e', '#66835f'] },
  'tegel pale': { inks: ['#c4623a', '#6b3a24', '#c3cba9', '#5f7a5f'] },
  'lingon pale': { inks: ['#a4243b', '#5e1525', '#b9c8a8', '#55755a'] },
  'sjo pale': { inks: ['#2b6a8f', '#173f59', '#b5ced0', '#5b8a86'] },
  'skog pale': { inks: ['#b8323f', '#17392a', '#a9c29b', '#2f5d46'] },
  'kol pale': { inks: ['#a4243b', '#201f1e', '#b7afa3', '#4a4947'] },
};

/** Where the accent is a sun, it must be a warm colour. */
const sunny: Partial<Record<`${Colour} ${Mode}`, string>> = {
  'honung full': '#b5472b',
  'bjork full': '#bf5a34',
  'bjork pale': '#d98a4b',
  'honung pale': '#c4572f',
  'tegel pale': '#e0a13a',
  'lingon pale': '#e6a550',
};
const suns: readonly Design[] = ['fjallbris', 'masvik', 'dimma'];
