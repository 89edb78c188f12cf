import { countryCell } from '#kit/tables/cells/country-cell.server.ts';
import { registerFile } from '#kit/tables/register-import.server.ts';
import { flagText } from '#kit/tables/row-changes.server.ts';
import {
  cellOf,
  choiceCell,
  flagCell,
  Refusal,
  textCell,
  wholeNumberCell,
  type ReadCell,
} from '#kit/tables/table-file-cells.server.ts';
import { column } from '#kit/tables/table-file-heading.server.ts';
import {
  nameColumns,
  namesOfFile,
  namesToFile,
  sortColumn,
  sortOfFile,
} from '#kit/tables/name-columns.server.ts';
import { isTrackingTemplate } from '#kit/text/tracking-template.ts';
import { incoterms } from '#shop/settings/incoterms.ts';
import { isParcelPattern, longestPattern } from '#shop/order-model/sending/parcel-pattern.ts';
import { wayTable } from './store.server.ts';

export const columns = {
  ...nameColumns,
  sort: sortColumn,
  active: column(flagCell(), 'Aktiv', 'Aktivt'),
  tracking_template: column(trackingCell(), 'Spårningslänk', 'Spårning'),
  countries: column(countriesCell(), 'Länder', 'Land'),
  collected: column(flagCell(), 'Hämtas'),
  transport_days: column(wholeNumberCell({ max: 30 }), 'Transportdagar', 'Ledtid'),
  carrier_account: column(flagCell(), 'Kundens fraktavtal', 'Kundnummer hos transportören'),
  incoterms: column(choiceCell(incoterms), 'Leveransvillkor', 'Incoterm'),
  incoterms_place: column(textCell(), 'Leveransvillkorets ort', 'Incoterms ort'),
  parcel_pattern: column(patternCell(), 'Kollinummer', 'Form på kollinummer'),
};

export const wayFile = registerFile({
  table: wayTable,
  topic: 'ways',
  columns,
  key: 'name_sv',
  isKeyEnough: true,
  keyOfValues: ({ name_sv = '' }) => name_sv,
  keyOfRow: ({ name_sv }) => name_sv,
  rowOf: (values, before, rows) => ({
    ...namesOfFile(values, before),
    sort: sortOfFile(values, before, rows),
    active: values.active ?? before?.active ?? true,
    tracking_url_template: values.tracking_template ?? before?.tracking_url_template ?? null,
    countries: values.countries ?? before?.countries ?? [],
    collected: values.collected ?? before?.collected ?? false,
    transport_days: values.transport_days ?? before?.transport_days ?? 2,
    carrier_account: values.carrier_account ?? before?.carrier_account ?? false,
    incoterms: values.incoterms ?? before?.incoterms ?? '',
    incoterms_place: values.incoterms_place ?? before?.incoterms_place ?? '',
    parcel_pattern: values.parcel_pattern ?? before?.parcel_pattern ?? '',
  }),
  stateOf: (row) => ({
    ...namesToFile(row),
    sort: String(row.sort),
    active: flagText(row.active),
    tracking_template: row.tracking_url_template ?? '',
    countries: row.countries.join('|') || '*',
    collected: flagText(row.collected),
    transport_days: String(row.transport_days),
    carrier_account: flagText(row.carrier_account),
    incoterms: row.incoterms,
    incoterms_place: row.incoterms_place,
    parcel_pattern: row.parcel_pattern,
  }),
});

function trackingCell(): ReadCell<string> {
  const read = textCell({ max: 500 });
  return cellOf({ is: 'such', example: 'https://example.se/{consignmentId}' }, (text, shown) =>
    isTrackingTemplate(text)
      ? read(text, shown)
      : new Refusal('is not an https address with {consignmentId}'),
  );
}

function patternCell(): ReadCell<string> {
  const read = textCell({ max: longestPattern });
  return cellOf({ is: 'such', example: 'S10 SSCC' }, (text, shown) =>
    isParcelPattern(text)
      ? read(text, shown)
      : new Refusal('is not a form of parcel numbers such as S10, SSCC or AA#########SE'),
  );
}

/** Reads codes separated by a space, comma, bar or slash; `*` stands for everywhere. */
function countriesCell(): ReadCell<string[]> {
  const read = countryCell();
  return cellOf({ is: 'such', example: 'SE|NO' }, (text) => {
    if (text === '*') return [];
    const codes = new Set<string>();
    for (const word of text.split(/[\s,|/]+/).filter(Boolean)) {
      const code = read(word);
      if (code instanceof Refusal) return new Refusal('is not a list of country codes such as SE|NO');
      codes.add(code);
    }
    return [...codes].sort();
  });
}
