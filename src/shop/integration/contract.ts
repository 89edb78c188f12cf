import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { pathId, queryFlag, text } from '#kit/fields/fields.ts';
import { spooledFile } from '#kit/http/large-files/spooled-file.ts';
import { fileKinds } from './kinds.ts';

/** A hundred thousand articles with their texts are some 60 MB as CSV. */
export const mostFileBytes = 500_000_000;

/** `same` means that the file equals the last imported one: nothing was changed. `failed` changed nothing either. */
export const outcomes = ['running', 'done', 'same', 'failed'] as const;

/** Why a row was refused; `Field` is empty when the reason concerns the whole row. */
export const RowError = z.object({
  Line: z.int(),
  Field: z.string(),
  /** The column's heading in the file; empty where the file does not have it. */
  Heading: z.string(),
  Value: z.string(),
  Reason: z.string(),
});

export const RunSummary = z.object({
  /** 0 for a dry run, which is not stored. */
  Id: z.int(),
  Kind: z.string(),
  Source: z.enum(['folder', 'program', 'office']),
  Sender: z.string(),
  FileName: z.string(),
  Started: z.string(),
  Ended: z.nullable(z.string()),
  Outcome: z.enum(outcomes),
  Read: z.int(),
  Created: z.int(),
  Changed: z.int(),
  Rejected: z.int(),
  /** When what it changed was undone. */
  Undone: z.nullable(z.string()),
  /** Why the file as a whole could not be read. */
  Reason: z.string(),
});
export type RunSummary = z.infer<typeof RunSummary>;

export const Run = z.extend(RunSummary, {
  Remarks: z.array(z.string()),
  /** The first thousand errors. */
  Errors: z.array(RowError),
});
export type Run = z.infer<typeof Run>;

/** The maximum number of changed rows in the answer of a dry run to an API client. */
export const mostChangesShown = 200;

/** The maximum number of prices that are named one by one, since they are to be looked at. */
export const mostJumpsNamed = 20;

export const RowChange = z.object({
  Line: z.int(),
  /** The article number, customer number or the like; several key values are separated by ` · `. */
  Key: z.string(),
  /** Whether the file creates the row rather than changing it. */
  IsNew: z.boolean(),
  Fields: z.array(
    z.object({
      Field: z.string(),
      /** The column's heading in the file. */
      Heading: z.string(),
      /** At most 500 characters; '' for none, null when the sender of the file may not read it. */
      Old: z.nullable(z.string()),
      /**
       * Null when the file does not contain the value either, for example when it is derived from other data of the
       * shop.
       */
      New: z.nullable(z.string()),
    }),
  ),
});
export type RowChange = z.infer<typeof RowChange>;

export const SentRun = z.extend(Run, {
  /** For a dry run only: the rows that would be created or changed, in the order of the file. */
  Changes: z.optional(z.array(RowChange)),
  /** For a dry run only: the number of further such rows. */
  ChangesLeftOut: z.optional(z.int()),
  /** For a dry run only: the prices that would be more than double or less than half of what they are. */
  PriceJumps: z.optional(
    z.object({
      Count: z.int(),
      /** The first ones, in the order of the file. */
      Rows: z.array(
        z.object({
          Line: z.int(),
          Key: z.string(),
          Old: z.nullable(z.string()),
          New: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  /** For a dry run only: the product groups that rows were refused for and `makeGroups` would make; '' for rows without one. */
  MissingGroups: z.optional(z.array(z.string())),
  /** Like `MissingGroups`, with `makeColours` and `makeMaterials`. */
  MissingColours: z.optional(z.array(z.string())),
  MissingMaterials: z.optional(z.array(z.string())),
});
export type SentRun = z.infer<typeof SentRun>;

export const fileInput = {
  kind: z.enum(fileKinds),
  fileName: text({ min: 1 }),
  /** Imports the valid rows even when there are invalid ones. */
  skipBad: queryFlag(),
  /** Runs the whole import and rolls it back. */
  dryRun: queryFlag(),
  File: spooledFile(),
};

export const sendExchangeFile = endpoint({
  name: 'sendExchangeFile',
  summary: 'A file of one of the kinds that business systems send; the answer tells what became of it',
  method: 'POST',
  path: '/api/exchange/files/:kind',
  who: 'program',
  right: 'exchange.in',
  takesFile: { mostBytes: mostFileBytes, onDisk: true },
  input: z.object(fileInput),
  output: SentRun,
});

export const readExchangeRun = endpoint({
  name: 'readExchangeRun',
  summary: 'What became of a file',
  method: 'GET',
  path: '/api/exchange/runs/:id',
  who: 'program',
  right: 'exchange.in',
  input: z.object({ id: pathId() }),
  output: Run,
});

export const takeOrders = endpoint({
  name: 'takeOrders',
  summary: 'New orders as a file: the same one until it is acknowledged, then the next',
  method: 'GET',
  path: '/api/exchange/orders',
  who: 'program',
  right: 'exchange.out',
  input: z.object({}),
  output: z.object({
    /** Null when there are no new orders. */
    Batch: z.nullable(z.int()),
    Orders: z.int(),
    FileName: z.string(),
    Csv: z.string(),
  }),
});

export const acknowledgeOrders = endpoint({
  name: 'acknowledgeOrders',
  summary: 'The orders of this batch have been taken over; they are not sent again',
  method: 'POST',
  path: '/api/exchange/orders/:id/acknowledge',
  who: 'program',
  right: 'exchange.out',
  input: z.object({ id: pathId() }),
  output: z.void(),
  status: 204,
});
