import { languages, type Language } from '../../../src/kit/text/language.ts';
import { orderMailWriters } from '../../../src/shop/orders/mails/order-mails.server.ts';
import { statementMailWriters } from '../../../src/shop/statements/statement-mail.server.ts';
import { languageTables } from '../../../src/shop/texts/language-table.ts';
import { officeTextIn } from '../../../src/shop/texts/office-language/text.ts';
import type { TestShop } from '../../shop.ts';
import type { Act, MailKey } from './mail-acts.ts';
import { addressOf, type Reader, type World } from './mail-world.ts';

export type Mail = Awaited<ReturnType<typeof mailsAfter>>[number];

export async function lastMail({ db }: TestShop): Promise<number> {
  const { fn } = db;
  const { last } = await db
    .selectFrom('outbox_mail')
    .select(fn.max('id').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** The mails after this one, as they are sent. */
export async function mailsAfter({ services, db, endpoints: { texts } }: TestShop, after: number) {
  const writers = new Map([
    ...orderMailWriters(services.env, texts),
    ...statementMailWriters(services, texts),
  ]);
  const rows = await db.selectFrom('outbox_mail').selectAll().where('id', '>', after).orderBy('id').execute();
  return await Promise.all(
    rows.map(async ({ recipient, reply_to: replyTo, subject, attachment, writer, facts, ...stored }) => {
      const body =
        writer === null
          ? { text: stored.body_text, html: stored.body_html }
          : await writers.get(writer)!(facts!, subject);
      return { recipient, replyTo, subject, attachment, ...body };
    }),
  );
}

function textOf(key: MailKey, language: Language): string {
  if (key !== 'staff.mail.subject') return languageTables[language][key];
  return officeTextIn(language)(key, { shop: '{shop}' });
}

function isSubject(key: MailKey, language: Language, subject: string): boolean {
  const pattern = textOf(key, language).replaceAll(/\{\w+\}/g, '.+');
  return new RegExp(`^${pattern}$`).test(subject);
}

/** Which of the expected mails there are, what was expected and did not come, and what came unexpected. */
export function match(
  { languageOf }: World,
  expected: Act['mails'],
  mails: readonly Mail[],
  addresses: Readonly<Record<Reader, string>> = addressOf,
) {
  const left = [...mails];
  const found: { reader: Reader; key: MailKey; mail: Mail }[] = [];
  const missing = expected.filter(([reader, key]) => {
    const place = left.findIndex(
      ({ recipient, subject }) =>
        recipient === addresses[reader] && isSubject(key, languageOf[reader], subject),
    );
    if (place >= 0) found.push({ reader, key, mail: left.splice(place, 1)[0]! });
    return place < 0;
  });
  return {
    found,
    missing: missing.map(([reader, key]) => `${reader}: ${key}`),
    others: left.map(({ recipient, subject }) => `${recipient}: ${subject}`),
  };
}

/** What stands in mails of another language, and in none of this: the parts between what is filled in. */
function foreignTo(language: Language): string[] {
  const all = Object.values(languageTables[language]).join('\n');
  return languages
    .filter((other) => other !== language)
    .flatMap((other) => Object.entries(languageTables[other]))
    .filter(([key]) => key.startsWith('mail.'))
    .flatMap(([, text]) => text.split(/\{\w+\}|\n/))
    .map((part) => part.trim())
    .filter((part) => /\p{L}{3,} \p{L}/u.test(part) && !all.includes(part));
}

const foreign = Object.fromEntries(languages.map((language) => [language, foreignTo(language)]));

/** What of a mail is not in the language of its reader. */
export function foreignIn({ subject, text, html }: Mail, language: Language): string[] {
  const isDecimal = language === 'en' ? /\d,\d\d(?!\d)/ : /\d\.\d\d(?![\d.-])/;
  return [
    ...foreign[language]!.filter((part) => [subject, text, html].some((of) => of.includes(part))),
    ...(isDecimal.exec(text) ?? []),
    ...(html.includes(`<html lang="${language}"`) ? [] : ['its language']),
  ];
}
