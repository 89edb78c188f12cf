import { localeOf, type Language } from '#kit/text/language.ts';
import { drawFoot } from '#shop/printing/draw-foot.server.ts';
import { drawSender } from '#shop/printing/draw-sender.server.ts';
import { page, Paper, type PrintedTheme } from '#shop/printing/paper.server.ts';
import type { TextBlock } from './text-blocks.server.ts';

export type FactSheet = {
  language: Language;
  title: string;
  sellerName: string;
  /** What the maker tells of itself, and whom to ask. */
  parts: readonly (readonly TextBlock[])[];
  foot: string[][];
  page: (page: number, pages: number) => string;
};

const top = 120;
const width = 400;
const fonts = {
  heading: { size: 13, font: 'heading', after: 5 },
  paragraph: { size: 10.5, font: 'text', after: 7 },
  item: { size: 10.5, font: 'text', after: 3 },
} as const;
const indent = 14;

/** Renders the maker's facts for journalists as a PDF of one page, or of more when there is more to tell. */
export async function drawFactSheet(sheet: FactSheet, created: Date, look: PrintedTheme): Promise<Buffer> {
  const paper = Paper.open({
    title: `${sheet.title} · ${sheet.sellerName}`,
    author: sheet.sellerName,
    language: localeOf(sheet.language),
    created,
    colours: look.colours,
    onNewPage: () => undefined,
  });
  drawSender(paper, sheet.sellerName, look.logo, { width: page.right - page.left });
  paper.tag('H1', () => paper.line(sheet.title, page.left, 84, { size: 21, font: 'heading' }));
  let y = top;
  for (const blocks of sheet.parts) {
    for (const block of blocks) y = drawBlock(paper, block, y);
    y += 12;
  }
  for (let place = 0; place < paper.pages; place++)
    paper.on(place, () => drawFoot(paper, sheet, { place, pages: paper.pages }));
  return await paper.finish();
}

/** Returns where the next block may start. */
function drawBlock(paper: Paper, { kind, lines }: TextBlock, from: number): number {
  const { size, font, after } = fonts[kind];
  const x = page.left + (kind === 'item' ? indent : 0);
  const style = { size, font, width: width - (x - page.left), mostLines: 60 };
  const height = lines.reduce((sum, line) => sum + paper.heightOf(line, style), 0);
  let y = from + (kind === 'heading' && from > top ? 8 : 0);
  if (y + height > page.bottom) {
    paper.newPage();
    y = page.top;
  }
  if (kind === 'item') {
    paper.decorate((doc) => doc.circle(page.left + 3, y + size * 0.62, 1.4).fill(paper.colours.accent));
  }
  for (const line of lines) {
    paper.tag(kind === 'heading' ? 'H2' : 'P', () => {
      y = paper.paragraph(line, x, y, style);
    });
  }
  return y + after;
}
