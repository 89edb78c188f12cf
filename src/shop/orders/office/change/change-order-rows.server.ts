import { inTransaction, type Trx } from '#kit/database/db.server.ts';
import { defaultLanguage, inLanguage } from '#kit/text/language.ts';
import { oreToWire } from '#kit/text/money.ts';
import { Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import { readOrderMoment } from '#shop/checkout/order-moment.server.ts';
import type { ChangeDecision } from '#shop/order-model/change/decide-change.ts';
import { orderMay, OrderStatus } from '#shop/order-model/may.ts';
import type { OrderNews } from '#shop/order-model/news.ts';
import { isFee } from '#shop/order-model/row-kind.ts';
import { tellOrderHeld } from '#shop/orders/order-events.server.ts';
import {
  changeOrder,
  readContext,
  orderClosed,
  type OrderDesk,
} from '#shop/orders/office/change-order.server.ts';
import { insertNote } from '#shop/orders/office/notes/store.server.ts';
import { versionOfOrder } from '#shop/orders/office/order-values.server.ts';
import { officeOrder } from '#shop/orders/office/orders.server.ts';
import { nameOfRow } from '#shop/orders/row-texts.ts';
import { readWholeOrder, type WholeOrder } from '#shop/orders/whole-order-store.server.ts';
import type { OrderChangePreview } from './contract.ts';
import { decideGivenChange, type GivenChange, type StoredRow } from './decide-change.server.ts';
import { writeChange } from './write-change.server.ts';

type Given = GivenChange & { id: number; Version: string; Mail: boolean; Reason: string; Note: string };

export async function changeOrderRows(desk: OrderDesk, by: StaffMember, { Reason, Note, ...input }: Given) {
  const { services } = desk;
  const read = await readOrderMoment(desk, { mayExtend: false });
  const given = { id: input.id, Version: input.Version, Mail: input.Mail, reason: Reason };
  const done = await changeOrder(desk, by, given, async (trx, order) => {
    if (!orderMay.rewrite(order.status)) return orderClosed;
    const moment = { ...read, now: services.now() };
    const decision = await decideGivenChange(trx, order, input, { by, moment });
    if (decision instanceof Problem) return decision;
    const stock = await writeChange(trx, order, decision, { by: by.name, at: moment.now });
    if (Note !== '') {
      const note = { order_id: order.id, noted_at: moment.now, noted_by: by.name, body: Note, pinned: false };
      await insertNote(trx, note);
    }
    const after = await readWholeOrder(trx, order.id);
    const isSame = after !== undefined && versionOfOrder(after) === versionOfOrder(order);
    return { news: isSame ? [] : await newsOf(desk, trx, order, decision), stock, isPriced: true };
  });
  if (!(done instanceof Problem) || done.code !== 'changed-meanwhile') return done;
  // Read after the refusal: what is shown is what there is now.
  const order = await officeOrder(services.db, input.id, await readContext(desk));
  return order instanceof Problem ? order : new Problem('changed-meanwhile', { members: { Order: order } });
}

/** Who waited already has been told, unless a file or somebody else lets them wait for another reason. */
async function newsOf(
  { services }: OrderDesk,
  trx: Trx,
  order: WholeOrder,
  { status, held }: ChangeDecision<StoredRow>,
): Promise<OrderNews[]> {
  if (status === OrderStatus.Cancelled) return [{ kind: 'cancelled' }];
  const changed: OrderNews = { kind: 'changed', before: order };
  const isHeldAnew = (held === null) !== (order.held === null);
  if (!isHeldAnew) return [changed];
  await tellOrderHeld(trx, services, { id: order.id, held });
  return [changed, { kind: held === null ? 'released' : 'held' }];
}

/** Decides the same in a transaction of its own, of which nothing is left. */
export async function previewChange(
  desk: OrderDesk,
  by: StaffMember,
  { id, ...input }: GivenChange & { id: number },
): Promise<OrderChangePreview | Problem> {
  const { services } = desk;
  const read = await readOrderMoment(desk, { mayExtend: false });
  return await inTransaction(services.db, async (trx) => {
    const order = await readWholeOrder(trx, id, { lock: true });
    if (!order) return new Problem('not-found');
    if (!orderMay.rewrite(order.status)) return orderClosed;
    const moment = { ...read, now: services.now() };
    const decision = await decideGivenChange(trx, order, input, { by, moment });
    return decision instanceof Problem ? decision : previewToWire(order, decision, desk.language);
  });
}

function previewToWire(
  order: WholeOrder,
  { totals, held, rows, fees, added, status }: ChangeDecision<StoredRow>,
  language = defaultLanguage,
): OrderChangePreview {
  const kept = rows.filter(isFee).map((row) => ({
    Kind: row.kind,
    Text: nameOfRow(row, language),
    Amount: oreToWire(row.total_amount),
  }));
  const anew = fees.map((row) => ({
    Kind: row.kind,
    Text: inLanguage(language, row.nameSv, row.nameEn),
    Amount: oreToWire(row.totalOre),
  }));
  return {
    AmountExcludingVat: oreToWire(totals?.excludingVat ?? order.amount_excluding_vat),
    VatAmount: oreToWire(totals?.vat ?? order.vat_amount),
    TotalAmount: oreToWire(totals?.total ?? order.total_amount),
    Held: held,
    Cancelled: status === OrderStatus.Cancelled,
    Fees: [...kept, ...anew],
    Added: added.map(({ row }) => ({
      ArticleId: row.articleId ?? 0,
      ArticleNumber: row.articleNumber,
      Description: inLanguage(language, row.nameSv, row.nameEn),
      Quantity: row.quantity,
      Price: oreToWire(row.priceOre),
      QuantityShort: row.quantityShort,
    })),
  };
}
