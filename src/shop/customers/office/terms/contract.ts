import * as z from 'zod/mini';
import { amount, beside, email, obeys, optionalText } from '#kit/fields/fields.ts';
import { optionalKey } from '#kit/fields/key-fields.ts';
import { readGln } from '#kit/text/codes/gln.ts';
import { isPeppolScheme, readPeppolIdentifier } from '#kit/text/codes/peppol-identifier.ts';

/** What holds for one customer alone. Each may be missing. */
export const termsFields = {
  /** What goes off each price that is no campaign; missing for nothing. */
  DiscountPercent: z.pipe(
    z.transform((value: unknown) => value ?? 0),
    amount({ max: 100 }),
  ),
  /** Where invoices are mailed; '' for the customer's own address. */
  InvoiceEmail: z.pipe(
    z.transform((value: unknown) => value ?? ''),
    z.union([z.literal(''), email()]),
  ),
  /** The customer's address in the Peppol network: a code of the EAS list, and the identifier. Without them it is guessed. */
  PeppolScheme: optionalKey({ max: 4 }).check(
    obeys('match', (value) => value === '' || isPeppolScheme(value), 'peppolScheme'),
  ),
  PeppolId: optionalKey({ max: 60 }),
  /** The number by which the party that is invoiced is called. */
  Gln: optionalKey({ max: 30 }).check(
    obeys('regex', (value) => value === '' || readGln(value) !== undefined, 'gln'),
  ),
  /** On every invoice, in place of whoever has ordered. */
  BuyerReference: optionalText({ max: 100 }),
  /** One invoice a month, of all orders. */
  MonthlyInvoice: z._default(z.boolean(), false),
  /** Delivery notes say what things cost. */
  PricesOnDeliveryNotes: z._default(z.boolean(), false),
};

/** The identifier has the form of its scheme, and one is not there without the other. */
export const peppolOfScheme = beside(
  'PeppolId',
  'PeppolScheme',
  'regex',
  (id, scheme) => readPeppolIdentifier(scheme, id) !== undefined,
  'peppolId',
);

const schema = z.object(termsFields);
export type CustomerTerms = z.infer<typeof schema>;
