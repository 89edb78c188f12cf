import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exactNumberKey } from '#shop/articles/look-up/number-key.ts';
import { readQuantity } from '#shop/wanted-rows/given-quantity.ts';
import { isInPackages } from '#shop/wanted-rows/package-words.ts';
import type { KnownArticle, KnownNumbers } from './known-numbers.ts';
import { readRows } from './read-rows.ts';
import { splitLines, splitRow } from './split-line.ts';

const articles: Record<string, Partial<KnownArticle>> = {
  B1012: { names: ['Bricka Linnea 27×20, sjö', 'Tray Linnea 27×20, lake'], pack: 6 },
  X9: { names: ['Underlägg 4 st, sjö'], pack: 4 },
};
/** Several numbers of one article. */
const sameAs: Record<string, string> = { '7312345678909': 'B1012', '77-A': 'B1012' };

function knowing(
  numbers: readonly string[],
  names: readonly string[] = [],
  prices: Record<string, number> = {},
): KnownNumbers {
  const ids = new Map(
    numbers.map((number) => [exactNumberKey(number), numbers.indexOf(sameAs[number] ?? number) + 1]),
  );
  return {
    isNumber: (text) => ids.has(exactNumberKey(text)),
    isName: (text) => names.some((name) => name.toLowerCase() === text.toLowerCase()),
    kindOfWord: () => undefined,
    articlesOf(text) {
      const id = ids.get(exactNumberKey(text));
      if (id === undefined) return [];
      const number = numbers[id - 1] ?? text;
      return [{ id, names: [], pack: 1, priceOre: prices[number] ?? null, ...articles[number] }];
    },
  };
}
const known = knowing(
  ['B1012', 'M2040', 'X9', '7312345678909', '77-A', '85'],
  ['Artikel', 'Kruka Linnea, blå'],
  {
    B1012: 9500,
    M2040: 7900,
  },
);

function read(text: string, of = known, answered?: readonly number[]) {
  const { wanted, skipped, question } = readRows(splitLines(text), of, answered);
  return [
    ...wanted.map(({ Ref, Quantity, IsProse }) => (IsProse ? `prose ${Ref}` : [Ref, Quantity])),
    ...skipped.map(({ line, why }) => `${why} ${line}`),
    ...(question?.isOpen ? [question.columns.map(({ Index }) => Index)] : []),
  ];
}

test('a number in groups that fills its cell is one, beside a quantity in another', () => {
  const number = fc.integer({ min: 10_000, max: 99_999 }).map(String);
  const quantity = fc.integer({ min: 1, max: 900 }).map(String);
  const cuts = fc.subarray([1, 2, 3, 4], { minLength: 1 });
  fc.assert(
    fc.property(number, quantity, cuts, fc.constantFrom('\t', ';', '|'), (one, count, places, mark) => {
      const groups = [0, ...places].map((from, at) => one.slice(from, places[at]));
      const spelt = groups.join(' ');
      expect(read(`artnr${mark}antal\n${spelt}${mark}${count}`, knowing([one]))).toEqual([
        [spelt, count],
        'heading 1',
      ]);
      expect(read(`${spelt}${mark}${count}`, knowing([one]))).toEqual([[spelt, count]]);
    }),
  );
  expect(read('101 12\t6', knowing(['101', '10112']))).toEqual([['101 12', '12 / 10112 ?']]);
});

test('the quantity of a numbered list is what its sums are of, also where it is the number of the line', () => {
  const prices = fc.array(fc.integer({ min: 11, max: 74 }), { minLength: 2, maxLength: 3 });
  fc.assert(
    fc.property(prices, (each) => {
      const numbers = ['B1012', 'M2040', 'X9'];
      const lines = each.map((price, at) =>
        [at + 1, numbers[at], at + 1, `${price},00`, `${price * (at + 1)},00`].join('\t'),
      );
      expect(read(lines.join('\n'))).toEqual(each.map((_, at) => [numbers[at], String(at + 1)]));
    }),
  );
});

describe('a line', () => {
  test.each([
    ['B1012\t12', 'B1012', '12'],
    ['10;b1012', 'b1012', '10'],
    ['7312345678909\t6', '7312345678909', '6'],
    ['M2040 x 8', 'M2040', '8'],
    ['B1012\t12 Stück', 'B1012', '12 Stück'],
    ['B1012;12 styck', 'B1012', '12 styck'],
    ['12 pieces;B1012', 'B1012', '12 pieces'],
    ['B1012 12 styck', 'B1012', '12'],
    ['X9 2', 'X9', '2'],
    ['QQQ 2', 'QQQ', '2'],
    ['B1012', 'B1012', null],
    ['B1012;12,5', 'B1012', '12,5'],
    ['B1012;1 200', 'B1012', '1 200'],
    ['B1012;1\u00a0200', 'B1012', '1 200'],
    ['B1012;100002', 'B1012', '100002'],
    ['036000291452 1', '036000291452', '1'],
    ['B1012|12', 'B1012', '12'],
    ['B1012   12', 'B1012', '12'],
    ['B1012 12', 'B1012', '12'],
    ['12 B1012', 'B1012', '12'],
    ['1 200 B1012', 'B1012', '1 200'],
    ['B1012 1 200', 'B1012', '1 200'],
    ['QQQ 1 200', 'QQQ', '1 200'],
    ['B1012,12', 'B1012', '12'],
    ['QQQ,12', 'QQQ,12', null],
    ['B1012, 12', 'B1012', '12'],
    ['B1012: 12 st', 'B1012', '12'],
    ['8 × M2040', 'M2040', '8'],
    ['8x M2040', 'M2040', '8'],
    ['M2040 x8', 'M2040', '8'],
    ['8×M2040', 'M2040', '8'],
    ['12 st 85', '85', '12'],
    ['85\t7312345678909', '85', '7312345678909 ?'],
    ['B1012-12', 'B1012-12', null],
    ['"B1012",12', 'B1012', '12'],
    ['B1012,"12"', 'B1012', '12'],
    ['6 st B1012 och 4 st M2040', 'B1012 / M2040', null],
    ['6 st B1012 + 7312345678909', '7312345678909', '6'],
    ['8x7312345678909', '7312345678909', '8'],
    ["'7312345678909;3", '7312345678909', '3'],
    ['="7312345678909";3', '7312345678909', '3'],
    ['M2040x8', 'M2040', '8'],
    ['7312345678909/6', '7312345678909', '6'],
    ['B1012=4', 'B1012', '4'],
    ['B1012*4', 'B1012', '4'],
    ['M2040 8 pcs', 'M2040', '8'],
    ['M2040 8st', 'M2040', '8'],
    ['M2040 x 8 Stk.', 'M2040', '8'],
    ['8 Stück M2040', 'M2040', '8'],
    ['ant 8 M2040', 'M2040', '8'],
    ['M2040 ant: 8', 'M2040', '8'],
    ['12 st M2040', 'M2040', '12'],
    ['12 QQQ', 'QQQ', '12'],
    ['12;QQQ', 'QQQ', '12'],
    ['-90 x 22121', '22121', '-90'],
    ['B1012 tolv', 'B1012', 'tolv'],
    ['B1012;tolv', 'B1012', 'tolv'],
    ['B1012 -3', 'B1012', '-3'],
    ['B1012\t0', 'B1012', '0'],
    ['B1012 12,5', 'B1012', '12,5'],
    ['B1012 Bricka Linnea 12 st', 'B1012', '12'],
    ['B1012 Bricka Linnea', 'B1012', null],
    ['12 Bricka Linnea B1012', 'B1012', '12'],
    ['b 1012 6', 'b 1012', '6'],
    ['7312345 678909', '7312345 678909', null],
    ['7,31235E+12\t6', '7,31235E+12', '6'],
    ['7.31235E+12 6', '7.31235E+12', '6'],
    ['• B1012 12', 'B1012', '12'],
    ['1. B1012 12', 'B1012', '12'],
    ['"B1012"\t"12"', 'B1012', '12'],
    ['B1012;12;', 'B1012', '12'],
    ['B1012 12;', 'B1012', '12'],
    ['B1012;Bricka, blå;12;95,00', 'B1012', '12'],
    ['1;B1012;12', 'B1012', '12'],
    ['B1012;7312345678909;12', 'B1012', '12'],
    ['B1012;Bricka Linnea', 'B1012', null],
    ['B1012 Bricka  Linnea 12 st', 'B1012', '12'],
    ['B1012  Bricka Linnea 12 st', 'B1012', '12'],
    ['12 st  Bricka Linnea  B1012', 'B1012', '12 st'],
    ['B1012, Bricka  Linnea, 12', 'B1012', '12'],
    ['QQQ Bricka  Linnea 12', 'QQQ Bricka', null],
    ['B1012 12 st Bricka Linnea', 'B1012', '12'],
    ['B1012: 12 st Bricka', 'B1012', '12'],
    ['B1012 12 st à 79,00', 'B1012', '12'],
    ['B1012 12 à 79 kr', 'B1012', '12'],
    ['B1012 Bricka Linnea 12 st à 79,00 kr', 'B1012', '12'],
    ['B1012 (12 st)', 'B1012', '12'],
    ['B1012 12 st tack', 'B1012', '12'],
    ['B1012 12 st till Anna', 'B1012', '12'],
    ['B1012 12 units', 'B1012', '12'],
    ['B1012 12 ea', 'B1012', '12'],
    ['B1012 Bricka Linnea 27×20, sjö', 'B1012', null],
    ['B1012 Bricka Linnea 27×20, sjö 30', 'B1012', '30'],
    ['B1012\tBricka Linnea 12 st', 'B1012', '12'],
    ['B1012;Tray Linnea 27×20, lake', 'B1012', null],
    ['12 B1012 Bricka Linnea', 'B1012', '12'],
    ['1 200 st Bricka B1012', 'B1012', '1 200'],
    ['12 st B1012 Bricka Linnea', 'B1012', '12'],
    ['X9 Underlägg 4 st, sjö', 'X9', null],
    ['X9 underlägg 4 st, sjö 12 st', 'X9', '12'],
    // Nothing tells these quantities, so each stops its row.
    ['B1012 12 79,00', 'B1012', '12 79,00'],
    ['B1012 12 eller 24', 'B1012', '12 eller 24'],
    ['B1012 12-24 st', 'B1012', '12-24 st'],
    ['B1012 12 st eller 24 st', 'B1012', '12 st eller 24 st'],
    ['B1012 12 kartonger', 'B1012', '12 kartonger'],
    ['2 kart B1012', 'B1012', '2 kart'],
    ['7312345678909 B1012 12', '7312345678909', '12'],
    ['7,31E+12 Bricka 6', '7,31E+12', '6'],
    ['"B1012","Bricka, blå","12"', 'B1012', '12'],
    ['B1012,Bricka,12', 'B1012', '12'],
    ['Kruka Linnea, blå', 'Kruka Linnea, blå', null],
    ['Kruka Linnea, blå 6', 'Kruka Linnea, blå', '6'],
    ['6 st kruka linnea, blå', 'kruka linnea, blå', '6'],
    ['Kruka Linnea, blå;6', 'Kruka Linnea, blå', '6'],
    ['B1012\t12 kartonger', 'B1012', '12 kartonger'],
    ['B1012 12 förp', 'B1012', '12 förp'],
    ['B1012 2 par', 'B1012', '2 par'],
    ['B1012 tolv st', 'B1012', 'tolv st'],
    ['B1012 Bricka Linnea tolv', 'B1012', 'Bricka Linnea tolv'],
    ['B1012  Bricka  Linnea  tolv', 'B1012', 'Bricka Linnea tolv'],
    ['B1012 Bricka  Linnea tolv st', 'B1012', 'Bricka Linnea tolv st'],
    ['B1012 Vas 18×18', 'B1012', 'Vas 18×18'],
  ])('%j', (text, ref, quantity) => {
    expect(read(text)).toEqual([[ref, quantity]]);
  });

  // Nobody can tell how many pieces they are, so that each stops its row.
  test.each(
    (
      'kart kartong kartonger karton kartons kartoner carton cartons frp förp förpackning förpackningar pack packs ' +
      'package packages packungen paket låda lådor box boxes case cases kolli krt pkt par pair pairs paar dussin ' +
      'dozen dozens dutzend tjog set sets schachtel schachteln'
    ).split(' '),
  )('tells no number of pieces by %j', (word) => {
    for (const [before, after] of [
      ['', ''],
      ['Bricka Linnea ', ' tack'],
    ]) {
      const beside = `${before}3 ${word}${after}`;
      expect(read(`B1012 ${beside}`)).toEqual([['B1012', beside]]);
      expect(read(`${beside.toUpperCase()} B1012`)).toEqual([['B1012', beside.toUpperCase()]]);
    }
    expect(read(`B1012\t3 ${word}`)).toEqual([['B1012', `3 ${word}`]]);
    expect([isInPackages(`3 ${word}`), isInPackages(`3${word}`), isInPackages('3')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test.each([
    'Artnr\tQty\tUnit\nB1012\t3\tkolli',
    'B1012\t3\tfrp',
    'B1012  3  box',
    'Artnr;Antal kartonger\nB1012;3',
    'Artnr;Kolli\nB1012;3',
    'Kartonger;Artnr;Kommentar\n3;B1012;brådskar',
  ])('tells no number of pieces where the packages stand apart: %j', (text) => {
    const [[ref, quantity] = []] = read(text) as [string, string][];
    expect(ref).toBe('B1012');
    expect(isInPackages(quantity ?? '')).toBe(true);
  });

  test.each([
    'Antal/kolli',
    'Qty/box',
    'Qty available',
    'Min. antal',
    'MOQ',
    'Innehåll',
    'Utpris',
    'Butikspris',
    'Rabatt %',
    'Moms',
    'Vecka',
    'Hylla',
    'Qty in stock',
    'Antal i lager',
    'Antal per kolli',
    'Qty per box',
    'Lagersaldo',
    'Auf Lager',
  ])('has no quantity under %j', (heading) => {
    expect(read(`Artnr;${heading};Beställs\nB1012;250;12`)).toContainEqual(['B1012', '12']);
    expect(read(`Artnr;${heading}\nB1012;250`)).toContainEqual(['B1012', null]);
  });

  test('asks whether what was sold is to be ordered', () => {
    expect(read('Artnr;Antal sålda;Beställs\nB1012;250;12')).toContainEqual(['B1012', '12']);
    expect(read('Artnr;Antal sålda\nB1012;250')).toEqual([['B1012', '250 / ?'], 'heading 1', [1]]);
  });

  test.each([
    ['Ja tack, 6 stycken 10101 samt 4 stycken 10103.', '10101 / 10103'],
    ['6 st 10101, 4 st (10103)', '10101 / 10103'],
    ['6 st 10101, 4 st "10103"', '10101 / 10103'],
    ['6 st 10101. 4 st 10103?', '10101 / 10103'],
    ['6 st 10101, 4 st art.10103', '10101 / 10103'],
    ['6 st 10101, 4 st nr10103', '10101 / 10103'],
    ['10103: 4 st, 10101', '10103 / 10101'],
    ['Best.nr 2027: 10101 6 st', '2027 / 10101'],
    ['10103 4 8', '4 8 / 10103'],
  ])('of two articles is neither: %j', (text, ref) => {
    expect(read(text, knowing(['10101', '10103', '2027', '48']))).toContainEqual([ref, null]);
  });

  test.each([
    '10101 2 fp',
    '2 kfp 10101',
    '10101 1 pall',
    '10101 2 x 6 st',
    '10101;2 x 6 st',
    '10101\t3x4 st',
    '10101 6 st v 48',
    'vecka 48: 10101 6 st',
    '4 st 10103;10101',
    '10101\t2\tVPE',
    '10101\t2\tKRT6',
    'Artnr\tAntal fp\n10101\t2',
    'Artnr\tAntal (fp)\n10101\t2',
    'Artnr\tMenge VE\n10101\t2',
    'Artnr\tQty (ctn)\n10101\t2',
    'Artnr\tAntal\tEnhet\n10101\t2\tlimpa',
  ])('whose quantity something else stands beside is stopped: %j', (text) => {
    const rows = readRows(splitLines(text), knowing(['10101', '10103', '48'])).wanted;
    expect(rows.map(({ Quantity }) => typeof readQuantity(Quantity))).not.toContain('number');
    expect(rows.some(({ Quantity, Ref }) => Quantity != null || Ref.includes('/'))).toBe(true);
  });

  test.each([
    ['10101 2 brickor', '2'],
    ['2 Bricka 10101 tack', '2'],
    ['10101 Bricka 38 × 38 cm 2 st', '2'],
    ['10101 30cl 2', '2'],
    ['10101 2 av Bricka', '2'],
    ['10101 2 st gärna', '2'],
  ])('whose words are accounted for is read: %j', (text, quantity) => {
    const of = knowing(['10101']);
    const named: KnownNumbers = {
      ...of,
      articlesOf: (number) => of.articlesOf(number).map((one) => ({ ...one, names: ['Bricka Vinga'] })),
    };
    expect(read(text, named)).toEqual([['10101', quantity]]);
  });

  test('that cannot be read is not left out among those that have a quantity', () => {
    expect(read('B1012 12\n7390044400007@3')).toContainEqual(['7390044400007@3', null]);
    expect(read('B1012 12\nM2040-7')).toEqual([
      ['B1012', '12'],
      ['M2040-7', null],
    ]);
  });

  test.each([
    ['B1012;6;159\nX9;4;95', [1, 2]],
    ['94;B1012;6;6st\n96;B1012;6;6st', [0, 2, 3]],
    ['B1012;6 st;330;6\nX9;4 st;44;4', [1, 2, 3]],
  ])('of which the packages may be the quantity are asked about: %j', (text, columns) => {
    expect(read(text)).toContainEqual(columns);
  });

  test.each([
    'M2040;6;79;474\nB1012;12;95;1140',
    'M2040;6;474;79\nB1012;12;1140;95',
    '474;M2040;6\n1140;B1012;12',
  ])('with sums in whole kronor is read by what is left: %j', (text) => {
    expect(read(text)).toEqual([
      ['M2040', '6'],
      ['B1012', '12'],
    ]);
  });

  test('without text is no line, and lines keep their place', () => {
    const { wanted } = readRows(splitLines('\r\n\t\nB1012 6\r\n \u00a0 \n\ufeffM2040 4'), known);
    expect(wanted.map(({ Line, Ref }) => [Line, Ref])).toEqual([
      [3, 'B1012'],
      [5, 'M2040'],
    ]);
  });
});

describe('columns', () => {
  test('that with most known numbers is the number, also where another cell is one', () => {
    const numbers = Array.from({ length: 10 }, (_, place) => String(1010 + place));
    const text = numbers.map((number) => `${number}\t6`).join('\n');
    const rows = read(text, knowing([...numbers.filter((number) => number !== '1012'), '6']));
    expect(rows).toEqual(numbers.map((number) => [number, '6']));
  });

  test.each(['tolv', '-3', '12,5', ''])(
    'a quantity %j makes neither the numbers of the lines nor prices the quantity',
    (wrong) => {
      const numbers = ['1010', '1011', '1012', '1013'];
      const quantities = ['12', wrong, '24', '18'];
      const ofLines = quantities.map((quantity, place) => [place + 1, numbers[place], quantity].join('\t'));
      const wanted = [
        ...quantities.flatMap((quantity, place) => (quantity === '' ? [] : [[numbers[place], quantity]])),
        ...(wrong === '' ? ['noQuantity 2'] : []),
      ];
      expect(read(ofLines.join('\n'), knowing(numbers))).toEqual(wanted);
      const withPrices = quantities.map((quantity, place) => [numbers[place], quantity, '79'].join('\t'));
      const prices = Object.fromEntries(numbers.map((number) => [number, 7900]));
      expect(read(withPrices.join('\n'), knowing(numbers, [], prices))).toEqual(wanted);
    },
  );

  test('of three wrong quantities in four none is taken from the numbers of the lines', () => {
    const rows = ['1\t1010\ttolv', '2\t1011\t-3', '3\t1012\t24', '4\t1013\tett'];
    expect(
      read(rows.join('\n'), knowing(['1010', '1011', '1012', '1013'])).map(([, quantity]) => quantity),
    ).toEqual(['tolv', '-3', '24', 'ett']);
  });

  test('a person says whether the only numbers are quantities or count the lines', () => {
    const of = knowing(['1010', '1011']);
    const text = '1\t1010\tBricka\n2\t1011\tMugg';
    expect(read(text, of)).toEqual([['1010', '1 / ?'], ['1011', '2 / ?'], [0]]);
    expect(read(text, of, [0])).toEqual([
      ['1010', '1'],
      ['1011', '2'],
    ]);
    expect(read(text, of, [])).toEqual([
      ['1010', null],
      ['1011', null],
    ]);
    expect(read('2\t1010\n3\t1011', of)).toEqual([
      ['1010', '2'],
      ['1011', '3'],
    ]);
  });

  test.each([
    ['1;B1012', '1'],
    ['1;B1012;Bricka Linnea', '1'],
    ['1;B1012;95,00', '1'],
    ['1;B1012;12', '12'],
  ])('a single 1 before the number counts the lines only beside another quantity: %s', (line, quantity) => {
    expect(read(line)).toEqual([['B1012', quantity]]);
  });

  test('quantities that rise before the number do not count the lines', () => {
    const rows = [
      ['B1012', '6'],
      ['M2040', '12'],
      ['X9', '24'],
    ];
    expect(read('6;B1012\n12;M2040\n24;X9')).toEqual(rows);
    const of = knowing(['B1012', 'M2040', 'X9'], [], { B1012: 7900, M2040: 9500, X9: 4900 });
    expect(read('6;B1012;79\n12;M2040;95\n24;X9;49', of)).toEqual(rows);
  });

  test.each([
    [[1, 2, 4], true],
    [[1, 3, 5], true],
    [[1, 1, 1], true],
    [[2, 3, 4], true],
    [[6, 12, 18], true],
    [[10, 20, 40], true],
    [[10, 11, 12], true],
    [[1, 2, 3], false],
    [[10, 20, 30], false],
  ])('%j before the number, beside a price, are quantities: %s', (numbers, areQuantities) => {
    const of = knowing(['B1012', 'M2040', 'X9'], [], { B1012: 7900, M2040: 9500, X9: 4900 });
    const [first, second, third] = numbers.map(String);
    const rows = [
      ['B1012', first],
      ['M2040', second],
      ['X9', third],
    ];
    const found = read(`${first};B1012;79\n${second};M2040;95\n${third};X9;49`, of);
    // Numbers that count the lines are taken for quantities by nobody but a person.
    if (areQuantities) expect(found).toEqual(rows);
    else expect(found.at(-1)).toEqual([0, 2]);
  });

  test('that name the article of their row in another way are not the quantity', () => {
    expect(read('7312345678909\tB1012\t12')).toEqual([['7312345678909', '12']]);
    const short = knowing(['10103', '7312345678909', '10101']);
    const sameNumber: KnownNumbers = {
      ...short,
      articlesOf: (number) => (short.isNumber(number) ? [{ id: 1, names: [], pack: 1, priceOre: null }] : []),
    };
    expect(read('7312345678909\t10103\t12', sameNumber)).toEqual([['7312345678909', '12']]);
    // One package is the commonest quantity, so that another number beside it is asked about.
    expect(read('B1012;6;24\nX9;4;8')).toEqual([
      ['B1012', '6 / 24'],
      ['X9', '4 / 8'],
      [1, 2],
    ]);
    expect(read('B1012;6\nX9;4')).toEqual([
      ['B1012', '6'],
      ['X9', '4'],
    ]);
  });

  test('of which nothing tells the quantity are asked for', () => {
    const shops = 'Artnr;Butik Solna;Butik Täby\nB1012;8;4\nM2040;;12';
    expect(read(shops)).toEqual([['B1012', '8 / 4'], ['M2040', '– / 12'], 'heading 1', [1, 2]]);
    expect(read(shops, known, [1])).toEqual([['B1012', '8'], 'heading 1', 'noQuantity 3']);
    expect(read(shops, known, [1, 2])).toEqual([['B1012', '12'], ['M2040', '12'], 'heading 1']);
    expect(read('Artnr;Antal;Antal\nB1012;8;4')).toEqual([['B1012', '8 / 4'], 'heading 1', [1, 2]]);
    expect(read('Artnr;Butik 1;Butik 2\nB1012;8;4')).toEqual([['B1012', '8 / 4'], 'heading 1', [1, 2]]);
    expect(read('B1012\t12\t40\nM2040\t8\t3')).toEqual([
      ['B1012', '12 / 40'],
      ['M2040', '8 / 3'],
      [1, 2],
    ]);
    expect(read(`${shops}\nX9;;9;2`, known, [1, 2])).toContainEqual(['X9', ' + 9 ?']);
    expect(read('B1012;8;4', known, [7])).toEqual([
      ['B1012', '8 / 4'],
      [1, 2],
    ]);
  });

  test.each([
    'Returantal',
    'Antal förra året',
    'Lagermenge',
    'Antal 2027',
    'Katalogsida',
    'Omsättning',
    'Ordernr',
    'Antal bilder',
  ])('under a name that is not known, such as %j, are asked for', (name) => {
    expect(read(`Artnr;${name}\nB1012;250`)).toEqual([['B1012', '250 / ?'], 'heading 1', [1]]);
    expect(read(`Artnr;${name}\nB1012;250`, known, [1])).toContainEqual(['B1012', '250']);
    const beside = read(`Artnr;${name};Antal\nB1012;250;12`);
    if (['Antal 2027', 'Returantal'].includes(name)) expect(beside).toContainEqual([1, 2]);
    else expect(beside).toContainEqual(['B1012', '12']);
  });

  test('without a name, below a heading of the number alone, are the quantity', () => {
    expect(read('Artnr;\nB1012;12')).toContainEqual(['B1012', '12']);
  });

  test.each(['Antal/Qty', 'Qty / Antal', 'Antal (st)', 'Att beställa', 'Köp', 'Ordered qty', 'Antal st'])(
    'under %j are the quantity',
    (name) => {
      expect(read(`Artnr;${name};Pris\nB1012;12;95`)).toContainEqual(['B1012', '12']);
    },
  );

  test.each([
    ['B1012;6;37,05\nX9;4;676', 'X9', '4'],
    ['B1012\t6\t450 kr\nX9\t4\t600', 'X9', '4'],
    ['10103\t3\t12,35\t37,05\n10101\t4\t169\t676', '10101', '4'],
    ['36\t1620\t12\t10301\n99\t9801\t4\t20208', '20208', '99'],
  ])('beside sums are read: %j', (text, ref, quantity) => {
    const numbers = ['B1012', 'X9', '10103', '10101', '10301', '20208'];
    const prices = { B1012: 617.5, X9: 16900, 10103: 1235, 10101: 16900, 10301: 4500, 20208: 9900 };
    expect(read(text, knowing(numbers, [], prices))).toContainEqual([ref, quantity]);
  });

  test.each([
    ['B1012\t6\t450\nX9\t4\t600', [1, 2]],
    ['B1012\t6\t426,60\nX9\t4\t608', [1, 2]],
    ['99\t4\tX9\n36\t6\tB1012', [0, 1]],
    ['B1012\t6\t6\nB1012\t6\t', [1, 2]],
  ])('of which one may be what the customer pays are asked for: %j', (text, columns) => {
    const of = knowing(['B1012', 'X9'], [], { B1012: 7900, X9: 9900 });
    const packs: KnownNumbers = { ...of, articlesOf: (number) => of.articlesOf(number) };
    expect(read(text, packs)).toContainEqual(columns);
  });

  test('of shops add up without a 0, and stop with what is no number of pieces', () => {
    expect(read('Artnr;A;B\nB1012;0;6\nM2040;0;0', known, [1, 2])).toEqual([
      ['B1012', '6'],
      'heading 1',
      'noQuantity 3',
    ]);
    expect(read('Artnr;A;B\nB1012;7;-12', known, [1, 2])).toContainEqual(['B1012', '7 + -12']);
  });

  test('of several shops are asked for, also where one orders a package of each', () => {
    const packs = 'Artnr;Butik Solna;Butik Täby\nB1012;6;4\nX9;4;8';
    expect(read(packs)).toContainEqual([1, 2]);
    expect(read('B1012;6;\nX9;4;8')).toContainEqual([1, 2]);
  });

  test('that hold money alone are asked for, or tell no quantity', () => {
    expect(read('B1012;79,00\nM2040;95,50')).toEqual([['B1012', '79,00 / ?'], ['M2040', '95,50 / ?'], [1]]);
    expect(read('B1012;12;79,00')).toEqual([['B1012', '12']]);
  });

  test('that are shifted by an empty cell are read by their one whole number', () => {
    const of = knowing(['10101', '10103', '10106']);
    expect(read('10103;8\n10101;;12', of)).toEqual([
      ['10103', '8'],
      ['10101', '12'],
    ]);
    expect(read('10103;Vas;8\n10101;Mugg;4\n10106;;Fat;12', of)).toContainEqual(['10106', '12']);
    expect(read('10103;8\n10106;6\n10101;;12;30', of)).toContainEqual(['10101', '12 / 30 ?']);
    expect(read('10103;8\n10106;6\n;10101;12', of)).toContainEqual(['10101', '12']);
  });

  test('with a point before three digits are read as the column shows', () => {
    const of = knowing(['10101', '10103']);
    expect(read('10101;1.200\n10103;12', of)).toContainEqual(['10101', '1.200']);
    expect(read('10101;1.200\n10103;2.400,00', of)).toContainEqual(['10101', '1200']);
    expect(read('10101;1.000\n10103;2.0', of)).toContainEqual(['10101', '1']);
  });

  test('that all hold numbers of articles are not guessed', () => {
    const both = knowing(['10101', '10103', '12', '24']);
    expect(read('12\t10101\n24\t10103', both)).toEqual([
      ['12', '10101 ?'],
      ['24', '10103 ?'],
    ]);
    expect(read('Antal\tArtnr\n12\t10101', both)).toContainEqual(['10101', '12']);
    expect(read('10101\t12\n10103\t24', both)).toEqual([
      ['10101', '12'],
      ['10103', '24'],
    ]);
  });

  test('the first of equal ones is the number', () => {
    // Which of two articles is meant, and in what quantity, nobody can tell.
    expect(read('85\tB1012\n')).toEqual([['85', 'B1012 ?']]);
    expect(read('6;12')).toEqual([['6', '12']]);
  });

  test('a line number before the number is not the quantity', () => {
    expect(read('1;B1012;6\n2;M2040;4')).toEqual([
      ['B1012', '6'],
      ['M2040', '4'],
    ]);
  });

  test('a wrong quantity among right ones stays a quantity', () => {
    expect(read('B1012\t6\nM2040\tett dussin')).toEqual([
      ['B1012', '6'],
      ['M2040', 'ett dussin'],
    ]);
  });

  test('an empty quantity is no order where others are filled', () => {
    expect(read('B1012\t6\nM2040\t\n\tSumma\t10')).toEqual([
      ['B1012', '6'],
      'prose Summa 10',
      'noQuantity 2',
    ]);
    expect(read('Artnr;Namn;Antal\nB1012;Bricka;\nM2040;Mugg;8\nX9;Fat;')).toEqual([
      ['M2040', '8'],
      'heading 1',
      'noQuantity 2',
      'noQuantity 4',
    ]);
    expect(read('B1012 6\nM2040')).toEqual([['B1012', '6'], 'noQuantity 2']);
    expect(read('Artnr;Antal;Namn\nB1012;;Bricka\nM2040;;Mugg')).toEqual([
      ['B1012', '?'],
      ['M2040', '?'],
      'heading 1',
    ]);
  });

  test('a row of a file whose text stands in one cell is read like a line', () => {
    const rows = [splitRow(1, ['', 'B1012 12', '']), splitRow(2, ['M2040', '4'])];
    expect(readRows(rows, known).wanted).toEqual([
      { Line: 1, Ref: 'B1012', Quantity: '12' },
      { Line: 2, Ref: 'M2040', Quantity: '4' },
    ]);
  });
});

test('a line in one cell of a file may begin with an empty cell', () => {
  const rows = ['Beställning', 'GTIN\tArtnr\tProdukt\tAntal\tInner', '\tB1012\tBricka\t12\t6'];
  expect(
    readRows(
      rows.map((row, at) => splitRow(at + 1, [row])),
      known,
    ).wanted,
  ).toContainEqual({ Line: 3, Ref: 'B1012', Quantity: '12' });
});

test('a row below a heading stays one where its number has become a day', () => {
  expect(read('Artnr;Antal\n2026-12-24;5\nB1012;6\nSumma;11')).toEqual([
    ['2026-12-24', '5'],
    ['B1012', '6'],
    'prose Summa',
    'heading 1',
  ]);
});

describe('two spaces', () => {
  test('in a name move the quantity, and a missing name moves it back', () => {
    expect(read('B1012  Bricka  12\nM2040  Mugg  stor  8\n77-A  Fat  6\nX9  2')).toEqual([
      ['B1012', '12'],
      ['M2040', '8'],
      ['77-A', '6'],
      ['X9', '2'],
    ]);
  });

  test('in a name do not make the price the quantity', () => {
    expect(read('B1012  Bricka  12  95\nM2040  Mugg  stor  8  79\n77-A  Fat  tolv  49')).toEqual([
      ['B1012', '12'],
      ['M2040', '8'],
      ['77-A', 'tolv'],
    ]);
  });

  test('between longer names leave the quantity of a line that has fewer cells', () => {
    expect(read('B1012  Bricka Linnea 27×20, sjö 30 st\nM2040  Mugg  12\nX9  Fat  18')).toEqual([
      ['B1012', '30'],
      ['M2040', '12'],
      ['X9', '18'],
    ]);
  });

  test('below a heading with commas part no cells', () => {
    expect(read('Artnr,Benämning,Antal\nB1012,Bricka  Linnea,12\nM2040,Mugg,8')).toEqual([
      ['B1012', '12'],
      ['M2040', '8'],
      'heading 1',
    ]);
  });
});

describe('a heading', () => {
  test.each([
    'Artnr;Antal',
    'ARTNR.\tANTAL',
    'article_no|qty',
    'Artnr Antal',
    'Artnr,Antal',
    'Art.nr  Antal st',
  ])('%j is skipped', (heading) => {
    expect(read(`${heading}\nB1012;6`)).toEqual([['B1012', '6'], 'heading 1']);
  });

  test('in German is read too', () => {
    expect(read('Pos;Bestellnr.;Bezeichnung;Menge\n1;B1012;Tablett;12 Stück')).toEqual([
      ['B1012', '12 Stück'],
      'heading 1',
    ]);
  });

  test('tells the columns', () => {
    expect(read('Antal;Förp;Art.nr;Namn\n6;10;QQQ;Vas\n12;10;B1012;Bricka')).toEqual([
      ['QQQ', '6'],
      ['B1012', '12'],
      'heading 1',
    ]);
  });

  test('with commas parts the lines below at commas too', () => {
    const rows = read('InvoiceNo,StockCode,Description,Quantity\n1,QQQ,"Vas, blå",6\n2,B1012,,12');
    expect(rows).toEqual([['QQQ', '6'], ['B1012', '12'], 'heading 1']);
  });

  test('may come after other lines, and more than once', () => {
    expect(read('Order 12\nAntal;Artnr\n6;QQQ\nArtnr;Antal\nQQQ;7')).toEqual([
      'prose Order',
      ['QQQ', '6'],
      ['QQQ', '7'],
      'heading 2',
      'heading 4',
    ]);
  });

  test('with numbers and EANs: the EAN counts where the number is not known', () => {
    expect(read('EAN;Artnr;Qty\n7312345678909;;6\n7312345678909;QQQ;6\n1;M2040;4')).toEqual([
      ['7312345678909', '6'],
      ['7312345678909', '6'],
      ['M2040', '4'],
      'heading 1',
    ]);
  });

  test.each([
    ['with a number', 'Artnr;2027'],
    ['with the name of an article', 'Artikel;Antal'],
    ['with the number of an article', 'Antal;X9'],
    ['of unknown words', 'Vara;Mängder'],
    ['in a sentence', 'Antal personer'],
  ])('%s is a line like others', (_what, line) => {
    expect(read(line)).toHaveLength(1);
    expect(read(line)).not.toContain('heading 1');
  });
});

test.each([
  'Hej! Vi vill ha',
  'Hej,',
  'Tack på förhand',
  'Med vänliga hälsningar',
  'Mvh Anna',
  'Best regards, Anna',
  'Mit freundlichen Grüßen',
  'Tel 070-123 45 67',
  '08-123 456 78',
  '+46 70 123 45 67',
  'anna@butiken.se',
  'www.butiken.se',
  'Beställning julen 2027',
  'Order 12',
  'Datum: 2026-11-27',
  'Summa 48',
  'Totalt: 12 st',
  'Kundnr 1001',
])('%j around a list is no row of it', (text) => {
  expect(read(`${text}\nB1012 12`)).toEqual([
    `prose ${readRows(splitLines(text), known).wanted[0]?.Ref}`,
    ['B1012', '12'],
  ]);
});

test.each([
  ['QQQ 2', 'QQQ', '2'],
  ['12 QQQ', 'QQQ', '12'],
  ['Röd mugg 12', 'Röd mugg', '12'],
  ['036000291452 1', '036000291452', '1'],
  ['0123 1 200', '0123', '1 200'],
  ['Mugg tolv', 'Mugg tolv', null],
])('%j, which may be a row, stays one', (text, ref, quantity) => {
  expect(read(text)).toEqual([[ref, quantity]]);
});

test('what follows a greeting at the end is a signature, until the next row', () => {
  expect(read('B1012 12\nMvh\nAnna Ek\nStorgatan 12\n123 45 Solna\nX9 4\nQQQ 2')).toEqual([
    ['B1012', '12'],
    'prose Mvh',
    'prose Anna Ek',
    'prose Storgatan',
    'prose 45 Solna',
    ['X9', '4'],
    ['QQQ', '2'],
  ]);
});

test('a line of an empty cell between quotation marks is an empty line', () => {
  expect(read('" "\nB1012 12\n""')).toEqual([['B1012', '12']]);
});

test('a line of commas below a heading with commas is shown as it is', () => {
  expect(read('EAN,Antal\n,,\nB1012,12')).toEqual(['prose ,,', ['B1012', '12'], 'heading 1']);
});

test('nothing is lost: every line with text gives a row or is a heading', () => {
  const words =
    'B1012|M2040|77-A|QQQ|12|1 200|12,5|-3|tolv|x|st|×|Artnr|Antal|EAN|7,31E+12|| |"|,|-|•|\u00a0|7312345678909|Bricka|å';
  const word = fc.constantFrom(...words.split('|'));
  const mark = fc.constantFrom('\t', ';', '|', ' ', '  ', ',', '');
  const line = fc
    .array(fc.tuple(fc.oneof(word, fc.string({ maxLength: 5 })), mark), { maxLength: 6 })
    .map((parts) => parts.flat().join(''));
  const end = fc.constantFrom('\n', '\r\n', '\r', '\u2028');
  fc.assert(
    fc.property(fc.array(fc.tuple(line, end), { maxLength: 12 }), (parts) => {
      const text = parts.flat().join('');
      const lines = splitLines(text);
      const { wanted, skipped } = readRows(lines, known);
      const reported = [...wanted.map(({ Line }) => Line), ...skipped.map(({ line: at }) => at)].sort(
        (a, b) => a - b,
      );
      expect(reported).toEqual(lines.map(({ line: at }) => at));
      const rawLines = text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);
      const withText = rawLines.flatMap((raw, place) => (/[\p{L}\p{N}]/u.test(raw) ? [place + 1] : []));
      // A cell between quotation marks holds the lines that follow.
      const inCells = (at: number) =>
        lines.some(({ line: begun, cells }) => {
          const words = (rawLines[at - 1] ?? '').match(/[\p{L}\p{N}]+/gu) ?? [];
          return begun < at && words.every((one) => cells.some((cell) => cell.includes(one)));
        });
      expect(withText.filter((at) => !reported.includes(at) && !inCells(at))).toEqual([]);
      for (const { Ref } of wanted) expect(Ref).not.toBe('');
    }),
    { numRuns: 300 },
  );
});

test('a long text is read in time, whatever is in it', () => {
  const begun = performance.now();
  const lines = [
    '1 '.repeat(500_000),
    '\t1'.repeat(500_000),
    ';'.repeat(500_000),
    'x'.repeat(1_000_000),
    `B1012|Bricka ${'111 '.repeat(250_000)}`,
    `B1012|Bricka${' '.repeat(300_000)}y`,
    `B1012|Bricka${'.'.repeat(300_000)}y|12`,
  ];
  expect(readRows(splitLines(lines.join('\n')), known).wanted.length).toBe(7);
  expect(performance.now() - begun).toBeLessThan(20_000);
});
