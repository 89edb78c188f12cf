import { expect, test } from 'vitest';
import { placedLinesOfPdf } from '../../../../../test/pdf-text.ts';
import { drawLabels } from './draw-labels.server.ts';

const look = {
  colours: { ink: '#000', quiet: '#555', rule: '#ccc', accent: '#063', tint: '#eef', signal: '#b00' },
  logo: undefined,
};
const mm = 72 / 25.4;

test('labels fill a sheet of 3 × 8 from left to right, each where its sticker is, and then the next sheet', async () => {
  const count = 27;
  const labels = Array.from({ length: count }, (_none, at) => ({
    lines: [`Butik ${at}`],
    below: `${20_000 + at}`,
    way: 'Post',
  }));
  const about = { title: 'Etiketter', sellerName: 'Hylla', sender: [], created: new Date('2026-10-14') };
  const placed = placedLinesOfPdf(await drawLabels(labels, 'a4', about, look));
  for (const kind of ['Butik ', '200'] as const) {
    const lines = placed.filter(({ line }) => line.startsWith(kind));
    expect(lines.map(({ line }) => line)).toEqual(
      labels.map(({ lines: [name], below }) => (kind === '200' ? below : name)),
    );
    const [first] = lines;
    for (const [at, { x, y }] of lines.entries()) {
      expect(x - first!.x, `${at} from the left`).toBeCloseTo((at % 3) * 70 * mm, 1);
      expect(first!.y - y, `${at} from above`).toBeCloseTo(Math.floor((at % 24) / 3) * 37 * mm, 1);
    }
  }
});
