import { stockholmToday } from '#kit/text/dates.ts';
import type { MailReach } from '#shop/office/day-contract.ts';
import type { ShopSettings } from '#shop/settings/declared-settings.ts';
import type { OfficeTextKey } from '#shop/texts/office-language/table.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import type { LineKey, OpeningLine } from './contract.ts';
import type { Facts } from './facts-store.server.ts';

export type LineFacts = Facts & { settings: ShopSettings; isOpen: boolean; mail: MailReach };
/** The texts that say how many, of one and of others. */
type Counted = {
  [Key in OfficeTextKey]: Key extends `opening.${infer Name}.one` ? `opening.${Name}` : never;
}[OfficeTextKey];
type Line = Omit<OpeningLine, 'Key' | 'Skipped'>;

const ofCompany = [
  'CompanyName',
  'CompanyRegistrationNumber',
  'CompanyAddress',
  'CompanyZipCode',
  'CompanyCity',
  'CompanyEmail',
] as const;
const look = ['LookAccent', 'LookPaper', 'LookInk', 'LookSignal', 'LookNews'] as const;
const fonts = ['LookHeadingFont', 'LookTextFont'] as const;
const pages = ['Terms', 'Contact', 'AboutUs'] as const;
const mostNames = 3;
/** A shop without a name of its own bears this one. */
const unnamed = 'Hylla';

/** What is true of each line of the checklist. */
export const lines: Record<LineKey, (facts: LineFacts, t: OfficeT) => Line> = {
  company: ({ settings }, t) => {
    const missing = ofCompany.filter((name) => !isSet(settings, name));
    const names = missing.map((name) => t(`settings.field.${name}`).toLowerCase()).join(', ');
    return line(
      '/office/settings/company',
      missing.length === 0,
      missing.length > 0 ? t('opening.missing', { names }) : settings.CompanyName,
    );
  },
  bank: ({ settings: { Bankgiro, Iban }, abroad }, t) => {
    if (Bankgiro && !Iban && abroad > 0)
      return line('/office/settings/payment', false, many(t, 'opening.bank.abroad', abroad));
    const accounts = [
      Bankgiro && `${t('settings.field.Bankgiro')} ${Bankgiro}`,
      Iban && `IBAN ${Iban}`,
    ].filter(Boolean);
    return line(
      '/office/settings/payment',
      accounts.length > 0,
      accounts.join(', ') || t('opening.bank.none'),
    );
  },
  look: ({ settings }, t) => {
    const { LookLogo } = settings;
    const parts = [
      LookLogo && t('opening.look.logo'),
      look.some((name) => settings[name]) && t('opening.look.colours'),
      fonts.some((name) => settings[name]) && t('opening.look.fonts'),
    ].filter(Boolean);
    const names = parts.join(', ');
    const text = names && !LookLogo ? t('opening.look.noLogo', { names }) : names;
    return line('/office/settings/look', Boolean(LookLogo), text || t('opening.look.none'));
  },
  ways: ({ ways, untouched_way: name, freight_rules, without_freight: less }, t) => {
    if (ways.length === 0) return line('/office/ways', false, t('opening.ways.none'));
    // Another way beside it does not mean that it has been looked over.
    if (name !== null) return line('/office/ways', false, t('opening.ways.untouched', { name }));
    const more = ways.length - mostNames;
    const names =
      ways.slice(0, mostNames).join(', ') + (more > 0 ? ` ${t('opening.andMore', { more })}` : '');
    if (freight_rules === 0) return line('/office/freight', true, t('opening.ways.noFreight', { names }));
    return less.length > 0
      ? line('/office/freight', true, t('opening.ways.freightNotIn', { names, currencies: less.join(', ') }))
      : line('/office/ways', true, t('opening.ways.freight', { names }));
  },
  vat: ({ settings, articles, without_vat }, t) => {
    const number = settings.CompanyVatNumber;
    if (without_vat > 0) return line('/office/vat-rates', false, many(t, 'opening.vat.without', without_vat));
    if (!number) return line('/office/settings/company', false, t('opening.vat.noNumber'));
    return line('/office/vat-rates', true, articles > 0 ? t('opening.vat.some', { number }) : number);
  },
  groups: ({ groups }, t) =>
    line(
      '/office/groups',
      groups > 0,
      groups > 0 ? many(t, 'opening.groups', groups) : t('opening.groups.none'),
    ),
  articles: ({ articles, orderable }, t) => {
    if (articles === 0) return line('/office/exchange?kind=articles', false, t('opening.articles.none'));
    // A list without a column of stock leaves a shop in which nothing can be ordered.
    if (orderable === 0)
      return line('/office/articles?state=soldOut', false, many(t, 'opening.articles.soldOut', articles));
    return line('/office/articles', true, many(t, 'opening.articles', articles));
  },
  pictures: ({ articles, depicted }, t) =>
    line(
      isSome(depicted, articles) ? '/office/articles?state=active&lacks=picture' : '/office/pictures',
      isAll(depicted, articles),
      ofAll(t, 'opening.pictures', depicted, articles),
    ),
  prices: ({ articles, priced }, t) =>
    line(
      isSome(priced, articles) ? '/office/articles?state=active&lacks=price' : '/office/price-lists',
      isAll(priced, articles),
      ofAll(t, 'opening.prices', priced, articles),
    ),
  texts: ({ texts }, t) => {
    const missing = pages.filter((position) => !texts.includes(position));
    const names = missing.map((position) => t(`webTexts.at.${position}`)).join(', ');
    const [first = 'Terms'] = missing;
    return line(
      `/office/web-texts/${first}`,
      missing.length === 0,
      missing.length > 0 ? t('opening.notWritten', { names }) : t('opening.texts.all'),
    );
  },
  start: ({ texts, start_pictures }, t) => {
    const isWritten = texts.includes('Intro');
    const missing = [
      !isWritten && t('opening.start.text'),
      start_pictures === 0 && t('opening.start.image'),
    ].filter(Boolean);
    const names = missing.join(', ');
    const picture = start_pictures === 0 ? '/office/web-images?group=1' : '/office/start';
    return line(
      isWritten ? picture : '/office/web-texts/Intro',
      missing.length === 0,
      names ? t('opening.missing', { names }) : many(t, 'opening.start', start_pictures),
    );
  },
  press: ({ texts, press_stories }, t) => {
    const isReachable = texts.includes('PressroomContact');
    if (press_stories === 0) return line('/office/press-messages', false, t('opening.press.none'));
    if (!isReachable) return line('/office/web-texts/PressroomContact', false, t('opening.press.noContact'));
    return line('/office/press-messages', true, many(t, 'opening.press', press_stories));
  },
  mail: ({ mails_sent, mails_in_files, mail }, t) => {
    const to = '/office/mail-server';
    if (mail === 'works')
      return line(to, true, mails_sent > 0 ? many(t, 'opening.mail', mails_sent) : t('opening.mail.tested'));
    if (mail === 'failing') return line(to, false, t('opening.mail.failing'));
    if (mail === 'untried') return line(to, false, t('opening.mail.untried'));
    return line(
      to,
      false,
      mails_in_files > 0 ? many(t, 'opening.mail.files', mails_in_files) : t('opening.mail.none'),
    );
  },
  customers: ({ customers, reachable, invited }, t) => {
    if (customers === 0) return line('/office/customers', false, t('opening.customers.none'));
    if (reachable === 0) return line('/office/customers', false, t('opening.customers.noEmail'));
    return line(
      invited < reachable ? '/office/customers?state=notInvited' : '/office/customers',
      isAll(invited, reachable),
      many(t, 'opening.customers', reachable, { sent: invited }),
    );
  },
  staff: ({ staff, two_step }, t) =>
    line('/office/staff', isAll(two_step, staff), many(t, 'opening.staff', staff, { sent: two_step })),
  backup: ({ backup_at }, t) =>
    line(
      '/office#backup',
      backup_at !== null,
      backup_at ? t('opening.backup.at', { day: stockholmToday(backup_at) }) : t('opening.backup.none'),
    ),
  try: ({ orders, test_orders }, t) => {
    const text =
      test_orders > 0
        ? many(t, 'opening.try.test', test_orders)
        : orders > 0
          ? many(t, 'opening.try', orders)
          : t('opening.try.none');
    return line('/office/customers', orders + test_orders > 0, text);
  },
  open: ({ isOpen }, t) => line('/office#open', isOpen, t(isOpen ? 'opening.open.yes' : 'opening.open.no')),
};

function line(Link: string, Done: boolean, Text: string): Line {
  return { Done, Text, Link };
}

function isSet(settings: ShopSettings, name: (typeof ofCompany)[number]): boolean {
  return name === 'CompanyName' ? settings[name] !== unnamed : Boolean(settings[name]);
}

/** The few that are left are found in the list; what has not been begun has a page of its own. */
function isSome(some: number, all: number): boolean {
  return some > 0 && some < all;
}

function isAll(some: number, all: number): boolean {
  return all > 0 && some === all;
}

function ofAll(t: OfficeT, key: Counted, some: number, all: number): string {
  return all === 0 ? t('opening.articles.none') : many(t, key, all, { sent: some });
}

function many(t: OfficeT, key: Counted, count: number, values?: Record<string, number>): string {
  return t(`${key}.${count === 1 ? 'one' : 'other'}`, { ...values, count });
}
