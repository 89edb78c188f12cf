import {
  cellOf,
  dayCell,
  keyCell,
  Refusal,
  textCell,
  wholeNumberCell,
  type ReadCell,
} from '#kit/tables/table-file-cells.server.ts';
import { OrderStatus } from '#shop/order-model/may.ts';
import { longestParcel, mostParcels, parcelsInCell } from '#shop/order-model/sending/parcels.ts';
import { column } from '#kit/tables/table-file-heading.server.ts';

export const columns = {
  order_no: column(wholeNumberCell({ min: 1 }), 'Ordernr', 'Ordernummer'),
  line_no: column(wholeNumberCell({ min: 1 }), 'Orderrad', 'Rad'),
  status: column(wholeNumberCell({ min: 1, max: Math.max(...Object.values(OrderStatus)) }), 'Status'),
  qty_delivered: column(wholeNumberCell(), 'Levererat', 'Levererat antal'),
  qty_backorder: column(wholeNumberCell(), 'Restantal', 'Rest'),
  expected_date: column(dayCell(), 'Inlev.datum', 'Beräknad leverans'),
  consignment_id: column(parcelsCell(), 'Kollinr', 'Sändningsnr'),
  carrier: column(textCell({ max: 60 }), 'Transportör', 'Speditör'),
  changed_at: column(dayCell(), 'Ändrad'),
};

/** Reads the carrier's numbers of parcels, with a bar between them. */
function parcelsCell(): ReadCell<string[]> {
  const parcel = keyCell({ max: longestParcel });
  return cellOf(parcel.form, (text) => {
    const parcels: string[] = [];
    for (const number of parcelsInCell(text)) {
      const read = parcel(number);
      if (read instanceof Refusal) return read;
      if (!parcels.includes(read)) parcels.push(read);
    }
    return parcels.length > mostParcels ? new Refusal(`has more than ${mostParcels} parcels`) : parcels;
  });
}
