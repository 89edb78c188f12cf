import type { Customer } from '#kit/http/principal.ts';
import { serve } from '#kit/http/router.server.ts';
import type { RequestContext, Route, Services } from '#kit/http/router.server.ts';
import { addToCart, changeRow, openAdding, readCart as cartOf, removeRow } from './cart.server.ts';
import type { ForSale } from './cart.server.ts';
import type { Cart } from './contract.ts';
import { addCartRow, changeCartRow, readCart, removeCartRow } from './contract.ts';

export function cartRoutes({ db }: Services, catalogue: ForSale): Route[] {
  const shop = { db, catalogue, addRow: openAdding(db) };
  const show = (customer: Customer, { language }: RequestContext): Promise<Cart> =>
    cartOf(shop, customer, language);
  return [
    serve(readCart, (_input, customer, context) => show(customer, context)),
    serve(addCartRow, (input, customer, context) => addToCart(shop, customer, input, context.language)),
    serve(
      changeCartRow,
      async (input, customer, context) => (await changeRow(shop, customer, input)) ?? show(customer, context),
    ),
    serve(
      removeCartRow,
      async ({ id }, customer, context) => (await removeRow(db, customer, id)) ?? show(customer, context),
    ),
  ];
}
