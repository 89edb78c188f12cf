import type { InputOf } from '#kit/http/endpoint.ts';
import { Problem } from '#kit/http/problem.ts';
import type { CustomerSession } from '#kit/http/principal.ts';
import { groupBy } from '#kit/text/group-by.ts';
import type { Language } from '#kit/text/language.ts';
import { oreToWire } from '#kit/text/money.ts';
import { readCartIdsOfApprovals } from '#shop/cart/cart.server.ts';
import type { Approval } from '#shop/checkout/approval/contract.ts';
import type { Checkout } from '#shop/checkout/checkout-input.ts';
import { checkoutPreview } from '#shop/checkout/preview/checkout-preview.server.ts';
import { previewRows } from '#shop/wanted-rows/preview.server.ts';
import type { ApprovalShop } from './approvals.server.ts';
import { checkoutNow } from './checkout-now.server.ts';
import type { listApprovals } from './contract.ts';
import * as store from './store.server.ts';

const defaultTake = 30;

export async function approvalsOf(
  shop: ApprovalShop,
  customer: CustomerSession,
  { skip = 0, take = defaultTake, state }: InputOf<typeof listApprovals>,
  language: Language,
): Promise<{ Rows: Approval[]; TotalCount: number }> {
  const { rights, id: personId } = customer.person;
  if (!rights.has('order')) return { Rows: [], TotalCount: 0 };
  const which = {
    customerId: customer.id,
    personId: rights.has('administer') ? undefined : personId,
    state: state || undefined,
  };
  const approvals = await store.readApprovals(shop.db, which, { skip, take });
  return {
    Rows: await approvalsToWire(shop, customer, approvals, language),
    TotalCount: await store.countApprovals(shop.db, which),
  };
}

export async function approvalOf(
  shop: ApprovalShop,
  customer: CustomerSession,
  id: number,
  language: Language,
): Promise<Approval | Problem> {
  const approval = await store.readApproval(shop.db, customer.id, id);
  const [shown] = approval ? await approvalsToWire(shop, customer, [approval], language) : [];
  return shown ?? new Problem('not-found');
}

async function approvalsToWire(
  shop: ApprovalShop,
  customer: CustomerSession,
  approvals: readonly store.ApprovalRow[],
  language: Language,
): Promise<Approval[]> {
  if (approvals.length === 0) return [];
  const ids = approvals.map(({ id }) => id);
  const rows = groupBy(await store.readRowsOf(shop.db, ids), (row) => row.approval_id);
  const carts = await readCartIdsOfApprovals(shop.db, ids);
  const shown: Approval[] = [];
  for (const approval of approvals) {
    const wanted = (rows.get(approval.id) ?? []).map(({ article_id, quantity, price }, place) => ({
      Line: place + 1,
      ArticleId: article_id,
      Quantity: quantity,
      PriceThen: oreToWire(price),
      IsInCart: approval.state === 'waiting',
    }));
    const asked = approval.state === 'waiting' ? await checkoutNow(shop, approval) : approval.checkout;
    // What the caller's own cart holds says nothing about another one.
    const buyer = { ...customer, person: undefined };
    const { Rows } = await previewRows(shop.rows, buyer, wanted, { language });
    const sums = await sumsOf(shop, customer, { approval, asked, cartId: carts.get(approval.id) }, language);
    shown.push({
      Id: approval.id,
      State: approval.state,
      RequestedBy: approval.requested_by,
      IsOwn: approval.person_id === customer.person.id,
      CreateDate: approval.created_at.toISOString(),
      Rows,
      ...sums,
      CurrencyCode: approval.currency_code,
      Note: approval.checkout.orderInfoText,
      OrderId: approval.order_id ?? asked.addToOrderId ?? null,
      DecidedBy: approval.decided_by || null,
      Reason: approval.reason,
    });
  }
  return shown;
}

/** What it would cost now while it waits; what cannot be ordered any more shows what it would have cost. */
async function sumsOf(
  shop: ApprovalShop,
  customer: CustomerSession,
  { approval, asked, cartId }: { approval: store.ApprovalRow; asked: Checkout; cartId: number | undefined },
  language: Language,
): Promise<Pick<Approval, 'Goods' | 'TotalAmount'>> {
  const stored = { Goods: oreToWire(approval.goods), TotalAmount: oreToWire(approval.total_amount) };
  if (approval.state !== 'waiting' || cartId === undefined) return stored;
  const buyer = { ...customer, person: { ...customer.person, cartId, orderLimitOre: null } };
  const preview = await checkoutPreview(shop, buyer, asked, language);
  return preview instanceof Problem ? stored : { Goods: preview.Goods, TotalAmount: preview.TotalAmount };
}
