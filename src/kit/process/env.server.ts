import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from './project-root.server.ts';
import {
  folder,
  hasScheme,
  isBucket,
  isHost,
  isLoopback,
  isOrigin,
  isSecretsKey,
  isTrustProxy,
  isWebAddress,
  keysOf,
  languageList,
  mailbox,
  postgresUrl,
  secretSetting,
  setting,
  text,
  trueOrFalse,
  trustedProxies,
  webAddress,
  wholeNumber,
} from './setting-values.server.ts';
import { isTrackingTemplate } from '#kit/text/tracking-template.ts';
import { StartError } from './start-error.server.ts';

/**
 * The settings of the process, each described once: its variable and what its text must be. URLs have no trailing
 * slash; paths are absolute. README.md lists them, and a test compares.
 */
export const settings = {
  port: setting('PORT', wholeNumber(0, 65535).default(3000)),
  host: setting('HOST', text('an address or a host name', isHost).default('127.0.0.1')),
  publicUrl: setting(
    'PUBLIC_URL',
    text('an address without a path, such as https://shop.example.se', isOrigin).optional(),
  ),
  dataDir: setting('DATA_DIR', folder().default(join(projectRoot, 'data'))),
  /** The folder in which a business system leaves and collects files. */
  integrationDir: setting('EXCHANGE_DIR', folder().optional()),
  /** Whether the group of that folder may write the files that the shop puts there, not only read them. */
  integrationGroupWrites: setting('EXCHANGE_GROUP_WRITES', trueOrFalse().default(false)),
  /** Whether customers get mails about changes that a business system makes to their orders and invoices. */
  integrationMails: setting('EXCHANGE_MAILS', trueOrFalse().default(true)),
  /** Whether webhooks may lead into the shop's own network. */
  webhooksInside: setting('WEBHOOKS_INSIDE', trueOrFalse().default(false)),
  /**
   * Keys for secrets sealed in the database: any of them opens, the first one seals. When empty, a key file in
   * `dataDir` is used.
   */
  secretsKeys: secretSetting(
    'SECRETS_KEY',
    text('a key of 64 hexadecimal digits (`openssl rand -hex 32`), or several with commas between', (keys) =>
      keysOf(keys).every(isSecretsKey),
    )
      .transform(keysOf)
      .default([]),
  ),
  databaseUrl: secretSetting('DATABASE_URL', postgresUrl().optional()),
  databaseReadUrl: secretSetting('DATABASE_READ_URL', postgresUrl().optional()),
  /** A bucket for pictures, with its key and secret; without it pictures are stored in `dataDir`. */
  imagesUrl: secretSetting(
    'PICTURES_URL',
    text('https://key:secret@host/bucket?region=eu-north-1', isBucket).optional(),
  ),
  /** The data that an empty database is seeded with. The demo has publicly known log-ins. */
  seed: setting('SEED', z.enum(['demo', 'none'], { error: 'demo or none' }).optional()),
  /** The languages that the shop is shown in. */
  languages: setting('LANGUAGES', languageList().prefault('sv,en')),
  smtpUrl: secretSetting(
    'SMTP_URL',
    text('smtp://user:password@host:587', hasScheme('smtp', 'smtps')).optional(),
  ),
  mailFrom: setting('MAIL_FROM', mailbox().optional()),
  mailOrdersTo: setting('MAIL_ORDERS_TO', mailbox().optional()),
  newsletterActionUrl: setting('NEWSLETTER_ACTION_URL', webAddress().optional()),
  imageBankUrl: setting('IMAGE_BANK_URL', webAddress().optional()),
  socialUrl: setting('SOCIAL_URL', webAddress().optional()),
  sentryDsn: secretSetting('SENTRY_DSN', text('https://key@host/project', isWebAddress).optional()),
  trackingUrlTemplate: setting(
    'TRACKING_URL_TEMPLATE',
    text('an https address with {consignmentId} in it', isTrackingTemplate).default(
      'https://tracking.postnord.com/se/?id={consignmentId}',
    ),
  ),
  resetPasswordConceal: setting('RESET_PASSWORD_CONCEAL', trueOrFalse().default(false)),
  passwordMin: setting('PASSWORD_MIN', wholeNumber(6, 64).default(6)),
  /** Whether customers may not choose one of the most common passwords; staff never may. */
  passwordRefuseCommon: setting('PASSWORD_REFUSE_COMMON', trueOrFalse().default(false)),
  /** Has the meaning of Fastify's `trustProxy`: a number of proxies in front, or a list of their addresses. */
  trustProxy: setting(
    'TRUST_PROXY',
    text('true, false, how many proxies, or their addresses with commas between', isTrustProxy)
      .transform(trustedProxies)
      .default(false),
  ),
  /** How many seconds the server continues to serve after it was asked to stop. */
  drainSeconds: setting('DRAIN_SECONDS', wholeNumber(0, 60).default(0)),
};

type Values = { [Name in keyof typeof settings]: z.output<(typeof settings)[Name]['schema']> };

/** The settings as the shop reads them; those that follow from others when they are not set always have a value. */
export type Env = Values & {
  publicUrl: string;
  seed: 'demo' | 'none';
  mailFrom: string;
  /** Otherwise it is made of the shop's host. */
  isMailFromSet: boolean;
  mailOrdersTo: string;
};

export function isHttps({ publicUrl }: Pick<Env, 'publicUrl'>): boolean {
  return publicUrl.startsWith('https:');
}

/** A setting has an unusable value. The message is one line and contains no secret. */
export class SettingError extends StartError {
  override name = 'SettingError';
}

type Source = Record<string, string | undefined>;

/**
 * Reads the settings. Those of the process also come from the file `.env`, over which the environment takes
 * precedence.
 * @throws SettingError
 */
export function readEnv(source: Source = process.env): Env {
  const envFile = join(projectRoot, '.env');
  if (source === process.env && existsSync(envFile)) process.loadEnvFile(envFile);

  const values = valuesOf(source);
  if (values.smtpUrl !== undefined && values.mailFrom === undefined) {
    throw new SettingError('MAIL_FROM is needed when SMTP_URL is set: the address that mail is sent from.');
  }
  const origin = new URL(values.publicUrl ?? `http://localhost:${values.port}`);
  const isOwnMachine = values.publicUrl === undefined || isLoopback(origin.hostname);
  const mailFrom = values.mailFrom ?? `shop@${origin.hostname}`;
  return {
    ...values,
    publicUrl: origin.origin,
    seed: values.seed ?? (isOwnMachine ? 'demo' : 'none'),
    mailFrom,
    isMailFromSet: values.mailFrom !== undefined,
    mailOrdersTo: values.mailOrdersTo ?? mailFrom,
  };
}

function valuesOf(source: Source): Values {
  const values = Object.entries(settings).map(([name, { variable, schema, isSecret }]) => {
    // An empty value means "not set", because container files pass unset variables on as empty ones.
    const value = source[variable]?.trim() || undefined;
    const result = schema.safeParse(value);
    if (result.success) return [name, result.data];
    const found = isSecret ? 'has a value (kept secret) that cannot be used' : `is ${JSON.stringify(value)}`;
    throw new SettingError(`${variable} ${found}; allowed is ${result.error.issues[0]?.message}.`);
  });
  return Object.fromEntries(values) as Values;
}
