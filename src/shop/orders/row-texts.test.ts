import { expect, test } from 'vitest';
import { promiseOf } from './row-texts.ts';

const today = '2027-03-10';
const made = {
  expected_date: '2027-03-31',
  date_changed_on: null,
  promised_date: '2027-03-31',
  promised_text: 'Tillverkas i mars',
  promised_text_sv: 'Tillverkas i mars',
  promised_text_en: 'Made in March',
};
const promise = { date: '2027-03-31', month: '2027-03', text: 'Made in March' };
const onDay = (day: string) => ({ ...made, expected_date: day, promised_date: day });
const nothing = { date: null, month: null, text: '' };

test.each([
  ['as it was made', made, promise],
  ['on the promised day itself', onDay(today), { ...promise, date: today }],
  ['on the day after it', onDay('2027-03-09'), nothing],
  [
    'when another day is known',
    { ...made, expected_date: '2027-04-02', date_changed_on: '2027-03-02' },
    { ...nothing, date: '2027-04-02' },
  ],
  [
    'when the day is taken back',
    { ...made, expected_date: null, date_changed_on: '2027-03-02', promised_text: '' },
    nothing,
  ],
  [
    'of a month, whose day is taken back',
    { ...made, expected_date: null, date_changed_on: '2027-03-02' },
    { ...promise, date: null },
  ],
  [
    'of no day',
    { ...made, expected_date: null, promised_date: null },
    { ...promise, date: null, month: null },
  ],
  [
    'of a text in one language',
    { ...made, promised_text_sv: null, promised_text_en: null },
    { ...promise, text: 'Tillverkas i mars' },
  ],
])('what is promised %s', (_case, row, expected) => {
  expect(promiseOf(row, 'en', today)).toEqual(expected);
});
