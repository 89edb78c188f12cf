import {
  arrivalInWords,
  completeInWords,
  partsInWords,
  wholeInWords,
  type DeliveryCount,
  type ForecastLocale,
} from '#shop/delivery-forecast/forecast-words.ts';
import type { CheckoutPreview } from './contract.ts';
import { lateInWords } from './late-in-words.ts';

type Told = Pick<CheckoutPreview, 'CompleteWeek' | 'ArrivalWeek' | 'Late'> & {
  Deliveries: readonly DeliveryCount[];
};

/**
 * Returns what is read aloud of a forecast: the weeks of sending and arrival, what misses the chosen one, and what each answer about
 * partial delivery means, when they mean different things.
 */
export function spokenForecast(told: Told, locale: ForecastLocale, isMade = false): string {
  const { t } = locale;
  const { CompleteWeek, ArrivalWeek, Deliveries, Late } = told;
  const said = [completeInWords(CompleteWeek, Deliveries, locale, isMade)];
  if (ArrivalWeek) said.push(arrivalInWords(ArrivalWeek, locale));
  if (Late.length > 0) said.push(lateInWords(Late, locale));
  if (Deliveries.length > 1) {
    const answers = [
      { answer: t('general.yes'), words: partsInWords(Deliveries, locale) },
      { answer: t('general.no'), words: wholeInWords(Deliveries, locale) },
    ];
    said.push(t('checkout.partialDelivery'));
    said.push(...answers.map(({ answer, words }) => `${t('forecast.answer', { answer })} ${words}`));
  }
  return said.join('. ');
}
