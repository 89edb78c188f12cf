import { setImmediate as othersTurn } from 'node:timers/promises';
import { heightOfSums } from './draw-sums.server.ts';
import type { PrintedSheet, PrintedRow } from './sheet.ts';
import { page, type Paper } from './paper.server.ts';

const descriptionAt = 118;
const descriptionWidth = 190;
/** The right edge of each column of figures. */
const figures = [
  ['quantity', 368],
  ['price', 430],
  ['vatRate', 472],
  ['amount', page.right],
] as const;
const smallOn = ({ colours }: Paper) => ({ size: 7, colour: colours.quiet });
const headHeight = 18;
const gapBelow = 10;

/** Draws the rows, with their headings on each page; returns where the sums may start. */
export async function drawRows(paper: Paper, sheet: PrintedSheet, top: number): Promise<number> {
  const { columns, rows } = sheet;
  let y = top;
  paper.begin('Table');
  paper.begin('TR');
  drawCells(columns, smallOn(paper), y, (draw) => paper.tag('TH', draw), paper);
  paper.end();
  paper.rule(y + 12, { colour: paper.colours.ink });
  y += headHeight;
  for (const [place, row] of rows.entries()) {
    const height = heightOfRow(paper, row);
    // The sums never stand alone on a page: the last row moves with them.
    const isLastOfMany = place > 0 && place === rows.length - 1;
    const below = isLastOfMany ? gapBelow + heightOfSums(paper, sheet) : 0;
    if (y + height + below > page.bottom) {
      // Drawing is CPU-bound, so it yields to other requests between two pages.
      await othersTurn();
      paper.newPage();
      y = page.top + 34;
      paper.decorate(() => drawCells(columns, smallOn(paper), y, (draw) => draw(), paper));
      paper.rule(y + 12, { colour: paper.colours.ink });
      y += headHeight;
    }
    drawRow(paper, row, y);
    y += height;
    paper.rule(y - 3);
  }
  paper.end();
  return y + gapBelow;
}

function heightOfRow(paper: Paper, { number, description, ean }: PrintedRow): number {
  const text = paper.heightOf(description, { width: descriptionWidth, mostLines: 8 });
  const numberHeight = paper.heightOf(number, { width: descriptionAt - page.left - 8, mostLines: 4 });
  return Math.max(text + (ean ? 9.5 : 0), numberHeight) + 7;
}

function drawRow(paper: Paper, row: PrintedRow, y: number): void {
  paper.begin('TR');
  drawCells(row, {}, y, (draw) => paper.tag('TD', draw), paper);
  paper.end();
}

function drawCells(
  row: PrintedRow | PrintedSheet['columns'],
  style: { size?: number; colour?: string },
  y: number,
  cell: (draw: () => void) => void,
  paper: Paper,
): void {
  cell(() => {
    paper.paragraph(row.number, page.left, y, {
      ...style,
      width: descriptionAt - page.left - 8,
      mostLines: 4,
    });
  });
  cell(() => {
    const next = paper.paragraph(row.description, descriptionAt, y, {
      ...style,
      width: descriptionWidth,
      mostLines: 8,
    });
    if ('ean' in row && row.ean)
      paper.line(row.ean, descriptionAt, next, { ...smallOn(paper), width: descriptionWidth });
  });
  figures.forEach(([name, end], place) => {
    const start = figures[place - 1]?.[1] ?? descriptionAt + descriptionWidth;
    cell(() => paper.line(row[name], end, y, { ...style, right: true, width: end - start - 6 }));
  });
}
