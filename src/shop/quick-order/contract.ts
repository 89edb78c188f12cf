import * as z from 'zod/mini';
import { missingOrWrong, optionalText, queryText } from '#kit/forms/fields.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { fileBytes } from '#kit/http/file-bytes.ts';
import { Brief, mostBytesOfRows, Preview, Wanted } from '#shop/wanted-rows/contract.ts';

export const mostSuggestions = 8;
/** The largest file of rows or of own numbers. */
export const mostFileBytes = 2_000_000;

export const suggestArticles = endpoint({
  name: 'suggestArticles',
  summary:
    'Articles that the customer can buy whose number, EAN or own number begins so, then those named so',
  method: 'GET',
  path: '/api/suggest',
  who: 'customer',
  input: z.object({ q: queryText() }),
  output: z.array(Brief),
});

export const previewQuickOrder = endpoint({
  name: 'previewQuickOrder',
  summary: 'What would be ordered of a pasted text or of rows; nothing is put in the cart',
  description:
    'Send either `Text` or `Rows`, at most 1,000 rows. A text is read line by line: each line with text gives a row, or stands ' +
    'in `Skipped` as a heading.',
  method: 'POST',
  path: '/api/quickorder/preview',
  who: 'customer',
  mostBodyBytes: mostBytesOfRows,
  problems: ['too-large'],
  input: z.object({
    Text: z.optional(z.nullable(z.string({ error: missingOrWrong }))),
    Rows: z.optional(z.nullable(z.array(Wanted, { error: missingOrWrong }))),
  }),
  output: Preview,
});

export const previewQuickOrderFile = endpoint({
  name: 'previewQuickOrderFile',
  summary:
    'What would be ordered of a file, CSV or XLSX, with numbers and quantities; nothing is put in the cart',
  method: 'POST',
  path: '/api/quickorder/file',
  who: 'customer',
  takesFile: { mostBytes: mostFileBytes },
  problems: ['too-large'],
  input: z.object({ fileName: optionalText(), File: fileBytes() }),
  output: Preview,
});
