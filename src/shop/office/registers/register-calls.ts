import * as z from 'zod/mini';
import type { Right } from '#kit/http/principal.ts';
import { endpoint, type Endpoint } from '#kit/http/endpoint.ts';
import { integer, pathId, text } from '#kit/fields/fields.ts';

/** A row as it is read: with its id, and the version that a change of it takes back. */
export type Stored<Values> = Values & { Id: number; Version: string };

type Call<Input, Output> = Endpoint<z.ZodMiniType<Input>, z.ZodMiniType<Output>, never, 'staff'>;

/** The calls of a register, by what they take and give. */
export type RegisterCalls<Values> = {
  list: Call<object, { Rows: Stored<Values>[] }>;
  create: Call<Values, Stored<Values>>;
  change: Call<Values & { id: number; Version: string }, Stored<Values>>;
  remove: Call<{ id: number }, void>;
};

export type OrderCall<Values> = Call<{ Ids: number[] }, { Rows: Stored<Values>[] }>;

type About<Fields> = {
  /** The ending of the calls' names: `Way` gives `listOfficeWays`, `createOfficeWay`. */
  name: string;
  path: string;
  /** In words: `a way of delivery` and `ways of delivery`. */
  one: string;
  many: string;
  fields: Fields;
  read: Right;
  write: Right;
};

/** Declares the calls of a register: its list, and those that create, change and delete a row. */
export function registerCalls<const Fields extends Readonly<Record<string, z.ZodMiniType>>>({
  name,
  path: under,
  one,
  many,
  fields,
  read,
  write,
}: About<Fields>) {
  const path: `/api/office/${string}` = `/api/office/${under}`;
  const pathOfOne: `/api/office/${string}` = `${path}/:id`;
  const StoredRow = z.object({ Id: z.int(), ...fields, Version: z.string() });
  return {
    Input: z.object(fields),
    list: endpoint({
      name: `listOffice${name}s`,
      summary: `All ${many} in their order, those that have ended too`,
      method: 'GET',
      path,
      who: 'staff',
      right: read,
      input: z.object({}),
      output: z.object({ Rows: z.array(StoredRow) }),
    }),
    create: endpoint({
      name: `createOffice${name}`,
      summary: `Add ${one}`,
      method: 'POST',
      path,
      who: 'staff',
      right: write,
      input: z.object(fields),
      output: StoredRow,
    }),
    change: endpoint({
      name: `changeOffice${name}`,
      summary: `Change ${one}; refused when somebody else has changed it since it was read`,
      method: 'PUT',
      path: pathOfOne,
      who: 'staff',
      right: write,
      input: z.object({ id: pathId(), ...fields, Version: text({ min: 1 }) }),
      output: StoredRow,
    }),
    remove: endpoint({
      name: `deleteOffice${name}`,
      summary: `Delete ${one} that is used nowhere`,
      method: 'DELETE',
      path: pathOfOne,
      who: 'staff',
      right: write,
      input: z.object({ id: pathId() }),
      output: z.void(),
      status: 204,
    }),
    order: endpoint({
      name: `orderOffice${name}s`,
      summary: `Put all ${many} in another order`,
      method: 'PUT',
      path,
      who: 'staff',
      right: write,
      input: z.object({
        /** Every row, in its new order. */
        Ids: z.array(integer({ min: 1 })).check(z.maxLength(1_000, { error: 'maxAmount' })),
      }),
      output: z.object({ Rows: z.array(StoredRow) }),
    }),
  };
}
