import { setImmediate as othersTurn } from 'node:timers/promises';
import { defaultLanguage, localeOf } from '#kit/text/language.ts';
import { drawEan, eanWidth } from '#shop/printing/draw-ean.server.ts';
import { drawFactBelow } from '#shop/printing/draw-head.server.ts';
import { drawQrCode } from '#shop/printing/draw-qr-code.server.ts';
import { page, Paper, type PrintedTheme } from '#shop/printing/paper.server.ts';
import type { PickLine, PickSheet } from './pick-sheet.ts';

type About = { title: string; sellerName: string; created: Date };

/** Where the columns begin or, of figures, end. */
const at = { box: page.left, shelf: 66, article: 138, ean: 338, pieces: 486, waits: page.right };
const articleWidth = at.ean - at.article - 6;
const shelfWidth = at.article - at.shelf - 6;
const eanHeight = 30;
const codeSide = 56;
const small = 7.5;
/** Nothing stands below the rows of a pick list but the number of the page. */
const bottom = 790;

/** Draws pick lists as one PDF, each from a page of its own. */
export async function drawPickLists(
  sheets: readonly [PickSheet, ...PickSheet[]],
  { title, sellerName, created }: About,
  look: PrintedTheme,
): Promise<Buffer> {
  let [current] = sheets;
  let first = 0;
  const paper = Paper.open({
    title,
    author: sellerName,
    language: localeOf(defaultLanguage),
    created,
    colours: look.colours,
    onNewPage(onto, place) {
      if (place > first) drawRunningHead(onto, current);
    },
  });
  for (const [index, sheet] of sheets.entries()) {
    if (index > 0) {
      current = sheet;
      first = paper.pages;
      paper.newPage();
    }
    await drawSheet(paper, sheet);
    const pages = paper.pages - first;
    for (let place = 0; place < pages; place++)
      paper.on(first + place, () => drawPageNumber(paper, sheet.page(place + 1, pages)));
    paper.flush();
    await othersTurn();
  }
  return await paper.finish();
}

function drawRunningHead(paper: Paper, { title }: PickSheet): void {
  paper.decorate(() =>
    paper.line(title, page.left, page.top, { size: 8, colour: paper.colours.quiet, width: 400 }),
  );
}

function drawPageNumber(paper: Paper, text: string): void {
  paper.decorate(() =>
    paper.line(text, page.right, 806, { size: small, colour: paper.colours.quiet, right: true }),
  );
}

async function drawSheet(paper: Paper, sheet: PickSheet): Promise<void> {
  let y = drawHead(paper, sheet);
  paper.begin('Table');
  y = drawColumns(paper, sheet, y);
  for (const line of sheet.lines) {
    const height = heightOf(paper, line);
    if (y + height > bottom) {
      // Drawing is CPU-bound, so it yields to other requests between two pages.
      await othersTurn();
      paper.newPage();
      y = drawColumns(paper, sheet, page.top + 24);
    }
    paper.begin('TR');
    drawLine(paper, line, y);
    paper.end();
    y += height;
    paper.rule(y - 4);
  }
  paper.end();
  for (const text of sheet.end) {
    const height = paper.heightOf(text, { width: page.right - page.left });
    if (y + height > bottom) {
      paper.newPage();
      y = page.top + 24;
    }
    paper.tag('P', () => {
      y = paper.paragraph(text, page.left, y + 4, { width: page.right - page.left });
    });
  }
}

/** Returns where the rows may start. */
function drawHead(paper: Paper, { title, code, facts, notes }: PickSheet): number {
  const right = code ? page.right - codeSide - 12 : page.right;
  paper.tag('H1', () =>
    paper.line(title, page.left, page.top - 3, { size: 21, font: 'heading', width: right - page.left }),
  );
  if (code) drawQrCode(paper, code, { x: page.right - codeSide + 6, y: page.top - 8, side: codeSide });
  const width = (right - page.left) / 3;
  facts.forEach((fact, place) =>
    drawFactBelow(paper, fact, {
      x: page.left + (place % 3) * width,
      y: 76 + Math.floor(place / 3) * 26,
      width: width - 8,
      isStrong: place === 0,
    }),
  );
  let y = 76 + Math.ceil(facts.length / 3) * 26 + 2;
  for (const note of notes)
    paper.tag('P', () => {
      y =
        paper.paragraph(note, page.left, y, {
          size: 9.5,
          font: 'strong',
          colour: paper.colours.signal,
          width: page.right - page.left,
        }) + 3;
    });
  return y + 8;
}

/** The headings are told to screen readers on each page, as they stand there. */
function drawColumns(paper: Paper, { columns }: PickSheet, y: number): number {
  const style = { size: 7, colour: paper.colours.quiet };
  paper.begin('TR');
  paper.tag('TH', () => paper.line(columns.shelf, at.shelf, y, style));
  paper.tag('TH', () => paper.line(columns.number, at.article, y, style));
  paper.tag('TH', () => paper.line(columns.ean, at.ean + 9, y, style));
  paper.tag('TH', () => paper.line(columns.pieces, at.pieces, y, { ...style, right: true }));
  paper.tag('TH', () => paper.line(columns.waits, at.waits, y, { ...style, right: true }));
  paper.end();
  paper.rule(y + 12, { colour: paper.colours.ink });
  return y + 19;
}

function heightOf(paper: Paper, line: PickLine): number {
  return heightAbove(paper, line) + heightBelow(paper, line.below) + 8;
}

function heightAbove(paper: Paper, { number, name, ean }: PickLine): number {
  const words =
    paper.heightOf(number, { size: 9.5, font: 'strong', width: articleWidth, mostLines: 2 }) +
    paper.heightOf(name, { width: articleWidth, mostLines: 3 });
  return Math.max(words, ean ? eanHeight : 20);
}

function heightBelow(paper: Paper, below: string): number {
  return below === '' ? 0 : paper.heightOf(below, belowStyle(paper)) + 2;
}

/** As many orders as are printed at once have room. */
function belowStyle({ colours }: Paper) {
  return { size: small, colour: colours.quiet, width: page.right - at.article, mostLines: 60 };
}

function drawLine(paper: Paper, line: PickLine, y: number): void {
  paper.decorate((doc) => doc.lineWidth(0.8).strokeColor(paper.colours.ink).rect(at.box, y, 10, 10).stroke());
  paper.tag('TD', () =>
    paper.line(line.shelf, at.shelf, y - 1, { size: 11, font: 'strong', width: shelfWidth }),
  );
  paper.tag('TD', () => {
    const next = paper.paragraph(`${line.number} `, at.article, y, {
      size: 9.5,
      font: 'strong',
      width: articleWidth,
      mostLines: 2,
    });
    paper.paragraph(line.name, at.article, next, { width: articleWidth, mostLines: 3 });
    if (line.below)
      paper.paragraph(line.below, at.article, y + heightAbove(paper, line) + 2, belowStyle(paper));
  });
  if (line.ean) drawEan(paper, line.ean, { x: at.ean, y, height: eanHeight });
  paper.tag('TD', () =>
    paper.line(line.pieces, at.pieces, y - 3, {
      size: 14,
      font: 'strong',
      right: true,
      width: at.pieces - at.ean - eanWidth,
    }),
  );
  if (line.waits)
    paper.tag('TD', () =>
      paper.line(line.waits, at.waits, y, {
        colour: paper.colours.quiet,
        right: true,
        width: at.waits - at.pieces - 6,
      }),
    );
}
