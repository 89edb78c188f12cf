import * as z from 'zod/mini';
import { endpoint } from '#kit/http/endpoint.ts';
import { optionalQueryInteger, pathId, queryFlag, text } from '#kit/fields/fields.ts';
import { undoBulkChange, undoFileDays } from '#shop/articles/office/bulk/contract.ts';
import { ExchangeKey } from '#shop/integration/integration-key.ts';
import {
  fileInput,
  mostFileBytes,
  outcomes,
  RowChange,
  Run,
  RunSummary,
  SentRun,
} from '#shop/integration/contract.ts';
import { keyRights } from '#shop/integration/key-rights.ts';
import { fileKinds } from '#shop/integration/kinds.ts';
import { profileNames } from '#shop/integration/profiles/profile-names.ts';

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
  output: z.extend(Run, {
    /** How many changed rows are kept. */
    Changes: z.int(),
    /** Until when the caller can undo it; null for never. */
    UndoUntil: z.nullable(z.string()),
  }),
});

export const listRunChanges = endpoint({
  name: 'listRunChanges',
  summary: 'The rows that a file from the office has changed, in the order of the file',
  method: 'GET',
  path: '/api/office/exchange/runs/:id/changes',
  who: 'staff',
  right: 'exchange.read',
  input: z.object({
    id: pathId(),
    skip: optionalQueryInteger({ min: 0 }),
    take: optionalQueryInteger({ min: 1, max: 100 }),
  }),
  output: z.object({ Rows: z.array(RowChange), Total: z.int() }),
});

export const undoExchangeRun = endpoint({
  name: 'undoExchangeRun',
  summary: `Undo a file of articles or prices of one’s own, within ${undoFileDays} days; articles that were changed since are left, and named`,
  method: 'POST',
  path: '/api/office/exchange/runs/:id/undo',
  who: 'staff',
  right: 'exchange.write',
  input: z.object({
    id: pathId(),
    /** Tells what would be undone and what would be left, and changes nothing. */
    DryRun: z.optional(z.boolean()),
  }),
  output: undoBulkChange.output,
});

const officeFileInput = {
  ...fileInput,
  /** What the columns are, as a row of CSV: `"Art.nr"=article_no,"Pris"=price`; '' for one that is not read. */
  columns: z.optional(text({ max: 10_000 })),
  /** The program that the file comes from, in place of columns. */
  profile: z.optional(z.enum(profileNames)),
  makeGroups: queryFlag(),
  makeColours: queryFlag(),
  makeMaterials: queryFlag(),
  /** The group of an article holds for the rows below it. */
  fillDown: z.optional(z.enum(['group_id'])),
  /** As the last file with the same headings, when it is left out. */
  pricesIncludeVat: z.optional(queryFlag()),
};

export const FileColumns = z.object({
  /** The line of the headings, counted from 1. */
  HeadingLine: z.int(),
  Columns: z.array(
    z.object({
      Index: z.int(),
      Heading: z.string(),
      /** Up to three different values. */
      Sample: z.array(z.string()),
      /** What it is guessed to be, or was chosen as last time. */
      Guess: z.nullable(z.string()),
    }),
  ),
  /** Whether these headings were chosen before, or each of them is one that the import takes. */
  Known: z.boolean(),
  Remembered: z.boolean(),
  /** The program that the file was said to come from, or looks like. */
  Profile: z.nullable(z.enum(profileNames)),
  /** The kind that the headings are of, where they are clearly of another one. */
  LooksLike: z.nullable(z.enum(fileKinds)),
  /** What a column can be. */
  Fields: z.array(z.string()),
  /** The lists that prices of further columns can go to; empty where the kind has none. */
  PriceLists: z.array(z.object({ Code: z.string(), CurrencyCode: z.string() })),
  MakeGroups: z.boolean(),
  MakeColours: z.boolean(),
  MakeMaterials: z.boolean(),
  FillDown: z.nullable(z.string()),
  /** How many of the first rows name the column that is filled down, where it stands once for each block of rows. */
  OncePerBlock: z.nullable(z.object({ Filled: z.int(), Rows: z.int() })),
  /** The rows that are titles of the rows below them, where no column names the group. */
  BlockTitles: z.array(z.string()),
  PricesIncludeVat: z.nullable(z.boolean()),
});
export type FileColumns = z.infer<typeof FileColumns>;

export const readFileColumns = endpoint({
  name: 'readFileColumns',
  summary: 'The columns of a file from the desk, with what each is guessed to be; nothing is stored',
  method: 'POST',
  path: '/api/office/exchange/files/:kind/columns',
  who: 'staff',
  right: 'exchange.write',
  takesFile: { mostBytes: mostFileBytes, onDisk: true },
  input: z.object({ kind: fileInput.kind, fileName: z.optional(text()), File: fileInput.File }),
  output: FileColumns,
});

export const sendOfficeFile = endpoint({
  name: 'sendOfficeFile',
  summary: 'A file from the desk: first as a trial, then in earnest',
  method: 'POST',
  path: '/api/office/exchange/files/:kind',
  who: 'staff',
  right: 'exchange.write',
  takesFile: { mostBytes: mostFileBytes, onDisk: true },
  input: z.object(officeFileInput),
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
