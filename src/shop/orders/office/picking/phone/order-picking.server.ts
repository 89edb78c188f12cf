import type { OutputOf } from '#kit/http/endpoint.ts';
import type { Language } from '#kit/text/language.ts';
import { wayIn } from '#shop/orders/way/way-name.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { readOrderPicking } from '#shop/orders/office/picking/contract.ts';
import { readOrdersToPick } from '#shop/orders/office/picking/orders-to-pick.server.ts';
import { byShelf, leftOutOf } from '#shop/orders/office/picking/pick.ts';

/** What a phone shows of an order that is picked: the rows of its pick list, and those that wait. */
export async function orderPicking(
  services: Pick<Services, 'db' | 'now'>,
  id: number,
  language: Language,
): Promise<OutputOf<typeof readOrderPicking> | Problem> {
  const [order] = await readOrdersToPick(services, [id]);
  if (!order) return new Problem('not-found');
  return {
    OrderId: id,
    CustomerName: order.customer_name,
    WayOfDeliveryName: wayIn(order, language),
    LeftOut: leftOutOf(order) ?? null,
    Message: order.order_info_text,
    MissingOfWhole: order.partial_delivery ? 0 : order.rows.reduce((sum, { waiting }) => sum + waiting, 0),
    Notes: order.pinned,
    Rows: byShelf(order.rows.filter(({ ready, waiting }) => ready + waiting > 0)).map(
      ({ row, number, name, ean, shelf, ready, waiting }) => ({
        RowId: row.id,
        ArticleNumber: number,
        Name: name,
        EAN: ean,
        Shelf: shelf,
        Ready: ready,
        Waiting: waiting,
      }),
    ),
  };
}
