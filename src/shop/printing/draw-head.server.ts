import { drawSender } from './draw-sender.server.ts';
import type { PrintedSheet, Fact } from './sheet.ts';
import { page, type Paper } from './paper.server.ts';

type PrintedHead = Omit<PrintedSheet, 'columns' | 'rows' | 'sums'>;

/** The right half starts here: the window of an envelope shows the buyer, 45 to 75 mm from the top. */
const half = 312;
const addressTop = 136;

/**
 * Draws who it is for and about, with only the logo or the name of the maker, whose facts stand in the foot. Returns where
 * the rows may start.
 */
export function drawHead(paper: Paper, sheet: PrintedHead, logo: Buffer | undefined): number {
  paper.tag('H1', () =>
    paper.line(sheet.heading, half, page.top - 3, { size: 21, font: 'heading', width: page.right - half }),
  );
  drawSender(paper, sheet.sellerName, logo, { width: half - page.left - 20 });
  drawNotes(paper, sheet);
  drawBox(paper, sheet.box);
  const bottom = Math.max(
    drawAddress(paper, sheet.buyer, half),
    drawAddress(paper, sheet.delivery, page.left),
    218,
  );
  return drawReferences(paper, sheet.references, bottom + 10) + 16;
}

function drawNotes(paper: Paper, { notes, stamp }: PrintedHead): void {
  let y = 80;
  for (const note of notes) {
    paper.tag('P', () => {
      y = paper.paragraph(note, page.left, y, {
        size: 9,
        font: 'strong',
        colour: stamp ? paper.colours.signal : paper.colours.accent,
        width: half - page.left - 24,
      });
    });
  }
}

function drawBox(paper: Paper, box: readonly Fact[]): void {
  const width = (page.right - half) / 3;
  paper.rule(72, { from: half, colour: paper.colours.ink });
  box.forEach((fact, place) => {
    const isLast = place === box.length - 1;
    const x = half + (place % 3) * width;
    const y = place < 3 ? 77 : 102;
    drawFactBelow(paper, fact, { x, y, width: width - 6, isStrong: isLast });
  });
}

/** Draws the label in small type above the value. */
export function drawFactBelow(
  paper: Paper,
  [label, value]: Fact,
  { x, y, width, isStrong }: { x: number; y: number; width: number; isStrong: boolean },
): void {
  paper.tag('P', () => {
    paper.line(`${label} `, x, y, { size: 7, colour: paper.colours.quiet, width });
    paper.line(value, x, y + 9, { size: 9.5, font: isStrong ? 'strong' : 'text', width });
  });
}

function drawAddress(
  paper: Paper,
  { label, lines }: { label: string; lines: readonly string[] },
  x: number,
): number {
  let y = addressTop;
  if (lines.length === 0) return y;
  paper.begin('Sect');
  paper.tag('H2', () => paper.line(label, x, y, { size: 7, colour: paper.colours.quiet }));
  y += 11;
  for (const line of lines) {
    paper.tag('P', () => {
      y = paper.paragraph(line, x, y, { size: 9.5, width: page.right - half });
    });
  }
  paper.end();
  return y;
}

function drawReferences(paper: Paper, columns: PrintedSheet['references'], top: number): number {
  paper.rule(top);
  const bottoms = columns.map((facts, place) => {
    const x = place === 0 ? page.left : half;
    let y = top + 8;
    for (const [label, value] of facts) {
      paper.tag('P', () => {
        paper.line(`${label} `, x, y + 1, { size: 8, colour: paper.colours.quiet, width: 82 });
        y = paper.paragraph(value, x + 88, y, { size: 9, width: page.right - half - 88, mostLines: 3 }) + 2;
      });
    }
    return y;
  });
  return Math.max(...bottoms);
}
