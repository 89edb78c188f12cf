import { countryCell } from '#kit/tables/cells/country-cell.server.ts';
import { currencyCell } from '#kit/tables/cells/currency-cell.server.ts';
import { measureCell } from '#kit/tables/cells/measure-cell.server.ts';
import { referringFile } from '#kit/tables/register-import.server.ts';
import { plainText, scaledText } from '#kit/tables/row-changes.server.ts';
import { cellOf, Refusal, moneyCell, textCell, type ReadCell } from '#kit/tables/table-file-cells.server.ts';
import { column } from '#kit/tables/table-file-heading.server.ts';
import { readWays } from '#shop/ways-of-delivery/ways.server.ts';
import { isZone, normaliseZone } from './freight-rule.ts';
import { freightTable } from './store.server.ts';

type Ways = Awaited<ReturnType<typeof readWays>>;

const amount = moneyCell({ max: 1_000_000_000 });

export const columns = {
  way_of_delivery: column(textCell({ max: 100 }), 'Leveranssätt'),
  country: column(countryCell(), 'Land', 'Landskod'),
  zone: column(zoneCell(), 'Postnummer', 'Zon'),
  currency: column(currencyCell(), 'Valuta'),
  up_to_weight: column(measureCell('kg', { min: 1 }), 'Till vikt', 'Upp till kg'),
  fee: column(amount, 'Frakt', 'Avgift'),
  free_from: column(amount, 'Fritt från', 'Fraktfritt från'),
};

/** What freight costs. A rule is found by all that it is for, and its way of delivery by its Swedish name or its number. */
export const freightFile = referringFile({
  table: freightTable,
  readOthers: readWays,
  topic: 'freight',
  columns,
  key: 'way_of_delivery',
  alsoKey: ['country', 'zone', 'currency', 'up_to_weight'],
  keyOfValues: ({ way_of_delivery = '', country, zone, currency, up_to_weight }, ways: Ways) =>
    keyOf([wayCalled(way_of_delivery, ways)?.id, country, zone, currency ?? 'SEK', up_to_weight]),
  keyOfRow: (row) =>
    keyOf([row.way_of_delivery_id, row.country_code, row.zone, row.currency_code, row.up_to_weight_g]),
  currencyOf: ({ currency = 'SEK' }) => currency,
  rowOf(values, before, _rows, ways) {
    const way = wayCalled(values.way_of_delivery ?? '', ways);
    if (!way) return [{ field: 'way_of_delivery', reason: 'is no way of delivery' }];
    const fee = values.fee ?? before?.fee;
    if (fee === undefined) return [{ field: 'fee', reason: 'is missing' }];
    const country_code = values.country ?? null;
    const zone = values.zone ?? null;
    if (zone !== null && country_code !== null && country_code !== 'SE')
      return [{ field: 'zone', reason: 'is of Swedish zip codes, and the country is another' }];
    return {
      way_of_delivery_id: way.id,
      country_code,
      zone,
      currency_code: values.currency ?? 'SEK',
      up_to_weight_g: values.up_to_weight ?? null,
      fee,
      free_from: values.free_from === undefined ? (before?.free_from ?? null) : values.free_from,
    };
  },
  needed: ['fee'],
  stateOf: (row, ways) => ({
    way_of_delivery: ways.find(({ id }) => id === row.way_of_delivery_id)?.name_sv ?? '',
    country: plainText(row.country_code),
    zone: plainText(row.zone),
    currency: row.currency_code,
    up_to_weight: scaledText(row.up_to_weight_g, 3),
    fee: scaledText(row.fee, 2),
    free_from: scaledText(row.free_from, 2),
  }),
});

function keyOf(parts: readonly (string | number | null | undefined)[]): string {
  return JSON.stringify(parts.map((part) => part ?? null));
}

function wayCalled(text: string, ways: Ways): Ways[number] | undefined {
  const named = ways.find(({ name_sv }) => name_sv.toLowerCase() === text.toLowerCase());
  return named ?? ways.find(({ id }) => String(id) === text);
}

function zoneCell(): ReadCell<string> {
  return cellOf({ is: 'such', example: '96000-98499' }, (text) => {
    const zone = normaliseZone(text);
    return isZone(zone) ? zone : new Refusal('is no range of zip codes such as 96000-98499');
  });
}
