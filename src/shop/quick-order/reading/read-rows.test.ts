import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exactNumberKey } from '#shop/articles/look-up/number-key.ts';
import type { KnownNumbers } from './known-numbers.ts';
import { readRows } from './read-rows.ts';
import { splitLines, splitRow } from './split-line.ts';

function knowing(numbers: readonly string[], names: readonly string[] = []): KnownNumbers {
  const keys = new Set(numbers.map(exactNumberKey));
  return {
    isNumber: (text) => keys.has(exactNumberKey(text)),
    isName: (text) => names.some((name) => name.toLowerCase() === text.toLowerCase()),
    namesOf: (number) =>
      number === 'B1012'
        ? ['Bricka Linnea 27×20, sjö', 'Tray Linnea 27×20, lake']
        : number === 'X9'
          ? ['Underlägg 4 st, sjö']
          : [],
  };
}
const known = knowing(['B1012', 'M2040', 'X9', '7312345678909', '77-A', '85'], ['Artikel', 'Bricka']);

function read(text: string, of = known) {
  const { wanted, headings } = readRows(splitLines(text), of);
  return [
    ...wanted.map(({ Ref, Quantity }) => [Ref, Quantity]),
    ...headings.map((line) => `heading ${line}`),
  ];
}

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
    ['Hej! Vi vill ha', 'Hej! Vi vill ha', null],
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
      const wanted = quantities.map((quantity, place) => [numbers[place], quantity === '' ? null : quantity]);
      expect(read(ofLines.join('\n'), knowing(numbers))).toEqual(wanted);
      const withPrices = quantities.map((quantity, place) => [numbers[place], quantity, '79'].join('\t'));
      expect(read(withPrices.join('\n'), knowing(numbers))).toEqual(wanted);
    },
  );

  test('of three wrong quantities in four none is taken from the numbers of the lines', () => {
    const rows = ['1\t1010\ttolv', '2\t1011\t-3', '3\t1012\t24', '4\t1013\tett'];
    expect(
      read(rows.join('\n'), knowing(['1010', '1011', '1012', '1013'])).map(([, quantity]) => quantity),
    ).toEqual(['tolv', '-3', '24', 'ett']);
  });

  test('quantities before the number that happen to count up are quantities', () => {
    const rows = read('1\t1010\tBricka\n2\t1011\tMugg', knowing(['1010', '1011']));
    expect(rows).toEqual([
      ['1010', '1'],
      ['1011', '2'],
    ]);
  });

  test('the first of equal ones is the number', () => {
    expect(read('85\tB1012\n')).toEqual([['85', null]]);
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

  test('an empty quantity is none, and a line without a number is reported as it is', () => {
    expect(read('B1012\t6\nM2040\t\n\tSumma\t10')).toEqual([
      ['B1012', '6'],
      ['M2040', null],
      ['Summa 10', 'Summa'],
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
      ['Order', '12'],
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
    ['with a digit', 'Artnr;Antal 2027'],
    ['with the name of an article', 'Artikel;Antal'],
    ['with the number of an article', 'Antal;X9'],
    ['of unknown words', 'Vara;Mängder'],
    ['in a sentence', 'Antal personer'],
  ])('%s is a line like others', (_what, line) => {
    expect(read(line)).toHaveLength(1);
    expect(read(line)).not.toContain('heading 1');
  });
});

test('a line of an empty cell between quotation marks is an empty line', () => {
  expect(read('" "\nB1012 12\n""')).toEqual([['B1012', '12']]);
});

test('a line of commas below a heading with commas is shown as it is', () => {
  expect(read('EAN,Antal\n,,\nB1012,12')).toEqual([[',,', null], ['B1012', '12'], 'heading 1']);
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
      const { wanted, headings } = readRows(lines, known);
      const reported = [...wanted.map(({ Line }) => Line), ...headings].sort((a, b) => a - b);
      expect(reported).toEqual(lines.map(({ line: at }) => at));
      const rawLines = text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);
      const withText = rawLines.flatMap((raw, place) => (/[\p{L}\p{N}]/u.test(raw) ? [place + 1] : []));
      expect(reported).toEqual(expect.arrayContaining(withText));
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
