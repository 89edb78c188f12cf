import { qrModules } from '#kit/text/codes/qr-modules.ts';
import type { Paper } from './paper.server.ts';

/** The modules of quiet zone that the standard asks for. */
const quiet = 4;

/** Draws a QR code that may lose 15 percent, with its quiet zone on white. What it says stands in words beside it. */
export function drawQrCode(
  paper: Paper,
  text: string,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  const modules = qrModules(text, { level: 'M', quiet });
  const size = side / modules.length;
  paper.decorate((doc) => {
    doc.rect(x, y, side, side).fillColor('#ffffff').fill();
    modules.forEach((row, down) => {
      for (const [from, count] of runsOf(row)) doc.rect(x + from * size, y + down * size, count * size, size);
    });
    doc.fillColor('#000000').fill();
  });
}

/** Returns where dark modules of a row begin, and how many there are beside each other: between two shapes a reader could see a line. */
function runsOf(row: readonly boolean[]): [from: number, count: number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, place) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && row[place - 1]) last[1] += 1;
    else runs.push([place, 1]);
  });
  return runs;
}
