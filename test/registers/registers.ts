import fc from 'fast-check';

/** What a row of a register may hold, on the wire and in a file. */
export type RegisterCase = {
  path: string;
  kind: string;
  /** A role that may not change it, and whether it may read it. */
  other: { role: 'finance' | 'sales'; reads: boolean };
  /** The fields of a row beside its names and place, with values to try. */
  fields: Readonly<Record<string, fc.Arbitrary<unknown>>>;
  /** The columns of a file, as they write a row. */
  columns: Readonly<Record<string, (row: Record<string, unknown>) => string>>;
};

const text = (name: string) => (row: Record<string, unknown>) =>
  `${(row[name] as string | number | undefined) ?? ''}`;
const flag = (name: string) => (row: Record<string, unknown>) => (row[name] === true ? 'ja' : '0');

const names = { name_sv: text('NameSV'), name_en: text('NameEN'), name_de: text('NameDE') };

export const registers: readonly RegisterCase[] = [
  {
    path: 'office/ways',
    kind: 'ways',
    other: { role: 'finance', reads: true },
    fields: {
      Active: fc.boolean(),
      TrackingTemplate: fc.constantFrom(
        '',
        'https://a.example/{consignmentId}',
        'https://b.example/?{consignmentId}&x=1',
      ),
      Countries: fc.constantFrom([], ['SE'], ['DE', 'NO', 'SE']),
      Collected: fc.boolean(),
      TransportDays: fc.integer({ min: 0, max: 30 }),
      CarrierAccount: fc.boolean(),
      Incoterms: fc.constantFrom('', 'DAP', 'FCA'),
      IncotermsPlace: fc.constantFrom('', 'Oslo'),
      ParcelPattern: fc.constantFrom('', 'S10', 'SSCC AA#########SE'),
    },
    columns: {
      ...names,
      sort: text('Sort'),
      active: flag('Active'),
      tracking_template: text('TrackingTemplate'),
      countries: ({ Countries }) => (Countries as string[]).join(', ') || '*',
      collected: flag('Collected'),
      transport_days: text('TransportDays'),
      carrier_account: flag('CarrierAccount'),
      incoterms: text('Incoterms'),
      incoterms_place: text('IncotermsPlace'),
      parcel_pattern: text('ParcelPattern'),
    },
  },
  {
    path: 'office/colours',
    kind: 'colours',
    other: { role: 'sales', reads: false },
    fields: { Hex: fc.constantFrom('#b3262a', '#000000', '#abcdef') },
    columns: { ...names, hex: text('Hex'), sort: text('Sort') },
  },
  {
    path: 'office/materials',
    kind: 'materials',
    other: { role: 'sales', reads: false },
    fields: {},
    columns: { ...names, sort: text('Sort') },
  },
];
