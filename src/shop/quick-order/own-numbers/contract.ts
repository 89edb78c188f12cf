import * as z from 'zod/mini';
import {
  integer,
  obeys,
  optionalQueryInteger,
  optionalText,
  pathId,
  queryFlag,
  queryText,
} from '#kit/fields/fields.ts';
import { newKey } from '#kit/fields/key-fields.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { keyHeader } from '#kit/http/idempotency/key-header.ts';
import { fileBytes } from '#kit/http/file-bytes.ts';
import { mostFileBytes } from '#shop/quick-order/contract.ts';
import { Brief, longestOwnNumber } from '#shop/wanted-rows/contract.ts';

/** Own numbers of a customer. */
export const mostOwnNumbers = 20_000;

export const OwnNumber = z.object({ Id: z.int(), OwnNumber: z.string(), Article: Brief });
export type OwnNumber = z.infer<typeof OwnNumber>;

/** `Replaced` is the article that the number named until now. */
const SavedOwnNumber = z.extend(OwnNumber, { Replaced: z.nullable(Brief) });
export type SavedOwnNumber = z.infer<typeof SavedOwnNumber>;

const OwnNumberList = z.object({ Rows: z.array(OwnNumber), TotalCount: z.int() });

export const listOwnNumbers = endpoint({
  name: 'listOwnNumbers',
  summary:
    'The article numbers that the customer uses; `q` is a part of one, or of the number or name of its article',
  method: 'GET',
  path: '/api/ownnumbers',
  who: 'customer',
  right: 'order',
  input: z.object({
    q: queryText(),
    skip: optionalQueryInteger({ min: 0 }),
    take: optionalQueryInteger({ min: 1, max: 100 }),
  }),
  output: OwnNumberList,
});

export const saveOwnNumber = endpoint({
  name: 'saveOwnNumber',
  summary: 'Remember an own number for an article; one that is there already changes its article',
  method: 'POST',
  path: '/api/ownnumbers',
  who: 'customer',
  right: 'order',
  problems: ['not-found', 'limit-reached', 'key-reused'],
  requestHeaders: keyHeader,
  input: z.object({
    OwnNumber: newKey({ min: 1, max: longestOwnNumber }).check(
      obeys('regex', (value) => !value.includes('\n')),
    ),
    ArticleId: integer({ min: 1 }),
  }),
  output: SavedOwnNumber,
});

export const removeOwnNumber = endpoint({
  name: 'removeOwnNumber',
  summary: 'Forget an own number',
  method: 'DELETE',
  path: '/api/ownnumbers/:id',
  who: 'customer',
  right: 'order',
  input: z.object({ id: pathId() }),
  output: z.void(),
  status: 204,
});

export const sendOwnNumbers = endpoint({
  name: 'sendOwnNumbers',
  summary: 'A file of own numbers, CSV or XLSX',
  description:
    'Columns `own_article_no` and `article_no`, and `active` where 0 removes the number. Unless `skipBad` is set, a file with a ' +
    'row that is refused changes nothing. `dryRun` tells what would happen.',
  method: 'POST',
  path: '/api/ownnumbers/file',
  who: 'customer',
  right: 'order',
  takesFile: { mostBytes: mostFileBytes },
  problems: ['too-many'],
  input: z.object({ fileName: optionalText(), dryRun: queryFlag(), skipBad: queryFlag(), File: fileBytes() }),
  output: z.object({
    Read: z.int(),
    Created: z.int(),
    Changed: z.int(),
    Rejected: z.int(),
    /** The first thousand. `Field` is empty when the reason concerns the whole row. */
    Errors: z.array(z.object({ Line: z.int(), Field: z.string(), Value: z.string(), Reason: z.string() })),
  }),
});
