import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const weights = { min: 400, max: 700 };
const characters: [first: number, last: number][] = [
  [0x20, 0x17f],
  [0x2b0, 0x36f],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2215],
];

/**
 * Removes font weights and characters that no page uses: a third of the bytes before the first text on a slow
 * connection. The file's name keeps the hash of the original font, and browsers cache it for a year: when the subset
 * grows, the name has to change as well.
 */
export function lighterFonts(): Plugin {
  return {
    name: 'lighter-fonts',
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.woff2')) continue;
        const font = Buffer.from(file.source);
        file.source = await subsetFont(font, text(), {
          targetFormat: 'woff2',
          variationAxes: { wght: weights },
        });
      }
    },
  };
}

function text(): string {
  return characters
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
    )
    .join('');
}
