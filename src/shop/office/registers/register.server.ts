import type { Trx } from '#kit/database/db.server.ts';
import type { RegisterRow, RegisterTable } from '#kit/database/register-table.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { serve, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { inUse, type UsedWhere } from '#shop/office/used-where.server.ts';
import type { Entity } from '#shop/staff/change-log/entities.ts';
import { changeAs, versionOf, type Note } from '#shop/staff/change-log/change-as.server.ts';
import type { OfficeTextKey } from '#shop/texts/office-language/table.ts';
import type { OrderCall, RegisterCalls, Stored } from './register-calls.ts';

type Sorted = { Sort?: number | undefined };

/** How a register is kept: its rows, and their form on the wire. */
export type Register<Row extends RegisterRow, Values extends object> = {
  entity: Entity;
  topic: string;
  table: RegisterTable<Row>;
  valuesOf: (row: Row) => Values;
  /** `before` is undefined for a new row; `sort` is the place of the row where its values give none. */
  rowOf: (values: Values, before: Row | undefined, sort: number) => Omit<Row, 'id'>;
  /** Returns why there cannot be such a row beside the others; `before` is undefined for a new one. */
  check: (values: Values, others: readonly Row[], before: Row | undefined) => Problem | undefined;
  /** Where a row may be used, which then cannot be deleted. */
  uses: readonly UsedWhere[];
  /** Tells with `{places}` what to do instead. */
  inUse: OfficeTextKey;
};

/** Returns the routes of a register; one whose rows the office sorts has a call for that. */
export function registerRoutes<Row extends RegisterRow & { sort?: number }, Values extends object & Sorted>(
  services: Services,
  calls: RegisterCalls<Values> & { order?: OrderCall<Values> },
  register: Register<Row, Values>,
): Route[] {
  const { table, entity, topic, valuesOf } = register;
  const toWire = (row: Row): Stored<Values> => {
    const values = valuesOf(row);
    return { ...values, Id: row.id, Version: versionOf(values) };
  };
  const all = (rows: readonly Row[]) => ({ Rows: rows.map(toWire) });
  return [
    serve(calls.list, async () => all(await table.read(services.db))),
    serve(calls.create, (values, staff) => create(values, staff)),
    serve(calls.change, (input, staff) => change(input, staff)),
    serve(calls.remove, ({ id }, staff) => remove(id, staff)),
    ...(calls.order ? [serve(calls.order, ({ Ids }, staff) => putInOrder(Ids, staff))] : []),
  ];

  async function create(values: Values, staff: StaffMember) {
    return await changeAs(staff, services, { topic }, async (trx, note) => {
      const rows = await table.lock(trx);
      const refused = register.check(values, rows, undefined);
      if (refused) return refused;
      const last = Math.max(0, ...rows.map(({ sort = 0 }) => sort)) + 1;
      const next = register.rowOf(values, undefined, values.Sort ?? last);
      const id = await table.insert(trx, next);
      const row = { ...next, id } as Row;
      note({ entity, id, action: 'create', before: null, after: valuesOf(row) });
      return toWire(row);
    });
  }

  async function change({ id, Version, ...values }: { id: number; Version: string }, staff: StaffMember) {
    return await changeAs(staff, services, { topic, seen: Version }, async (trx, note, unchanged) => {
      const rows = await table.lock(trx);
      const row = rows.find((one) => one.id === id);
      if (!row) return new Problem('not-found');
      unchanged(versionOf(valuesOf(row)));
      const given = values as unknown as Values;
      const refused = register.check(
        given,
        rows.filter((one) => one !== row),
        row,
      );
      if (refused) return refused;
      const next = register.rowOf(given, row, given.Sort ?? row.sort ?? 0);
      await table.update(trx, id, next);
      const changed = { ...next, id } as Row;
      note({ entity, id, action: 'change', before: valuesOf(row), after: valuesOf(changed) });
      return toWire(changed);
    });
  }

  async function remove(id: number, staff: StaffMember) {
    return await changeAs(staff, services, { topic }, async (trx, note) => {
      const row = (await table.lock(trx)).find((one) => one.id === id);
      if (!row) return new Problem('not-found');
      const used = await inUse(trx, id, register.uses, register.inUse);
      if (used) return used;
      await table.remove(trx, id);
      note({ entity, id, action: 'delete', before: valuesOf(row), after: null });
      return undefined;
    });
  }

  async function putInOrder(ids: readonly number[], staff: StaffMember) {
    return await changeAs(staff, services, { topic }, async (trx, note) => {
      const before = await table.lock(trx);
      if (!isSameSet(ids, before)) return new Problem('changed-meanwhile');
      await table.putInOrder(trx, ids);
      return await noted(trx, before, note);
    });
  }

  async function noted(trx: Trx, before: readonly Row[], note: Note) {
    const after = await table.read(trx);
    for (const row of before) {
      const now = after.find(({ id }) => id === row.id)!;
      note({ entity, id: row.id, action: 'change', before: valuesOf(row), after: valuesOf(now) });
    }
    return all(after);
  }
}

function isSameSet(ids: readonly number[], rows: readonly RegisterRow[]): boolean {
  const given = new Set(ids);
  return ids.length === rows.length && given.size === rows.length && rows.every(({ id }) => given.has(id));
}
