import { createHash } from 'node:crypto';
import type { SharpConstructor } from 'sharp';
import { badField, type Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { changeAs } from '#shop/staff/change-log/change-as.server.ts';
import { leastLogoHeight, uploadLogo } from './contract.ts';
import { mostPixels } from '#shop/images/image-limits.ts';
import { safeSvg } from '#shop/theme/safe-svg.server.ts';
import { putLogo, removeLogosBefore } from '#shop/theme/store.server.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';

type Logo = { bytes: Buffer; ending: 'svg' | 'png' };

const largest = { width: 1600, height: 400 };
const dayMs = 24 * 60 * 60 * 1000;

export function officeLogoRoutes(services: Services): Route[] {
  return [serve(uploadLogo, ({ File }, staff) => keepLogo(services, staff, Buffer.from(File)))];
}

/**
 * The logo is stored in the database, so that every node and every backup has it. It enters the change log when the
 * setting refers to it.
 */
async function keepLogo(
  services: Services,
  by: StaffMember,
  file: Buffer,
): Promise<{ Name: string } | Problem> {
  const logo = isXml(file) ? await drawingOf(file) : await pixelsOf(file);
  if (!('bytes' in logo)) return logo;
  const hash = createHash('sha256').update(logo.bytes).digest('hex').slice(0, 16);
  const Name = `logo-${hash}.${logo.ending}`;
  return await changeAs(by, services, { topic: 'settings' }, async (trx) => {
    await removeLogosBefore(trx, new Date(services.now().getTime() - dayMs));
    await putLogo(trx, Name, logo.bytes);
    return { Name };
  });
}

function isXml(file: Buffer): boolean {
  return /^\uFEFF?\s*</.test(file.subarray(0, 200).toString('utf8'));
}

async function drawingOf(file: Buffer): Promise<Logo | Problem> {
  const safe = safeSvg(file.toString('utf8'));
  if ('refused' in safe) return refusalOf(safe);
  const bytes = Buffer.from(safe.svg);
  return (await isSeen(bytes)) ? { bytes, ending: 'svg' } : unreadable();
}

function refusalOf({ refused, part }: { refused: 'unreadable' | 'parts' | 'shape'; part?: string }): Problem {
  if (refused === 'unreadable') return unreadable();
  if (refused === 'shape') return badField('File', 'regex', officeTextOf('officeProblem.logoShape'));
  const what = part === undefined ? '' : ` (${part})`;
  return badField('File', 'regex', officeTextOf('officeProblem.logoParts', { what }));
}

async function pixelsOf(file: Buffer): Promise<Logo | Problem> {
  const sharp = await loadSharp();
  try {
    const image = sharp(file, { limitInputPixels: mostPixels });
    const { format, height } = await image.metadata();
    if (format !== 'png') return unreadable();
    if (height < leastLogoHeight)
      return badField(
        'File',
        'minAmount',
        officeTextOf('officeProblem.logoTooLow', { height, least: leastLogoHeight }),
      );
    const bytes = await image
      .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 9 })
      .toBuffer();
    return (await isSeen(bytes)) ? { bytes, ending: 'png' } : unreadable();
  } catch {
    return unreadable();
  }
}

function unreadable(): Problem {
  return badField('File', 'regex', officeTextOf('officeProblem.logoUnreadable'));
}

/** Returns whether the picture can be rendered and is not fully transparent. */
async function isSeen(bytes: Buffer): Promise<boolean> {
  const sharp = await loadSharp();
  try {
    const drawn = await sharp(bytes, { limitInputPixels: mostPixels })
      .resize({ height: 96 })
      .ensureAlpha()
      .png()
      .toBuffer();
    const { channels } = await sharp(drawn).stats();
    return (channels[3]?.max ?? 0) > 0;
  } catch {
    return false;
  }
}

/** The library is loaded at the first upload, so that the shop starts faster. */
async function loadSharp(): Promise<SharpConstructor> {
  return (await import('sharp')).default;
}
