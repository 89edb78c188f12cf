import { Answer, serve, type Route } from '#kit/http/router.server.ts';
import { replayHeaders } from '#kit/http/idempotency/idempotency.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { RowServices } from '#shop/wanted-rows/preview.server.ts';
import { listOwnNumbers, removeOwnNumber, saveOwnNumber, sendOwnNumbers } from './contract.ts';
import { takeOwnNumbers, type ReasonText } from './own-number-file.server.ts';
import { ownNumbersOf, removeOwnNumberOf, saveOwnNumberOf } from './own-numbers.server.ts';

export function ownNumberRoutes(rows: RowServices, reasonText: ReasonText): Route[] {
  return [
    serve(listOwnNumbers, (input, customer, { language }) => ownNumbersOf(rows, customer, input, language)),
    serve(saveOwnNumber, async (input, customer, context) => {
      const done = await saveOwnNumberOf(rows, customer, input, context);
      return done instanceof Problem ? done : new Answer(done.result, { headers: replayHeaders(done) });
    }),
    serve(removeOwnNumber, async ({ id }, customer) => removeOwnNumberOf(rows.db, customer, id)),
    serve(sendOwnNumbers, (input, customer, { language }) =>
      takeOwnNumbers(rows, reasonText, customer, input, language),
    ),
  ];
}
