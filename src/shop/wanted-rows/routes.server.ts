import { Problem } from '#kit/http/problem.ts';
import { serve } from '#kit/http/router.server.ts';
import type { Route } from '#kit/http/router.server.ts';
import { readCart } from '#shop/cart/cart.server.ts';
import type { ForSale } from '#shop/cart/cart.server.ts';
import { addRows } from './add-rows.server.ts';
import { addCartRows, mostRows } from './contract.ts';
import type { RowServices } from './preview.server.ts';
import { tooManyRows } from './too-many-rows.ts';

export function wantedRowRoutes(services: RowServices, catalogue: ForSale): Route[] {
  return [
    serve(addCartRows, async (input, customer, { language }) => {
      if (input.Rows.length > mostRows) return tooManyRows;
      const notAdded = await addRows(services, customer, input, language);
      if (notAdded instanceof Problem) return notAdded;
      return { Cart: await readCart({ db: services.db, catalogue }, customer, language), NotAdded: notAdded };
    }),
  ];
}
