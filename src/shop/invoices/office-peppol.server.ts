import { Problem } from '#kit/problem.ts';
import type { Services } from '#kit/router.server.ts';
import { readOfficeCustomerRow } from '#shop/customers/office-customers.server.ts';
import { shopNameOf } from '#shop/texts/settings.server.ts';
import type { TextBook } from '#shop/texts/texts.server.ts';
import { readOfficeInvoice } from './office-store.server.ts';
import { peppolXml } from './peppol.server.ts';
import type { NotSendable } from './peppol.server.ts';
import { sellerOf } from './seller.ts';

const why: Record<NotSendable, readonly [sv: string, en: string]> = {
  seller: [
    'Företagets organisationsnummer, momsregistreringsnummer och e-post måste finnas i inställningarna.',
    'The company’s registration number, VAT number and e-mail must be in the settings.',
  ],
  buyer: [
    'Kunden har varken organisationsnummer, momsregistreringsnummer eller e-post att skicka till.',
    'The customer has neither a company number, a VAT number nor an e-mail address to send to.',
  ],
  amounts: [
    'Fakturans rader går inte jämnt upp med dess belopp: den är gjord i ett annat system.',
    'The invoice’s rows do not add up to its amount: it was made in another system.',
  ],
};

/** The invoice as an access point takes it. */
export async function invoiceAsXml(
  { db, env }: Pick<Services, 'db' | 'env'>,
  texts: TextBook,
  number: number,
): Promise<{ FileName: string; Xml: string } | Problem> {
  const invoice = await readOfficeInvoice(db, number);
  if (!invoice) return new Problem('not-found');
  const customer = await readOfficeCustomerRow(db, invoice.customer_id);
  const settings = await texts.settings();
  const made = peppolXml(invoice, sellerOf(settings, shopNameOf(settings), env.publicUrl), {
    organisationNumber: customer?.organisation_number ?? '',
    email: customer?.email ?? '',
    telephone: customer?.telephone ?? '',
  });
  if (typeof made === 'string') return new Problem('conflict', { detail: why[made] });
  return { FileName: `peppol-${number}.xml`, Xml: made.xml };
}
