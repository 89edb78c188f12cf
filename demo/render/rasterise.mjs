import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';

/**
 * Renders an artwork as PNG, with a note beside it: the colour of the ware, the mean of the print in linear light,
 * and the other artworks that the picture shows. `longest` is its longer side in pixels.
 */
export async function rasterise(svg, { folder, ware, others = [], longest = 2400 }) {
  const name = join(folder, basename(svg, '.svg'));
  if (existsSync(`${name}.json`)) return `${name}.png`;
  mkdirSync(folder, { recursive: true });
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(readFileSync(svg, 'utf8'));
  const density = (72 * longest) / Math.max(width, height);
  const drawn = sharp(svg, { density, limitInputPixels: false })
    .resize(longest, longest, { fit: 'inside' })
    .removeAlpha();
  await drawn.png({ compressionLevel: 6, palette: true, quality: 95, dither: 0 }).toFile(`${name}.png`);
  const { data } = await sharp(`${name}.png`)
    .removeAlpha()
    .resize(150)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const mean = [0, 1, 2].map((channel) => meanOf(data, channel));
  const also = await Promise.all(others.map((other) => rasterise(other, { folder, ware, longest })));
  writeFileSync(`${name}.json`, JSON.stringify({ ware, mean, also }));
  return `${name}.png`;
}

function meanOf(data, channel) {
  let sum = 0;
  for (let at = channel; at < data.length; at += 3) sum += linear(data[at] / 255);
  return sum / (data.length / 3);
}

function linear(value) {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
