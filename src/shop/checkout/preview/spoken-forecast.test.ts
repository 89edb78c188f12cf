import { expect, test } from 'vitest';
import { daysOfWeek } from '#shop/order-model/forecast/forecast.ts';
import { languageTables } from '#shop/texts/language-table.ts';
import { translator } from '#shop/texts/text.ts';
import { spokenForecast } from './spoken-forecast.ts';

const sv = { t: translator(languageTables.sv, 'sv'), language: 'sv', today: '2027-02-01' } as const;
const complete = { Week: '2027-W10', ...daysOfWeek('2027-W10') };
const arrival = { Week: '2027-W11', ...daysOfWeek('2027-W11') };

test('what each answer about partial delivery means is read aloud', () => {
  const Deliveries = [
    { Week: '2027-W05', Rows: 18 },
    { Week: '2027-W10', Rows: 3 },
  ];
  expect(spokenForecast({ CompleteWeek: complete, ArrivalWeek: arrival, Deliveries, Late: [] }, sv)).toBe(
    'Allt kan skickas v. 10 (8–14 mars). Allt kan vara framme v. 11 (15–21 mars). Delleverans. ' +
      'Ja: Paket 1 v. 5: 18 rader · Paket 2 v. 10: 3 rader, samma frakt. Nej: Allt v. 10',
  );
});

test('of one delivery only the week is read aloud', () => {
  const Deliveries = [{ Week: '2027-W10', Rows: 3 }];
  expect(spokenForecast({ CompleteWeek: complete, ArrivalWeek: arrival, Deliveries, Late: [] }, sv)).toBe(
    'Allt kan skickas v. 10 (8–14 mars). Allt kan vara framme v. 11 (15–21 mars)',
  );
});
