import { shelfMark } from '#shop/theme/mark.ts';
import { page, type Paper } from './paper.server.ts';

/** Draws the maker's own logo, or the default mark with the maker's name, in the upper left corner. */
export function drawSender(
  paper: Paper,
  name: string,
  logo: Buffer | undefined,
  { width }: { width: number },
): void {
  if (logo) {
    paper.decorate((doc) => doc.image(logo, page.left, page.top - 4, { fit: [200, 36] }));
    return;
  }
  drawMark(paper);
  paper.tag('P', () =>
    paper.line(name, page.left + 42, page.top + 4, { size: 14, font: 'heading', width: width - 42 }),
  );
}

function drawMark(paper: Paper): void {
  paper.decorate((doc) =>
    doc
      .save()
      .translate(page.left, page.top)
      .scale(0.74)
      .path(shelfMark)
      .fillColor(paper.colours.accent)
      .fill('even-odd')
      .restore(),
  );
}
