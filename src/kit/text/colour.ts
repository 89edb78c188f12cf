/** A colour as `#rrggbb`. */
export type Colour = `#${string}`;

export const white: Colour = '#ffffff';
export const black: Colour = '#000000';

/** Returns six digits, also for a colour written with three; undefined when the text is not a colour. */
export function readColour(text: string): Colour | undefined {
  const [, digits] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  const six = digits.length === 6 ? digits : [...digits].map((digit) => digit + digit).join('');
  return `#${six.toLowerCase()}`;
}

/** Mixes `share` of the other colour into the first, from 0 to 1. */
export function mixed(colour: Colour, other: Colour, share: number): Colour {
  const [from, to] = [channelsOf(colour), channelsOf(other)];
  const parts = from.map((part, place) => Math.round(part + ((to[place] ?? 0) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast ratio by WCAG 2: from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export function isDark(colour: Colour): boolean {
  return contrast(colour, white) > contrast(colour, black);
}

/** Returns the closest colour that is readable on every background: darker on light ones, lighter on dark ones. */
export function readable(colour: Colour, grounds: readonly Colour[], ratio: number): Colour {
  const end = grounds.some(isDark) ? white : black;
  for (let share = 0; share < 1; share += 0.02) {
    const tried = mixed(colour, end, share);
    if (grounds.every((ground) => contrast(tried, ground) >= ratio)) return tried;
  }
  return end;
}

function channelsOf(colour: Colour): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
