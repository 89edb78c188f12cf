import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../../../../test/sizes.ts';
import { exactNumberKey } from '#shop/articles/look-up/number-key.ts';
import { readQuantity } from '#shop/wanted-rows/given-quantity.ts';
import type { KnownArticle, KnownNumbers } from './known-numbers.ts';
import { readRows } from './read-rows.ts';
import { splitLines } from './split-line.ts';

// Words that no list holds are put into lists that are known: no row beside them is ordered, unless a person has read them.
// And an amount of money is never a quantity, however it is spelt.

const articles: [number: string, name: string, pack: number, kronor: number][] = [
  ['20208', 'Kökshandduk Åsna, linne', 10, 179],
  ['10103', 'Bricka Linnea 27×20, sjö', 6, 1249],
  ['KR-77', 'Fat, stort 24 cm', 1, 2495],
  ['B1012', 'Kruka 1984', 2, 89.5],
  ['30317', 'Vykort Norrsken', 25, 12],
];
const found = new Map<string, KnownArticle>(
  articles.map(([number, name, pack, kronor], place) => [
    exactNumberKey(number),
    { id: place + 1, names: [name], pack, priceOre: Math.round(100 * kronor) },
  ]),
);
const known: KnownNumbers = {
  isNumber: (text) => found.has(exactNumberKey(text)),
  articlesOf: (text) => [found.get(exactNumberKey(text)) ?? []].flat(),
  isName: (text) => articles.some(([, name]) => name.toLowerCase() === text.toLowerCase()),
  kindOfWord: () => undefined,
};
/** Words as people write them, of which none is of a language. */
const syllable = fc.constantFrom('gru', 'vif', 'zol', 'pax', 'dröm', 'kjä', 'wub', 'ytt', 'flo', 'quz');
const unknownWord = fc
  .tuple(
    fc.array(syllable, { minLength: 2, maxLength: 3 }),
    fc.constantFrom('', 's', 'ad', 'at', 'en'),
    fc.constantFrom('lower', 'title', 'upper'),
  )
  .map(([parts, end, form]) => {
    const word = `${parts.join('')}${end}`;
    if (form === 'lower') return word;
    return form === 'upper' ? word.toUpperCase() : word[0]!.toUpperCase() + word.slice(1);
  });
const said = fc
  .tuple(fc.array(unknownWord, { minLength: 1, maxLength: 3 }), fc.constantFrom('', '.', '!', '?', ':', ')'))
  .map(([words, end]) => `${end === ')' ? '(' : ''}${words.join(' ')}${end}`);

const row = fc.record({
  at: fc.nat({ max: articles.length - 1 }),
  quantity: fc.constantFrom(5, 8, 11, 15, 48, 60, 120),
});
const list = fc.record({
  rows: fc.uniqueArray(row, { minLength: 2, maxLength: 5, selector: ({ at }) => at }),
  marked: fc.nat({ max: 4 }),
  said,
  heading: fc.constantFrom('Status', 'Kommentar', 'Anm', 'Note', '', undefined),
  mark: fc.constantFrom('\t', ';', '|'),
  form: fc.constantFrom('N Q st', 'N Q', 'Q st N', 'Q x N', 'N: Q'),
  place: fc.constantFrom('before', 'after', 'above', 'below', 'between'),
});

function ordered(text: string) {
  const { wanted, skipped, question } = readRows(splitLines(text), known);
  const isUnread =
    wanted.some(({ Unread }) => Unread !== undefined) || skipped.some(({ unread }) => unread !== undefined);
  if (question?.isOpen) return { rows: new Map<string, number | null>(), isUnread };
  const rows = wanted.flatMap(({ Ref, Quantity }) => {
    const number = articles[(known.articlesOf(Ref)[0]?.id ?? 0) - 1]?.[0];
    const quantity = readQuantity(Quantity);
    return number !== undefined && quantity !== undefined ? [[number, quantity] as const] : [];
  });
  return { rows: new Map(rows), isUnread };
}

test(
  'a cell of words of which nothing is known stops its row, and the others are ordered',
  () => {
    let plain = 0;
    fc.assert(
      fc.property(list, ({ rows, marked, said: words, heading, mark }) => {
        const at = marked % rows.length;
        const names = ['Artnr', 'Benämning', 'Antal', heading].join(mark);
        const lines = rows.map(({ at: one, quantity }, place) => {
          const [number, name] = articles[one]!;
          return [number, name.replaceAll(mark, ' '), quantity, place === at ? words : ''].join(mark);
        });
        const text = [...(heading === undefined ? [] : [names]), ...lines].join('\n');
        const { rows: read } = ordered(text);
        for (const [place, { at: one, quantity }] of rows.entries()) {
          const [number] = articles[one]!;
          if (place === at) expect(read.has(number), text).toBe(false);
          else if (read.has(number)) {
            expect(read.get(number), text).toBe(quantity);
            plain += 1;
          } else if (heading !== undefined) expect.unreachable(`${number} of ${text} is stopped`);
        }
      }),
      { numRuns: 400 * times, ...(times === 1 && { seed: 51 }) },
    );
    expect(plain).toBeGreaterThan(400);
  },
  30_000 * times,
);

test(
  'a line with words of which nothing is known is stopped, or a person is to read them',
  () => {
    fc.assert(
      fc.property(list, ({ rows, marked, said: words, form, place }) => {
        const at = marked % rows.length;
        const lines = rows.map(({ at: one, quantity }) =>
          form.replace(/N|Q/g, (part) => (part === 'N' ? articles[one]![0] : `${quantity}`)),
        );
        const isBeside = place === 'before' || place === 'after';
        if (place === 'before') lines[at] = `${words} ${lines[at]}`;
        if (place === 'after') lines[at] = `${lines[at]} ${words}`;
        if (place === 'above') lines.unshift(words);
        if (place === 'below') lines.push(words);
        if (place === 'between') lines.splice(at, 0, words);
        const text = lines.join('\n');
        const { rows: read, isUnread } = ordered(text);
        for (const [one, { at: article, quantity }] of rows.entries()) {
          const number = articles[article]![0];
          if (isBeside && one === at) expect(read.has(number), text).toBe(false);
          else if (read.has(number)) expect(read.get(number), text).toBe(quantity);
        }
        if (!isBeside && read.size > 0) expect(isUnread, text).toBe(true);
      }),
      { numRuns: 600 * times, ...(times === 1 && { seed: 52 }) },
    );
  },
  30_000 * times,
);

const money = fc.record({
  at: fc.nat({ max: articles.length - 1 }),
  amount: fc.oneof(fc.constant(undefined), fc.integer({ min: 1, max: 25_000 })),
  space: fc.constantFrom('', ' ', '\u00a0', '\u202f'),
  decimals: fc.constantFrom('', ',00', ',50', '.00'),
  currency: fc.constantFrom(' kr', 'kr', ' SEK', ':-', ' :-', ' EUR', ' €', '\u00a0kr'),
  before: fc.boolean(),
  mark: fc.constantFrom(' ', ': ', '\t', ';', ' - ', ' à '),
  name: fc.boolean(),
});

test(
  'an amount of money is no quantity, however it is spelt',
  () => {
    fc.assert(
      fc.property(fc.array(money, { minLength: 1, maxLength: 4 }), (rows) => {
        const lines = rows.map(({ at, amount, space, decimals, currency, before, mark, name }) => {
          const [number, text, , kronor] = articles[at]!;
          const whole = `${amount ?? Math.round(kronor)}`.replace(/\B(?=(?:\d{3})+$)/g, space);
          const parts = [
            name ? `${number}${mark.trim() === '' ? mark : ' '}${text}` : number,
            `${whole}${decimals}${currency}`,
          ];
          return (before ? parts.reverse() : parts).join(mark);
        });
        const { rows: read } = ordered(lines.join('\n'));
        for (const quantity of read.values()) expect(quantity, lines.join('\n')).toBeNull();
      }),
      { numRuns: 1_500 * times, ...(times === 1 && { seed: 53 }) },
    );
  },
  30_000 * times,
);
