import { brokenRules } from '#kit/forms/broken-rules.ts';
import type { BrokenRules } from '#kit/forms/form-errors.ts';
import { defaultLanguage } from '#kit/text/language.ts';
import { parseNumber } from '#kit/text/number-text.ts';
import { pieceUnits } from '#kit/text/numbers/number-units.ts';
import { amountText } from '#shop/articles/prices/office/price-form.ts';
import { StepInput, type StepRow } from './contract.ts';

export type StepValues = Record<keyof StepInput, string>;

/** Returns the form's values for a step, all as text. */
export function valuesOfStep(step: StepRow | undefined, language = defaultLanguage): StepValues {
  return {
    ArticleNumber: step?.ArticleNumber ?? '',
    Quantity: step ? String(step.Quantity) : '',
    Price: amountText(step?.Price ?? null, language),
    ValidFrom: step?.ValidFrom ?? '',
    ValidTo: step?.ValidTo ?? '',
  };
}

export function inputOfStep({ Quantity, Price, ...values }: StepValues, currency: string): StepInput {
  return {
    ...values,
    Quantity: parseNumber(Quantity, { units: pieceUnits }) ?? Number.NaN,
    Price: parseNumber(Price, { currency }) ?? Number.NaN,
  };
}

export function checkStep(values: StepValues, currency: string): BrokenRules {
  return {
    ...brokenRules(StepInput, inputOfStep(values, currency)),
    ...(values.Quantity.trim() === '' && { Quantity: 'required' as const }),
    ...(values.Price.trim() === '' && { Price: 'required' as const }),
  };
}
