import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { visitor, type CustomerSession } from '#kit/http/principal.ts';
import { readEnv } from '#kit/process/env.server.ts';
import { sampleOf } from '../../../test/settings.ts';
import { Settings } from './contract.ts';
import { aboutSetting, settingNames, settings, settingsOf } from './declared-settings.ts';
import { settingsFor } from './settings.server.ts';

const env = readEnv({
  IMAGE_BANK_URL: 'https://bilder.example/',
  SOCIAL_URL: 'https://social.example/',
  NEWSLETTER_ACTION_URL: 'https://brev.example/',
});
const customer = { kind: 'customer', id: 1 } as CustomerSession;
const nothing = settingsFor(visitor, settingsOf({}), env);

describe.each(settingNames)('%s', (name) => {
  const { input, read, told, default: initial, whenEmpty } = aboutSetting(name);
  const sample = sampleOf(name);
  const set = settingsOf({ [name]: sample });

  test('takes a text of its kind, or none, and is read as something', () => {
    for (const text of [sample, '', initial ?? '', whenEmpty ?? '']) expect(z.parse(input, text)).toBe(text);
    expect(set[name]).toEqual(read(sample));
    expect(set[name]).toBeDefined();
    if (sample !== whenEmpty) expect(set[name]).not.toEqual(read(''));
  });

  test('changes nothing but itself', () => {
    expect(set).toEqual({ ...settingsOf({}), [name]: set[name] });
  });

  test('counts as unset where the database has a mistake, unless any text is right', () => {
    const mistake = 'red;}';
    expect([mistake, read('')]).toContainEqual(read(mistake));
  });

  test('holds its default until it is set', () => {
    const fallback = initial ?? whenEmpty;
    expect(read('')).toEqual(fallback === undefined ? settingsOf({})[name] : read(fallback));
    if (fallback !== undefined) expect(read('')).toBeTruthy();
  });

  test('is told everybody only when its declaration says so', () => {
    const answer = settingsFor(visitor, set, env);
    const { LogoUrl: logo, ...rest } = answer;
    const { LogoUrl: _none, ...before } = nothing;
    expect(rest).toEqual(told ? { ...before, [name]: sample } : before);
    expect(logo).toBe(name === 'LookLogo' ? `/look/${sample}` : undefined);
    expect(Object.keys(Settings.shape).includes(name)).toBe(told !== undefined);
    expect(Settings.parse(answer)).toEqual(answer);
  });
});

test('the accounts beside the bankgiro, the times and the look are told nobody', () => {
  const hidden = settingNames.filter((name) => aboutSetting(name).told === undefined);
  expect(hidden).toEqual(
    expect.arrayContaining(['Bic', 'Iban', 'CutOffTime', 'OrderOpenMinutes', 'LookLogo']),
  );
});

test('what is not set is empty or left out, the shop has a name, and the picture bank is for customers', () => {
  expect(nothing).toMatchObject({
    CompanyName: 'Hylla',
    OrderMonth: '',
    SocialUrl: 'https://social.example/',
    NewsletterActionUrl: 'https://brev.example/',
    TrackingUrlTemplate: expect.stringContaining('{consignmentId}'),
  });
  expect([nothing.Bankgiro, nothing.LogoUrl, nothing.ImageBankUrl]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(settingsFor(customer, settingsOf({}), env).ImageBankUrl).toBe('https://bilder.example/');
});

test.each([
  ['DiscountLimit', '15 %', '15'],
  ['DiscountLimit', '15 procent', '15'],
  ['HandlingDays', '3 arbetsdagar', '3'],
  ['HoldOverdueDays', '10 dagar', '10'],
  ['OrderOpenMinutes', '1 440 minuter', '1440'],
  ['ReminderFee', '60 kr', '60'],
  ['InterestMinimum', '50,00 SEK', '50'],
  ['FirstInvoiceNumber', '100 307', '100307'],
  ['ReminderDays', '5; 15 dagar', '5;15'],
  ['DiscountLimit', '15 dagar', 'regex'],
  ['DiscountLimit', '15,5 %', 'integer'],
  ['DiscountLimit', '101 %', 'maxAmount'],
  ['ReminderFee', '60 EUR', 'regex'],
  ['InterestMinimum', '1.500', 'number'],
] as const)('%s takes %j as %s', (name, typed, read) => {
  const parsed = z.safeParse(settings[name].input, typed);
  expect(parsed.success ? parsed.data : parsed.error.issues.map(({ message }) => message)).toEqual(
    /^\d/.test(read) ? read : [read],
  );
});

test('a number is read as a number, one that is none or too large as unset', () => {
  const minutes = (text: string) => settings.OrderOpenMinutes.read(text);
  expect(['0', '1440', '1441', '-1', '1,5', 'x', '', '1e3'].map(minutes)).toEqual([
    0,
    1440,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(settingsOf({ HandlingDays: '61', InboundDays: '0', CutOffTime: '24:00' })).toMatchObject({
    HandlingDays: 2,
    InboundDays: 0,
    CutOffTime: '14:00',
  });
});

describe('a logo', () => {
  test.each(['a.svg', 'Logo-1.2.PNG', '_a.webp', 'a.jpg', 'a.jpeg'])('may be named %s', (name) => {
    expect(settings.LookLogo.read(name)).toBe(name);
  });

  test.each(['', '.svg', 'a.gif', 'a.svg.txt', 'mapp/a.svg', '../a.svg', 'a b.svg', 'a.svgx', 'svg'])(
    'is none when it is named %j',
    (name) => expect(settings.LookLogo.read(name)).toBeUndefined(),
  );
});
