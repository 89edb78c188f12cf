import { afterAll, beforeAll, expect, test } from 'vitest';
import { jsonSchemaOf } from '../../../src/kit/http/answer-writer.server.ts';
import type { Endpoint } from '../../../src/kit/http/endpoint.ts';
import { languages, type Language } from '../../../src/kit/text/language.ts';
import { languageTables } from '../../../src/shop/texts/language-table.ts';
import { openTestShop, type TestShop } from '../../shop.ts';
import { acts } from './acts.ts';
import { perform, type Act, type Call } from './mail-acts.ts';
import { addressOf, namesOf, openWorld, type Reader, type World } from './mail-world.ts';
import { foreignIn, lastMail, mailsAfter, match, type Mail } from './read-mails.ts';

let shop: TestShop;
let world: World | undefined;
beforeAll(async () => {
  shop = await openTestShop({ languages: [...languages] });
});
afterAll(() => shop.close());

/** What is of another customer. */
const ofOthers = ['ANNAN', 'Butik Två', 'elad@butik'];

function linksIn(body: string): string[] {
  const links = body.match(/https?:\/\/[^\s"<>]+/g) ?? [];
  return [...new Set(links)].map((link) => link.replaceAll('&amp;', '&')).toSorted();
}

/** Whoever an answer goes to: the maker, and of what the maker is told whoever has done it. */
const answersTo: Partial<Record<string, readonly (string | null)[]>> = {
  'mail.makerOrder.subject': [addressOf.orderer, addressOf.customer],
  'mail.makerOrderExtended.subject': [addressOf.orderer],
  'mail.application.subject': [addressOf.applicant],
};

function flawsOf(mail: Mail, reader: Reader, language: Language): string[] {
  const { text, html } = mail;
  const [opening = ''] = text.split('\n');
  const [greeting = ''] = languageTables[language]['mail.greeting'].split('{name}');
  const isNamed = opening.startsWith(greeting) && namesOf[reader] !== undefined;
  const tracking = 'https://tracking.postnord.com/';
  return [
    ...foreignIn(mail, language),
    ...(isNamed && !namesOf[reader]!.some((name) => opening.includes(name)) ? [opening] : []),
    ...ofOthers.filter((one) => `${text}${html}`.includes(one)),
    ...(/\{\w+\}|undefined|NaN|\bnull\b/.exec(text) ?? []),
    ...linksIn(text).filter(
      (link) => !link.startsWith(shop.services.env.publicUrl) && !link.startsWith(tracking),
    ),
    ...(String(linksIn(text)) === String(linksIn(html)) ? [] : ['its links']),
  ];
}

/** A mail as its reader has it; the HTML says the same, and what it says else stands below. */
function specimenOf({ recipient, replyTo, subject, attachment, text, html }: Mail): string {
  const said = (part: string) => part.replaceAll(/\s+/g, ' ');
  const seen = html
    .replace(/<head>[^]*<\/head>/, '')
    .replaceAll(/<(br|\/p|\/tr|\/h\d|\/li|\/td|\/th)\b[^>]*>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map(said)
    .filter((line) => line.trim() !== '' && !said(text).includes(line.trim()));
  return withoutSecrets(
    [
      `To: ${recipient}`,
      ...(replyTo === null ? [] : [`Reply-To: ${replyTo}`]),
      `Subject: ${subject}`,
      ...(attachment === null ? [] : [`Attachment: ${JSON.stringify(attachment)}`]),
      '',
      text,
      ...(seen.length > 0 ? ['--- HTML', ...seen] : []),
    ].join('\n'),
  );
}

function withoutSecrets(text: string): string {
  return text.replaceAll(/[\w-]{40,}/g, '<secret>');
}

/** The orders and invoices that are in the address of a call, and in its answer. */
function numbersOf(call: Call | object, answer: object | undefined): string[] {
  const { path = '' } = call as Partial<Call>;
  const told = JSON.stringify(answer ?? {});
  const inPath = Array.from(path.matchAll(/(?:orders|invoices)\/(\d+)/g), ([, number]) => number!);
  const inAnswer = told.matchAll(/"(?:OrderId|Number|InvoiceNumber)":(\d+)/g);
  return inPath.concat(Array.from(inAnswer, ([, number]) => number!));
}

async function knownOrders(): Promise<string[]> {
  const rows = await shop.db.selectFrom('customer_order').select('id').execute();
  return rows.map(({ id }) => String(id));
}

/** The calls that mail where it is wanted. */
const choosing: string[] = [];

async function tried(act: Act): Promise<void> {
  if (act.alone) world = undefined;
  world ??= await openWorld(shop, 0);
  const earlier = await knownOrders();
  const call = await act.begin(world);
  const asksForMail = 'path' in call && 'Mail' in (call.body ?? {});
  expect([act.what, act.hasChoice ?? false]).toEqual([act.what, asksForMail]);
  if (asksForMail) choosing.push(`${call.method} ${call.path}`);
  const last = await lastMail(shop);
  const answer = await perform(call, act.what);
  const refused = answer && answer.status >= 300 ? answer.text : '';
  const mails = await mailsAfter(shop, last);
  const { found, missing, others } = match(world, act.mails, mails);
  expect.soft([act.what, refused, missing, others]).toEqual([act.what, '', [], []]);
  const numbers = numbersOf(call, answer?.body);
  for (const { reader, key, mail } of found) {
    const flaws = flawsOf(mail, reader, world.languageOf[reader]);
    const strange = earlier.filter((number) => `${mail.text}${mail.html}`.includes(number));
    const isOwn = numbers.length === 0 || numbers.some((number) => mail.text.includes(number));
    const isAnswered = (answersTo[key] ?? [addressOf.maker, null]).includes(mail.replyTo);
    const told = [act.what, reader, key];
    expect.soft([...told, flaws, strange, isOwn, isAnswered]).toEqual([...told, [], [], true, true]);
  }
  await expect
    .soft(mails.map((mail) => specimenOf(mail)).join('\n\n') + '\n')
    .toMatchFileSnapshot(`specimens/${act.what.replaceAll(/\W+/g, '-')}.txt`);
  if (act.alone) world = undefined;
}

test('every mail goes to those it is for, in their languages, of what is theirs', async () => {
  for (const act of acts) await tried(act);
});

/** Those are written by the mail program of whoever answers, or are written to oneself. */
const others = ['mail.application.thanksSubject', 'mail.contact.subject'];

test('every mail of which there is a subject, and every call that mails, is among those that are tried', async () => {
  const subjects = Object.keys(languageTables.sv).filter((key) => /^mail\.\w+.*ubject/.test(key));
  const known = new Set<string>([...acts.flatMap(({ mails }) => mails.map(([, key]) => key)), ...others]);
  expect(subjects.length).toBeGreaterThan(25);
  expect(subjects.filter((key) => !known.has(key))).toEqual([]);

  const mailing = shop.endpoints.routes
    .map(({ endpoint }) => endpoint)
    .filter(({ method, input }) => method !== 'GET' && 'Mail' in propertiesOf(input));
  expect(mailing.length).toBeGreaterThan(12);
  const isTried = ({ method, path }: Endpoint) => {
    const pattern = new RegExp(`^${method} ${path.slice('/api/'.length).replaceAll(/:\w+/g, '\\d+')}$`);
    return choosing.some((call) => pattern.test(call));
  };
  expect(mailing.filter((one) => !isTried(one)).map(({ name }) => name)).toEqual([]);
});

function propertiesOf(input: Endpoint['input']): object {
  return (jsonSchemaOf(input) as { properties?: object }).properties ?? {};
}
