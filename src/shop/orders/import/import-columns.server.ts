import { dayCell, keyCell, textCell, wholeNumberCell } from '#kit/tables/table-file-cells.server.ts';
import { OrderStatus } from '#shop/order-model/may.ts';
import { column } from '#kit/tables/table-file-heading.server.ts';

export const columns = {
  order_no: column(wholeNumberCell({ min: 1 }), 'Ordernr', 'Ordernummer'),
  line_no: column(wholeNumberCell({ min: 1 }), 'Orderrad', 'Rad'),
  status: column(wholeNumberCell({ min: 1, max: Math.max(...Object.values(OrderStatus)) }), 'Status'),
  qty_delivered: column(wholeNumberCell(), 'Levererat', 'Levererat antal'),
  qty_backorder: column(wholeNumberCell(), 'Restantal', 'Rest'),
  expected_date: column(dayCell(), 'Inlev.datum', 'Beräknad leverans'),
  consignment_id: column(keyCell({ max: 60 }), 'Kollinr', 'Sändningsnr'),
  carrier: column(textCell({ max: 60 }), 'Transportör', 'Speditör'),
  changed_at: column(dayCell(), 'Ändrad'),
};
