import { inTransaction, type Trx } from '#kit/database/db.server.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import { onceForKey, type Done } from '#kit/http/idempotency/idempotency.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { CustomerSession } from '#kit/http/principal.ts';
import type { RequestContext } from '#kit/http/router.server.ts';
import { mailIsQueued } from '#kit/mail/outbox.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { lockCart, moveToApproval, readCartIdsOfApprovals, removeOrdered } from '#shop/cart/cart.server.ts';
import { requestApproval } from '#shop/checkout/approval/contract.ts';
import type { Checkout } from '#shop/checkout/checkout-input.ts';
import type { CheckoutRepositories, PlaceOrder } from '#shop/checkout/order-group.server.ts';
import { readOrderMoment } from '#shop/checkout/order-moment.server.ts';
import { decideOnly, goodsOf } from '#shop/checkout/place-orders.server.ts';
import { isAboveOrderLimit } from '#shop/order-model/decide-order.ts';
import { cartChanged, cartEmpty } from '#shop/order-model/problems.ts';
import { isFee } from '#shop/order-model/row-kind.ts';
import { languageTables, textOf } from '#shop/texts/language-table.ts';
import { translator } from '#shop/texts/text.ts';
import type { RowServices } from '#shop/wanted-rows/preview.server.ts';
import { openApprovalMails } from './approval-mails.server.ts';
import { checkoutNow } from './checkout-now.server.ts';
import type { approve, decline } from './contract.ts';
import * as store from './store.server.ts';

export type ApprovalShop = Services & CheckoutRepositories & { rows: RowServices; place: PlaceOrder };

const isDecided = new Problem('conflict', { detail: textOf('approvals.isDecided') });
const hasChanged = textOf('approvals.hasChanged');
const hasOtherPackage = textOf('approvals.hasOtherPackage');
const nothingLeft = textOf('approvals.nothingLeft');
const notAsAsked = textOf('approvals.notAsAsked');
const isOwn = new Problem('conflict', { detail: textOf('approvals.isOwn') });

/**
 * Moves the cart into a request and tells who may approve it. Returns the id. Problems: those of `decideOrder` but
 * `needs-approval`, and `key-reused`.
 */
export async function ask(
  shop: ApprovalShop,
  customer: CustomerSession,
  checkout: Checkout,
  context: RequestContext,
): Promise<Done<number> | Problem> {
  const { db, now, texts } = shop;
  const group = await readOrderMoment(shop, { mayExtend: checkout.addToOrderId !== undefined });
  const mails = await openApprovalMails(shop, texts);
  // These are conditions and no part of what is asked for: afterwards the cart looks different.
  const { cartVersion: _version, expectedTotal: _total, ...input } = checkout;
  const { id: customer_id, person, currencyCode: currency_code } = customer;
  const done = await inTransaction(db, async (trx) => {
    const call = { endpoint: requestApproval, customer, input, context, now: now() };
    return await onceForKey(trx, call, async () => {
      await lockCart(trx, person.cartId);
      const draft = await decideOnly(trx, shop, group, { customer: withoutLimit(customer), checkout });
      if (draft instanceof Problem) return draft;
      const approval = {
        customer_id,
        person_id: person.id,
        requested_by: nameOf(customer),
        currency_code,
        created_at: draft.at,
        checkout: { ...input, cartVersion: '', expectedTotal: undefined },
        goods: goodsOf(draft),
        total_amount: draft.total,
      };
      const rows = draft.rows.flatMap(({ articleId, quantity, priceOre, ...row }) =>
        articleId === null || isFee(row) ? [] : [{ article_id: articleId, quantity, price: priceOre }],
      );
      const id = await store.insertApproval(trx, approval, rows);
      await moveToApproval(trx, person.cartId, id);
      const isAboveLimit = isAboveOrderLimit(approval.goods, person.orderLimitOre);
      const { orderInfoText: note, addToOrderId: addsTo } = checkout;
      const told = { isAboveLimit, totalOre: draft.total, note, addsTo };
      await mails.asked(trx, { ...approval, id, ...told });
      return id;
    });
  });
  if (!(done instanceof Problem)) mailIsQueued();
  return done;
}

/**
 * Orders what was asked for, for who asked. Problems: those of `decideOrder`, `not-found`, and `conflict` of what is
 * decided, the caller's own, or cannot be ordered as it was asked for.
 */
export async function approveRequest(
  shop: ApprovalShop,
  customer: CustomerSession,
  { id, expectedTotal }: InputOf<typeof approve>,
): Promise<number | Problem> {
  const { db, now, texts, place } = shop;
  const approval = await store.readApproval(db, customer.id, id);
  if (!approval) return new Problem('not-found');
  if (approval.state !== 'waiting') return isDecided;
  if (approval.person_id === customer.person.id) return isOwn;
  const buyer = await requesterOf(shop, customer, approval);
  const mails = await openApprovalMails(shop, texts);
  const by = nameOf(customer);
  const checkout = { ...(await checkoutNow(shop, approval)), expectedTotal };
  const placed = await place(buyer, checkout, undefined, {
    approval: {
      approvedBy: by,
      async onPlaced(trx, order) {
        const decided = { state: 'approved' as const, decided_at: now(), decided_by: by, order_id: order.id };
        const sums = { goods: order.goodsOre, total_amount: order.totalOre };
        if (!(await store.decideApproval(trx, id, { ...decided, ...sums })))
          throw new Error(`approval ${id} was decided while its cart was locked`);
        await mails.decided(trx, { ...approval, by, orderId: order.id });
      },
    },
  });
  if (!(placed instanceof Problem)) return placed.orderId;
  // Somebody else was first: the cart was ordered, or is gone.
  const after = await store.readApproval(db, customer.id, id);
  if (after?.state !== 'waiting') return isDecided;
  return asApprover(placed, expectedTotal);
}

/** Whoever approves has no cart that has changed or is empty, and chose neither the way of delivery nor the address. */
function asApprover(refused: Problem, expectedTotal: number): Problem {
  const { code, members } = refused;
  if (code === 'cart-empty') return new Problem(cartEmpty, { detail: nothingLeft });
  if (code === 'bad-input') return new Problem('conflict', { detail: notAsAsked });
  if (code !== 'cart-changed') return refused;
  // The sum is what was seen: what the cart holds is no whole package any more, which only who asked can mend.
  if (members['TotalAmount'] === expectedTotal) return new Problem('conflict', { detail: hasOtherPackage });
  return new Problem(cartChanged, { detail: hasChanged, members });
}

/** Problems: `not-found`, and `conflict` of what is decided. */
export async function declineRequest(
  shop: ApprovalShop,
  customer: CustomerSession,
  { id, Reason: reason }: InputOf<typeof decline>,
): Promise<Problem | undefined> {
  const { db, now, texts } = shop;
  const mails = await openApprovalMails(shop, texts);
  const by = nameOf(customer);
  const refused = await inTransaction(db, async (trx) => {
    const approval = await store.readApproval(trx, customer.id, id);
    if (!approval) return new Problem('not-found');
    const cart = await lockCart(trx, await cartIdOf(trx, id));
    const decided = { state: 'declined' as const, decided_at: now(), decided_by: by, reason };
    if (!(await store.decideApproval(trx, id, decided))) return isDecided;
    await removeOrdered(trx, [cart]);
    await mails.decided(trx, { ...approval, by, reason });
    return undefined;
  });
  if (!refused) mailIsQueued();
  return refused;
}

export async function cartIdOf(trx: Trx | Services['db'], approvalId: number): Promise<number> {
  const cartId = (await readCartIdsOfApprovals(trx, [approvalId])).get(approvalId);
  if (cartId === undefined) throw new Error(`approval ${approvalId} has no cart`);
  return cartId;
}

/** Returns the session by which an approved cart is ordered: of who asked, at the customer's terms. */
async function requesterOf(
  { db }: Pick<Services, 'db'>,
  customer: CustomerSession,
  { id, person_id }: store.ApprovalRow,
): Promise<CustomerSession> {
  const asker = await store.readRequester(db, person_id);
  if (!asker) throw new Error(`approval ${id} was asked by nobody`);
  return {
    ...customer,
    actingStaff: undefined,
    person: {
      id: asker.id,
      name: asker.name ?? undefined,
      rights: new Set(asker.rights),
      cartId: await cartIdOf(db, id),
      email: asker.email,
      language: asker.language,
      isMailedOrders: asker.order_mails,
      orderLimitOre: null,
    },
  };
}

function withoutLimit(customer: CustomerSession): CustomerSession {
  return { ...customer, person: { ...customer.person, orderLimitOre: null } };
}

/** Whoever logs in with the number is called as the customer. */
function nameOf({ name, person: { name: own, language }, actingStaff }: CustomerSession): string {
  if (!actingStaff) return own ?? name;
  const t = translator(languageTables[language], language);
  return t('approvals.onBehalf', { staff: actingStaff.name, customer: name });
}
