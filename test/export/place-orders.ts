import { article } from '../seed-test-shop.ts';
import { logInAs, type Client, type TestShop } from '../shop.ts';

/** Orders in every state, and invoices with their notes, as a business system has told of them. */
export async function placeOrders(shop: TestShop, owner: Client): Promise<void> {
  const client = await logInAs(shop, '1001');
  const orders: number[] = [];
  for (let at = 0; at < 7; at++) {
    await client.post('cartrow', { ArticleId: article.mug, Quantity: 12 });
    await client.post('cartrow', { ArticleId: article.book, Quantity: 5 + at });
    orders.push((await client.post('Order', { wayOfDeliveryId: 1, partialDelivery: true })).body.OrderId);
  }
  const [, , partly, sent, cancelled, rest, invoiced] = orders;
  await send(owner, 'order-status', [
    'order_no;line_no;status;qty_delivered;qty_backorder;expected_date;consignment_id',
    `${orders[1]};;2;;;;`,
    `${partly};1;2;6;2;2026-12-01;=SE1`,
    `${sent};;3;;;;0012`,
    `${cancelled};;4;;;;`,
    `${rest};1;3;6;;;SE2`,
    `${rest};2;4;2;;;`,
    `${invoiced};;5;;;;`,
  ]);
  await send(owner, 'invoices', [
    'invoice_no;type;customer_no;order_no;invoice_date;net;vat;rounding;balance;paid_date;annulled;credits_invoice_no;ocr',
    `90001;;1001;${sent};2026-09-01;100;25;0,50;125,5;;;;0012345`,
    '90002;;1001;;2026-09-02;1500,75;0;-0,25;0;2026-10-01;;;',
    '90003;;1002;;2026-09-03;10;2,5;;7,5;;;;',
    '90004;credit;1002;;2026-09-04;4;1;;5;;;90003;',
    '90005;;1002;;2026-09-05;8;2;;;;ja;;',
    '90006;;1004;;2026-09-06;1000;0;;-3;2026-09-30;;;',
  ]);
}

async function send(owner: Client, kind: string, rows: readonly string[]): Promise<void> {
  const path = `office/exchange/files/${kind}?fileName=${kind}.csv`;
  const { body } = await owner.send('POST', path, Buffer.from(rows.join('\n')), {
    'content-type': 'application/octet-stream',
  });
  if (body.Outcome !== 'done') throw new Error(`${kind}: ${JSON.stringify(body)}`);
}
