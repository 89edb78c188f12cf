import { inTransaction, type Trx } from '#kit/database/db.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { stockholmToday } from '#kit/text/dates.ts';
import { defaultLanguage } from '#kit/text/language.ts';
import { dateInFigures } from '#kit/text/short-dates.ts';
import { lockCart, removeOrdered } from '#shop/cart/cart.server.ts';
import { findCustomerDetails } from '#shop/customers/customers.server.ts';
import { saveAsShared } from '#shop/shopping-lists/left-cart.server.ts';
import { languageTables } from '#shop/texts/language-table.ts';
import { translator } from '#shop/texts/text.ts';
import { cartIdOf } from './approvals.server.ts';
import { decideApproval, readWaiting, type ApprovalRow } from './store.server.ts';

const approvalDays = 14;

/** Ends what nobody has decided for 14 days. */
export async function lapseOld({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const at = now();
  const before = new Date(at.getTime() - approvalDays * 86_400_000);
  for (const approval of await readWaiting(db, { before }))
    await inTransaction(db, (trx) => lapse(trx, approval, { at, isOfRemoved: false }));
}

/** Ends what a person who is removed has asked for, in the transaction of the removal. */
export async function lapseOfPerson(
  trx: Trx,
  { customerId, id, at }: { customerId: number; id: number; at: Date },
): Promise<void> {
  for (const approval of await readWaiting(trx, { customerId, personId: id }))
    await lapse(trx, approval, { at, isOfRemoved: true });
}

/** The rows become a saved list that all of the customer see. */
async function lapse(
  trx: Trx,
  { id, customer_id: customerId, requested_by: by, created_at }: ApprovalRow,
  { at, isOfRemoved }: { at: Date; isOfRemoved: boolean },
): Promise<void> {
  const cart = await lockCart(trx, await cartIdOf(trx, id));
  const [customer] = await findCustomerDetails(trx, [customerId]);
  const language = customer?.language ?? defaultLanguage;
  const t = translator(languageTables[language], language);
  const reason = isOfRemoved ? t('approvals.askerRemoved') : '';
  if (!(await decideApproval(trx, id, { state: 'lapsed', decided_at: at, reason }))) return;
  const day = dateInFigures(stockholmToday(created_at), language);
  await saveAsShared(trx, {
    customerId,
    name: t('approvals.listName', { name: by, day }),
    rows: cart.map((row) => ({ articleId: row.article_id, quantity: row.quantity })),
    by,
    at,
  });
  await removeOrdered(trx, [cart]);
}
