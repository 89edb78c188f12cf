import type { CustomerSession } from '#kit/http/principal.ts';
import { serve, type RequestContext, type Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { FreightRepository } from '#shop/freight/freight.server.ts';
import {
  addToCart,
  changeRow,
  openAdding,
  readCart as cartOf,
  removeRow,
  type ForSale,
} from './cart.server.ts';
import { addCartRow, changeCartRow, readCart, removeCartRow, type Cart } from './contract.ts';

export function cartRoutes(
  { db }: Services,
  catalogue: ForSale,
  freight: Pick<FreightRepository, 'cartTerms'>,
): Route[] {
  const shop = { db, catalogue, freight, addRow: openAdding(db) };
  const show = (session: CustomerSession, { language }: RequestContext): Promise<Cart> =>
    cartOf(shop, session, language);
  return [
    serve(readCart, (_input, session, context) => show(session, context)),
    serve(addCartRow, (input, session, context) => addToCart(shop, session, input, context.language)),
    serve(
      changeCartRow,
      async (input, session, context) => (await changeRow(shop, session, input)) ?? show(session, context),
    ),
    serve(
      removeCartRow,
      async ({ id }, session, context) => (await removeRow(db, session, id)) ?? show(session, context),
    ),
  ];
}
