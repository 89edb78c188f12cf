import { beside, obeys, optionalText } from '#kit/fields/fields.ts';
import { isDate } from '#kit/text/dates.ts';

/** The first or the last day of a price, in Sweden; '' for none. */
export const day = optionalText({ max: 10 }).check(
  obeys('regex', (value) => value === '' || isDate(value), 'date'),
);

export const daysInOrder = beside(
  'ValidTo',
  'ValidFrom',
  'minAmount',
  (to, from) => to === '' || from === '' || to >= from,
);
