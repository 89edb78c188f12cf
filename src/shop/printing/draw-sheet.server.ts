import { setImmediate as othersTurn } from 'node:timers/promises';
import { localeOf } from '#kit/text/language.ts';
import { drawFoot } from './draw-foot.server.ts';
import { drawHead } from './draw-head.server.ts';
import { drawRows } from './draw-rows.server.ts';
import { drawSums } from './draw-sums.server.ts';
import type { PrintedSheet } from './sheet.ts';
import { page, Paper, type PrintedTheme } from './paper.server.ts';

/** Renders the sheet as a PDF. */
export async function drawSheet(sheet: PrintedSheet, created: Date, look: PrintedTheme): Promise<Buffer> {
  return await drawSheets([sheet], { title: sheet.title, created }, look);
}

/** Renders several sheets as one PDF, each from a page of its own and with page numbers of its own. */
export async function drawSheets(
  sheets: readonly [PrintedSheet, ...PrintedSheet[]],
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
    onNewPage: (onto, place) => beginPage(onto, current, place - first),
  });
  for (const [index, sheet] of sheets.entries()) {
    if (index > 0) {
      current = sheet;
      first = paper.pages;
      paper.newPage();
    }
    const afterHead = drawHead(paper, sheet, look.logo);
    // Drawing is CPU-bound, so it yields to other requests between its parts.
    await othersTurn();
    const afterRows = await drawRows(paper, sheet, afterHead);
    await othersTurn();
    drawSums(paper, sheet, afterRows);
    const pages = paper.pages - first;
    for (let place = 0; place < pages; place++)
      paper.on(first + place, () => drawFoot(paper, sheet, { place, pages }));
    paper.flush();
    await othersTurn();
  }
  return await paper.finish();
}

/** The stamp is drawn first, so that it lies below the text. */
function beginPage(paper: Paper, { stamp, title, sellerName }: PrintedSheet, place: number): void {
  paper.decorate((doc) => {
    if (stamp) {
      doc
        .save()
        .rotate(-35, { origin: [page.width / 2, page.height / 2] })
        .fillOpacity(0.16);
      const size = Math.min(96, 1000 / stamp.length);
      const width = stamp.length * size * 0.625;
      const right = (page.width + width) / 2;
      paper.line(stamp, right, (page.height - 1.25 * size) / 2, {
        size,
        font: 'heading',
        colour: paper.colours.signal,
        right: true,
        width,
      });
      doc.restore().fillOpacity(1);
    }
    if (place > 0)
      paper.line(`${title} · ${sellerName}`, page.left, page.top, {
        size: 8,
        colour: paper.colours.quiet,
        width: 400,
      });
  });
}
