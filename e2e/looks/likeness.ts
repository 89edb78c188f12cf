import sharp from 'sharp';

/** The width in pixels of the area that becomes one cell: letters blur into the grey of their line. */
const cell = 8;
/** The channel difference (0 to 255) from which a cell counts as different; font rendering stays below. */
const otherFrom = 26;

export type Unlikeness = {
  /** The share of different cells, from 0 to 1: something has moved or is missing. */
  cells: number;
  /** The median difference of a channel (0 to 255): letters cover less than half, so it reflects the background. */
  ground: number;
};

/** Reduces a screenshot so far that font rendering is lost but positions are not. */
export async function smallLook(screenshot: Buffer): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(screenshot).metadata();
  const size = { width: Math.round(width / cell), height: Math.round(height / cell) };
  return await sharp(screenshot)
    .removeAlpha()
    .resize({ ...size, fit: 'fill', kernel: 'mitchell' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Compares two reduced pictures; those of different sizes differ completely. */
export async function unlikeness(one: Buffer, other: Buffer): Promise<Unlikeness> {
  const [a, b] = [await smoothed(one), await smoothed(other)];
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return { cells: 1, ground: 255 };
  const differences = Array.from({ length: a.info.width * a.info.height }, (_, place) =>
    Math.max(
      ...[0, 1, 2].map((channel) => Math.abs(a.data[place * 3 + channel]! - b.data[place * 3 + channel]!)),
    ),
  ).sort((less, more) => less - more);
  return {
    cells: differences.filter((difference) => difference >= otherFrom).length / differences.length,
    ground: differences[Math.floor(differences.length / 2)] ?? 0,
  };
}

/** A line that is shifted by a pixel or two counts as the same. */
async function smoothed(look: Buffer) {
  return await sharp(look).removeAlpha().blur(0.9).raw().toBuffer({ resolveWithObject: true });
}
