import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { projectRoot } from '#kit/process/project-root.server.ts';
import { withoutInvisible } from '#kit/text/characters/seen-text.mjs';
import { toNfc, toNfkd } from '#kit/text/unicode-text.mjs';

const files = {
  text: 'hanken-grotesk-400.ttf',
  strong: 'hanken-grotesk-600.ttf',
  heading: 'familjen-grotesk-600.ttf',
};
export type FontName = keyof typeof files;
const fontNames = Object.keys(files) as FontName[];

/** The fonts are parsed once in the life of the process. They must lay out no text themselves: see `fontOfDocument`. */
let loaded: { fonts: Record<FontName, Font>; characters: ReadonlySet<number> } | undefined;

/** Gives the document fonts of its own. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  const { fonts } = load();
  for (const name of fontNames) doc.registerFont(name, fontOfDocument(fonts[name])).font(name);
}

/**
 * Returns a font with the tables of the parsed one, which take most of the time of a page to decode, and glyphs of its
 * own. A font remembers of each glyph the first text that it stood for, and putting the glyphs into a file makes it
 * remember none, so that a letter of the next file could not be searched or copied.
 */
function fontOfDocument(parsed: Font): PDFKit.Mixins.PDFFontSource {
  const own: unknown = Object.assign(Object.create(parsed), { _glyphs: {} });
  return own as PDFKit.Mixins.PDFFontSource;
}

function load() {
  if (loaded) return loaded;
  const read = (name: FontName) =>
    create(readFileSync(join(projectRoot, 'assets/fonts', files[name]))) as Font;
  const parsed = { text: read('text'), strong: read('strong'), heading: read('heading') };
  const [first, ...others] = fontNames.map((name) => new Set(parsed[name].characterSet));
  const inAll = [...(first ?? [])].filter((character) => others.every((set) => set.has(character)));
  loaded = { fonts: parsed, characters: new Set(inAll) };
  return loaded;
}

/** Stands for a letter that no font has. */
const box = '\u25a1';

/**
 * Returns one line of characters that each font has. Others become their plain form where there is one, as a letter
 * without its mark or in its usual width, and a visible box where there is none.
 */
export function drawable(text: string): string {
  // Each font has these, and most texts of a table are made of nothing else.
  if (/^[ -~]*$/.test(text)) return text;
  const { characters } = load();
  const isDrawn = (character: string) => characters.has(character.codePointAt(0) ?? 0);
  const line = toNfc(withoutInvisible(text))
    .replace(/\s/g, (space) => (space === '\u00a0' ? space : ' '))
    .replace(/\p{Cc}/gu, '');
  return [...line]
    .map((character) => (isDrawn(character) ? character : plainOf(character, isDrawn)))
    .join('');
}

function plainOf(character: string, isDrawn: (part: string) => boolean): string {
  const parts = [...toNfkd(character)];
  if (parts.every(isDrawn)) return parts.join('');
  return parts
    .filter((part) => !/\p{M}/u.test(part))
    .map((part) => (isDrawn(part) ? part : box))
    .join('');
}
