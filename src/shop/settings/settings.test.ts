import { describe, expect, test } from 'vitest';
import { visitor } from '#kit/http/principal.ts';
import type { Customer } from '#kit/http/principal.ts';
import { readEnv } from '#kit/process/env.server.ts';
import { Settings } from './contract.ts';
import { logoNameOf, logoUrlOf } from './logo-setting.ts';
import { settingNames } from './office/contract.ts';
import { orderMonthsOf, settingsFor, shopNameOf } from './settings.server.ts';

const env = readEnv({
  IMAGE_BANK_URL: 'https://bilder.example/',
  SOCIAL_URL: 'https://social.example/',
  NEWSLETTER_ACTION_URL: 'https://brev.example/',
});
const customer = { kind: 'customer', id: 1 } as Customer;
const nothing = settingsFor(visitor, new Map(), env);
const told = Object.keys(Settings.shape);
const shared: string[] = settingNames.filter((name) => told.includes(name));

describe('of what the maker sets', () => {
  test('these are told everybody', () => {
    expect(shared.length).toBeGreaterThan(18);
    const elsewhere = told.filter((name) => !shared.includes(name)).sort();
    expect(elsewhere).toEqual([
      'ImageBankUrl',
      'LogoUrl',
      'NewsletterActionUrl',
      'SocialUrl',
      'TrackingUrlTemplate',
    ]);
  });

  test.each(shared)('%s is told as it is set, and nothing else differs', (name) => {
    expect(settingsFor(visitor, new Map([[name, 'Satt']]), env)).toEqual({ ...nothing, [name]: 'Satt' });
  });

  test.each(settingNames.filter((name) => !shared.includes(name) && name !== 'LookLogo'))(
    '%s is told nobody',
    (name) => {
      expect(settingsFor(customer, new Map([[name, 'hemligt.svg']]), env)).toEqual(
        settingsFor(customer, new Map(), env),
      );
    },
  );

  test('what is not set is empty, the shop has a name, and the picture bank is for customers', () => {
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
    expect(settingsFor(customer, new Map(), env).ImageBankUrl).toBe('https://bilder.example/');
    expect([
      shopNameOf(new Map([['CompanyName', '']])),
      shopNameOf(new Map([['CompanyName', 'Ett AB']])),
    ]).toEqual(['Hylla', 'Ett AB']);
  });

  test('months are told with the words of each', () => {
    const names = Object.keys(orderMonthsOf(new Map()));
    expect(orderMonthsOf(new Map(names.map((name) => [name, `${name}!`])))).toEqual(
      Object.fromEntries(names.map((name) => [name, `${name}!`])),
    );
  });
});

describe('a logo', () => {
  test.each(['a.svg', 'Logo-1.2.PNG', '_a.webp', 'a.jpg', 'a.jpeg'])('may be named %s', (name) => {
    expect(logoUrlOf(new Map([['LookLogo', name]]))).toBe(`/look/${name}`);
  });

  test.each(['', '.svg', 'a.gif', 'a.svg.txt', 'mapp/a.svg', '../a.svg', 'a b.svg', 'a.svgx', 'svg'])(
    'is none when it is named %j',
    (name) => {
      expect(logoNameOf(new Map([['LookLogo', name]]))).toBeUndefined();
      expect(logoUrlOf(new Map([['LookLogo', name]]))).toBeUndefined();
    },
  );
});
