import { darkRuns } from '#kit/text/codes/dark-runs.ts';
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
      for (const [from, count] of darkRuns(row))
        doc.rect(x + from * size, y + down * size, count * size, size);
    });
    doc.fillColor('#000000').fill();
  });
}
