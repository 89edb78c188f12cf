import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditStops } from '#shop/order-model/hold.ts';
import { languages } from '#kit/text/language.ts';
import type { CustomerCredit } from './contract.ts';
import { checkCredit, inputOfCredit, valuesOfCredit } from './credit-form.ts';

test('what is loaded is sent as it was, in whatever language it was shown', () => {
  const loaded = fc.record({
    CreditLimit: fc.option(fc.integer({ min: 0, max: 1_000_000_000 }).map((ore) => ore / 100)),
    Stop: fc.constantFrom(...creditStops),
    FeeAgreed: fc.boolean(),
    FeeAgreedOn: fc.constantFrom(null, '2024-11-30'),
    TermsAgreed: fc.constantFrom(null, '2025-02-03'),
  });
  fc.assert(
    fc.property(loaded, fc.constantFrom(...languages), (credit, language) => {
      const values = valuesOfCredit(credit as CustomerCredit, language);
      expect(inputOfCredit(values, 'SEK')).toEqual(credit);
      expect(checkCredit(values, 'SEK')).toEqual({});
    }),
  );
});

test('no limit is none, 0 is one, and what is no amount is told at its field', () => {
  const typed = (CreditLimit: string) => ({ ...valuesOfCredit(undefined, 'sv'), CreditLimit });
  const none = { CreditLimit: null, Stop: 'limit', FeeAgreed: false, FeeAgreedOn: null, TermsAgreed: null };
  expect(inputOfCredit(typed(' '), 'SEK')).toEqual(none);
  expect(inputOfCredit(typed('0'), 'SEK')).toEqual({ ...none, CreditLimit: 0 });
  for (const wrong of ['x', '-1', '0,001', '10 000 000,01'])
    expect([wrong, Object.keys(checkCredit(typed(wrong), 'SEK'))]).toEqual([wrong, ['CreditLimit']]);
  expect(checkCredit(typed('10 000 000'), 'SEK')).toEqual({});
});
