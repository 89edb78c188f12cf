import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '#kit/text/language.ts';
import type { OfficeCustomer } from './contract.ts';
import { checkCustomer, inputOfCustomer, valuesOfCustomer } from './customer-form.ts';
import { numbersIn } from '#shop/customers/office/assign/numbers-in.ts';

const text = fc.constantFrom('', 'Butik', 'a@butik.example');

test('a customer that is loaded is sent as it was, in whatever language it was shown', () => {
  const loaded = fc.record({
    CustomerNumber: text,
    Name: text,
    Email: text,
    InvoiceEmail: text,
    BuyerReference: text,
    Gln: text,
    Language: fc.constantFrom(...languages),
    PriceListCode: fc.constantFrom('standard', 'KEDJA'),
    CountryCode: fc.constantFrom('SE', 'NO'),
    PaymentDays: fc.integer({ min: 0, max: 365 }),
    DiscountPercent: fc.integer({ min: 0, max: 10_000 }).map((points) => points / 100),
    ShowAsReseller: fc.boolean(),
    Blocked: fc.boolean(),
    MonthlyInvoice: fc.boolean(),
    PricesOnDeliveryNotes: fc.boolean(),
  });
  fc.assert(
    fc.property(loaded, fc.constantFrom(...languages), (customer, language) => {
      const values = valuesOfCustomer(customer as unknown as OfficeCustomer, language);
      expect(inputOfCustomer(values)).toMatchObject(customer);
    }),
  );
});

test('a new one is Swedish, pays in thirty days by the standard list, and is neither blocked nor listed', () => {
  const values = valuesOfCustomer(undefined, 'en');
  expect(inputOfCustomer(values)).toMatchObject({
    CountryCode: 'SE',
    Language: 'sv',
    PriceListCode: 'standard',
    PaymentDays: 30,
    DiscountPercent: 0,
    ShowAsReseller: false,
    Blocked: false,
    MonthlyInvoice: false,
    PricesOnDeliveryNotes: false,
  });
  for (const [field, wrong] of [
    ['PaymentDays', 'x'],
    ['PaymentDays', ''],
    ['DiscountPercent', 'x'],
    ['DiscountPercent', '-1'],
  ] as const)
    expect(checkCustomer({ ...values, [field]: wrong })).toHaveProperty(field);
});

test('numbers of customers are pasted however they are parted, and each counts once', () => {
  expect(numbersIn(' 1001\r\n1002, 1003;1004\t1005\n\n1001,, A 7 ')).toEqual([
    '1001',
    '1002',
    '1003',
    '1004',
    '1005',
    'A 7',
  ]);
  expect(numbersIn(' \n;, ')).toEqual([]);
});
