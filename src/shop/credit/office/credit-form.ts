import { brokenRules } from '#kit/forms/broken-rules.ts';
import type { BrokenRules } from '#kit/forms/form-errors.ts';
import type { Language } from '#kit/text/language.ts';
import { parseNumber } from '#kit/text/number-text.ts';
import { numberInField } from '#kit/text/numbers/number-in-field.ts';
import { CreditInput, type CustomerCredit } from './contract.ts';

/** As they are typed; '' for no limit, and for days that are not told. */
export type CreditValues = {
  CreditLimit: string;
  Stop: string;
  FeeAgreed: string;
  FeeAgreedOn: string;
  TermsAgreed: string;
};

export function valuesOfCredit(loaded: CustomerCredit | undefined, language: Language): CreditValues {
  const limit = loaded?.CreditLimit ?? null;
  return {
    CreditLimit: limit === null ? '' : numberInField(limit, language, 2),
    Stop: loaded?.Stop ?? 'limit',
    FeeAgreed: String(loaded?.FeeAgreed ?? false),
    FeeAgreedOn: loaded?.FeeAgreedOn ?? '',
    TermsAgreed: loaded?.TermsAgreed ?? '',
  };
}

export function inputOfCredit({ CreditLimit, Stop, ...values }: CreditValues, currency: string) {
  return {
    CreditLimit: CreditLimit.trim() === '' ? null : (parseNumber(CreditLimit, { currency }) ?? NaN),
    Stop,
    FeeAgreed: values.FeeAgreed === 'true',
    FeeAgreedOn: values.FeeAgreedOn === '' ? null : values.FeeAgreedOn,
    TermsAgreed: values.TermsAgreed === '' ? null : values.TermsAgreed,
  };
}

export function checkCredit(values: CreditValues, currency: string): BrokenRules {
  return brokenRules(CreditInput, inputOfCredit(values, currency));
}
