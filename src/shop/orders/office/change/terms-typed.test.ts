import { expect, test } from 'vitest';
import type { OfficeOrder } from '#shop/orders/office/contract.ts';
import { termsOf, typedTerms, wrongTerms, type TypedTerms } from './terms-typed.ts';

const today = '2027-02-01';
const DeliverTo = {
  Name: 'Butik A',
  ContactPerson: '',
  Address1: 'Gatan 1',
  Address2: '',
  ZipCode: '111 22',
  City: 'Stockholm',
  CountryCode: 'SE',
};
const order = {
  DeliverTo,
  DeliveryWeek: '2027-W02',
  PartialDelivery: true,
  PurchaseOrderNumber: 'A-1',
  Message: 'Ring',
} as OfficeOrder;
const atFirst = typedTerms(order, () => 'v. 2');
const other = (more: object) => ({ addressId: 'other', address: { ...DeliverTo, ...more } });

test.each<[string, Partial<TypedTerms>, object]>([
  ['nothing', {}, {}],
  ['the same in other words', { purchaseOrderNumber: ' A-1 ', ...other({}) }, {}],
  ['a week', { week: '50' }, { deliveryWeekString: '2027-W50' }],
  ['no week', { week: '' }, { deliveryWeekString: '' }],
  ['an own address', { addressId: '7' }, { deliveryAddressId: 7 }],
  ['a typed address', other({ City: 'Solna' }), { deliveryAddress: { ...DeliverTo, City: 'Solna' } }],
  [
    'references',
    { purchaseOrderNumber: '', message: 'Nej' },
    { purchaseOrderNumber: '', orderInfoText: 'Nej' },
  ],
  [
    'references with blanks about them',
    { purchaseOrderNumber: ' B-2 ', message: ' Nej ' },
    { purchaseOrderNumber: 'B-2', orderInfoText: 'Nej' },
  ],
  ['all at once', { partial: false }, { partialDelivery: false }],
])('of %s only what differs is sent', (_what, typed, sent) => {
  expect(wrongTerms({ ...atFirst, ...typed }, atFirst, today)).toEqual({});
  expect(termsOf({ ...atFirst, ...typed }, atFirst, today)).toEqual(sent);
});

test('a week that is none and a field of the address that is empty are wrong, others are not looked at', () => {
  expect(Object.keys(wrongTerms({ ...atFirst, week: 'snart' }, atFirst, today))).toEqual(['week']);
  expect(Object.keys(wrongTerms({ ...atFirst, ...other({ City: '' }) }, atFirst, today))).toEqual(['City']);
  const unseen = { ...atFirst, address: { ...DeliverTo, City: '' } };
  expect(wrongTerms(unseen, atFirst, today)).toEqual({});
});
