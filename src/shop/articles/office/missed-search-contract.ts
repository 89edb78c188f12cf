import * as z from 'zod/mini';
import { isDate } from '#kit/text/dates.ts';
import { endpoint } from '#kit/http/endpoint.ts';
import { obeys, text } from '#kit/fields/fields.ts';

const day = text({ min: 1, max: 10 }).check(obeys('regex', isDate, 'date'));

export const readVain = endpoint({
  name: 'readVain',
  summary:
    'What was searched for and not found in the weeks between two days, at most 2,000 rows; never by whom',
  method: 'GET',
  path: '/api/office/figures/vain',
  who: 'staff',
  right: 'figures.read',
  input: z.object({ from: day, to: day }),
  output: z.object({
    Rows: z.array(
      z.object({
        /** An ISO week, `2026-W43`. */
        Week: z.string(),
        Words: z.string(),
        Times: z.int(),
      }),
    ),
  }),
});
