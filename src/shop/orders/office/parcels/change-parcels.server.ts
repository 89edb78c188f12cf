import type { InputOf } from '#kit/http/endpoint.ts';
import { Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { parcelsIn } from '#shop/order-model/sending/parcels.ts';
import { changeOrder, type OrderDesk } from '#shop/orders/office/change-order.server.ts';
import { updateOrder, updateParcels } from '#shop/orders/whole-order-store.server.ts';
import type { changeOfficeParcels } from './contract.ts';

/** Corrects the numbers of a consignment; the order keeps the first parcel of the latest that has one. */
export async function changeParcels(
  desk: OrderDesk,
  by: StaffMember,
  { consignmentId, Parcels, ...given }: InputOf<typeof changeOfficeParcels>,
) {
  const parcels = parcelsIn(Parcels);
  return await changeOrder(desk, by, given, async (trx, order) => {
    const old = order.consignments.find(({ id }) => id === consignmentId);
    if (!old) return new Problem('not-found');
    const after = order.consignments.map((one) => (one === old ? parcels : one.parcels));
    await updateParcels(trx, { orderId: order.id, id: old.id, parcels });
    await updateOrder(trx, order.id, {
      consignment_id: after.findLast((numbers) => numbers.length > 0)?.[0] ?? null,
    });
    // Who asks twice has the customer told once.
    const isNews = parcels.length > 0 && parcels.join() !== old.parcels.join();
    return {
      news: isNews ? [{ kind: 'parcels', consignmentId }] : [],
      stock: [],
      noted: { Parcels: `${old.parcels.join(', ')} → ${parcels.join(', ')}` },
    };
  });
}
