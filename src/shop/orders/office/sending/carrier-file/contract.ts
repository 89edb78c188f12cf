import * as z from 'zod/mini';
import { optionalQueryInteger, queryIds } from '#kit/fields/fields.ts';
import { endpoint, type OutputOf } from '#kit/http/endpoint.ts';
import { spooledFile } from '#kit/http/large-files/spooled-file.ts';
import { mostSent } from '#shop/orders/office/sending/contract.ts';

/** How many lines of each kind are listed; all are counted. */
export const mostListed = 50;
/** How many columns are offered. */
export const mostColumns = 100;

const place = optionalQueryInteger({ max: 999 });

export const readCarrierFile = endpoint({
  name: 'readCarrierFile',
  summary: 'The parcel numbers that a file of a carrier has for some orders; nothing is stored',
  description:
    'CSV or XLSX. The columns are found by their headings in Swedish, English or German, else by what is in them, unless ' +
    '`order` and `parcel` tell their places, counted from 0. A place that is not found is null, and then nothing is filled in.',
  method: 'POST',
  path: '/api/office/orders/sending/parcels',
  who: 'staff',
  right: 'orders.write',
  takesFile: { mostBytes: 50_000_000, onDisk: true },
  problems: ['too-many'],
  input: z.object({ ids: queryIds({ most: mostSent }), order: place, parcel: place, File: spooledFile() }),
  output: z.object({
    /** `Name` is '' where the file has no headings. */
    Columns: z.array(z.object({ Name: z.string(), Sample: z.string() })),
    Order: z.nullable(z.int()),
    Parcel: z.nullable(z.int()),
    Filled: z.array(z.object({ OrderId: z.int(), Parcels: z.array(z.string()) })),
    /** Lines of other orders, or of none: the first of them, and how many. */
    Others: z.array(z.object({ Line: z.int(), Order: z.string() })),
    OtherCount: z.int(),
    /** Lines of which the parcel number cannot be used, as when a spreadsheet has shortened it. */
    Unread: z.array(z.object({ Line: z.int(), Parcel: z.string() })),
    UnreadCount: z.int(),
  }),
});
export type CarrierFile = OutputOf<typeof readCarrierFile>;
