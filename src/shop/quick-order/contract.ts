import * as z from 'zod/mini';
import { integer, optionalText, queryFlag, queryText } from '#kit/fields/fields.ts';
import { missingOrWrong } from '#kit/fields/missing-or-wrong.ts';
import { queryPlaces } from '#kit/fields/query-places.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { fileBytes } from '#kit/http/file-bytes.ts';
import { Brief, mostBytesOfRows, Preview, Wanted } from '#shop/wanted-rows/contract.ts';

export const mostSuggestions = 8;
/** The largest file of rows or of own numbers. */
export const mostFileBytes = 2_000_000;

/** As many cells of a line as are read. */
const mostQuantityColumns = 50;

export const suggestArticles = endpoint({
  name: 'suggestArticles',
  summary:
    'Articles that the customer can buy whose number, EAN or own number begins so, then those named so',
  method: 'GET',
  path: '/api/suggest',
  who: 'customer',
  right: 'see',
  input: z.object({ q: queryText() }),
  output: z.array(Brief),
});

export const listExamples = endpoint({
  name: 'listQuickOrderExamples',
  summary: 'Three articles that the customer can buy, to show how a line of quick order is written',
  method: 'GET',
  path: '/api/quickorder/examples',
  who: 'customer',
  right: 'order',
  input: z.object({}),
  output: z.array(Brief),
});

export const quickOrderFields = {
  Text: z.optional(z.nullable(z.string({ error: missingOrWrong }))),
  Rows: z.optional(z.nullable(z.array(Wanted, { error: missingOrWrong }))),
  /** Places counted from 0, as in `Columns`. */
  quantityColumns: z.optional(
    z.nullable(z.array(integer({ max: 999 })).check(z.maxLength(mostQuantityColumns))),
  ),
};

export const previewQuickOrder = endpoint({
  name: 'previewQuickOrder',
  summary: 'What would be ordered of a pasted text or of rows; nothing is put in the cart',
  description:
    'Send either `Text` or `Rows`, at most 1,000 rows. A text is read line by line: each line with text gives a row, or stands ' +
    'in `Skipped` with the reason why it is none, and with its text as `Unread` where that may say something else of the ' +
    'rows (such as that a quantity is for each shop): a person is to read it before they are ordered. Where nothing tells which column is the quantity, `Columns` has those that ' +
    'may be, and every row is stopped until the same text is sent with `quantityColumns`: several are added up, none means a ' +
    'package of each. The answer is remembered for the same headings.',
  method: 'POST',
  path: '/api/quickorder/preview',
  who: 'customer',
  right: 'order',
  mostBodyBytes: mostBytesOfRows,
  problems: ['too-large'],
  input: z.object(quickOrderFields),
  output: Preview,
});

export const previewQuickOrderFile = endpoint({
  name: 'previewQuickOrderFile',
  summary:
    'What would be ordered of a file, CSV or XLSX, with numbers and quantities; nothing is put in the cart',
  method: 'POST',
  path: '/api/quickorder/file',
  who: 'customer',
  right: 'order',
  takesFile: { mostBytes: mostFileBytes },
  problems: ['too-large', 'too-many'],
  input: z.object({
    fileName: optionalText(),
    quantityColumns: queryPlaces({ most: mostQuantityColumns }),
    /** That none of the columns is the quantity. */
    withoutQuantity: queryFlag(),
    File: fileBytes(),
  }),
  output: Preview,
});
