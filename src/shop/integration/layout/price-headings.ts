import { isOther } from './other-headings.ts';

const price = /pris|price|preis|wholesale|(?<!\p{L})(?:vk|netto)(?!\p{L})/iu;
const regular = /ordinarie|(?<!\p{L})ord(?!\p{L})|regular|compare/iu;
const currencies: readonly (readonly [code: string, word: RegExp])[] = [
  ['EUR', /€|(?<!\p{L})(?:eur|euro)(?!\p{L})/iu],
  ['NOK', /(?<!\p{L})nok(?!\p{L})/iu],
  ['DKK', /(?<!\p{L})dkk(?!\p{L})/iu],
  ['USD', /\$|(?<!\p{L})usd(?!\p{L})/iu],
  ['GBP', /£|(?<!\p{L})gbp(?!\p{L})/iu],
  ['CHF', /(?<!\p{L})chf(?!\p{L})/iu],
];
const onlyCurrency = /^\W*(?:sek|kr|eur|euro|nok|dkk|usd|gbp|chf)?\W*$/i;

/** Returns the price that a heading such as `Pris EUR` or `Utpris exkl. moms` means; undefined for anything else, as `Pris/frp`. */
export function priceOfHeading(heading: string): string | undefined {
  const currency = currencyIn(heading);
  const isCurrency = heading.trim() !== '' && onlyCurrency.test(heading);
  if ((!price.test(heading) && !isCurrency) || isOther('money', heading)) return undefined;
  const kind = regular.test(heading) ? 'regular_price' : 'price';
  return currency === undefined ? kind : `${kind}:${currency}`;
}

/** Returns the currency that stands in a text, but for the krona's. */
export function currencyIn(text: string): string | undefined {
  return currencies.find(([, word]) => word.test(text))?.[0];
}

const vat = String.raw`[\s.-]*(?:moms|vat|tax|mva|mwst|ust)`;
/** What retailers pay is said without VAT, in every trade. */
const exclusive = new RegExp(
  String.raw`exkl|excl|(?<!\p{L})(?:ex|e|u|utan|without|before|ohne)${vat}|(?<!\p{L})net(?:to|t)?(?!\p{L})|zzgl|wholesale|(?<!\p{L})wsp(?!\p{L})`,
  'iu',
);
const inclusive = new RegExp(
  String.raw`inkl|incl|(?<!\p{L})(?:inc|ink|i|med|with|including|mit)${vat}|brutto|(?<!\p{L})gross(?!\p{L})`,
  'iu',
);

/** Returns whether a heading says that its prices include VAT; undefined where it says nothing. */
export function includesVat(heading: string): boolean | undefined {
  if (exclusive.test(heading)) return false;
  return inclusive.test(heading) ? true : undefined;
}
