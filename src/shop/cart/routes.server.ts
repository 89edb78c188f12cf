import type { Customer } from '#kit/http/principal.ts';
import { serve } from '#kit/http/router.server.ts';
import type { Asked, Route, Services } from '#kit/http/router.server.ts';
import { addToCart, changeRow, openAdding, readCart as cartOf, removeRow } from './cart.server.ts';
import type { ForSale } from './cart.server.ts';
import type { Cart } from './contract.ts';
import { addCartRow, changeCartRow, readCart, removeCartRow } from './contract.ts';

export function cartRoutes({ db }: Services, catalogue: ForSale): Route[] {
  const shop = { db, catalogue, addRow: openAdding(db) };
  const show = (customer: Customer, { language }: Asked): Promise<Cart> => cartOf(shop, customer, language);
  return [
    serve(readCart, (_input, customer, asked) => show(customer, asked)),
    serve(addCartRow, (input, customer, asked) => addToCart(shop, customer, input, asked.language)),
    serve(
      changeCartRow,
      async (input, customer, asked) => (await changeRow(shop, customer, input)) ?? show(customer, asked),
    ),
    serve(
      removeCartRow,
      async ({ id }, customer, asked) => (await removeRow(db, customer, id)) ?? show(customer, asked),
    ),
  ];
}
