import { join } from 'node:path';
import { projectRoot } from '#kit/process/project-root.server.ts';
import { shelfMark, smallMark } from './mark.ts';
import type { Palette } from './palette.ts';

/** The maker's logo, or undefined for the shop's default mark. */
export type Mark = Buffer | undefined;

const headingFont = join(projectRoot, 'assets/fonts/familjen-grotesk-600.ttf');
const share = { width: 1200, height: 630, panel: 440 };

/** The SVG icon of a browser tab. */
export function faviconSvg({ accent, 'on-accent': onAccent }: Palette): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${accent}" d="M0 0h32v32H0z"/><path fill="${onAccent}" fill-rule="evenodd" d="${smallMark}"/></svg>`;
}

/** A square icon for a home screen; the middle four fifths are never cropped. */
export async function drawIcon(palette: Palette, mark: Mark, size: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const inner = Math.round(size * 0.62);
  const drawn = mark ?? Buffer.from(markSvg(palette['on-accent'], inner));
  const middle = await sharp(drawn, { density: 300 })
    .resize(inner, inner, { fit: 'contain', background: '#00000000' })
    .png()
    .toBuffer();
  const background = mark ? palette.paper : palette.accent;
  return await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: middle, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The picture for shared links to pages without one of their own: the mark and the name beside a scene. */
export async function drawShareImage(
  palette: Palette,
  { mark, name, scene }: { mark: Mark; name: string; scene: Buffer | undefined },
): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width, height, panel } = share;
  const inset = 64;
  const drawn = mark ?? Buffer.from(markSvg(palette.accent, 132));
  const logo = await sharp(drawn, { density: 300 })
    .resize(panel - 2 * inset, 120, { fit: 'inside', position: 'left' })
    .png()
    .toBuffer();
  const words = await sharp({
    text: {
      text: `<span foreground="${palette.ink}">${escaped(name)}</span>`,
      font: 'Familjen Grotesk SemiBold 46',
      fontfile: headingFont,
      width: panel - 2 * inset,
      rgba: true,
      wrap: 'word',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const image =
    scene &&
    (await sharp(scene)
      .resize(width - panel, height, { fit: 'cover' })
      .toBuffer());
  return await sharp({ create: { width, height, channels: 3, background: palette.paper } })
    .composite([
      { input: logo, left: inset, top: inset },
      { input: words.data, left: inset, top: height - inset - words.info.height },
      ...(image ? [{ input: image, left: panel, top: 0 }] : []),
    ])
    .jpeg({ quality: 84, progressive: true })
    .toBuffer();
}

function markSvg(colour: string, width: number): string {
  const height = Math.round((width * 32) / 44);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 32" width="${width}" height="${height}"><path fill="${colour}" fill-rule="evenodd" d="${shelfMark}"/></svg>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

/** The library is loaded at the first drawing, so that the shop starts faster. */
async function loadSharp() {
  return (await import('sharp')).default;
}
