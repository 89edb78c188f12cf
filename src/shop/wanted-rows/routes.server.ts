import { replayHeaders } from '#kit/http/idempotency/idempotency.server.ts';
import { Problem } from '#kit/http/problem.ts';
import { Answer, serve, type Route } from '#kit/http/router.server.ts';
import { readCart, type ForSale } from '#shop/cart/cart.server.ts';
import type { FreightRepository } from '#shop/freight/freight.server.ts';
import { addRows } from './add-rows.server.ts';
import { addCartRows, mostRows } from './contract.ts';
import type { RowServices } from './preview.server.ts';
import { tooManyRows } from './too-many-rows.ts';

export function wantedRowRoutes(
  services: RowServices,
  catalogue: ForSale,
  freight: Pick<FreightRepository, 'cartTerms'>,
): Route[] {
  return [
    serve(addCartRows, async (input, customer, context) => {
      if (input.Rows.length > mostRows) return tooManyRows;
      const done = await addRows(services, customer, input, context);
      if (done instanceof Problem) return done;
      const cart = await readCart({ db: services.db, catalogue, freight }, customer, context.language);
      return new Answer({ Cart: cart, NotAdded: done.result }, { headers: replayHeaders(done) });
    }),
  ];
}
