import { writeFileSync } from 'node:fs';

const width = 480;
const height = 320;
const moduleWidth = 4;
const framesPerSecond = 5;

const left = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ');
const right = left.map((bits) => bits.replace(/\d/g, (bit) => (bit === '0' ? '1' : '0')));
const evenLeft = right.map((bits) => [...bits].toReversed().join(''));
/** The first digit is in the choice of codes for the next six; `E` is the even one. */
const parities = 'OOOOOO OOEOEE OOEEOE OOEEEO OEOOEE OEEOOE OEEEOO OEOEOE OEOEEO OEEOEO'.split(' ');

/**
 * Writes a film for `--use-file-for-fake-video-capture` that shows each EAN-13 for a second, and nothing for as long
 * at its end.
 */
export function writeBarcodeFilm(file, eans) {
  const colours = Buffer.alloc((width * height) / 2, 128);
  const blank = Buffer.alloc(width * height, 235);
  const frames = [...eans.map(imageOf), blank].flatMap((image) =>
    Array.from({ length: framesPerSecond }, () => [Buffer.from('FRAME\n'), image, colours]).flat(),
  );
  const head = `YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420jpeg\n`;
  writeFileSync(file, Buffer.concat([Buffer.from(head), ...frames]));
}

/** The brightness of each point. */
function imageOf(ean) {
  const image = Buffer.alloc(width * height, 235);
  const bits = bitsOf(ean);
  const start = Math.round((width - bits.length * moduleWidth) / 2);
  for (let row = 60; row < height - 60; row += 1) {
    for (const [place, bit] of [...bits].entries()) {
      if (bit === '0') continue;
      const at = row * width + start + place * moduleWidth;
      image.fill(16, at, at + moduleWidth);
    }
  }
  return image;
}

function bitsOf(ean) {
  const digits = [...ean].map(Number);
  if (digits.length !== 13) throw new Error(`${ean} is no EAN-13`);
  const parity = parities[digits[0]];
  const first = digits.slice(1, 7).map((digit, place) => (parity[place] === 'E' ? evenLeft : left)[digit]);
  const second = digits.slice(7).map((digit) => right[digit]);
  return `101${first.join('')}01010${second.join('')}101`;
}
