import { describe, expect, test } from 'vitest';
import { changesOf, RowChanges } from '#kit/tables/row-changes.server.ts';
import type { Outcome } from '#kit/tables/table-file-import.server.ts';
import { readArguments } from './import-arguments.server.ts';
import { startProgress } from './import-progress.server.ts';
import { reportOf } from './import-report.server.ts';

const kinds = ['groups', 'stock'] as const;

test('the report of a file whose groups are missing names them, and how they are made', () => {
  const refused = (value: string, line: number, reason = 'is no group of the shop') => ({
    line,
    field: 'group_id',
    value,
    reason,
  });
  const refusals = [
    refused('Glas > Skålar', 2),
    refused('987', 3),
    refused('', 4, 'is missing, and this article is new'),
    refused('Glas > Skålar', 5),
  ];
  const outcome = { read: 4, rejected: 4, created: 0, changed: 0, isCommitted: false, remarks: [], refusals };
  const options = { skipBad: false, dryRun: true };
  const told = (layout?: { columns: []; makesGroups: boolean }) =>
    reportOf('articles', { ...outcome, notes: new Map() }, { ...options, layout }, 0)
      .split('\n')
      .find((line) => line.startsWith('--make-groups'));
  expect(told()).toBe(
    '--make-groups makes the product groups that are missing: Glas > Skålar, “Övrigt” for rows without one.',
  );
  expect(told({ columns: [], makesGroups: true })).toBeUndefined();
});

test('the command line says what, from where and how', () => {
  expect(readArguments(['stock', 'lager.csv', '--dry-run'], kinds, '/home/anna')).toEqual({
    kind: 'stock',
    file: 'lager.csv',
    path: '/home/anna/lager.csv',
    dryRun: true,
    skipBad: false,
    asked: {},
  });
  expect(readArguments(['--skip-bad', 'groups', '/tmp/g.csv'], kinds, '/')).toMatchObject({
    kind: 'groups',
    path: '/tmp/g.csv',
    dryRun: false,
    skipBad: true,
  });
  const how = [
    '--columns',
    'Nr=article_no',
    '--make-groups',
    '--fill-down=group_id',
    '--no-prices-include-vat',
  ];
  expect(readArguments(['stock', 'a.csv', ...how], kinds)).toMatchObject({
    asked: { columns: 'Nr=article_no', makeGroups: true, fillDown: 'group_id', pricesIncludeVat: false },
  });
  expect(readArguments(['--help'], kinds)).toBe('help');
});

test.each([
  [[], 'Say what to import'],
  [['prices', 'a.csv'], 'There is no import of prices'],
  [['stock'], 'Say which file'],
  [['stock', 'a.csv', 'b.csv'], 'One file at a time: b.csv is too much'],
  [['stock', 'a.csv', '--force'], "Unknown option '--force'"],
])('%j is told to be wrong', (words, wrong) => {
  expect(readArguments(words, kinds)).toEqual({ wrong });
});

describe('the report', () => {
  const outcome: Outcome = {
    read: 3263,
    created: 3070,
    changed: 9,
    rejected: 0,
    refusals: [],
    remarks: [],
    isCommitted: true,
    notes: new Map(),
  };
  const refusal = (line: number) => ({ line, field: 'price', value: '0,001', reason: 'is not above 0' });
  const usual = { skipBad: false, dryRun: false };

  test('counts what became of the rows', () => {
    expect(reportOf('articles', outcome, usual, 1.94)).toBe(
      'articles: 3,263 read, 3,070 new, 9 changed, 184 unchanged, 0 rejected (1.9 s)',
    );
  });

  test('lists the bad rows and says that nothing was changed', () => {
    const refusals = [refusal(7), { line: 12, field: '', value: 'a\x1b[2J', reason: 'has 2 cells' }];
    const notes = new Map([['no price', 1]]);
    const bad: Outcome = {
      ...outcome,
      rejected: 2,
      refusals,
      notes,
      remarks: ['As it is.'],
      isCommitted: false,
    };
    expect(reportOf('stock', bad, usual, 0).split('\n')).toEqual([
      'As it is.',
      '1 row: no price',
      'line  field  value  reason',
      '   7  price  0,001  is not above 0',
      '  12         a·[2J  has 2 cells',
      'stock: 3,263 read, 2 rejected (0.0 s)',
      'Nothing was changed: mend the file, or use --skip-bad to take in the other rows.',
    ]);
  });

  test('shows a hundred bad rows and counts the rest', () => {
    const refusals = Array.from({ length: 1000 }, (_, place) => refusal(place + 2));
    const lines = reportOf(
      'stock',
      { ...outcome, read: 6_000, rejected: 2500, refusals },
      { ...usual, skipBad: true },
      0,
    ).split('\n');
    expect(lines).toHaveLength(103);
    expect(lines[101]).toBe('… and 2,400 more rejected rows');
    expect(lines[102]).toBe('stock: 6,000 read, 3,070 new, 9 changed, 421 unchanged, 2,500 rejected (0.0 s)');
  });

  test('of a dry run says so', () => {
    expect(reportOf('stock', { ...outcome, isCommitted: false }, { ...usual, dryRun: true }, 0)).toMatch(
      /\nDry run: nothing was changed\.$/,
    );
  });
});

describe('the report of a dry run', () => {
  const heads = new Map([
    ['price', 'Pris'],
    ['name_sv', 'name_sv'],
  ]);
  const outcome: Outcome = {
    read: 3,
    created: 1,
    changed: 1,
    rejected: 0,
    refusals: [],
    remarks: [],
    isCommitted: false,
    notes: new Map(),
  };
  const place = (line: number, key: string) => ({ line, key, columns: new Set(['price', 'name_sv']) });

  test('tells each row that changes: the line, the key, and what each column has and gets', () => {
    const changes = new RowChanges();
    changes.add(
      changesOf(
        heads,
        [place(2, 'A-1'), place(3, 'A-2'), place(14, 'Ny\x1b[2J')],
        [{ price: '49,90', name_sv: '' }, { price: '12,00', name_sv: 'Bok' }, undefined],
        [
          { price: '52,00', name_sv: 'Mugg' },
          { price: '12,00', name_sv: 'Bok' },
          { price: '', name_sv: 'n'.repeat(60) },
        ],
      ),
    );
    expect(reportOf('articles', outcome, { skipBad: false, dryRun: true, changes }, 0).split('\n')).toEqual([
      'line  row              what',
      '   2  A-1     changed  Pris: 49,90 → 52,00; name_sv: – → Mugg',
      `  14  Ny·[2J  new      name_sv: ${'n'.repeat(39)}…`,
      'articles: 3 read, 1 new, 1 changed, 1 unchanged, 0 rejected (0.0 s)',
      'Dry run: nothing was changed.',
    ]);
    const bad: Outcome = { ...outcome, rejected: 1 };
    expect(reportOf('articles', bad, { skipBad: false, dryRun: true, changes }, 0)).not.toMatch('A-1');
    expect(reportOf('articles', bad, { skipBad: true, dryRun: true, changes }, 0)).toMatch('A-1');
  });

  test('tells fifty and counts the rest', () => {
    const rows = Array.from({ length: 1_250 }, (_, at) => at + 2);
    const changes = new RowChanges();
    changes.add(
      changesOf(
        heads,
        rows.map((line) => place(line, `A-${line}`)),
        rows.map(() => ({ price: '1,00' })),
        rows.map(() => ({ price: '2,00' })),
      ),
    );
    const lines = reportOf('articles', outcome, { skipBad: false, dryRun: true, changes }, 0).split('\n');
    expect(lines).toHaveLength(1 + 50 + 1 + 2);
    expect(lines[50]).toMatch(/^ {2}51 {2}A-51/);
    expect(lines[51]).toBe('… and 1,200 more new or changed rows');
  });
});

test('the progress is one line that is written over, or a line now and then', () => {
  for (const isTTY of [true, false]) {
    let time = 0;
    const written: string[] = [];
    const screen = { isTTY, columns: 80, write: (text: string) => written.push(text) > 0 };
    const progress = startProgress('stock', screen, () => time);
    time = 4_000;
    progress.show(2_000, 0.5);
    time = 4_050;
    progress.show(2_050, 0.51);
    time = 6_000;
    progress.show(3_000, 0.75);
    expect(progress.end()).toBe(6);
    const bar = '\r\x1b[Kstock ████████████░░░░░░░░░░░░ 50 %  2,000 rows  500 a second';
    if (isTTY) expect(written).toEqual([bar, expect.stringContaining('75 %'), '\r\x1b[K']);
    else expect(written).toEqual(['stock 75 %  3,000 rows  500 a second\n']);
  }
});
