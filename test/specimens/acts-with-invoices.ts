import { ok } from '../opening/first-owner.ts';
import type { ReadWorld } from './read-world.ts';

/** Invoices in part paid, overpaid, credited and reminded of. */
export async function liveWithInvoices(world: ReadWorld): Promise<void> {
  const { owner } = world.clients;
  const { Rows } = await ok(owner.get('office/orders?state=toInvoice&take=50'));
  const numbers: number[] = [];
  for (const { Id, CustomerId } of Rows)
    // That customer has one invoice a month.
    if (CustomerId !== 1002)
      numbers.push((await ok(owner.post(`office/orders/${Id}/invoices`, { Mail: true }))).Number);
  const [first = 0, second = 0] = numbers;
  const credited = await ok(owner.get(`office/invoices/${first}`));
  await ok(
    owner.post(`office/invoices/${first}/credit-notes`, {
      Version: credited.Version,
      Mail: true,
      Rows: [{ RowId: credited.Rows[0].Id, Quantity: 1 }],
    }),
  );
  const pay = async (number: number, PaidDate: string, Amount?: number) => {
    const { Version } = await ok(owner.get(`office/invoices/${number}`));
    await ok(owner.post(`office/invoices/${number}/payment`, { Version, PaidDate, Amount }));
  };
  await pay(second, '2026-10-14', 10);
  await pay(70_503, '2026-09-15', 50.5);
  await pay(70_503, '2026-10-01', 24.5);
  await pay(70_504, '2026-08-20');
  await ok(owner.post('office/reminders', { Numbers: [70_505], Mail: true }));
}
