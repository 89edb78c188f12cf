import { amountInWords } from '#kit/text/money-in-words.ts';
import { wireToOre } from '#kit/text/money.ts';
import { decimalInWords } from '#kit/text/numbers/number-in-words.ts';
import { momentText } from '#shop/office/moments.ts';
import type { Entity } from '#shop/staff/change-log/entities.ts';
import { countryName } from '#shop/texts/country-name.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { isOfficeTextKey } from '#shop/texts/office-language/table.ts';
import { flagColumns } from './flag-columns.ts';

/** The prefixes of the language keys for a thing's fields. */
const beginnings: Partial<Record<Entity, readonly string[]>> = {
  article: ['articles.field.'],
  'product-group': ['groups.field.'],
  'price-list': ['priceLists.field.', 'priceLists.', 'prices.field.'],
  customer: ['customers.field.'],
  order: ['officeOrder.log.'],
  way: ['ways.field.', 'registers.field.'],
  colour: ['colours.field.', 'registers.field.'],
  material: ['registers.field.'],
  countries: ['ways.field.'],
  'vat-rate': ['vatRates.field.'],
  invoice: ['officeInvoice.log.'],
  'press-message': ['press.field.'],
  'press-article': ['press.field.'],
  page: ['pages.field.'],
  settings: ['settings.field.'],
  'staff-card': ['contactPersons.'],
  'web-image': ['webImages.'],
  image: ['images.'],
  staff: ['staff.field.'],
  webhook: ['webhooks.'],
  'mail-server': ['mailServer.field.'],
};

/** Returns the form's label of a field, or the field's name when no form has it. */
export function wordsOfField(t: OfficeT, entity: string, name: string): string {
  // A price of a file is named by its column, its list and its first day.
  const [column = name, ...place] = name.split(' · ');
  if (place.length > 0) return [wordsOfField(t, entity, column), ...place].join(' · ');
  const [, plain = name, language] = /^(\w+?)(SV|EN)$/.exec(name) ?? [];
  for (const beginning of beginnings[entity as Entity] ?? []) {
    const key = [name, lowered(name)].map((end) => beginning + end).find(isOfficeTextKey);
    if (key) return t(key);
    const ofBoth = beginning + lowered(plain);
    if (language && isOfficeTextKey(ofBoth))
      return t(language === 'SV' ? 'form.inSwedish' : 'form.inEnglish', { label: t(ofBoth) });
  }
  const ofForm = choicesOfColumns[name];
  if (ofForm) return wordsOfField(t, entity, ofForm);
  const known = [`log.field.${name}`, `exchange.column.${name}`].find(isOfficeTextKey);
  return known ? t(known) : name;
}

/** The prefixes of the language keys for a field's values, where a form has them. */
const choices: Readonly<Record<string, string>> = {
  'staff.Role': 'staff.role.',
  'page.State': 'pages.state.',
  'import.Kind': 'exchange.kind.',
  'import.Outcome': 'exchange.outcome.',
  'press-message.CategoryId': 'press.category.',
};

/** What a file names by a number in a column, by its name in the form. */
const choicesOfColumns: Readonly<Record<string, string>> = {
  group_id: 'ProductGroupId',
  material_id: 'MaterialId',
  colour_ids: 'ColourIds',
};

/** A time as it is logged: `2026-12-20T07:00:00.000Z`. */
const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** Returns the name of what a field refers to by its number, where the page knows it. */
export type NameOf = (field: string, id: string) => string | undefined;

/** Formats a logged value as its form shows it: yes and no, amounts, measures, and the counts of an order row. */
export function wordsOfValue(
  t: OfficeT,
  entity: string,
  name: string,
  value: string | null,
  nameOf: NameOf = () => undefined,
): string {
  const ofFile = choicesOfColumns[name];
  if (ofFile && value)
    return value
      .split('|')
      .map((one) => nameOf(ofFile, one) || one)
      .join(', ');
  if (flagColumns.has(name) && (value === 'yes' || value === 'no'))
    return t(value === 'yes' ? 'general.yes' : 'general.no');
  if (value === 'true' || value === 'false') return t(value === 'true' ? 'general.yes' : 'general.no');
  if (amounts.has(`${entity}.${name}`) && value) return amountOf(t, value);
  if (entity === 'order' && name === 'Discount' && value)
    return value
      .replace(/\d+\.\d\d$/, (amount) => amountOf(t, amount))
      .replace(/\d+\.\d+(?= %$)/, (percent) => decimalInWords(Number(percent), t.language));
  const unit = entity === 'article' && formUnits[name];
  if (unit && value) return decimalInWords(Number(value) / unit, t.language);
  if (value && isMoment.test(value)) return momentText(value);
  const choice = `${choices[`${entity}.${name}`] ?? `log.value.${name}.`}${value}`;
  if (isOfficeTextKey(choice)) return t(choice);
  if (entity === 'page' && name === 'Tags') return wordsOfTags(t, value);
  if (entity === 'exchange-key' && name === 'Rights') return wordsOfRights(t, value ?? '');
  if (areCountries.test(name)) return wordsOfCountries(t, name, value ?? '');
  const list = listOf(value);
  if (list) return list.map((one) => nameOf(name, one) ?? one).join(', ') || t('log.emptyList');
  if (entity !== 'order') return (value && nameOf(name, value)) ?? value ?? '';
  const status = `officeOrder.status.${value}`;
  return name === 'Status' && isOfficeTextKey(status) ? t(status) : wordsOfRow(t, value ?? '');
}

/** An amount is logged as on the wire: `12154.38`. */
function amountOf(t: OfficeT, value: string): string {
  return amountInWords(wireToOre(Number(value)), t.language);
}

/** A page's tags are logged as a list; two of them determine where and to whom the page is shown. */
function wordsOfTags(t: OfficeT, value: string | null): string {
  const words: Record<string, string> = { meny: t('pages.inMenu'), loggedin: t('pages.forCustomers') };
  return (JSON.parse(value ?? '[]') as string[]).map((tag) => words[tag] ?? tag).join(', ');
}

/** A key's rights are logged as a list with commas. */
function wordsOfRights(t: OfficeT, value: string): string {
  const words = value.split(', ').map((right) => {
    const key = `exchange.keys.right.${right}`;
    return isOfficeTextKey(key) ? t(key) : right;
  });
  return words.join(', ');
}

/** Whatever has them, a form or a file, and however many. */
const areCountries = /(?:CountryCode|CountryOfOrigin|Countries|country_of_origin|countr(?:y|ies))$/;

/** One country is logged by its code, several as a list or with commas. Where several may be chosen, none means all. */
function wordsOfCountries(t: OfficeT, name: string, value: string): string {
  const codes = listOf(value) ?? value.split(/, |\|/).filter(Boolean);
  if (codes.length === 0 && /^countries$/i.test(name)) return t('log.allCountries');
  return codes.map((code) => countryName(code, t.language)).join(', ');
}

const isList = /^\[(?:(?:\d+|"[^"\\]*")(?:,(?:\d+|"[^"\\]*"))*)?\]$/;

/** A list is logged as JSON; what a person wrote may begin with a bracket, too. */
function listOf(value: string | null): string[] | undefined {
  if (!value || !isList.test(value)) return undefined;
  return (JSON.parse(value) as (number | string)[]).map(String);
}

const amounts = new Set([
  'invoice.Balance',
  'invoice.TotalAmount',
  'order.VatAmount',
  'order.TotalAmount',
  'article.Price',
  'article.RegularPrice',
]);

/** What one unit of the form is in the unit that is stored: a centimetre in millimetres, a kilogram in grams. */
const formUnits: Readonly<Record<string, number>> = {
  BoxWidthMm: 10,
  BoxHeightMm: 10,
  BoxDepthMm: 10,
  WeightG: 1000,
};

/**
 * An order row is logged as `6/12 · 3 · 2027-02-11`: the sent and the ordered quantity, the shortage, and the
 * expected day; where the order was changed also ` · 4 · 49.90`: the cancelled quantity and the price.
 */
function wordsOfRow(t: OfficeT, value: string): string {
  const [, sent, quantity, count, date, cancelled, price] =
    /^(\d+)\/(\d+) · (\d+) · (\S*?)(?: · (\d+) · (\S+))?$/.exec(value) ?? [];
  if (!sent || !quantity) return value;
  const parts = [
    t('officeOrder.log.sentOf', { sent, quantity }),
    count && count !== '0' && t('officeOrder.log.shortOf', { count }),
    date && t('officeOrder.log.expectedOn', { date }),
    cancelled && cancelled !== '0' && t('officeOrder.log.cancelledOf', { count: cancelled }),
    price && t('officeOrder.log.each', { price: amountOf(t, price) }),
  ];
  return parts.filter(Boolean).join(', ');
}

function lowered(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
