import { inTransaction } from '#kit/database/db.server.ts';
import { mailIsQueued, queueMail } from '#kit/mail/outbox.server.ts';
import { Problem } from '#kit/http/problem.ts';
import type { Services } from '#kit/services/services.server.ts';
import { hashOfSecret, newSecret } from '#kit/secrets/secret.server.ts';
import { chargeAll, countTries } from '#kit/http/rate-limit.server.ts';
import { findByEmail } from '#shop/customers/customers.server.ts';
import { mailColoursOf } from '#shop/theme/mail-colours.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { resetCharges, unknownAddressCharge } from '#shop/login/customer-attempts.server.ts';
import { linkAddress } from './link-address.ts';
import { resetMail } from './reset-mail.server.ts';
import { readPeopleWithEmail, replaceLinks } from '#shop/login/person/person-store.server.ts';
import { replaceResets } from '#shop/login/store.server.ts';
import { textOf } from '#shop/texts/language-table.ts';
import { unknownEmail } from '#shop/login/problems.ts';

const resetLinkMinutes = 60;

const linksAreHeld = new Problem('conflict', {
  detail: textOf('resetPassword.linksAreHeld'),
});

/**
 * Sends one mail with a link for each customer number and each person with this address; `unknown-email` when there is
 * none.
 */
export async function mailResetLinks(
  services: Services,
  texts: TextRepository,
  email: string,
  ip: string,
): Promise<Problem | undefined> {
  const { db, env } = services;
  const at = services.now();
  const mustWait = await chargeAll(db, resetCharges(ip, email), at);
  if (mustWait) return mustWait;
  const all = await findByEmail(db, email);
  const customers = all.filter(({ links_from: from }) => from === null || from <= at);
  const people = await readPeopleWithEmail(db, email);
  const [first] = [...customers, ...people];
  if (!first && all.length > 0) return env.resetPasswordConceal ? undefined : linksAreHeld;
  if (!first) return await answerUnknown(services, at);

  const ofNumbers = customers.map((customer) => ({ ...customer, token: newSecret() }));
  const ofPeople = people.map((person) => ({ ...person, token: newSecret() }));
  const linkOf = (isOfPerson: boolean) => (of: { customer_number: string; token: string }) => {
    return { customerNumber: of.customer_number, isOfPerson, url: linkAddress(env.publicUrl, of.token) };
  };
  const settings = await texts.settings();
  const { subject, text, html } = resetMail({
    language: first.language,
    shop: settings.CompanyName,
    colours: mailColoursOf(settings),
    t: (await texts.translators())[first.language],
    minutes: resetLinkMinutes,
    links: [...ofNumbers.map(linkOf(false)), ...ofPeople.map(linkOf(true))],
  });
  await inTransaction(db, async (trx) => {
    const dated = ({ token }: { token: string }) => ({
      token_hash: hashOfSecret(token),
      created_at: at,
      expires_at: new Date(at.getTime() + resetLinkMinutes * 60_000),
    });
    const resets = ofNumbers.map((one) => ({ ...dated(one), customer_id: one.id }));
    const links = ofPeople.map((one) => ({ ...dated(one), person_id: one.id }));
    if (resets.length > 0) await replaceResets(trx, resets);
    await replaceLinks(trx, 'reset', links);
    const name = `reset-${[...resets, ...links][0]?.token_hash.slice(0, 24)}`;
    await queueMail(trx, services, [{ name, to: first.email, subject, text, html }]);
  });
  mailIsQueued();
  return undefined;
}

/**
 * Reports an address as unknown until too many unknown ones were requested: from then on all requests get the same
 * answer, so that addresses cannot be enumerated, while real ones still get their mail.
 */
async function answerUnknown({ db, env, log }: Services, at: Date): Promise<Problem | undefined> {
  const tooMany = await chargeAll(db, [unknownAddressCharge], at);
  if (tooMany) log.warn({}, 'links to choose a password are asked for with very many unknown addresses');
  return tooMany || env.resetPasswordConceal ? undefined : new Problem(unknownEmail);
}

/** The number of requests within the hour for addresses without a customer. */
export async function countUnknownAddresses({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> {
  return await countTries(db, unknownAddressCharge, now());
}
