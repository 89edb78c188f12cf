import { inTransaction } from '#kit/database/db.server.ts';
import { defaultLanguage, type Language } from '#kit/text/language.ts';
import { ordersAddress } from '#shop/settings/orders-to.server.ts';
import { mailIsQueued, queueMail } from '#kit/mail/outbox.server.ts';
import type { Problem } from '#kit/http/problem.ts';
import type { Services } from '#kit/services/services.server.ts';
import { chargeAll, networkOf, type Charge, type Limit } from '#kit/http/rate-limit.server.ts';
import { mailColoursOf } from '#shop/theme/mail-colours.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';
import { applicationMail, type Application } from './application-mail.server.ts';
import { deleteApplicationsBefore, insertApplication } from './store.server.ts';

export { deleteApplicationsFrom, readApplicationsFrom } from './store.server.ts';

const makersLanguage = defaultLanguage;
const retentionMonths = 12;

/** Stores the application and queues its mail to the maker in one transaction. */
export async function apply(
  services: Services,
  texts: TextRepository,
  application: Application,
  applicant: { language: Language; ip: string },
): Promise<Problem | undefined> {
  const { db, now } = services;
  const mustWait = await chargeAll(db, chargesFor(applicant.ip), now());
  if (mustWait) return mustWait;
  const settings = await texts.settings();
  const ordersTo = await ordersAddress(services, settings);
  const mail = applicationMail(application, {
    language: makersLanguage,
    shop: settings.CompanyName,
    colours: mailColoursOf(settings),
    t: (await texts.translators())[makersLanguage],
    applicantLanguage: applicant.language,
  });
  await inTransaction(db, async (trx) => {
    const id = await insertApplication(trx, {
      name: application.name,
      company: application.company,
      email: application.email,
      identity: application.identity,
      address: application.address,
      zip_code_and_city: application.zipCodeAndCity,
      telephone: application.telephone,
      web_site: application.webSite,
      message: application.message,
      language: applicant.language,
      created_at: now(),
    });
    const name = `reseller-application-${id}`;
    await queueMail(trx, services, [{ name, to: ordersTo, replyTo: application.email, ...mail }]);
  });
  mailIsQueued();
  return undefined;
}

const limits = {
  client: { kind: 'application.client', windowSeconds: 3600, free: 5 },
  // A flood from many addresses must not fill the mailbox.
  site: { kind: 'application.site', windowSeconds: 86_400, free: 100 },
} as const satisfies Record<string, Limit>;

function chargesFor(ip: string): Charge[] {
  return [
    { limit: limits.client, source: networkOf(ip) },
    { limit: limits.site, source: 'all' },
  ];
}

/** The form promises applicants that their details are deleted by then. */
export async function deleteOldApplications({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = new Date(now());
  before.setUTCMonth(before.getUTCMonth() - retentionMonths);
  await deleteApplicationsBefore(db, before);
}
