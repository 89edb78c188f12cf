import { isBankgiro } from '#kit/text/bank-references.ts';
import { isBic, isIban } from '#kit/text/bank-account.ts';
import { isCountryCode } from '#kit/text/countries.ts';
import { lazy } from '#kit/text/lazy.ts';
import { isVatNumber } from '#kit/text/vat-number.ts';
import { isRegisterNumber, registerNumber } from './peppol-endpoint.ts';
import type { Endpoint } from './peppol-endpoint.ts';
import type { Party } from './peppol-party.server.ts';

/** A violated rule of EN 16931 or Peppol BIS Billing 3, with its number there and an explanation. */
export type BrokenRule = { rule: string; words: readonly [sv: string, en: string] };

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
  unless(from.name !== '', 'BR-06', 'Företagets namn saknas.', 'The company’s name is missing.');
  unless(
    isCountryCode(country),
    'BR-CL-14',
    'Företagets landskod är inget land.',
    'The company’s country code is no country.',
  );
  unless(
    from.organisationNumber !== '',
    'PEPPOL-EN16931-R020',
    'Företagets organisationsnummer saknas i inställningarna.',
    'The company’s registration number is missing from the settings.',
  );
  unless(
    from.organisationNumber === '' ||
      isRegisterNumber(country, registerNumber(country, from.organisationNumber)),
    'PEPPOL-COMMON-R049',
    'Företagets organisationsnummer har fel kontrollsiffra.',
    'The company’s registration number has a wrong check digit.',
  );
  unless(
    from.vatNumber !== '',
    'BR-S-02',
    'Företagets momsregistreringsnummer saknas i inställningarna.',
    'The company’s VAT number is missing from the settings.',
  );
  unless(
    from.vatNumber === '' || isVatNumber(from.vatNumber),
    'SE-R-001',
    'Företagets momsregistreringsnummer är fel skrivet.',
    'The company’s VAT number is not written right.',
  );
  if (account.isBankgiro)
    unless(
      isBankgiro(account.bankgiro),
      'SE-R-010',
      'Företagets bankgiro har fel kontrollsiffra.',
      'The company’s Bankgiro has a wrong check digit.',
    );
  else {
    unless(
      account.iban === '' || isIban(account.iban),
      'BR-50',
      'Företagets IBAN är fel skrivet.',
      'The company’s IBAN is not written right.',
    );
    unless(
      account.bic === '' || isBic(account.bic),
      'BR-50',
      'Företagets BIC är fel skriven.',
      'The company’s BIC is not written right.',
    );
  }
  return broken;
}

function aboutBuyer({ to, toAt, vatCase, deliveryCountryCode }: RuleInput): BrokenRule[] {
  const { broken, unless } = collector();
  const country = to.address.countryCode;
  unless(to.name !== '', 'BR-07', 'Köparens namn saknas.', 'The buyer’s name is missing.');
  unless(
    isCountryCode(country) && isCountryCode(deliveryCountryCode),
    'BR-CL-14',
    'Köparens eller leveransens landskod är inget land.',
    'The country code of the buyer or the delivery is no country.',
  );
  unless(
    toAt !== undefined,
    'PEPPOL-EN16931-R010',
    'Kunden har ingen känd adress i Peppol: varken organisationsnummer eller momsregistreringsnummer som nätverket känner för landet.',
    'The customer has no known address in Peppol: neither a company number nor a VAT number that the network knows for the country.',
  );
  const number = registerNumber(country, to.organisationNumber);
  unless(
    number === '' || isRegisterNumber(country, number),
    { SE: 'PEPPOL-COMMON-R049', NO: 'PEPPOL-COMMON-R041', DK: 'PEPPOL-COMMON-R042' }[country] ?? 'BR-CL-11',
    'Kundens organisationsnummer har fel kontrollsiffra eller längd.',
    'The customer’s company number has a wrong check digit or length.',
  );
  unless(
    to.vatNumber === '' || hasCountry(to.vatNumber) || country === 'NO',
    'BR-CO-09',
    'Kundens momsregistreringsnummer börjar inte med en landskod.',
    'The customer’s VAT number does not begin with a country code.',
  );
  unless(
    vatCase !== 'intra_eu' || to.vatNumber !== '',
    'BR-IC-02',
    'Försäljning utan moms inom EU kräver kundens momsregistreringsnummer.',
    'Sales without VAT within the EU take the customer’s VAT number.',
  );
  return broken;
}

/** Accepts ISO country codes, and the code that Greece uses instead of its own. */
function hasCountry(vatNumber: string): boolean {
  const prefix = vatNumber.slice(0, 2).toUpperCase();
  return prefix === 'EL' || prefix === 'XI' || isCountryCode(prefix);
}

function aboutAmounts({ from, currencyCode, vatCase, rows, rates, ...sums }: RuleInput): BrokenRule[] {
  const { broken, unless } = collector();
  unless(
    currencies().has(currencyCode),
    'BR-CL-04',
    `Valutan ${currencyCode} finns inte.`,
    `There is no currency ${currencyCode}.`,
  );
  unless(rows.length > 0, 'BR-16', 'Fakturan har inga rader.', 'The invoice has no rows.');
  unless(
    rows.every(({ description }) => description.trim() !== ''),
    'BR-25',
    'En fakturarad saknar benämning.',
    'A row of the invoice has no description.',
  );
  unless(
    rows.every(({ price }) => price >= 0),
    'BR-27',
    'En fakturarad har ett pris under noll.',
    'A row of the invoice has a price below nought.',
  );
  unless(
    rows.every(({ quantity, price, total_amount }) => quantity * price === total_amount),
    'PEPPOL-EN16931-R120',
    'En fakturarads belopp är inte antal gånger pris.',
    'The amount of a row is not its quantity times its price.',
  );
  unless(
    // The rows of an invoice from another system, for example, are unknown.
    rows.reduce((sum, { total_amount }) => sum + total_amount, 0) === sums.netAmount,
    'BR-CO-10',
    'Fakturans rader går inte jämnt upp med dess belopp: den är gjord i ett annat system.',
    'The invoice’s rows do not add up to its amount: it was made in another system.',
  );
  const isTaxed = vatCase === 'domestic';
  unless(
    rates.every(({ rate, base, vat }) => isNearest(base, isTaxed ? rate : 0, vat)),
    'BR-CO-17',
    'Fakturans moms stämmer inte med raderna och deras momssats.',
    'The invoice’s VAT does not agree with the rows and their rates.',
  );
  unless(
    rates.reduce((sum, { vat }) => sum + vat, 0) === sums.vatAmount,
    'BR-CO-14',
    'Momsen per momssats blir inte fakturans moms.',
    'The VAT of the rates is not the VAT of the invoice.',
  );
  unless(
    !isTaxed || from.address.countryCode !== 'SE' || rates.every(({ rate }) => [0, 6, 12, 25].includes(rate)),
    'SE-R-006',
    'En fakturarad har en momssats som inte finns i Sverige: 25, 12, 6 eller 0 %.',
    'A row of the invoice has a rate that Sweden does not have: 25, 12, 6 or 0%.',
  );
  return broken;
}

/** Peppol tolerates a difference of one currency unit. */
function isNearest(base: number, rate: number, vat: number): boolean {
  return Math.abs(vat - (base * rate) / 100) < 100;
}

function collector() {
  const broken: BrokenRule[] = [];
  return {
    broken,
    unless: (holds: boolean, rule: string, sv: string, en: string): void => {
      if (!holds) broken.push({ rule, words: [sv, en] });
    },
  };
}
