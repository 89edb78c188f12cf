import { drawFactBelow } from './draw-head.server.ts';
import { drawQrCode } from './draw-qr-code.server.ts';
import type { PrintedPayment, PrintedSheet, PrintedSums } from './sheet.ts';
import { page, type Paper } from './paper.server.ts';

const lineHeight = 14;
const sumsAt = 340;
const vatColumns = [page.left, 190, 270];
const exemptionWidth = 240;
const payBoxHeight = 58;
const payBoxWithCode = 92;

/** Draws VAT by rate on the left, the sums on the right, and the payment details below, all on one page. */
export function drawSums(paper: Paper, sheet: PrintedSheet, top: number): void {
  const { sums } = sheet;
  let y = top;
  if (y + heightOfSums(paper, sheet) > page.bottom) {
    paper.newPage();
    y = page.top + 34;
  }
  drawVatTable(paper, sums, y);
  drawLines(paper, sums, y);
  if (sums.payment) drawPayment(paper, sums.payment, y + heightOfTables(paper, sums) + 18);
}

export function heightOfSums(paper: Paper, { sums }: PrintedSheet): number {
  return heightOfTables(paper, sums) + (sums.payment ? heightOfPayment(sums.payment) + 18 : 0);
}

function heightOfTables(paper: Paper, { vatTable, lines, exemption }: PrintedSums): number {
  const exemptionHeight = exemption ? paper.heightOf(exemption, { size: 8.5, width: exemptionWidth }) + 8 : 0;
  return Math.max(vatTable.length * lineHeight + exemptionHeight, (lines.length + 1) * lineHeight + 12);
}

function drawVatTable(paper: Paper, { vatTable, exemption }: PrintedSums, top: number): void {
  let y = top;
  paper.begin('Table');
  vatTable.forEach((row, place) => {
    const isHead = place === 0;
    paper.begin('TR');
    row.forEach((text, column) => {
      const style = isHead ? { size: 7, colour: paper.colours.quiet } : { size: 8.5 };
      const x = vatColumns[column] ?? 0;
      paper.tag(isHead ? 'TH' : 'TD', () =>
        paper.line(text, x, isHead ? y + 2 : y, { ...style, right: column > 0, width: 90 }),
      );
    });
    paper.end();
    if (isHead) paper.rule(y + lineHeight - 1, { to: vatColumns.at(-1) ?? page.right });
    y += lineHeight + (isHead ? 2 : 0);
  });
  paper.end();
  if (!exemption) return;
  paper.tag('P', () => paper.paragraph(exemption, page.left, y + 6, { size: 8.5, width: exemptionWidth }));
}

function drawLines(paper: Paper, { lines, toPay }: PrintedSums, top: number): void {
  let y = top;
  for (const [label, amount] of lines) {
    paper.tag('P', () => {
      paper.line(`${label} `, sumsAt, y, { width: 110 });
      paper.line(amount, page.right, y, { right: true, width: 90 });
    });
    y += lineHeight;
  }
  paper.rule(y + 1, { from: sumsAt, colour: paper.colours.ink });
  paper.tag('P', () => {
    paper.line(`${toPay[0]} `, sumsAt, y + 6, { size: 11.5, font: 'strong', width: 110 });
    paper.line(toPay[1], page.right, y + 6, { size: 11.5, font: 'strong', right: true, width: 95 });
  });
}

export function heightOfPayment({ code }: PrintedPayment): number {
  return code === null ? payBoxHeight : payBoxWithCode;
}

/** The code stands at the right edge of the box, on white. */
export function drawPayment(paper: Paper, payment: PrintedPayment, y: number): void {
  const height = heightOfPayment(payment);
  const right = payment.code === null ? page.right : page.right - payBoxWithCode;
  paper.decorate((doc) =>
    doc
      .rect(page.left, y, page.right - page.left, height)
      .fillColor(paper.colours.tint)
      .fill(),
  );
  if (payment.code !== null)
    drawQrCode(paper, payment.code, { x: right + 4, y: y + 4, side: payBoxWithCode - 8 });
  paper.begin('Sect');
  paper.tag('H2', () => paper.line(payment.heading, page.left + 12, y + 9, { size: 9.5, font: 'strong' }));
  paper.tag('P', () =>
    paper.line(payment.hint, right - 12, y + 10, { size: 8, colour: paper.colours.quiet, right: true }),
  );
  const widest = payment.facts.map(([, value]) => Math.max(11, value.length));
  const all = widest.reduce((sum, length) => sum + length, 0);
  let x = page.left + 12;
  payment.facts.forEach((fact, place) => {
    const width = ((right - page.left - 24) * (widest[place] ?? 0)) / all;
    drawFactBelow(paper, fact, {
      x,
      y: y + (payment.code === null ? 28 : 44),
      width: width - 10,
      isStrong: place === payment.facts.length - 1,
    });
    x += width;
  });
  paper.end();
}
