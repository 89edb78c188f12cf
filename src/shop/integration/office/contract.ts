import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { optionalQueryInteger, pathId, text } from '#kit/fields/fields.ts';
import { ExchangeKey } from '#shop/integration/integration-key.ts';
import { fileInput, mostFileBytes, outcomes, Run, RunSummary, SentRun } from '#shop/integration/contract.ts';
import { keyRights } from '#shop/integration/key-rights.ts';
import { fileKinds } from '#shop/integration/kinds.ts';

export const listExchangeRuns = endpoint({
  name: 'listExchangeRuns',
  summary: 'What became of the files that came in, newest first',
  method: 'GET',
  path: '/api/office/exchange/runs',
  who: 'staff',
  right: 'exchange.read',
  input: z.object({
    kind: z.optional(z.enum(fileKinds)),
    outcome: z.optional(z.enum(outcomes)),
    skip: optionalQueryInteger({ min: 0 }),
    take: optionalQueryInteger({ min: 1, max: 100 }),
  }),
  output: z.object({ Rows: z.array(RunSummary), Total: z.int() }),
});

export const readOfficeRun = endpoint({
  name: 'readOfficeRun',
  summary: 'What became of one file, row by row where it was refused',
  method: 'GET',
  path: '/api/office/exchange/runs/:id',
  who: 'staff',
  right: 'exchange.read',
  input: z.object({ id: pathId() }),
  output: Run,
});

export const sendOfficeFile = endpoint({
  name: 'sendOfficeFile',
  summary: 'A file from the desk: first as a trial, then in earnest',
  method: 'POST',
  path: '/api/office/exchange/files/:kind',
  who: 'staff',
  right: 'exchange.write',
  takesFile: { mostBytes: mostFileBytes },
  input: z.object(fileInput),
  /** The answer lists all rows that a dry run would change, unless they exceed ten million characters. */
  output: SentRun,
});

export const listExchangeKeys = endpoint({
  name: 'listExchangeKeys',
  summary: 'The keys of other programs; the keys themselves are not kept',
  method: 'GET',
  path: '/api/office/exchange/keys',
  who: 'staff',
  right: 'exchange.read',
  input: z.object({}),
  output: z.object({ Rows: z.array(ExchangeKey) }),
});

export const MakeKey = z.object({
  Name: text({ min: 2, max: 100 }),
  Rights: z.array(z.enum(keyRights)).check(z.minLength(1, { error: 'required' })),
});

export const makeExchangeKey = endpoint({
  name: 'makeExchangeKey',
  summary: 'A new key, told this once',
  method: 'POST',
  path: '/api/office/exchange/keys',
  who: 'staff',
  right: 'exchange.write',
  input: MakeKey,
  output: z.object({ Id: z.int(), Key: z.string() }),
});

export const revokeExchangeKey = endpoint({
  name: 'revokeExchangeKey',
  summary: 'Makes a key useless at once',
  method: 'DELETE',
  path: '/api/office/exchange/keys/:id',
  who: 'staff',
  right: 'exchange.write',
  input: z.object({ id: pathId() }),
  output: z.void(),
  status: 204,
});
