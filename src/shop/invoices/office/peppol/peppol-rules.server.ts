import { isBankgiro } from '#kit/text/bank-references.ts';
import { isBic, isIban } from '#kit/text/bank-account.ts';
import { isCountryCode } from '#kit/text/countries.ts';
import { isPeppolScheme } from '#kit/text/codes/peppol-identifier.ts';
import type { Language } from '#kit/text/language.ts';
import { lazy } from '#kit/text/lazy.ts';
import { isVatNumber } from '#kit/text/vat-number.ts';
import { isAtRate } from '#shop/printing/vat-per-rate.ts';
import { officeTextOf } from '#shop/texts/office-language/text.ts';
import type { OfficeTextKey } from '#shop/texts/office-language/table.ts';
import { isRegisterNumber, registerNumber, type Endpoint } from './peppol-endpoint.ts';
import type { Party } from './peppol-party.server.ts';

/** A violated rule of EN 16931 or Peppol BIS Billing 3, with its number there and an explanation. */
export type BrokenRule = { rule: string; text: (language: Language) => string };

type RuleInput = {
  from: Party;
  to: Party;
  toAt: Endpoint | undefined;
  /** The seller's accounts, from the settings. */
  account: { bankgiro: string; iban: string; bic: string; isBankgiro: boolean };
  currencyCode: string;
  vatCase: 'domestic' | 'intra_eu' | 'export';
  deliveryCountryCode: string;
  /** Amounts in öre, negative for a credit note. */
  netAmount: number;
  vatAmount: number;
  totalAmount: number;
  rows: readonly {
    description: string;
    quantity: number;
    price: number;
    vat_rate: number;
    total_amount: number;
    isAllowance?: boolean;
  }[];
  rates: readonly { rate: number; base: number; vat: number }[];
};

const currencies = lazy(() => new Set(Intl.supportedValuesOf('currency')));

/** Checks the rules that the shop's data can violate; those that the code always satisfies are not checked. */
export function brokenPeppolRules(input: RuleInput): BrokenRule[] {
  return [...aboutSeller(input), ...aboutBuyer(input), ...aboutAmounts(input)];
}

function aboutSeller({ from, account }: RuleInput): BrokenRule[] {
  const { broken, unless } = collector();
  const country = from.address.countryCode;
  unless(from.name !== '', 'BR-06', 'peppol.sellerName');
  unless(isCountryCode(country), 'BR-CL-14', 'peppol.sellerCountry');
  unless(from.organisationNumber !== '', 'PEPPOL-EN16931-R020', 'peppol.sellerNumber');
  unless(
    from.organisationNumber === '' ||
      isRegisterNumber(country, registerNumber(country, from.organisationNumber)),
    'PEPPOL-COMMON-R049',
    'peppol.sellerNumberCheck',
  );
  unless(from.vatNumber !== '', 'BR-S-02', 'peppol.sellerVatNumber');
  unless(from.vatNumber === '' || isVatNumber(from.vatNumber), 'SE-R-001', 'peppol.sellerVatNumberForm');
  if (account.isBankgiro) unless(isBankgiro(account.bankgiro), 'SE-R-009', 'peppol.bankgiro');
  else {
    unless(account.iban === '' || isIban(account.iban), 'BR-50', 'peppol.iban');
    unless(account.bic === '' || isBic(account.bic), 'BR-50', 'peppol.bic');
  }
  return broken;
}

function aboutBuyer({ to, toAt, vatCase, deliveryCountryCode }: RuleInput): BrokenRule[] {
  const { broken, unless } = collector();
  const country = to.address.countryCode;
  unless(to.name !== '', 'BR-07', 'peppol.buyerName');
  unless(isCountryCode(country) && isCountryCode(deliveryCountryCode), 'BR-CL-14', 'peppol.buyerCountry');
  unless(toAt !== undefined, 'PEPPOL-EN16931-R010', 'peppol.buyerAddress');
  const number = registerNumber(country, to.organisationNumber);
  unless(
    number === '' || isRegisterNumber(country, number),
    { SE: 'PEPPOL-COMMON-R049', NO: 'PEPPOL-COMMON-R041', DK: 'PEPPOL-COMMON-R042' }[country] ?? 'BR-CL-11',
    'peppol.buyerNumberCheck',
  );
  unless(toAt === undefined || isPeppolScheme(toAt.scheme), 'PEPPOL-EN16931-CL008', 'peppol.buyerScheme', {
    scheme: toAt?.scheme ?? '',
  });
  unless(to.vatNumber === '' || hasCountry(to.vatNumber), 'BR-CO-09', 'peppol.buyerVatNumberCountry');
  unless(vatCase !== 'intra_eu' || to.vatNumber !== '', 'BR-IC-02', 'peppol.buyerVatNumber');
  return broken;
}

/** Accepts ISO country codes, and the code that Greece uses instead of its own. */
function hasCountry(vatNumber: string): boolean {
  const prefix = vatNumber.slice(0, 2).toUpperCase();
  return prefix === 'EL' || prefix === 'XI' || isCountryCode(prefix);
}

function aboutAmounts({ from, currencyCode, vatCase, rows, rates, ...sums }: RuleInput): BrokenRule[] {
  const { broken, unless } = collector();
  unless(currencies().has(currencyCode), 'BR-CL-04', 'peppol.currency', { currency: currencyCode });
  unless(rows.length > 0, 'BR-16', 'peppol.noRows');
  unless(
    rows.every(({ description }) => description.trim() !== ''),
    'BR-25',
    'peppol.rowDescription',
  );
  unless(
    rows.every(({ price, isAllowance = false }) => price >= 0 || isAllowance),
    'BR-27',
    'peppol.rowPrice',
  );
  unless(
    rows.every(({ quantity, price, total_amount }) => quantity * price === total_amount),
    'PEPPOL-EN16931-R120',
    'peppol.rowAmount',
  );
  unless(
    // The rows of an invoice from another system, for example, are unknown.
    rows.reduce((sum, { total_amount }) => sum + total_amount, 0) === sums.netAmount,
    'BR-CO-10',
    'peppol.rowSum',
  );
  const isTaxed = vatCase === 'domestic';
  unless(
    rates.every((one) => isAtRate({ ...one, rate: isTaxed ? one.rate : 0 })),
    'BR-CO-17',
    'peppol.vatOfRates',
  );
  unless(rates.reduce((sum, { vat }) => sum + vat, 0) === sums.vatAmount, 'BR-CO-14', 'peppol.vatSum');
  unless(
    !isTaxed || from.address.countryCode !== 'SE' || rates.every(({ rate }) => [0, 6, 12, 25].includes(rate)),
    'SE-R-006',
    'peppol.swedishRates',
  );
  return broken;
}

function collector() {
  const broken: BrokenRule[] = [];
  return {
    broken,
    unless: (holds: boolean, rule: string, key: OfficeTextKey, values?: Record<string, string>): void => {
      if (!holds) broken.push({ rule, text: officeTextOf(key, values) });
    },
  };
}
