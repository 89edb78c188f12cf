import { page, type Paper } from './paper.server.ts';

const footTop = 766;
const footColumns = [page.left, 168, 290, 402];

/** The footer is tagged for screen readers once, and printed on every page; `place` is counted from 0. */
export function drawFoot(
  paper: Paper,
  sheet: { foot: readonly (readonly string[])[]; page: (page: number, pages: number) => string },
  { place, pages }: { place: number; pages: number },
): void {
  paper.rule(footTop - 8);
  const draw = (whole: () => void) => (place === 0 ? paper.tag('P', whole) : paper.decorate(whole));
  sheet.foot.forEach((lines, column) => {
    const x = footColumns[column] ?? page.left;
    const width = (footColumns[column + 1] ?? page.right) - x - 8;
    draw(() => {
      lines.forEach((line, index) => {
        paper.line(line, x, footTop + index * 10.5, { size: 7.5, colour: paper.colours.quiet, width });
      });
    });
  });
  paper.decorate(() => {
    const text = sheet.page(place + 1, pages);
    paper.line(text, page.right, footTop + 44, { size: 7.5, colour: paper.colours.quiet, right: true });
  });
}
