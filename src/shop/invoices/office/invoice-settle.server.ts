import type { Trx } from '#kit/database/db.server.ts';
import { defaultLanguage, type Language } from '#kit/text/language.ts';
import { mailIsQueued } from '#kit/mail/outbox.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { StaffMember } from '#kit/http/principal.ts';
import type { CallInParts } from '#kit/http/idempotency/call-in-parts.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { prepareRelease } from '#shop/credit/release.server.ts';
import { changeAs, type Note } from '#shop/staff/change-log/change-as.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import type { OfficeInvoice } from './contract.ts';
import { loggedOf, versionOfInvoice } from './invoice-values.server.ts';
import { invoiceToWire } from './invoices.server.ts';
import * as store from '#shop/invoices/whole-invoice-store.server.ts';
import type { InvoiceWithNotes } from '#shop/invoices/whole-invoice-store.server.ts';

/** The fields of an invoice that change after it was issued. Amounts are öre. */
export type Settled = { is_paid: boolean; paid_date: string | null; balance: number; is_annulled: boolean };

/** The language is that of whoever reads the answer; `once` is the call, which is not done again when it is repeated. */
export type InvoiceDesk = {
  services: Services;
  texts: TextRepository;
  language?: Language;
  once?: InvoiceCall | undefined;
};
/** `Number` is that of the credit note that was made, or of the invoice. */
export type InvoiceCall = CallInParts<{ Number: number }>;

export async function settle(
  trx: Trx,
  note: Note,
  invoice: Settled & { invoice_number: number },
  settled: Settled,
  /** Credit notes have taken it back, which is another word than annulled. */
  isCredited = false,
): Promise<void> {
  const { invoice_number: id } = invoice;
  await store.updateInvoice(trx, id, settled);
  const logged = (one: Settled) => {
    const { IsAnnulated, ...values } = loggedOf(one);
    return isCredited ? { ...values, IsCredited: IsAnnulated } : { ...values, IsAnnulated };
  };
  note({ entity: 'invoice', id, action: 'change', before: logged(invoice), after: logged(settled) });
}

/**
 * Locks the invoice and checks that it is still the version that was seen; returns the changed invoice, and the number that
 * `work` returns. What of the customer's orders waited for it is released.
 */
export async function changeInvoice(
  { services, texts, language = defaultLanguage, once }: InvoiceDesk,
  by: StaffMember,
  { id, Version }: { id: number; Version: string },
  work: (trx: Trx, note: Note, invoice: InvoiceWithNotes) => Promise<Problem | number>,
): Promise<{ invoice: OfficeInvoice; made: number } | Problem> {
  const release = await prepareRelease(services, texts);
  const done = await changeAs(by, services, { seen: Version }, async (trx, note, unchanged) => {
    const invoice = await store.readInvoiceWithNotes(trx, id, { lock: true });
    if (!invoice) return new Problem('not-found');
    const kept = await once?.begin(trx, 0);
    // A repeated call has the version of before the first.
    unchanged(kept ? Version : versionOfInvoice(invoice));
    const made = kept?.Number ?? (await work(trx, note, invoice));
    if (made instanceof Problem) return made;
    if (!kept) await once?.keep(trx, 0, { Number: made });
    const now = await store.readInvoiceWithNotes(trx, id);
    if (!now) throw new Error(`invoice ${id} went away while it was locked`);
    await release(trx, [invoice.customer_id], note);
    return { invoice: await invoiceToWire(trx, { now: services.now, language }, now), made };
  });
  if (!(done instanceof Problem)) mailIsQueued();
  return done;
}
