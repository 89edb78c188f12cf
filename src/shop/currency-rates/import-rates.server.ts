import { currencyCell } from '#kit/tables/cells/currency-cell.server.ts';
import { registerFile } from '#kit/tables/register-import.server.ts';
import { scaledText } from '#kit/tables/row-changes.server.ts';
import { dayCell, scaledCell } from '#kit/tables/table-file-cells.server.ts';
import { column } from '#kit/tables/table-file-heading.server.ts';
import { rateTable } from './store.server.ts';

export const columns = {
  currency: column(currencyCell(), 'Valuta'),
  day: column(dayCell(), 'Dag', 'Datum'),
  rate: column(scaledCell({ decimals: 6, min: 1, max: 1_000_000_000_000 }), 'Kurs', 'Valutakurs'),
};

export const rateFile = registerFile({
  table: rateTable,
  topic: 'rates',
  columns,
  key: 'currency',
  alsoKey: ['day'],
  keyOfValues: ({ currency = '', day = '' }) => `${currency} ${day}`,
  keyOfRow: ({ currency_code, day }) => `${currency_code} ${day}`,
  rowOf({ currency = '', day, rate }, before) {
    if (currency === 'SEK') return [{ field: 'currency', reason: 'is not a currency code such as EUR' }];
    if (day === undefined) return [{ field: 'day', reason: 'is missing' }];
    const next = rate ?? before?.rate;
    if (next === undefined) return [{ field: 'rate', reason: 'is missing' }];
    return { currency_code: currency, day, rate: next };
  },
  needed: ['rate'],
  stateOf: ({ currency_code, day, rate }) => ({ currency: currency_code, day, rate: scaledText(rate, 6) }),
});
