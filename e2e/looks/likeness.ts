import sharp from 'sharp';

/** How many points of the window one cell of a look stands for: letters blur into the grey of their line. */
const cell = 8;
/** A cell is another one from this difference of a channel (0 to 255); other letterforms and pictures stay below. */
const otherFrom = 26;

export type Unlikeness = {
  /** The share of cells, from 0 to 1, that are another one: something stands elsewhere, or is gone. */
  cells: number;
  /** By how much of a channel (0 to 255) the middlemost cell differs: letters cover less than half, so it is ground. */
  ground: number;
};

/** A picture of a window, so small that how a machine draws its letters is lost and where things stand is not. */
export async function smallLook(screenshot: Buffer): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(screenshot).metadata();
  const size = { width: Math.round(width / cell), height: Math.round(height / cell) };
  return await sharp(screenshot)
    .removeAlpha()
    .resize({ ...size, fit: 'fill', kernel: 'mitchell' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** How two small looks differ; wholly when one has another size. */
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

/** A line that stands a point or two away is the same line. */
async function smoothed(look: Buffer) {
  return await sharp(look).removeAlpha().blur(0.9).raw().toBuffer({ resolveWithObject: true });
}
