import { expect, test } from 'vitest';
import { Refusal, type CellForm, type ReadCell } from '../../src/kit/tables/table-file-cells.server.ts';
import { fileKinds } from '../../src/shop/integration/kinds.ts';
import { tablesOut } from '../../src/shop/integration/tables-out.server.ts';

/** Cells at both sides of what a column takes, and some that people write. */
function cellsOf(form: CellForm): Record<string, string> {
  if (form.is === 'number') {
    const written = (size: number) => (size / 10 ** form.decimals).toFixed(form.decimals);
    const sizes = [form.min - 1, form.min, 0, form.max, form.max + 1];
    const cells = sizes.map((size) => [written(size), written(size)]);
    return Object.fromEntries([...cells, ['a decimal more', `1,${'0'.repeat(form.decimals)}7`]]);
  }
  if (form.is === 'text')
    return {
      'as long': `${'x'.repeat(form.max - 1)}1`,
      longer: `${'x'.repeat(form.max)}1`,
      'two lines': 'x\n1',
    };
  if (form.is === 'choice') return Object.fromEntries([...form.of, 'x'].map((word) => [word, word]));
  const words = form.is === 'flag' ? ['ja', '0', 'aktiv', '2'] : ['2026-02-29', '20261014', '14.10.2026'];
  const own = form.is === 'such' ? [form.example, 'x', '-1'] : words;
  return Object.fromEntries(own.map((word) => [word, word]));
}

function answerOf(read: ReadCell<unknown>, cell: string): string {
  const value = read(cell);
  if (value instanceof Refusal) return value.reason;
  return typeof value === 'string' && value.length > 40
    ? `${value.length} characters`
    : JSON.stringify(value);
}

function columnsOf(kind: (typeof fileKinds)[number]): string[] {
  return Object.entries(tablesOut[kind].columns).flatMap(([name, { heads, read }]) => [
    `${name}: ${[JSON.stringify(read.form), ...(read.isMoney ? ['money'] : [])].join(' ')}`,
    ...(heads.length > 0 ? [`  also ${heads.join(', ')}`] : []),
    ...Object.entries(cellsOf(read.form)).map(([what, cell]) => `  ${what} → ${answerOf(read, cell)}`),
  ]);
}

/** Other systems write these files: a column that is renamed, or takes less, stops them. `-u` writes them anew. */
test.each(fileKinds)('the columns of %s take what they took, by the headings that they had', async (kind) => {
  await expect(`${columnsOf(kind).join('\n')}\n`).toMatchFileSnapshot(`columns/${kind}.txt`);
});
