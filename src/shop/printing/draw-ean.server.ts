import { darkRuns } from '#kit/text/codes/dark-runs.ts';
import { eanModules, quietModules } from '#kit/text/codes/ean-bars.ts';
import type { Paper } from './paper.server.ts';

/** Of a module, in points: 85 percent of the nominal 0.33 mm, which readers in the hand read well. */
const module = 0.8;
const digitsHeight = 8;

/** The width of an EAN-13 with the space that it needs at both ends. */
export const eanWidth = (95 + quietModules.before + quietModules.after) * module;

/**
 * Draws the bars of an EAN with its digits below, as a cell of a table; nothing for a text that is none. `height` is that
 * of both.
 */
export function drawEan(
  paper: Paper,
  ean: string,
  { x, y, height }: { x: number; y: number; height: number },
): void {
  const modules = eanModules(ean);
  if (!modules) return;
  const left = x + quietModules.before * module;
  paper.decorate((doc) => {
    for (const [from, count] of darkRuns(modules))
      doc.rect(left + from * module, y, count * module, height - digitsHeight);
    doc.fillColor('#000000').fill();
  });
  paper.tag('TD', () => paper.line(ean, left, y + height - digitsHeight + 1, { size: 6.5 }));
}
