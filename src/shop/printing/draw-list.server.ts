import { setImmediate as othersTurn } from 'node:timers/promises';
import { localeOf } from '#kit/text/language.ts';
import { drawFoot } from './draw-foot.server.ts';
import { drawFactBelow, drawHead } from './draw-head.server.ts';
import { drawSignature, signatureHeight } from './draw-signature.server.ts';
import { drawPayment, heightOfPayment } from './draw-sums.server.ts';
import type { ListColumn, ListTable, PrintedList } from './list-sheet.ts';
import { page, Paper, type PrintedTheme } from './paper.server.ts';

const width = page.right - page.left;
const rowHeight = 15;
const belowHeight = 11;
const sumsHeight = 34;
const onNextPage = page.top + 34;

/** Renders tables as a PDF. */
export async function drawList(sheet: PrintedList, created: Date, look: PrintedTheme): Promise<Buffer> {
  return await drawLists([sheet], { title: sheet.title, created }, look);
}

/** Renders several papers as one PDF, each from a page of its own and with page numbers of its own. */
export async function drawLists(
  sheets: readonly [PrintedList, ...PrintedList[]],
  { title, created }: { title: string; created: Date },
  look: PrintedTheme,
): Promise<Buffer> {
  let [current] = sheets;
  let first = 0;
  const paper = Paper.open({
    title,
    author: current.sellerName,
    language: localeOf(current.language),
    created,
    colours: look.colours,
    onNewPage: (onto, place) => drawRunningHead(onto, current, place - first),
  });
  for (const [index, sheet] of sheets.entries()) {
    if (index > 0) {
      current = sheet;
      first = paper.pages;
      paper.newPage();
    }
    await drawOnto(paper, sheet, look);
    const pages = paper.pages - first;
    for (let place = 0; place < pages; place++)
      paper.on(first + place, () => drawFoot(paper, sheet, { place, pages }));
    paper.flush();
    await othersTurn();
  }
  return await paper.finish();
}

/** Draws a paper from the top of a new page. */
async function drawOnto(paper: Paper, sheet: PrintedList, look: PrintedTheme): Promise<void> {
  const none = { label: '', lines: [] };
  let y = drawHead(
    paper,
    { notes: [], stamp: '', delivery: none, references: [[], []], ...sheet },
    look.logo,
  );
  for (const text of sheet.intro)
    paper.tag('P', () => {
      y = paper.paragraph(text, page.left, y, { size: 9.5, width }) + 6;
    });
  for (const table of sheet.tables) {
    const isLast = table === sheet.tables.at(-1);
    y = await drawTable(paper, table, y + 6, isLast && sheet.signature ? signatureHeight : 0);
  }
  if (sheet.payment) {
    if (y + heightOfPayment(sheet.payment) > page.bottom) {
      paper.newPage();
      y = onNextPage;
    }
    drawPayment(paper, sheet.payment, y);
  }
  if (sheet.signature) drawSignature(paper, sheet.signature, y);
}

function drawRunningHead(paper: Paper, { title, sellerName }: PrintedList, place: number): void {
  if (place === 0) return;
  paper.decorate(() =>
    paper.line(`${title} · ${sellerName}`, page.left, page.top, {
      size: 8,
      colour: paper.colours.quiet,
      width: 400,
    }),
  );
}

/**
 * The headings stand on each page, and the sums, with what is of this height below them, never without a row. Returns where
 * the next may start.
 */
async function drawTable(paper: Paper, table: ListTable, top: number, below: number): Promise<number> {
  const places = placesOf(table.columns);
  let y = top;
  if (y + 60 > page.bottom) {
    paper.newPage();
    y = onNextPage;
  }
  if (table.heading)
    paper.tag('H2', () => {
      paper.line(table.heading, page.left, y, { size: 11, font: 'strong' });
      y += 18;
    });
  paper.begin('Table');
  paper.begin('TR');
  drawCells(paper, table.columns, places, y, true);
  paper.end();
  paper.rule(y + 12, { colour: paper.colours.ink });
  y += 17;
  for (const [place, row] of table.rows.entries()) {
    const cells = table.columns.map((column, index) => ({ ...column, label: row.cells[index] ?? '' }));
    const cellsHeight = heightOfCells(paper, cells, places);
    const height = cellsHeight + row.below.length * belowHeight;
    const last = place === table.rows.length - 1 ? sumsHeight + below : 0;
    if (y + height + last > page.bottom) {
      await othersTurn();
      paper.newPage();
      y = onNextPage;
      paper.decorate(() => drawCells(paper, table.columns, places, y, true, false));
      paper.rule(y + 12, { colour: paper.colours.ink });
      y += 17;
    }
    paper.begin('TR');
    drawCells(paper, cells, places, y, false);
    row.below.forEach((text, line) =>
      paper.tag('TD', () =>
        paper.line(text, page.left + 10, y + cellsHeight - 3 + line * belowHeight, {
          size: 7.5,
          colour: paper.colours.quiet,
          width: width - 10,
        }),
      ),
    );
    paper.end();
    y += height;
    paper.rule(y - 3);
  }
  paper.end();
  return drawSums(paper, table.sums, y);
}

type Span = { left: number; right: number };

function placesOf(columns: readonly ListColumn[]): Span[] {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  let left = page.left;
  return columns.map(({ share }) => {
    const right = left + (width * share) / all;
    const span = { left, right };
    left = right;
    return span;
  });
}

function heightOfCells(paper: Paper, cells: readonly ListColumn[], places: readonly Span[]): number {
  const heights = cells.map(({ label, wraps }, index) =>
    wraps ? paper.heightOf(label, wrapped(places[index])) + rowHeight - 11 : rowHeight,
  );
  return Math.max(rowHeight, ...heights);
}

function wrapped(span: Span = { left: page.left, right: page.right }) {
  return { size: 9, width: span.right - span.left - 6, mostLines: 6 };
}

function drawCells(
  paper: Paper,
  columns: readonly ListColumn[],
  places: readonly Span[],
  y: number,
  isHead: boolean,
  isTagged = true,
): void {
  const style = isHead ? { size: 7, colour: paper.colours.quiet } : { size: 9 };
  columns.forEach(({ label, right, wraps }, index) => {
    const span = places[index] ?? { left: page.left, right: page.right };
    const draw = () => {
      if (wraps && !isHead) paper.paragraph(label, span.left, y, wrapped(span));
      else
        paper.line(label, right ? span.right : span.left, y, {
          ...style,
          right: right ?? false,
          width: span.right - span.left - 6,
        });
    };
    if (isTagged) paper.tag(isHead ? 'TH' : 'TD', draw);
    else draw();
  });
}

function drawSums(paper: Paper, sums: ListTable['sums'], top: number): number {
  const each = width / Math.max(1, sums.length);
  sums.forEach((sum, place) =>
    drawFactBelow(paper, sum, {
      x: page.left + place * each,
      y: top + 4,
      width: each - 6,
      isStrong: place === sums.length - 1,
    }),
  );
  return top + sumsHeight;
}
