import { onceADay } from '#kit/queue/daily-job.server.ts';
import type { Job } from '#kit/queue/jobs.server.ts';
import { resealMailPassword } from '#kit/mail/mail-server.server.ts';
import type { Mailer } from '#kit/mail/smtp-mailer.server.ts';
import { freeMail, onMailQueued } from '#kit/mail/outbox.server.ts';
import type { UntilIdle } from '#kit/queue/idle.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { bringBackMail, sendDueMail } from '#kit/mail/send-due-mail.server.ts';
import { forgetOldCalls } from '#kit/http/idempotency/idempotency.server.ts';
import { forgetOldTries } from '#kit/http/rate-limit.server.ts';
import { clearLeftSpools } from '#kit/process/spool.server.ts';
import { deleteOldOf } from '#kit/queue/delivery-queue.server.ts';
import { bringBackWebhooks, sendDueWebhooks } from '#kit/queue/send-webhooks.server.ts';
import { sealWebhookSecrets } from '#kit/queue/webhook-secrets.server.ts';
import { lapseOld } from '#shop/approvals/lapse.server.ts';
import { endCutWork, forgetOldSteps } from '#shop/articles/office/bulk/work.server.ts';
import { forgetOldKeys } from '#shop/checkout/order-key.server.ts';
import { deleteOldApplications } from '#shop/resellers/apply.server.ts';
import { folderIntegration } from '#shop/integration/folder.server.ts';
import { closeCutRuns, forgetOldRuns } from '#shop/integration/kept-runs.server.ts';
import { invoiceAttachments } from '#shop/invoices/invoice-mail.server.ts';
import { dateJobs } from '#shop/orders/dates/date-jobs.server.ts';
import { orderMailWriters } from '#shop/orders/mails/order-mails.server.ts';
import { sendDailyReminders } from '#shop/invoices/reminders/office/reminders.server.ts';
import { proposedFrom } from '#shop/invoices/reminders/proposals.server.ts';
import { reminderAttachments } from '#shop/invoices/reminders/reminder-mail.server.ts';
import { statementAttachments, statementMailWriters } from '#shop/statements/statement-mail.server.ts';
import { warmImages } from '#shop/images/warm-images.server.ts';
import type { Renditions } from '#shop/images/renditions.server.ts';
import { showWaitingWords } from '#shop/press-room/office/waiting-words.server.ts';
import { sealTotpSecrets } from '#shop/staff/login/two-step.server.ts';
import type { Endpoints } from './endpoints.server.ts';

/** Every job and its schedule. With `alone`, no other process can change the database. */
export function jobsOf(
  services: Services,
  endpoints: Endpoints,
  {
    mailer,
    renditions,
    untilIdle,
    alone,
  }: { mailer: Mailer; renditions: Renditions; untilIdle: UntilIdle; alone: boolean },
): Job[] {
  const {
    catalogue,
    missedSearches,
    integration,
    images,
    intakes,
    pressRoom,
    sessions,
    staffSessions,
    texts,
  } = endpoints;
  const { integrationDir, integrationGroupWrites: groupWrites } = services.env;
  const mailWriters = new Map([
    ...orderMailWriters(services.env, texts),
    ...statementMailWriters(services, texts),
  ]);
  const attachments = new Map([
    ...invoiceAttachments(services, texts),
    ...statementAttachments(services, texts),
    ...reminderAttachments(services, texts),
  ]);
  let mayHoldMail = alone;
  let mayHoldRuns = alone;
  let mayHoldImages = alone;
  const nightly = (name: string, run: () => Promise<void>) => onceADay(services, { name, at: '03:30', run });
  const following: Job[] = [
    { name: 'follow other nodes: data', everySeconds: 1, run: () => services.versions.look(services.db) },
    { name: 'follow other nodes: stock', everySeconds: 1, run: () => catalogue.followStock() },
  ];
  return [
    {
      name: 'send mail',
      everySeconds: 15,
      triggeredBy: onMailQueued,
      async run(goOn) {
        // Mails that this shop was sending when it was killed are released without waiting for their lease.
        if (mayHoldMail) await freeMail(services.db);
        mayHoldMail = false;
        await sendDueMail(services, { mailer, writers: mailWriters, attachments }, goOn);
      },
    },
    {
      name: 'bring back what a clock that ran ahead put off',
      everySeconds: 60,
      run: async () => void (await Promise.all([bringBackMail(services), bringBackWebhooks(services)])),
    },
    { name: 'save searches without results', everySeconds: 60, run: () => missedSearches.keep() },
    nightly('forget old searches', () => missedSearches.forgetOld()),
    clearing('forget ended sessions', () => sessions.sweep()),
    clearing('forget ended office sessions', () => staffSessions.sweep()),
    clearing('forget old tries', () => forgetOldTries(services)),
    nightly('forget old mail', () => deleteOldOf('outbox_mail', services)),
    nightly('forget old calls', () => forgetOldCalls(services)),
    nightly('forget old order keys', () => forgetOldKeys(services)),
    onceADay(services, {
      name: 'send reminders',
      at: proposedFrom,
      run: () => sendDailyReminders(services, texts),
    }),
    ...dateJobs(services, texts),
    nightly('lapse approvals', () => lapseOld(services)),
    { name: 'show words that waited for a story', everySeconds: 10, run: () => showWaitingWords(services) },
    { name: 'publish press messages', everySeconds: 10, run: () => pressRoom.followClock() },
    nightly('forget old applications', () => deleteOldApplications(services)),
    {
      name: 'make pictures',
      everySeconds: 3600,
      afterSeconds: 2,
      run: async (goOn) =>
        warmImages(images, renditions, { except: await catalogue.imagesInNoList(), goOn, untilIdle }),
    },
    {
      name: 'take in pictures',
      everySeconds: 15,
      triggeredBy: (trigger) => intakes.onTakeInDue(trigger),
      async run(goOn) {
        if (mayHoldImages) await intakes.free();
        mayHoldImages = false;
        await intakes.takeIn(goOn);
      },
    },
    { name: 'end changes of many articles that were cut', everySeconds: 60, run: () => endCutWork(services) },
    nightly('forget old changes of many articles', () => forgetOldSteps(services)),
    nightly('forget old heaps of pictures', () => intakes.forgetOld()),
    { name: 'send webhooks', everySeconds: 5, run: (goOn) => sendDueWebhooks(services, goOn) },
    nightly('forget old webhooks', () => deleteOldOf('webhook_message', services)),
    {
      name: 'close integration runs that were cut',
      everySeconds: 3600,
      async run() {
        await closeCutRuns(services, mayHoldRuns);
        mayHoldRuns = false;
      },
    },
    nightly('forget old integration runs', () => forgetOldRuns(services)),
    { name: 'seal secrets', everySeconds: 86_400, run: () => sealSecrets(services) },
    clearing('clear left temporary files', () => clearLeftSpools({ alone })),
    ...(integrationDir === undefined
      ? []
      : [
          {
            name: 'integration files',
            everySeconds: 5,
            run: folderIntegration(integration, integrationDir, { alone, groupWrites }),
          },
        ]),
    ...(alone ? [] : following),
  ];
}

/**
 * Seals secrets that an earlier version stored in plain text, and reseals those that are not sealed with the first
 * key.
 */
async function sealSecrets(services: Services): Promise<void> {
  const twoStep = await sealTotpSecrets(services);
  const webhooks = await sealWebhookSecrets(services);
  const mailServer = await resealMailPassword(services);
  if (twoStep + webhooks + mailServer === 0) return;
  services.log.error(
    { twoStep, webhooks, mailServer },
    'secrets were sealed with a key that is not there: put SECRETS_KEY back, or set them up anew',
  );
}

/** A clean-up of each node, which first runs after the first visitors have been served. */
function clearing(name: string, run: () => Promise<void>): Job {
  return { name, everySeconds: 3600, afterSeconds: 5, run };
}
