import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imageNames, indexArticles, type NamedArticle, type OwnImage } from './image-name.ts';
import { times } from '../../../../../test/sizes.ts';

function openImageNames(articles: readonly NamedArticle[], images: readonly OwnImage[]) {
  return resultOf(imageNames(resultOf(indexArticles(articles)), images));
}

function resultOf<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const articles: NamedArticle[] = [
  { number: '10101', ean: '7312345678909', names: [] },
  { number: '101', ean: null, names: [] },
  { number: '20201', ean: '036000291452', names: [] },
  { number: 'AB-77', ean: null, names: [] },
  { number: '10-300', ean: null, names: [] },
  { number: '5050B', ean: null, names: [] },
  { number: '5050', ean: null, names: [] },
  { number: '1234', ean: null, names: [] },
  { number: 'Åkerbär 3', ean: null, names: [] },
];
const images = [
  { fileName: 'Måsvik vid bryggan.jpg', number: '20201', place: 3 },
  { fileName: 'familjen.jpg', number: '10101', place: 2 },
  { fileName: 'Familjen.png', number: '20201', place: 1 },
];
const read = openImageNames(articles, images);

test.each([
  ['10101.jpg', ['10101'], 1],
  ['10101_2.jpg', ['10101'], 2],
  ['10101-b.jpg', ['10101'], 2],
  ['10101B.JPG', ['10101'], 2],
  ['10101 (3).jpeg', ['10101'], 3],
  ['10101_007.png', ['10101'], 7],
  ['10101_0.png', ['10101'], 1],
  ['10101_2_fram.jpg', ['10101'], 2],
  ['10101 fram 2.jpg', ['10101'], 2],
  ['10101_2026.jpg', ['10101'], undefined],
  ['10101 24 cm.jpg', ['10101'], undefined],
  ['Bricka 10101 miljö.png', ['10101'], undefined],
  ['Bricka 10101 miljö.png'.normalize('NFD'), ['10101'], undefined],
  ['Bricka 10101.webp', ['10101'], 1],
  ['Kopia av 10101_2.jpg', ['10101'], 2],
  ['10101 - kopia.jpg', ['10101'], 1],
  ['10101 copy.jpg', ['10101'], 1],
  ['7312345678909.webp', ['10101'], 1],
  ['7 312345 678909 b.webp', ['10101'], 2],
  ['0036000291452_4.jpg', ['20201'], 4],
  ['ab77_2.jpg', ['AB-77'], 2],
  ['Ab_77-2.jpg', ['AB-77'], 2],
  ['10300.jpg', ['10-300'], 1],
  ['5050b.jpg', ['5050B'], 1],
  ['5050_2.jpg', ['5050'], 2],
  ['åkerbär_3'.normalize('NFD'), ['Åkerbär 3'], 1],
  ['１０１０１.jpg', ['10101'], 1],
  ['10101\u200b.jpg', ['10101'], 1],
  ['MÅSVIK_VID-BRYGGAN.png', ['20201'], 3],
])('%s fits %j, place %s', (name, numbers, place) => {
  expect(read(name)).toEqual({ numbers, isOfCamera: false, isGuess: false, place });
});

const sized = openImageNames(
  [
    { number: '30', ean: null, names: ['Bricka'] },
    { number: '3040', ean: null, names: ['Bricka Björk'] },
    { number: '20', ean: null, names: ['Mugg 20 cm', 'Mug'] },
    { number: '40', ean: null, names: [] },
    { number: 'LJ-25CM', ean: null, names: [] },
    { number: '250', ean: null, names: ['Ljus 25'] },
  ],
  [],
);

test.each([
  ['bricka björk-30x40.jpg', ['3040'], undefined],
  ['bricka björk 30×40 cm_2.jpg', ['3040'], 2],
  ['mugg 20 cm_2.jpg', ['20'], 2],
  ['mugg 20cm.jpg', ['20'], 1],
  ['3040_30x40.jpg', ['3040'], undefined],
  ['3040-30x40x2-b.jpg', ['3040'], 2],
  ['3040_1920x1080.jpg', ['3040'], undefined],
  ['3040_2_30 cm.jpg', ['3040'], 2],
  ['30x40.jpg', [], undefined],
  ['fat 30 cm.jpg', [], undefined],
  ['ljus 25 cm.jpg', [], undefined],
  ['LJ-25cm_3.jpg', ['LJ-25CM'], 3],
  ['ljus 25.jpg', ['250'], 1],
  ['30-g.jpg', ['30'], 7],
])('a size in %s is no number and no place: %j, place %s', (name, numbers, place) => {
  expect(sized(name)).toMatchObject({ numbers, place });
});

test.each([
  ['korgduk.PNG', ['T-215'], false, 1],
  ['Korgduk 2.jpg', ['T-215'], false, 2],
  ['korgduk-b.jpg', ['T-215'], false, 2],
  ['Kopia av korgduk (3).jpg', ['T-215'], false, 3],
  ['korgduk röd.jpg', ['T-215'], true, undefined],
  ['2 korgduk.jpg', ['T-215'], true, 1],
  ['korgduk 35 50.jpg', ['T-215'], true, 50],
  ['bricka.jpg', ['B-1', 'B-2'], false, 1],
  ['bricka björk.jpg', ['B-3'], false, 1],
  ['korgduken.jpg', [], false, undefined],
])('%s, which tells a name of one word, fits %j; a guess: %s', (name, numbers, isGuess, place) => {
  const called = (number: string, ...names: string[]) => ({ number, ean: null, names });
  const byName = openImageNames(
    [
      called('T-215', 'Korgduk', 'Basket cloth'),
      called('B-1', 'Bricka'),
      called('B-2', 'Bricka', 'Tray'),
      called('B-3', 'Bricka Björk'),
    ],
    [],
  );
  expect(byName(name)).toMatchObject({ numbers, isGuess, place });
});

test.each([
  '1010123.jpg',
  'x1.jpg',
  'sommar.jpg',
  '',
  '.jpg',
  '---.png',
  'IMG_1235.jpg',
  'bricka 7312345678916.png',
])('%j fits nothing', (name) => {
  expect(read(name).numbers).toEqual([]);
});

test.each([
  ['10101 och 20201.jpg', ['10101', '20201']],
  ['familjen.jpg', ['10101', '20201']],
  ['10_1_01 101.jpg', ['101', '10101']],
])('%s is asked about: %j', (name, numbers) => {
  expect([...read(name).numbers].sort()).toEqual(numbers);
});

const named = openImageNames(
  [
    { number: '7', ean: null, names: ['Pall Lada', 'Stool Lada'] },
    { number: '30', ean: null, names: ['Pall Lada hög', ''] },
    { number: '12', ean: null, names: ['Mugg', 'Mug'] },
    { number: '41', ean: null, names: ['Fat Ö 24 cm', ''] },
    { number: '40', ean: null, names: ['Fat Ö 24 cm', ''] },
  ],
  [],
);

test.each([
  ['Pall Lada foto Lars Ek.jpg', ['7'], undefined],
  ['pall_lada-2.JPG', ['7'], 2],
  ['Stool Lada.png', ['7'], 1],
  ['Lars Ek Pall Lada hög b.jpg', ['30'], 2],
  ['Pall Lada 30.jpg', ['30'], 1],
  ['Fat Ö 24 cm.jpg'.normalize('NFD'), ['41', '40'], 1],
  ['Mugg.jpg', ['12'], 1],
  ['Pall.jpg', [], undefined],
  ['Palladium Lada.jpg', [], undefined],
])(
  'without a number, %s fits the article whose whole name it holds: %j, place %s',
  (name, numbers, place) => {
    expect(named(name)).toEqual({ numbers, isOfCamera: false, isGuess: false, place });
  },
);

test('a place does not become a part of a longer number without being asked about', () => {
  const both = openImageNames([...articles, { number: '101012', ean: null, names: [] }], []);
  expect(both('10101_2.jpg').numbers).toEqual(['10101', '101012']);
  expect(both('101012.jpg').numbers).toEqual(['101012']);
  expect(both('10101-b.jpg').numbers).toEqual(['10101']);
});

test.each(['IMG_1234.jpg', 'img_1234 (1).jpg', '_DSC1234.JPG', 'DSC_1234 - kopia.jpg', 'IMG_E1234.jpg'])(
  'the count of a camera in %s is no number, whatever article has it',
  (name) => {
    expect(read(name).isOfCamera).toBe(true);
  },
);

test.each(['20261014_101500.jpg', 'PXL_20261014_101500.jpg', 'Skärmavbild 2026-10-14 kl. 10.15.png'])(
  '%s is of a camera or a screen',
  (name) => {
    expect(read(name.normalize('NFD'))).toMatchObject({ numbers: [], isOfCamera: true });
  },
);

test('a hostile name is read in no time', () => {
  const names = [
    '1'.repeat(5_000),
    '1_'.repeat(2_500),
    'a1'.repeat(2_500),
    'kopia'.repeat(1_000),
    '(1)'.repeat(1_600),
  ];
  const start = performance.now();
  for (const name of [...names, ...names.map((one) => `IMG_1234${one}.jpg`)]) read(name);
  expect(performance.now() - start).toBeLessThan(200);
});

/** A character of a name without its separators, and whether one stood before it. */
type Sign = { sign: string; isAfterGap: boolean };

function signsOf(text: string): Sign[] {
  const signs: Sign[] = [];
  let isAfterGap = true;
  for (const sign of text.toLowerCase()) {
    if (/[a-zåäö0-9]/.test(sign)) signs.push({ sign, isAfterGap });
    isAfterGap = !/[a-zåäö0-9]/.test(sign);
  }
  return signs;
}

const isDigit = (sign: string) => sign >= '0' && sign <= '9';

function beginsWord(signs: readonly Sign[], at: number): boolean {
  const [here, before] = [signs[at], signs[at - 1]];
  return !here || !before || here.isAfterGap || isDigit(here.sign) !== isDigit(before.sign);
}

/** Every number that stands in the name, its length, and whether it stands there word by word. */
function standing(name: string, numbers: readonly string[]) {
  const signs = signsOf(name);
  const plain = signs.map(({ sign }) => sign).join('');
  return numbers.flatMap((number) => {
    const own = signsOf(number);
    const found: { number: string; length: number; isExact: boolean }[] = [];
    for (let at = 0; at + own.length <= signs.length; at++) {
      if (!own.every(({ sign }, place) => sign === plain[at + place])) continue;
      if (!beginsWord(signs, at) || !beginsWord(signs, at + own.length)) continue;
      const inside = own.map((_, place) => place).slice(1);
      const isExact =
        inside.every((place) => beginsWord(signs, at + place) === beginsWord(own, place)) ||
        !inside.some((place) => beginsWord(signs, at + place));
      found.push({ number, length: own.length, isExact });
    }
    return found;
  });
}

/** What the name fits, reckoned sign by sign. */
function reckoned(name: string, numbers: readonly string[]): string[] {
  const all = standing(name, numbers);
  const longest = (some: typeof all) => {
    const most = Math.max(0, ...some.map(({ length }) => length));
    return some.filter(({ length }) => length === most);
  };
  const best = longest(all);
  const asked = best.some(({ isExact }) => isExact)
    ? best
    : [...best, ...longest(all.filter(({ isExact }) => isExact))];
  return [...new Set(asked.map(({ number }) => number))].sort();
}

test('a name fits what stands in it between its words, whatever its case and separators', () => {
  const digits = fc.constantFrom('1', '2', '10', '101', '1010', '7');
  const letters = fc.constantFrom('b', 'AB', 'å', 'Z');
  const gap = fc.constantFrom('', '', '-', '_', ' ', '.');
  const part = fc.tuple(gap, fc.oneof({ weight: 3, arbitrary: digits }, letters));
  const text = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.flat().join(''));
  const made = fc.record({
    numbers: fc.array(text, { maxLength: 8 }),
    words: fc.array(text, { maxLength: 3 }),
  });
  let fitting = 0;
  let asked = 0;
  fc.assert(
    fc.property(made, fc.nat(), fc.constantFrom('', '_', ' '), ({ numbers, words }, pick, between) => {
      const one = numbers[pick % Math.max(1, numbers.length)] ?? '';
      const name = `x${between}${[...words, one].join(between)}`;
      const found = openImageNames(
        numbers.map((number) => ({ number, ean: null, names: [] })),
        [],
      )(`${name}.jpg`).numbers;
      expect([...found].sort()).toEqual(reckoned(name, numbers));
      if (found.length > 0) fitting++;
      if (found.length > 1) asked++;
    }),
    { numRuns: 2_000 * times, seed: 42 },
  );
  expect(fitting).toBeGreaterThan(1_000);
  expect(asked).toBeGreaterThan(50);
});
