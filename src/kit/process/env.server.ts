import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { projectRoot } from './project-root.server.ts';
import {
  hasScheme,
  isBucket,
  isLoopback,
  isMailbox,
  isOrigin,
  isTrackingTemplate,
  isTrustProxy,
  isWebAddress,
  trustedProxies,
  webAddress,
  type Check,
} from './setting-values.server.ts';
import { isSecretsKey } from '#kit/secrets/seal.server.ts';
import { StartError } from './start-error.server.ts';

/** The settings of the process. URLs have no trailing slash; paths are absolute. */
export type Env = {
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  /** The folder in which a business system leaves and collects files. */
  integrationDir?: string | undefined;
  /** Whether the group of that folder may write the files that the shop puts there, not only read them. */
  integrationGroupWrites: boolean;
  /** Whether customers get mails about changes that a business system makes to their orders and invoices. */
  integrationMails: boolean;
  /** Whether webhooks may lead into the shop's own network. */
  webhooksInside: boolean;
  /**
   * Keys for secrets sealed in the database: any of them opens, the first one seals. When empty, a key file in
   * `dataDir` is used.
   */
  secretsKeys: readonly string[];
  databaseUrl?: string | undefined;
  databaseReadUrl?: string | undefined;
  /** A bucket for pictures, with its key and secret; without it pictures are stored in `dataDir`. */
  picturesUrl?: string | undefined;
  /** The data that an empty database is seeded with. The demo has publicly known log-ins. */
  seed: 'demo' | 'none';
  smtpUrl?: string | undefined;
  mailFrom: string;
  mailOrdersTo: string;
  newsletterActionUrl?: string | undefined;
  imageBankUrl?: string | undefined;
  socialUrl?: string | undefined;
  sentryDsn?: string | undefined;
  trackingUrlTemplate: string;
  resetPasswordConceal: boolean;
  passwordMin: number;
  /** Whether customers may not choose one of the most common passwords; staff never may. */
  passwordRefuseCommon: boolean;
  /** Has the meaning of Fastify's `trustProxy`: a number of proxies in front, or a list of their addresses. */
  trustProxy: boolean | number | string;
  /** How many seconds the server continues to serve after it was asked to stop. */
  drainSeconds: number;
};

export function isHttps({ publicUrl }: Pick<Env, 'publicUrl'>): boolean {
  return publicUrl.startsWith('https:');
}

/** A setting has an unusable value. The message is one line and contains no secret. */
export class SettingError extends StartError {
  override name = 'SettingError';
}

type Source = Record<string, string | undefined>;

function areSecretsKeys(text: string): boolean {
  return text.split(',').every((key) => isSecretsKey(key.trim()));
}

/**
 * Reads the settings. Those of the process also come from the file `.env`, over which the environment takes
 * precedence.
 * @throws SettingError
 */
export function readEnv(source: Source = process.env): Env {
  const envFile = join(projectRoot, '.env');
  if (source === process.env && existsSync(envFile)) process.loadEnvFile(envFile);

  const { text, secret, wholeNumber, oneOf, yesOrNo } = readersOf(source);
  const port = wholeNumber('PORT', 3000, 0, 65535);
  const publicUrl = text(
    'PUBLIC_URL',
    isOrigin,
    'an address without a path, such as https://shop.example.se',
  );
  const origin = new URL(publicUrl ?? `http://localhost:${port}`);
  const smtpUrl = secret('SMTP_URL', hasScheme('smtp', 'smtps'), 'smtp://user:password@host:587');
  const mailFrom = text('MAIL_FROM', isMailbox, 'an address such as order@shop.example.se');
  if (smtpUrl !== undefined && mailFrom === undefined) {
    throw new SettingError('MAIL_FROM is needed when SMTP_URL is set: the address that mail is sent from.');
  }
  const integrationDir = text('EXCHANGE_DIR', (path) => !path.includes('\0'), 'a folder');
  const sender = mailFrom ?? `shop@${origin.hostname}`;

  return {
    port,
    host: text('HOST', (host) => !/[\s/]/.test(host), 'an address or a host name') ?? '127.0.0.1',
    publicUrl: origin.origin,
    dataDir: resolve(projectRoot, text('DATA_DIR', (path) => !path.includes('\0'), 'a folder') ?? 'data'),
    integrationDir: integrationDir === undefined ? undefined : resolve(projectRoot, integrationDir),
    integrationGroupWrites: yesOrNo('EXCHANGE_GROUP_WRITES'),
    integrationMails: oneOf('EXCHANGE_MAILS', ['true', 'false']) === 'true',
    webhooksInside: yesOrNo('WEBHOOKS_INSIDE'),
    secretsKeys: (
      secret(
        'SECRETS_KEY',
        areSecretsKeys,
        'a key of 64 hexadecimal digits (`openssl rand -hex 32`), or several with commas between',
      ) ?? ''
    )
      .split(',')
      .map((key) => key.trim())
      .filter(Boolean),
    databaseUrl: secret(
      'DATABASE_URL',
      hasScheme('postgres', 'postgresql'),
      'postgres://user:password@host:5432/database',
    ),
    databaseReadUrl: secret(
      'DATABASE_READ_URL',
      hasScheme('postgres', 'postgresql'),
      'postgres://user:password@host:5432/database',
    ),
    picturesUrl: secret('PICTURES_URL', isBucket, 'https://key:secret@host/bucket?region=eu-north-1'),
    seed: oneOf(
      'SEED',
      publicUrl === undefined || isLoopback(origin.hostname) ? ['demo', 'none'] : ['none', 'demo'],
    ),
    smtpUrl,
    mailFrom: sender,
    mailOrdersTo: text('MAIL_ORDERS_TO', isMailbox, 'an address such as order@shop.example.se') ?? sender,
    newsletterActionUrl: text('NEWSLETTER_ACTION_URL', isWebAddress, webAddress),
    imageBankUrl: text('IMAGE_BANK_URL', isWebAddress, webAddress),
    socialUrl: text('SOCIAL_URL', isWebAddress, webAddress),
    sentryDsn: secret('SENTRY_DSN', isWebAddress, 'https://key@host/project'),
    trackingUrlTemplate:
      text('TRACKING_URL_TEMPLATE', isTrackingTemplate, 'an https address with {consignmentId} in it') ??
      'https://tracking.postnord.com/se/?id={consignmentId}',
    resetPasswordConceal: yesOrNo('RESET_PASSWORD_CONCEAL'),
    passwordMin: wholeNumber('PASSWORD_MIN', 6, 6, 64),
    passwordRefuseCommon: yesOrNo('PASSWORD_REFUSE_COMMON'),
    trustProxy: trustedProxies(
      text(
        'TRUST_PROXY',
        isTrustProxy,
        'true, false, how many proxies, or their addresses with commas between',
      ),
    ),
    drainSeconds: wholeNumber('DRAIN_SECONDS', 0, 0, 60),
  };
}

function readersOf(source: Source) {
  // An empty value means "not set", because container files pass unset variables on as empty ones.
  const read = (name: string): string | undefined => source[name]?.trim() || undefined;

  function text(name: string, isRight: Check, allowed: string): string | undefined {
    const value = read(name);
    if (value === undefined || isRight(value)) return value;
    throw new SettingError(`${name} is ${JSON.stringify(value)}; allowed is ${allowed}.`);
  }

  function secret(name: string, isRight: Check, allowed: string): string | undefined {
    const value = read(name);
    if (value === undefined || isRight(value)) return value;
    throw new SettingError(`${name} has a value (kept secret) that cannot be used; allowed is ${allowed}.`);
  }

  function wholeNumber(name: string, otherwise: number, least: number, most: number): number {
    const isRight = (value: string) => /^\d{1,9}$/.test(value) && +value >= least && +value <= most;
    return Number(text(name, isRight, `a whole number from ${least} to ${most}`) ?? otherwise);
  }

  function oneOf<Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]): Choice {
    const value = text(name, (given) => choices.some((choice) => choice === given), choices.join(' or '));
    return choices.find((choice) => choice === value) ?? choices[0];
  }

  return {
    text,
    secret,
    wholeNumber,
    oneOf,
    yesOrNo: (name: string) => oneOf(name, ['false', 'true']) === 'true',
  };
}
