import type { PrintedList } from './list-sheet.ts';
import { page, type Paper } from './paper.server.ts';

const width = page.right - page.left;
const gap = 18;
const lineAt = 58;
export const signatureHeight = 94;

/** Draws what is signed above lines to write on beside each other. */
export function drawSignature(
  paper: Paper,
  { text, lines }: NonNullable<PrintedList['signature']>,
  top: number,
): void {
  const y = top + 14;
  paper.tag('P', () => paper.paragraph(text, page.left, y, { size: 9.5, width }));
  const each = (width + gap) / Math.max(1, lines.length);
  lines.forEach((label, place) => {
    const x = page.left + place * each;
    paper.rule(y + lineAt, { from: x, to: x + each - gap, colour: paper.colours.ink });
    paper.tag('P', () =>
      paper.line(label, x, y + lineAt + 4, { size: 7, colour: paper.colours.quiet, width: each - gap }),
    );
  });
}
