import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../../test/sizes.ts';
import { exactNumberKey } from '#shop/articles/look-up/number-key.ts';
import { readQuantity } from '#shop/wanted-rows/given-quantity.ts';
import type { KnownArticle, KnownNumbers } from './known-numbers.ts';
import { readRows } from './read-rows.ts';
import { splitLines } from './split-line.ts';

// Mails are written of parts under titles, some of which are no order, with remarks in some of their rows: what is read is
// what was ordered, or it is stopped. No row is left out as one without a quantity.

type Article = KnownArticle & { number: string };
const article = (id: number, number: string, name: string, pack: number): Article => ({
  id,
  number,
  names: [name],
  pack,
  priceOre: 7900 + 100 * id,
});
const catalogue = [
  article(1, '10103', 'Bricka Linnea 27×20, sjö', 6),
  article(2, '10101', 'Mugg Kottestig', 4),
  article(3, '10106', 'Underlägg 4 st, sjö', 12),
  article(4, 'B1012', 'Kruka 1984', 1),
  article(5, 'KR-77', 'Fat, stort 24 cm', 2),
];
const byNumber = new Map(catalogue.map((one) => [exactNumberKey(one.number), one]));
const known: KnownNumbers = {
  isNumber: (text) => byNumber.has(exactNumberKey(text)),
  articlesOf: (text) => [byNumber.get(exactNumberKey(text)) ?? []].flat(),
  isName: (text) => catalogue.some(({ names }) => names[0]!.toLowerCase() === text.toLowerCase()),
  kindOfWord: () => undefined,
};

const refusals = [
  'Retur',
  'Utgår:',
  'Vi vill returnera:',
  'Reklamation:',
  'Avbeställs',
  'Cancelled:',
  'Redan levererat',
];
const remarks =
  'utgår|redan levererad|(makulerad)|till varje butik|ändra till 5|fel färg|igår|retur|cancelled|kvar|- stryk|är trasiga|ska inte med'.split(
    '|',
  );
const dittos = ['dito', '-"-', 'samma', 'lika många', 'som ovan', '6 kg'];
const each = ['12 st av varje:', '12 av varje', '12 of each:', 'tolv av varje', '12 st'];
const forms = [
  'N Q st',
  'N Q',
  'Q st N',
  'Q x N',
  'N name Q st',
  'name N Q st',
  'N\tname\tQ',
  'N;Q',
  'N: Q st',
];

const row = fc.record({
  article: fc.constantFrom(...catalogue),
  quantity: fc.constantFrom(5, 8, 11, 15, 48, 1200),
  form: fc.constantFrom(...forms),
  remark: fc.option(fc.constantFrom(...remarks), { freq: 2 }),
});
type Row = typeof row extends fc.Arbitrary<infer One> ? One : never;
const mail = fc.record({
  parts: fc.array(
    fc.record({
      title: fc.constantFrom('Beställning:', 'Vi vill ha:', 'Nya', ...refusals),
      rows: fc.array(row, { minLength: 1, maxLength: 4 }),
      isSpaced: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  end: fc.constantFrom('', '', 'ditto', 'each'),
  said: fc.nat(),
});

function written({ article: one, quantity, form, remark }: Row): string {
  const parts: Record<string, string> = { N: one.number, Q: `${quantity}`, name: one.names[0]! };
  const text = form.replace(/N|Q|name/g, (part) => parts[part]!);
  const mark = /[\t;]/.exec(form)?.[0] ?? ' ';
  return remark === null ? text : `${text}${mark}${remark}`;
}

test(
  'of a mail with parts, remarks and titles nothing is ordered but what it orders',
  () => {
    let [ordered, meant] = [0, 0];
    fc.assert(
      fc.property(mail, ({ parts, end, said }) => {
        const lines: string[] = [];
        const truth = new Map<number, Row | undefined>();
        for (const { title, rows, isSpaced } of parts) {
          lines.push(title, ...(isSpaced ? [''] : []));
          for (const one of rows) {
            lines.push(written(one));
            const isOrder = !refusals.includes(title) && one.remark === null;
            truth.set(lines.length, isOrder ? one : undefined);
            if (isOrder) meant += 1;
            if (isSpaced) lines.push('');
          }
        }
        if (end !== '') {
          lines.push('', 'Beställning:');
          if (end === 'each') lines.push(each[said % each.length]!);
          for (const { number } of catalogue.slice(0, 2)) {
            lines.push(end === 'ditto' ? `${number} ${dittos[said % dittos.length]}` : number);
            truth.set(lines.length, undefined);
          }
        }
        const text = lines.join('\n');
        const { wanted, skipped } = readRows(splitLines(text), known);
        for (const { Line, Ref, Quantity } of wanted) {
          const quantity = readQuantity(Quantity);
          const [found] = known.articlesOf(Ref);
          if (!found || quantity === undefined) continue;
          const one = truth.get(Line);
          expect([Line, found.id, quantity], JSON.stringify(text)).toEqual([
            Line,
            one?.article.id,
            one?.quantity,
          ]);
          ordered += 1;
        }
        const lost = skipped.filter(({ line }) => truth.has(line));
        const hasOrder = wanted.some(({ Quantity }) => typeof readQuantity(Quantity) === 'number');
        if (end !== 'ditto' || hasOrder) expect(lost, JSON.stringify(text)).toEqual([]);
      }),
      { numRuns: 1_000 * times, ...(times === 1 && { seed: 41 }) },
    );
    // Most of what was ordered is read: a remark in a table of few rows may make its columns unclear.
    expect(ordered).toBeGreaterThan(0.8 * meant);
  },
  60_000 * times,
);
