import { describe, expect, test } from 'vitest';
import { badField, Problem } from '#kit/http/problem.ts';
import { addressFields, isSameAddress } from './address.ts';
import type { OrderFacts, OrderMoment, OrderRequest, Way } from './order-request.ts';
import { termsOfAddition, termsOfNew } from './order-terms.ts';

const now = new Date('2027-02-01T09:05:00Z');
const way = (id: number, values: Partial<Way> = {}): Way => ({
  id,
  name_sv: `Sätt ${id}`,
  name_en: `Way ${id}`,
  name_de: null,
  countries: [],
  collected: false,
  transport_days: id,
  carrier_account: false,
  ...values,
});
const toNorway = way(4, { countries: ['NO'] });
const ways = [toNorway, way(5, { countries: ['SE', 'FI'] }), way(6), way(7, { collected: true })];
const address = {
  name: 'Lagret',
  address1: 'Hamnen 2',
  address2: 'Port B',
  zip_code: '0150',
  city: 'Oslo',
  country_code: 'NO',
  contact_person: 'Kari',
};
const request: OrderRequest = {
  wayId: 6,
  week: null,
  addressId: undefined,
  partialDelivery: true,
  message: 'Hej',
  isAddition: false,
  seen: { cartVersion: '', expectedTotal: undefined },
  isPreview: false,
};
const order = {
  status: 1,
  batch_id: null,
  created_at: new Date('2027-02-01T09:00:00Z'),
  addition_count: 0,
  held: null,
  was_released: false,
  currency_code: 'EUR',
  vat_case: 'export' as const,
  way_of_delivery_id: 6,
  week: { year: 2027, week: 9 },
  partial_delivery: false,
  order_info_text: 'Först',
  deliverTo: address,
  rows: [],
};
const facts: OrderFacts = {
  currencyCode: 'EUR',
  vatNumber: 'DE123456789',
  usual: { countryCode: 'DE', zipCode: '10115' },
  cartVatCase: 'domestic',
  address: undefined,
  cart: [],
  articles: new Map(),
  order,
};
const moment = { now, ways, openMinutes: 60, chargeRules: [], versionOf: () => '' } as unknown as OrderMoment;

describe('the terms of a new order', () => {
  test('are those that were asked for, at the usual place', () => {
    expect(termsOfNew({ ...request, week: order.week }, facts, moment)).toEqual({
      way: ways[2],
      wayId: 6,
      week: order.week,
      transportDays: 6,
      partialDelivery: true,
      currencyCode: 'EUR',
      destination: facts.usual,
      vatCase: 'intra_eu',
      message: 'Hej',
      addedMessage: '',
    });
    expect(termsOfNew({ ...request, partialDelivery: false }, facts, moment)).toMatchObject({
      partialDelivery: false,
    });
  });

  test('go by the address that was chosen', () => {
    const chosen = { ...facts, address };
    expect(termsOfNew({ ...request, addressId: 3, wayId: 4 }, chosen, moment)).toMatchObject({
      way: toNorway,
      wayId: toNorway.id,
      destination: { countryCode: 'NO', zipCode: '0150' },
      vatCase: 'export',
    });
  });

  test('have Swedish VAT where the goods are collected', () => {
    const terms = [7, 6].map((wayId) => termsOfNew({ ...request, wayId }, facts, moment));
    expect(terms).toMatchObject([{ vatCase: 'domestic' }, { vatCase: 'intra_eu' }]);
    // Whoever has not chosen yet does not collect.
    expect(termsOfNew({ ...request, wayId: undefined }, facts, moment)).toMatchObject({
      vatCase: 'intra_eu',
    });
  });

  test('take as long as the way that was chosen, not as the first one', () => {
    expect(termsOfNew({ ...request, wayId: 7 }, facts, moment)).toMatchObject({
      way: ways[3],
      wayId: 7,
      transportDays: 7,
    });
    const nowhere = { ...moment, ways: [toNorway] };
    expect(termsOfNew({ ...request, wayId: undefined }, facts, nowhere)).toMatchObject({ transportDays: 2 });
  });

  test('are refused with the words that a way does not go to a country', () => {
    const problem = termsOfNew({ ...request, wayId: 4 }, facts, moment) as Problem;
    expect(problem.detail?.('sv')).toBe('Sätt 4 går inte till Tyskland. Välj ett annat leveranssätt.');
    expect(problem.detail?.('en')).toBe('Way 4 is not available to Germany. Choose another way of delivery.');
  });

  test.each([
    ['DE', 6],
    ['NO', 4],
    ['SE', 5],
  ])('reckon without a choice with the first way to %s', (countryCode, days) => {
    const there = { ...facts, usual: { countryCode, zipCode: '1' } };
    expect(termsOfNew({ ...request, wayId: undefined }, there, moment)).toMatchObject({
      way: undefined,
      wayId: undefined,
      transportDays: days,
    });
  });

  test.each([
    ['wayOfDeliveryId', { wayId: 99 }],
    ['wayOfDeliveryId', { wayId: 4 }],
    ['deliveryAddressId', { addressId: 99 }],
  ])('are refused for %s %o', (field, change) => {
    const problem = termsOfNew({ ...request, ...change }, facts, moment);
    expect(problem).toBeInstanceOf(Problem);
    expect(problem).toMatchObject({ code: 'bad-input', errors: [{ field, rule: 'match' }] });
  });

  test('are refused with the week', () => {
    const week = badField('deliveryWeek', 'match');
    expect(termsOfNew({ ...request, week }, facts, moment)).toBe(week);
  });
});

describe('the terms of an addition', () => {
  test('are those of its order, whatever is asked for, and its message stands below with its time', () => {
    const asked = { ...request, wayId: 5, partialDelivery: true, isAddition: true };
    expect(termsOfAddition(asked, facts, moment)).toEqual({
      way: ways[2],
      wayId: 6,
      week: order.week,
      transportDays: 6,
      partialDelivery: false,
      currencyCode: 'EUR',
      destination: { countryCode: 'NO', zipCode: '0150' },
      vatCase: 'export',
      message: 'Först\n\n2027-02-01 10:05: Hej',
      addedMessage: '2027-02-01 10:05: Hej',
    });
    expect(termsOfAddition({ ...asked, message: '' }, facts, moment)).toMatchObject({
      message: 'Först',
      addedMessage: '',
    });
  });

  test('reckon two days for a way that is gone', () => {
    const gone = { ...facts, order: { ...order, way_of_delivery_id: 99 } };
    expect(termsOfAddition(request, gone, moment)).toMatchObject({ way: undefined, transportDays: 2 });
  });

  test.each([
    ['not-found', undefined, {}],
    ['too-late', { created_at: new Date('2027-02-01T08:05:00Z') }, {}],
    ['too-late', { status: 2 }, {}],
    ['too-late', { status: 2, addition_count: 20 }, {}],
    ['limit-reached', { addition_count: 20 }, {}],
    ['conflict', { currency_code: 'SEK' }, {}],
    ['bad-input', {}, { addressId: 99 }],
  ])('are refused: %s for %o', (code, change, asked) => {
    const other = { ...facts, order: change && { ...order, ...change } };
    expect(termsOfAddition({ ...request, ...asked }, other, moment)).toMatchObject({ code });
  });

  test('are a conflict that says what is another', () => {
    const inKronor = { ...facts, order: { ...order, currency_code: 'SEK' } };
    const elsewhere = { ...facts, address: { ...address, city: 'Bergen' } };
    const told = [
      termsOfAddition(request, inKronor, moment),
      termsOfAddition({ ...request, addressId: 3 }, elsewhere, moment),
    ].map((problem) => (problem as Problem).detail?.('sv'));
    expect(told).toEqual([
      'Ordern är i en annan valuta. Lägg en ny order.',
      'Ordern ska till en annan adress. Lägg en ny order.',
    ]);
    expect(termsOfAddition({ ...request, addressId: 99 }, facts, moment)).toMatchObject({
      errors: [{ field: 'deliveryAddressId', rule: 'match' }],
    });
    const same = { ...facts, address: { ...address } };
    expect(termsOfAddition({ ...request, addressId: 3 }, same, moment)).not.toBeInstanceOf(Problem);
  });

  test('hold 4,000 characters of messages, and tell how many are left', () => {
    const begun = { ...facts, order: { ...order, order_info_text: 'x'.repeat(3_970) } };
    const added = (length: number) => ({ ...request, message: 'y'.repeat(length) });
    // Two line breaks, and the time with a colon and a space, stand between.
    expect(termsOfAddition(added(10), begun, moment)).not.toBeInstanceOf(Problem);
    expect(termsOfAddition(added(11), begun, moment)).toMatchObject({
      errors: [{ field: 'orderInfoText', rule: 'maxLength' }],
    });
  });
});

test.each(Object.keys(address) as (keyof typeof address)[])('addresses with another %s are two', (field) => {
  expect(addressFields).toContain(field);
  expect(isSameAddress(address, { ...address })).toBe(true);
  expect(isSameAddress(address, { ...address, [field]: `${address[field]} ` })).toBe(false);
});
