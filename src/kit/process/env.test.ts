import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnv, SettingError, settings } from './env.server.ts';
import { projectRoot } from './project-root.server.ts';

describe('the settings', () => {
  test('have a default that works', () => {
    expect(readEnv({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: join(projectRoot, 'data'),
      integrationGroupWrites: false,
      integrationMails: true,
      webhooksInside: false,
      secretsKeys: [],
      databaseUrl: undefined,
      seed: 'demo',
      languages: ['sv', 'en'],
      smtpUrl: undefined,
      mailFrom: 'shop@localhost',
      isMailFromSet: false,
      mailOrdersTo: 'shop@localhost',
      newsletterActionUrl: undefined,
      imageBankUrl: undefined,
      socialUrl: undefined,
      sentryDsn: undefined,
      trackingUrlTemplate: 'https://tracking.postnord.com/se/?id={consignmentId}',
      resetPasswordConceal: false,
      passwordMin: 6,
      passwordRefuseCommon: false,
      trustProxy: false,
      drainSeconds: 0,
    });
  });

  test('are read from the environment', () => {
    const env = readEnv({
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://shop.example.se/',
      DATA_DIR: '/var/lib/hylla',
      EXCHANGE_MAILS: 'false',
      DATABASE_URL: 'postgres://hylla:secret@db:5432/hylla',
      PICTURES_URL: 'https://key:s%2Fcret@s3.example/bucket/shop?region=eu-north-1',
      SEED: 'none',
      WEBHOOKS_INSIDE: 'true',
      SMTP_URL: 'smtps://hylla:secret@mail:465',
      MAIL_FROM: 'Hylla <order@shop.example.se>',
      RESET_PASSWORD_CONCEAL: 'true',
      PASSWORD_MIN: '12',
      PASSWORD_REFUSE_COMMON: 'true',
    });
    expect(env).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      publicUrl: 'https://shop.example.se',
      dataDir: '/var/lib/hylla',
      integrationMails: false,
      webhooksInside: true,
      databaseUrl: 'postgres://hylla:secret@db:5432/hylla',
      imagesUrl: 'https://key:s%2Fcret@s3.example/bucket/shop?region=eu-north-1',
      seed: 'none',
      smtpUrl: 'smtps://hylla:secret@mail:465',
      mailFrom: 'Hylla <order@shop.example.se>',
      mailOrdersTo: 'Hylla <order@shop.example.se>',
      resetPasswordConceal: true,
      passwordMin: 12,
      passwordRefuseCommon: true,
    });
  });

  test('that are empty are not set', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  test('take the port into the public address', () => {
    expect(readEnv({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
  });

  // The demo has publicly known log-ins.
  test.each([
    [{}, 'demo'],
    [{ PUBLIC_URL: 'http://localhost:4000' }, 'demo'],
    [{ PUBLIC_URL: 'http://shop.localhost' }, 'demo'],
    [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, 'demo'],
    [{ PUBLIC_URL: 'http://[::1]:3000' }, 'demo'],
    [{ PUBLIC_URL: 'https://shop.example.se' }, 'none'],
    [{ PUBLIC_URL: 'http://192.168.1.5:3000' }, 'none'],
    [{ PUBLIC_URL: 'https://127.0.0.1.example.se' }, 'none'],
    [{ PUBLIC_URL: 'https://notlocalhost' }, 'none'],
    [{ PUBLIC_URL: 'https://shop.example.se', SEED: 'demo' }, 'demo'],
    [{ SEED: 'none' }, 'none'],
  ])(
    'fill an empty shop with the demo only where nobody else can reach it, or by name: %j',
    (given, seed) => {
      expect(readEnv(given).seed).toBe(seed);
    },
  );

  test('name each language of the shop once', () => {
    expect(readEnv({ LANGUAGES: 'sv, en,sv' }).languages).toEqual(['sv', 'en']);
    expect(readEnv({ LANGUAGES: 'sv' }).languages).toEqual(['sv']);
  });

  test.each([
    [
      { PORT: '0', DRAIN_SECONDS: '0', PASSWORD_MIN: '6' },
      { port: 0, drainSeconds: 0, passwordMin: 6 },
    ],
    [
      { PORT: '65535', DRAIN_SECONDS: '60', PASSWORD_MIN: '64' },
      { port: 65_535, drainSeconds: 60, passwordMin: 64 },
    ],
  ])('take numbers up to their limits: %j', (source, values) =>
    expect(readEnv(source)).toMatchObject(values),
  );

  test.each([
    ['true', true],
    ['false', false],
    ['1', 1],
    ['2', 2],
    ['9', 9],
    ['10.0.0.0/8, ::1', '10.0.0.0/8, ::1'],
  ])('read TRUST_PROXY %s', (value, expected) => {
    expect(readEnv({ TRUST_PROXY: value }).trustProxy).toBe(expected);
  });
});

describe('a value that cannot be used', () => {
  test.each([
    ['PORT', 'abc', 'a whole number from 0 to 65535'],
    ['PORT', '70000', 'a whole number from 0 to 65535'],
    ['PORT', '3000.5', 'a whole number from 0 to 65535'],
    ['HOST', 'http://x', 'an address or a host name'],
    ['PUBLIC_URL', 'shop.example.se', 'an address without a path, such as https://shop.example.se'],
    ['PUBLIC_URL', 'https://example.se/shop', 'an address without a path, such as https://shop.example.se'],
    ['SEED', 'Demo', 'demo or none'],
    ['LANGUAGES', 'sv,xx', 'sv and any of en and de, with commas between'],
    ['LANGUAGES', 'en', 'sv and any of en and de, with commas between'],
    ['MAIL_ORDERS_TO', 'order', 'an address such as order@shop.example.se'],
    ['IMAGE_BANK_URL', 'javascript:alert(1)', 'an address such as https://example.se/form'],
    ['TRACKING_URL_TEMPLATE', 'https://example.se/', 'an https address with {consignmentId} in it'],
    ['RESET_PASSWORD_CONCEAL', 'yes', 'false or true'],
    ['PASSWORD_MIN', '5', 'a whole number from 6 to 64'],
    ['PASSWORD_MIN', '65', 'a whole number from 6 to 64'],
    ['PORT', '65536', 'a whole number from 0 to 65535'],
    ['PORT', '-1', 'a whole number from 0 to 65535'],
    ['DRAIN_SECONDS', '61', 'a whole number from 0 to 60'],
    ['TRUST_PROXY', '0', 'true, false, how many proxies, or their addresses with commas between'],
    ['TRUST_PROXY', '10.0.0.0/8/9', 'true, false, how many proxies, or their addresses with commas between'],
    ['TRUST_PROXY', 'nginx', 'true, false, how many proxies, or their addresses with commas between'],
  ])('stops the start with one line: %s=%s', (name, value, allowed) => {
    expect(() => readEnv({ [name]: value })).toThrow(
      new SettingError(`${name} is "${value}"; allowed is ${allowed}.`),
    );
  });

  test.each([
    ['DATABASE_URL', 'mysql://hylla:tiger@db/hylla'],
    ['DATABASE_URL', 'hylla:tiger@db'],
    ['SMTP_URL', 'https://hylla:tiger@mail'],
    ['PICTURES_URL', 'https://key:tiger@s3.example'],
    ['PICTURES_URL', 'https://tiger@s3.example/bucket'],
    ['PICTURES_URL', 's3://key:tiger@s3.example/bucket'],
    ['SENTRY_DSN', 'tiger'],
  ])('is kept secret where it may hold a password: %s', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(SettingError);
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} [^\n]*$`));
    expect(() => readEnv({ [name]: value })).not.toThrow(/tiger/);
  });

  test('is a mail server without an address to send from', () => {
    expect(() => readEnv({ SMTP_URL: 'smtp://mail' })).toThrow(/^MAIL_FROM is needed/);
  });
});

describe('the table of settings in README.md', () => {
  const table = [
    ...readFileSync(join(projectRoot, 'README.md'), 'utf8').matchAll(
      /^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \| ([^|]+) \|/gm,
    ),
  ].flatMap(([, names = '', value = '']) =>
    [...names.matchAll(/[A-Z_]+/g)].map(([name]) => ({ name, value })),
  );

  test('names every setting, and no other', () => {
    const variables = Object.values(settings).map(({ variable }) => variable);
    expect(table.map(({ name }) => name).sort()).toEqual(variables.sort());
  });

  test('tells the default of every number and choice', () => {
    const defaults = Object.values(settings)
      .map(({ variable, schema }) => ({ variable, value: schema.parse(undefined) }))
      .filter(({ value }) => typeof value === 'number' || typeof value === 'boolean');
    expect(defaults.length).toBeGreaterThan(5);
    for (const { variable, value } of defaults) {
      const told = table.find(({ name }) => name === variable)?.value.split(', ');
      expect([variable, told]).toEqual([variable, expect.arrayContaining([String(value)])]);
    }
  });
});
