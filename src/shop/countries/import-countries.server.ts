import { countryCell } from '#kit/tables/cells/country-cell.server.ts';
import { sortColumn, sortOfFile } from '#kit/tables/name-columns.server.ts';
import { registerFile } from '#kit/tables/register-import.server.ts';
import { column } from '#kit/tables/table-file-heading.server.ts';
import { soldToTable } from './store.server.ts';

export const columns = { country: column(countryCell(), 'Landskod', 'Land'), sort: sortColumn };

export const countryFile = registerFile({
  table: soldToTable,
  topic: 'countries',
  columns,
  key: 'country',
  isKeyEnough: true,
  keyOfValues: ({ country = '' }) => country,
  keyOfRow: ({ country_code }) => country_code,
  rowOf: (values, before, rows) => ({
    country_code: values.country ?? '',
    sort: sortOfFile(values, before, rows),
  }),
  stateOf: ({ country_code, sort }) => ({ country: country_code, sort: String(sort) }),
});
