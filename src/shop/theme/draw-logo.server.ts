import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.server.ts';
import { shelfMark } from './mark.ts';

const headingFont = join(projectRoot, 'assets/fonts/familjen-grotesk-600.ttf');
/** The mark is 44 by 32; the name stands on the same ground line. */
const mark = { width: 44, height: 32, ground: 31 };
const gap = 12;
const letterHeight = 30;
const margin = 1;
const pngWidth = 2000;

/** The default mark with the maker's name beside it. The letters are outlines, so that no font is needed to see them. */
export async function logoSvg(name: string, colours: { accent: string; ink: string }): Promise<string> {
  const fontkit = await import('fontkit');
  const font = fontkit.create(await readFile(headingFont));
  if (!('layout' in font)) throw new Error('The heading font is a collection.');
  const scale = letterHeight / font.unitsPerEm;
  const { glyphs, positions } = font.layout(name);
  let x = (mark.width + gap) / scale;
  const letters = glyphs.map((glyph, place) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {};
    const outline = glyph.path.translate(x + xOffset, yOffset).toSVG();
    x += xAdvance;
    return outline;
  });
  const width = Math.ceil(x * scale) + margin;
  const height = mark.height + 2 * margin;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${width + margin} ${height}" ` +
    `width="${4 * (width + margin)}" height="${4 * height}" role="img">` +
    `<path fill="${colours.accent}" fill-rule="evenodd" d="${shelfMark}"/>` +
    `<path fill="${colours.ink}" transform="translate(0 ${mark.ground - 5}) scale(${scale} ${-scale})" d="${letters.join('')}"/></svg>`
  );
}

/** Draws a logo 2,000 pixels wide on a transparent ground; one that consists of pixels is not enlarged. */
export async function logoPng(logo: Buffer | string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const drawn = Buffer.from(logo);
  const { width = pngWidth, format } = await sharp(drawn).metadata();
  // An SVG is drawn at the size that is needed; 72 is the density at which it has its own.
  return await sharp(drawn, { density: Math.min(2400, (72 * pngWidth) / width) })
    .resize({ width: pngWidth, withoutEnlargement: format !== 'svg' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
