import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { times } from '../sizes.ts';
import { addStaff, logInToOfficeAs } from '../office.ts';
import { openTestShop, type Client, type TestShop } from '../shop.ts';
import { registers, type RegisterCase } from './registers.ts';

let shop: TestShop;
let office: Client;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

type Row = Record<string, unknown> & { Id: number; Version: string; Sort: number; NameSV: string };

async function startOver(): Promise<void> {
  await shop.startOver();
  await shop.services.versions.changed();
  await addStaff(shop, 'owner@maker.example', 'owner');
  office = await logInToOfficeAs(shop, 'owner@maker.example');
}

const rowsOf = async (path: string, client = office): Promise<Row[]> => (await client.get(path)).body.Rows;

const aName = fc.constantFrom(
  'Bud',
  'bud',
  'Ängs-grön',
  'Lin & ull',
  'Frakt "express"',
  'Åkeri; stort',
  '=Ek',
  '0012',
  'Hämtas',
);

/** The fields of one row, with a name that may be one of another's. */
const valuesOf = ({ fields }: RegisterCase) =>
  fc.record({
    NameSV: aName,
    NameEN: fc.constantFrom('', 'Courier', 'Oak'),
    NameDE: fc.constantFrom('', 'Kurier', 'Eiche'),
    Sort: fc.integer({ min: 0, max: 9 }),
    ...fields,
  });

type Step =
  | { act: 'create'; values: Record<string, unknown> }
  | { act: 'change'; at: number; values: Record<string, unknown>; stale: boolean }
  | { act: 'order'; turn: number }
  | { act: 'remove'; at: number };

const stepOf = (register: RegisterCase): fc.Arbitrary<Step> => {
  const at = fc.nat({ max: 20 });
  return fc.oneof(
    { weight: 4, arbitrary: fc.record({ act: fc.constant('create' as const), values: valuesOf(register) }) },
    {
      weight: 3,
      arbitrary: fc.record({
        act: fc.constant('change' as const),
        at,
        values: valuesOf(register),
        stale: fc.boolean(),
      }),
    },
    fc.record({ act: fc.constant('order' as const), turn: at }),
    fc.record({ act: fc.constant('remove' as const), at }),
  );
};

/** A register as it should be: rows in the order of their places, those of one place in that of their ids. */
class Expected {
  rows: { id: number; values: Record<string, unknown> }[];
  constructor(rows: readonly Row[]) {
    this.rows = rows.map(({ Id, Version: _version, ...values }) => ({ id: Id, values }));
  }
  isTaken(name: unknown, except?: number): boolean {
    return this.rows.some(
      ({ id, values }) =>
        id !== except && String(values['NameSV']).toLowerCase() === String(name).toLowerCase(),
    );
  }
  get inOrder() {
    return this.rows.toSorted((a, b) => Number(a.values['Sort']) - Number(b.values['Sort']) || a.id - b.id);
  }
}

/** Rows that something in the shop uses stay; the test shop uses none before the first order. */
async function take(step: Step, { path }: RegisterCase, expected: Expected, seen: readonly Row[]) {
  const { inOrder } = expected;
  const at = 'at' in step ? inOrder[step.at % Math.max(1, inOrder.length)] : undefined;
  if (step.act === 'create') {
    const { status, body } = await office.post(path, step.values);
    expect(status).toBe(expected.isTaken(step.values['NameSV']) ? 400 : 200);
    if (status === 200) expected.rows.push({ id: body.Id, values: step.values });
  } else if (step.act === 'order') {
    const ids = inOrder.map(({ id }) => id);
    const turned = [
      ...ids.slice(step.turn % (ids.length + 1)),
      ...ids.slice(0, step.turn % (ids.length + 1)),
    ];
    expect((await office.put(path, { Ids: turned })).status).toBe(200);
    for (const row of expected.rows) row.values = { ...row.values, Sort: turned.indexOf(row.id) + 1 };
  } else if (at && step.act === 'change') {
    const Version = step.stale ? 'seen before' : seen.find(({ Id }) => Id === at.id)!.Version;
    const { status } = await office.put(`${path}/${at.id}`, { ...step.values, Version });
    expect(status).toBe(step.stale ? 409 : expected.isTaken(step.values['NameSV'], at.id) ? 400 : 200);
    if (status === 200) at.values = step.values;
  } else if (at) {
    expect((await office.delete(`${path}/${at.id}`)).status).toBe(204);
    expected.rows = expected.rows.filter((row) => row !== at);
  }
}

describe.each(registers)('$path', (register) => {
  const { path, kind, other, columns } = register;

  test('keeps what is done to it, in its order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(stepOf(register), { minLength: 3, maxLength: 14 }), async (steps) => {
        await startOver();
        let seen = await rowsOf(path);
        const expected = new Expected(seen);
        for (const step of steps) {
          await take(step, register, expected, seen);
          seen = await rowsOf(path);
          expect(seen.map(({ Id, Version: _version, ...values }) => ({ id: Id, values }))).toEqual(
            expected.inOrder,
          );
        }
      }),
      { numRuns: 12 * times, ...(times === 1 && { seed: 126 }) },
    );
  });

  test('is brought in by a file that writes it, and the same file changes nothing more', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(valuesOf(register), { minLength: 1, maxLength: 6, selector }),
        async (rows) => {
          await startOver();
          const before = await rowsOf(path);
          const isNew = ({ NameSV }: { NameSV: string }) =>
            !before.some((row) => selector(row) === selector({ NameSV }));
          const file = [Object.keys(columns).join(';'), ...rows.map(lineOf)].join('\n');
          const tried = await send(file, true);
          expect(tried).toMatchObject({ Rejected: 0, Created: rows.filter(isNew).length });
          expect(await rowsOf(path)).toEqual(before);
          const sent = await send(file, false);
          expect(sent).toMatchObject({ Outcome: 'done', Created: tried.Created, Changed: tried.Changed });
          const now = await rowsOf(path);
          for (const values of rows) {
            const found = now.find((row) => selector(row) === selector(values))!;
            expect(onlyTold(found, values)).toEqual(onlyTold(values, values));
          }
          expect(now.length).toBe(before.length + rows.filter(isNew).length);
          expect(await send(`${file}\n`, true)).toMatchObject({ Created: 0, Changed: 0 });
        },
      ),
      { numRuns: 12 * times, ...(times === 1 && { seed: 127 }) },
    );
  });

  test('is put in order by somebody who has seen every row, and read by those who may not change it', async () => {
    await startOver();
    const first = await rowsOf(path);
    const values = fc.sample(valuesOf(register), { numRuns: 1, seed: 9 })[0]!;
    const { body: added } = await office.post(path, { ...values, NameSV: 'Ny rad' });
    expect(added.Sort).toBe(values.Sort);
    const ids = first.map(({ Id }) => Id);
    for (const Ids of [ids, [...ids, added.Id, added.Id], [...ids, 99_999]])
      expect((await office.put(path, { Ids })).body.type).toBe('/problems/changed-meanwhile');
    await addStaff(shop, 'other@maker.example', other.role);
    const reading = await logInToOfficeAs(shop, 'other@maker.example');
    expect(await rowsOf(path, reading)).toEqual(other.reads ? await rowsOf(path) : undefined);
    for (const { status } of [
      await reading.put(path, { Ids: [...ids, added.Id] }),
      await reading.post(path, { ...values, NameSV: 'Till' }),
      await reading.put(`${path}/${added.Id}`, { ...values, Version: added.Version }),
      await reading.delete(`${path}/${added.Id}`),
    ])
      expect(status).toBe(403);
  });

  function lineOf(row: Record<string, unknown>): string {
    return Object.values(columns)
      .map((cell) => `"${cell(row).replaceAll('"', '""')}"`)
      .join(';');
  }

  async function send(file: string, dryRun: boolean) {
    const { statusCode, body } = await shop.http.inject({
      method: 'POST',
      url: `/api/office/exchange/files/${kind}?fileName=${kind}.csv&dryRun=${dryRun}`,
      headers: { 'content-type': 'application/octet-stream' },
      payload: Buffer.from(file),
      cookies: { office: office.office! },
    });
    expect([statusCode, body]).toEqual([200, expect.any(String)]);
    return JSON.parse(body);
  }
});

function selector({ NameSV }: { NameSV: string }): string {
  return NameSV.toLowerCase();
}

/** An empty cell says nothing, and a name stays as it was first written. */
function onlyTold(row: Record<string, unknown>, told: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(told)
      .filter((name) => name !== 'NameSV' && told[name] !== '')
      .map((name) => [name, row[name]]),
  );
}
