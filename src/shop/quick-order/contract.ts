import * as z from 'zod/mini';
import { missingOrWrong } from '#kit/forms/fields.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { mostBytesOfRows, Preview, Wanted } from '#shop/wanted-rows/contract.ts';

/** Text is read line by line; each line with text gives a row or stands in `Skipped`. */
export const previewQuickOrder = endpoint({
  name: 'previewQuickOrder',
  summary: 'What would be ordered of a pasted text or of rows; nothing is put in the cart',
  description: 'Send either `Text` or `Rows`, at most 1,000 rows.',
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
