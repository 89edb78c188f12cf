import { plainText } from '#kit/tables/row-changes.server.ts';
import { registerFile } from '#kit/tables/register-import.server.ts';
import { dayCell, keyCell } from '#kit/tables/table-file-cells.server.ts';
import { column } from '#kit/tables/table-file-heading.server.ts';
import { mostVatCode, overlapping } from '#shop/order-model/vat-rates.ts';
import { percentCell } from './percent-cell.server.ts';
import { vatRateTable } from './store.server.ts';

export const columns = {
  code: column(keyCell({ max: mostVatCode }), 'Momskod', 'Kod'),
  percent: column(percentCell(), 'Procent', 'Moms %', 'Momssats'),
  valid_from: column(dayCell(), 'Gäller från', 'Giltig från'),
  valid_to: column(dayCell(), 'Gäller till', 'Giltig till'),
};

/** A rate is found by its code and first day. The row that ends one stands before the row that begins the next. */
export const vatRateFile = registerFile({
  table: vatRateTable,
  topic: 'catalogue',
  columns,
  key: 'code',
  alsoKey: ['valid_from'],
  keyOfValues: ({ code = '', valid_from = null }) => keyOf(code, valid_from),
  keyOfRow: ({ code, valid_from }) => keyOf(code, valid_from),
  rowOf(values, before, rows) {
    const { code = '', percent = before?.percent, valid_from = null } = values;
    const known = rows.find((row) => row.code.toLowerCase() === code.toLowerCase());
    if (percent === undefined) return [{ field: 'percent', reason: 'is missing' }];
    const valid_to = values.valid_to ?? before?.valid_to ?? null;
    if (valid_from !== null && valid_to !== null && valid_to < valid_from)
      return [{ field: 'valid_to', reason: 'is before valid_from' }];
    const next = { code: known?.code ?? code, percent, valid_from, valid_to };
    const others = rows.filter((row) => keyOf(row.code, row.valid_from) !== keyOf(code, valid_from));
    const other = overlapping(next, others);
    if (!other) return next;
    const days = `${other.valid_from ?? ''}–${other.valid_to ?? ''}`;
    return [{ field: 'valid_from', reason: `shares days with the rate of ${days}` }];
  },
  needed: ['percent'],
  stateOf: (row) => ({
    code: row.code,
    percent: String(row.percent),
    valid_from: plainText(row.valid_from),
    valid_to: plainText(row.valid_to),
  }),
});

function keyOf(code: string, validFrom: string | null): string {
  return JSON.stringify([code.toLowerCase(), validFrom]);
}
