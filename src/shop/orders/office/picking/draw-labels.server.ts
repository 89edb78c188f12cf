import { setImmediate as othersTurn } from 'node:timers/promises';
import { defaultLanguage, localeOf } from '#kit/text/language.ts';
import { Paper, type PrintedTheme } from '#shop/printing/paper.server.ts';
import type { LabelSize } from './contract.ts';

export type Label = {
  /** The first line is the recipient. */
  lines: readonly string[];
  /** The order, the customer's own number of it. */
  below: string;
  way: string;
};
type About = { title: string; sellerName: string; sender: readonly string[]; created: Date };

const mm = 72 / 25.4;
type Place = { x: number; y: number; width: number; height: number };

/** A sheet of 3 × 8 labels of 70 × 37 mm has no gaps, and half a millimetre above the first. */
const onSheet = { columns: 3, rows: 8, width: 70 * mm, height: 37 * mm, top: 0.5 * mm };
const single = { width: 100 * mm, height: 150 * mm };

/** Draws address labels: 24 on an A4, or one on each page of a label printer. */
export async function drawLabels(
  labels: readonly Label[],
  size: LabelSize,
  { title, sellerName, sender, created }: About,
  look: PrintedTheme,
): Promise<Buffer> {
  const isSheet = size === 'a4';
  const paper = Paper.open({
    title,
    author: sellerName,
    language: localeOf(defaultLanguage),
    created,
    colours: look.colours,
    ...(!isSheet && { size: [single.width, single.height] as const }),
    onNewPage: () => undefined,
  });
  const perPage = isSheet ? onSheet.columns * onSheet.rows : 1;
  for (const [index, label] of labels.entries()) {
    const place = index % perPage;
    if (index > 0 && place === 0) {
      await othersTurn();
      paper.newPage();
    }
    paper.begin('Sect');
    if (isSheet) drawSmall(paper, label, placeOnSheet(place));
    else drawLarge(paper, label, sender);
    paper.end();
  }
  return await paper.finish();
}

function placeOnSheet(place: number): Place {
  const { columns, width, height, top } = onSheet;
  return {
    x: (place % columns) * width,
    y: top + Math.floor(place / columns) * height,
    width,
    height,
  };
}

/** Printers leave some millimetres of a page blank, so that nothing stands at an edge. */
function drawSmall(paper: Paper, { lines, below }: Label, { x, y, width, height }: Place): void {
  const left = x + 7 * mm;
  const inside = width - 12 * mm;
  const lineHeight = Math.min(13, (height - 13 * mm) / Math.max(1, lines.length));
  lines.forEach((line, place) =>
    paper.tag('P', () =>
      paper.line(line, left, y + 5.5 * mm + place * lineHeight, {
        size: Math.min(10.5, lineHeight * 0.82),
        font: place === 0 ? 'strong' : 'text',
        width: inside,
      }),
    ),
  );
  paper.tag('P', () =>
    paper.line(below, left, y + height - 7.5 * mm, { size: 7, colour: paper.colours.quiet, width: inside }),
  );
}

function drawLarge(paper: Paper, { lines, below, way }: Label, sender: readonly string[]): void {
  const left = 7 * mm;
  const right = single.width - left;
  const width = right - left;
  paper.tag('P', () =>
    paper.line(sender.join(' · '), left, 8 * mm, { size: 8, colour: paper.colours.quiet, width }),
  );
  paper.rule(15 * mm, { from: left, to: right });
  const lineHeight = Math.min(24, (80 * mm) / Math.max(1, lines.length));
  lines.forEach((line, place) =>
    paper.tag('P', () =>
      paper.line(line, left, 26 * mm + place * lineHeight, {
        size: lineHeight * 0.72,
        font: place === 0 ? 'strong' : 'text',
        width,
      }),
    ),
  );
  paper.rule(122 * mm, { from: left, to: right });
  paper.tag('P', () => paper.line(below, left, 127 * mm, { size: 13, font: 'strong', width }));
  paper.tag('P', () => paper.line(way, left, 135 * mm, { size: 10, width }));
}
