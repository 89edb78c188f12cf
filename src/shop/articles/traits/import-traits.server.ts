import {
  nameColumns,
  namesOfFile,
  namesToFile,
  sortColumn,
  sortOfFile,
} from '#kit/tables/name-columns.server.ts';
import { registerFile } from '#kit/tables/register-import.server.ts';
import { cellOf, Refusal, type ReadCell } from '#kit/tables/table-file-cells.server.ts';
import { column } from '#kit/tables/table-file-heading.server.ts';
import { readColour } from '#kit/text/colour.ts';
import { colourOfName } from './colour-of-name.ts';
import { colourTable, materialTable, type MaterialRow } from './store.server.ts';

export const materialColumns = { ...nameColumns, sort: sortColumn };
export const colourColumns = { ...nameColumns, hex: column(hexCell(), 'Färgkod', 'Kulör'), sort: sortColumn };

const byName = {
  topic: 'catalogue',
  key: 'name_sv',
  isKeyEnough: true,
  keyOfValues: ({ name_sv = '' }: { name_sv?: string }) => name_sv,
  keyOfRow: ({ name_sv }: MaterialRow) => name_sv,
} as const;

export const materialFile = registerFile({
  ...byName,
  table: materialTable,
  columns: materialColumns,
  rowOf: (values, before, rows) => ({
    ...namesOfFile(values, before),
    sort: sortOfFile(values, before, rows),
  }),
  stateOf: (row) => ({ ...namesToFile(row), sort: String(row.sort) }),
});

export const colourFile = registerFile({
  ...byName,
  table: colourTable,
  columns: colourColumns,
  rowOf: (values, before, rows) => {
    const hex = values.hex ?? before?.hex ?? colourOfName(values.name_sv ?? '');
    return { ...namesOfFile(values, before), hex, sort: sortOfFile(values, before, rows) };
  },
  stateOf: (row) => ({ ...namesToFile(row), hex: row.hex, sort: String(row.sort) }),
});

function hexCell(): ReadCell<string> {
  return cellOf(
    { is: 'such', example: '#336699' },
    (text) => readColour(text) ?? new Refusal('is not a colour such as #336699'),
  );
}
