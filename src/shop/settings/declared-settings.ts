import type * as z from 'zod/mini';
import type { Right } from '#kit/http/principal.ts';
import { moneyUnits } from '#kit/text/numbers/money-units.ts';
import { dayUnits, minuteUnits, percentUnits } from '#kit/text/numbers/other-units.ts';
import { withCompanyFacts } from './company-facts.ts';
import * as kinds from './setting-kinds.ts';
import type { Control, Kind } from './setting-kinds.ts';
import { longestSynonyms, tradeSynonyms } from './trade-synonyms.ts';

/** The parts of the form, in their order, each with the right that shows it. */
export const settingParts = {
  company: 'settings.read',
  payment: 'settings.read',
  delivery: 'settings.read',
  look: 'content.read',
  texts: 'content.read',
  search: 'content.read',
} as const satisfies Record<string, Right>;
export type SettingPart = keyof typeof settingParts;

/** Who may change a setting: those with one of these rights, in addition to that of the call. */
export const settingChangers = {
  content: ['content.write'],
  invoicing: ['invoices.write'],
  contentOrInvoicing: ['content.write', 'invoices.write'],
  orders: ['orders.write'],
  credit: ['credit.write'],
} as const satisfies Record<string, readonly Right[]>;

type About = {
  part: SettingPart;
  by: keyof typeof settingChangers;
  /** Everybody is told it, by `GET /api/settings`; one that is told `whenSet` is left out while it is empty. */
  told?: 'always' | 'whenSet';
  /** Holds while nothing is set, and is shown, logged and compared as what is set. */
  default?: string;
  /** Holds while nothing is set, which the form shows as empty. */
  whenEmpty?: string;
};

type Setting<Value> = {
  control: Control;
  /** How the form and the API take it: a text, '' when it is unset. */
  input: z.ZodMiniType<string>;
  /** Returns what holds while the database has this text, '' for none. */
  read: (stored: string) => Value;
};

type ValueOf<Value, Unset, A> = A extends { default: string } | { whenEmpty: string } ? Value : Value | Unset;

function setting<Value, Unset, const A extends About>(
  { control, input, read, unset }: Kind<Value, Unset>,
  about: A,
): A & Setting<ValueOf<Value, Unset, A>> {
  const fallback = about.default ?? about.whenEmpty;
  const valueOf = (stored: string) =>
    (stored === '' ? undefined : read(stored)) ?? (fallback === undefined ? unset : read(fallback));
  return { ...about, control, input, read: valueOf as Setting<ValueOf<Value, Unset, A>>['read'] };
}

const days = { units: dayUnits };
const minutes = { units: minuteUnits };
const percents = { units: percentUnits };
const money = { units: moneyUnits };
const kronor = { currency: 'SEK' };

const texts = { part: 'texts', by: 'content', told: 'always' } as const;
const identity = { part: 'company', by: 'invoicing', told: 'whenSet' } as const;
const address = { part: 'company', by: 'contentOrInvoicing', told: 'whenSet' } as const;
const payment = { part: 'payment', by: 'invoicing' } as const;
const credit = { part: 'payment', by: 'credit' } as const;
const delivery = { part: 'delivery', by: 'orders' } as const;
const look = { part: 'look', by: 'content' } as const;

/**
 * Everything that the maker sets for the whole shop. A line here and its words are all that a setting needs:
 * `settings.field.NAME` and, where it needs one, `settings.hint.NAME`, in `texts/language/sv/office/settings.ts` and its
 * English.
 */
export const settings = {
  OrderMonth: setting(kinds.month, texts),
  OrderMonthSeason: setting(kinds.month, texts),
  /** When the texts are empty, the shop tells the month in its own words. */
  OrderMonthSV: setting(kinds.inLanguage, texts),
  OrderMonthEN: setting(kinds.inLanguage, texts),
  OrderMonthsSeasonSV: setting(kinds.inLanguage, texts),
  OrderMonthsSeasonEN: setting(kinds.inLanguage, texts),
  ArticleNewsTextSV: setting(kinds.inLanguage, texts),
  ArticleNewsTextEN: setting(kinds.inLanguage, texts),
  ArticleSeasonNewsTextSV: setting(kinds.inLanguage, texts),
  ArticleSeasonNewsTextEN: setting(kinds.inLanguage, texts),
  SeasonNewsMenuSV: setting(kinds.inLanguage, texts),
  SeasonNewsMenuEN: setting(kinds.inLanguage, texts),
  /** A group of words that mean the same on each line, with commas between. */
  SearchSynonyms: setting(kinds.lines(longestSynonyms), {
    part: 'search',
    by: 'content',
    default: tradeSynonyms,
  }),
  CompanyName: setting(kinds.line, { part: 'company', by: 'invoicing', told: 'always', whenEmpty: 'Hylla' }),
  CompanyRegistrationNumber: setting(kinds.line, identity),
  CompanyVatNumber: setting(kinds.vatNumber, identity),
  /** What customs knows the company by. */
  CompanyEori: setting(kinds.eori, { part: 'company', by: 'invoicing' }),
  /** Whether invoices of a Swedish company say that it is approved for F-tax. */
  CompanyFTax: setting(kinds.yesNo, { part: 'company', by: 'invoicing', default: 'true' }),
  CompanySeat: setting(kinds.line, address),
  CompanyAddress: setting(kinds.line, address),
  CompanyZipCode: setting(kinds.line, address),
  CompanyCity: setting(kinds.line, address),
  CompanyCountryCode: setting(kinds.country, {
    part: 'company',
    by: 'contentOrInvoicing',
    whenEmpty: 'SE',
  }),
  CompanyEmail: setting(kinds.emailAddress, address),
  CompanyTelephone: setting(kinds.telephoneNumber, address),
  Bankgiro: setting(kinds.bankgiro, { part: 'payment', by: 'invoicing', told: 'whenSet' }),
  Iban: setting(kinds.iban, payment),
  Bic: setting(kinds.bic, payment),
  /** Whether orders wait when a customer's limit is passed or an invoice is overdue. */
  CreditHold: setting(kinds.yesNo, credit),
  /** Calendar days after the due day; orders wait from the day after them. */
  HoldOverdueDays: setting(kinds.wholeNumber(365, days), { ...credit, default: '10' }),
  /** Whether an order is released by itself when it fits the limit again and nothing is overdue. */
  AutoRelease: setting(kinds.yesNo, { ...credit, default: 'true' }),
  /** In percent below the ordered price: how far staff who may change prices go; owners may go any. */
  DiscountLimit: setting(kinds.wholeNumber(100, percents), { ...credit, default: '10' }),
  /** Where the numbers of invoices go on; unset, or when a higher one is used, they go on from the last. */
  FirstInvoiceNumber: setting(kinds.wholeNumber(99_999_999), payment),
  /** In the invoice's currency: an invoice of which no more is left after a payment counts as paid. */
  PaymentTolerance: setting(kinds.wholeNumber(10, money), { ...payment, default: '1' }),
  /** How many days after the due date each reminder is proposed. */
  ReminderDays: setting(kinds.risingDays, { ...payment, default: '5;15' }),
  /** In kronor; the law sets the most (1981:739, section 4). */
  ReminderFee: setting(kinds.wholeNumber(60, kronor), { ...payment, default: '60' }),
  /** Interest below this is told, and not asked for. */
  InterestMinimum: setting(kinds.wholeNumber(10_000, kronor), { ...payment, default: '50' }),
  ReminderAutomatic: setting(kinds.yesNo, payment),
  /** From this time in Sweden on, an order counts as of the next working day. */
  CutOffTime: setting(kinds.timeOfDay, { part: 'delivery', by: 'orders', default: '14:00' }),
  /** Working days until pieces in stock are sent. */
  HandlingDays: setting(kinds.wholeNumber(60, days), { part: 'delivery', by: 'orders', default: '2' }),
  /** Working days from the day on which missing pieces are expected until they are sent. */
  InboundDays: setting(kinds.wholeNumber(60, days), { part: 'delivery', by: 'orders', default: '3' }),
  /** How long an order can be added to; 0 for never. Unset, it is 60, and 0 while a business system fetches orders. */
  OrderOpenMinutes: setting(kinds.wholeNumber(1_440, minutes), delivery),
  /** Whether rows that open orders wait for take a new day of their article. */
  FollowArticleDates: setting(kinds.yesNo, { ...delivery, default: 'true' }),
  /** Whether customers are mailed of another week, the next morning; never while a business system mails for itself. */
  OrderDateMails: setting(kinds.yesNo, { ...delivery, default: 'true' }),
  /** The article numbers that fees have on papers and in files. */
  FreightNumber: setting(kinds.line, { ...delivery, default: 'FRAKT' }),
  SmallOrderNumber: setting(kinds.line, { ...delivery, default: 'SMAORDER' }),
  DiscountNumber: setting(kinds.line, { ...delivery, default: 'RABATT' }),
  /** The terms of what leaves the union, for ways of delivery without terms of their own. */
  Incoterms: setting(kinds.incoterm, delivery),
  IncotermsPlace: setting(kinds.line, delivery),
  /** Of ways of delivery without a link of their own; unset, it is that of the environment. */
  TrackingUrlTemplate: setting(kinds.trackingTemplate, { ...delivery, told: 'whenSet' }),
  LookAccent: setting(kinds.colour, look),
  LookPaper: setting(kinds.colour, look),
  LookInk: setting(kinds.colour, look),
  LookSignal: setting(kinds.colour, look),
  LookNews: setting(kinds.colour, look),
  LookHeadingFont: setting(kinds.font, look),
  LookTextFont: setting(kinds.font, look),
  LookLogo: setting(kinds.logo, look),
};

export type SettingName = keyof typeof settings;
/** In the order of the form: part by part, and as they are declared. */
export const settingNames = Object.keys(settingParts).flatMap((part) =>
  (Object.keys(settings) as SettingName[]).filter((name) => settings[name].part === part),
);

/** Returns a declaration with what only some of them say. */
export function aboutSetting(name: SettingName): About & Setting<unknown> {
  return settings[name];
}

/** The settings as the form, the API and the database have them: '' for what is not set. */
export type SettingTexts = Record<SettingName, string>;

/** The settings as the shop reads them. */
export type ShopSettings = { readonly [Name in SettingName]: ReturnType<(typeof settings)[Name]['read']> };

export function settingsOf(stored: Partial<SettingTexts>): ShopSettings {
  const written = withCompanyFacts(stored);
  return mapSettings((name) => settings[name].read(written[name] ?? '')) as ShopSettings;
}

export function mapSettings<Value>(valueOf: (name: SettingName) => Value): Record<SettingName, Value> {
  return Object.fromEntries(settingNames.map((name) => [name, valueOf(name)])) as Record<SettingName, Value>;
}
