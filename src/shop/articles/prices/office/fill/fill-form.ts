import { brokenRules } from '#kit/forms/broken-rules.ts';
import type { BrokenRules } from '#kit/forms/form-errors.ts';
import { parseNumber } from '#kit/text/number-text.ts';
import { percentUnits } from '#kit/text/numbers/other-units.ts';
import type * as z from 'zod/mini';
import { FillInput } from './contract.ts';

export type FillValues = {
  From: string;
  Percent: string;
  Factor: string;
  Rounding: string;
  Which: string;
  /** `true` with steps. */
  Steps: string;
};

export const blankFill: FillValues = {
  From: '',
  Percent: '',
  Factor: '',
  Rounding: 'none',
  Which: 'missing',
  Steps: '',
};

/** Nothing that no number is passes as one. */
export function inputOfFill({ Percent, Factor, Steps, ...values }: FillValues): z.infer<typeof FillInput> {
  return {
    ...values,
    Percent: parseNumber(Percent, { units: percentUnits }) ?? Number.NaN,
    Factor: Factor.trim() === '' ? null : (parseNumber(Factor) ?? Number.NaN),
    Steps: Steps === 'true',
  } as z.infer<typeof FillInput>;
}

export function checkFill(values: FillValues): BrokenRules {
  return {
    ...brokenRules(FillInput, inputOfFill(values)),
    ...(values.Percent.trim() === '' && { Percent: 'required' as const }),
  };
}
