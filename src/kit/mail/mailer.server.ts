import { join } from 'node:path';
import type { Services } from '#kit/services/services.server.ts';
import { connectionTo, mailServerOf, type MailNeeds, type MailServer } from './mail-server.server.ts';
import { fileMailer, smtpMailer, type Mailer } from './smtp-mailer.server.ts';

/**
 * Sends mails by the server that is set when each is sent. Without one, mails become files under DATA_DIR/mail, which
 * the log mentions once.
 */
export function openMailer(services: MailNeeds & Pick<Services, 'log'>): Mailer {
  const { env, log } = services;
  let current: { server: MailServer; mailer: Mailer } | undefined;
  let isFolderTold = false;
  function mailerBy({ smtp, from }: MailServer): Mailer {
    if (smtp !== undefined)
      return smtpMailer(typeof smtp === 'string' ? smtp : connectionTo(env, smtp), from);
    const folder = join(env.dataDir, 'mail');
    if (!isFolderTold) log.info({ folder }, 'no mail server is set: mails are written as files');
    isFolderTold = true;
    return fileMailer(folder, from);
  }
  return {
    async send(mail) {
      const server = await mailServerOf(services);
      if (current?.server !== server) {
        const mailer = mailerBy(server);
        current?.mailer.close();
        current = { server, mailer };
      }
      return await current.mailer.send(mail);
    },
    close: () => current?.mailer.close(),
  };
}
