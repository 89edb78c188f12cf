import { fold } from '#kit/text/characters/fold.ts';

/** Common names of colours in Swedish and English, whatever the maker calls the shade. */
const families = {
  black: ['svart', 'black'],
  white: ['vit', 'white'],
  gray: ['grå', 'gray'],
  beige: ['beige', 'beige'],
  brown: ['brun', 'brown'],
  red: ['röd', 'red'],
  pink: ['rosa', 'pink'],
  orange: ['orange', 'orange'],
  yellow: ['gul', 'yellow'],
  green: ['grön', 'green'],
  turquoise: ['turkos', 'turquoise'],
  blue: ['blå', 'blue'],
  purple: ['lila', 'purple'],
} as const satisfies Record<string, readonly [sv: string, en: string]>;

export type ColourFamily = keyof typeof families;

const familyOfWord = new Map(
  (Object.keys(families) as ColourFamily[]).flatMap((family) =>
    families[family].map((word) => [fold(word), family] as const),
  ),
);

export function wordsOfFamily(family: ColourFamily): { sv: string; en: string } {
  const [sv, en] = families[family];
  return { sv, en };
}

/** Expects a folded word. */
export function familyNamed(word: string): ColourFamily | undefined {
  return familyOfWord.get(word);
}

/** Upper bounds in degrees of hue for the name of a saturated colour. */
const hues: readonly (readonly [upTo: number, family: ColourFamily])[] = [
  [12, 'red'],
  [38, 'orange'],
  [66, 'yellow'],
  [160, 'green'],
  [190, 'turquoise'],
  [255, 'blue'],
  [295, 'purple'],
  [342, 'pink'],
  [360, 'red'],
];

/** Returns the family of a colour such as `#2B6A8F`; undefined when the text is not a colour. */
export function familyOf(hex: string): ColourFamily | undefined {
  const match = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) return undefined;
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((part) => Number.parseInt(part, 16) / 255);
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  const lightness = most - chroma / 2;
  if (lightness < 0.12) return 'black';
  if (lightness > 0.93 && chroma < 0.1) return 'white';
  const hue = hueOf({ red, green, blue, most, chroma });
  if (chroma < 0.08) return lightness < 0.25 ? 'black' : 'gray';
  const isWarm = hue >= 12 && hue < 66;
  if (isWarm && chroma < 0.35 && lightness > 0.6) return 'beige';
  if (isWarm && lightness < 0.4) return 'brown';
  const isReddish = hue < 12 || hue >= 342;
  if (isReddish && lightness > 0.68) return 'pink';
  return hues.find(([upTo]) => hue <= upTo)?.[1];
}

type Channels = { red: number; green: number; blue: number; most: number; chroma: number };

function hueOf({ red, green, blue, most, chroma }: Channels): number {
  if (chroma === 0) return 0;
  const sixth =
    most === red
      ? (green - blue) / chroma
      : most === green
        ? 2 + (blue - red) / chroma
        : 4 + (red - green) / chroma;
  return (sixth * 60 + 360) % 360;
}
