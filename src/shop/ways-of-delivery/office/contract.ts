import * as z from 'zod/mini';
import { isCountryCode } from '#kit/text/countries.ts';
import { isTrackingTemplate } from '#kit/text/tracking-template.ts';
import { integer, obeys, optionalText, text } from '#kit/fields/fields.ts';
import { isParcelPattern, longestPattern } from '#shop/order-model/sending/parcel-pattern.ts';
import { nameFields, sortField } from '#shop/office/registers/name-fields.ts';
import { registerCalls } from '#shop/office/registers/register-calls.ts';
import { isIncoterm } from '#shop/settings/incoterms.ts';

export const { Input: WayInput, ...wayCalls } = registerCalls({
  name: 'Way',
  path: 'ways',
  one: 'a way of delivery',
  many: 'ways of delivery',
  read: 'orders.read',
  write: 'orders.write',
  fields: {
    ...nameFields,
    Sort: sortField,
    /** One that has ended is offered no more; orders keep it. */
    Active: z.boolean(),
    /** '' for that of the shop. */
    TrackingTemplate: optionalText({ max: 500 }).check(
      obeys('regex', (value) => value === '' || isTrackingTemplate(value), 'trackingTemplate'),
    ),
    /** Where it is offered; none means everywhere. */
    Countries: z
      .array(text({ min: 1, max: 2 }).check(obeys('match', isCountryCode, 'country')))
      .check(z.maxLength(249, { error: 'maxAmount' })),
    /** The customer collects the goods, which therefore stay in Sweden. */
    Collected: z.boolean(),
    /** Working days from sending to arrival. */
    TransportDays: integer({ max: 30 }),
    /** The customer pays the carrier, and is asked for its number with it. */
    CarrierAccount: z.pipe(
      z.transform((value: unknown) => value ?? false),
      z.boolean(),
    ),
    /** Of what leaves the union; '' for those of the shop. */
    Incoterms: optionalText({ max: 3 }).check(
      obeys('match', (value) => value === '' || isIncoterm(value), 'incoterm'),
    ),
    IncotermsPlace: optionalText(),
    /** What the numbers of its parcels look like; '' for anything. A number of another form is warned about. */
    ParcelPattern: optionalText({ max: longestPattern }).check(
      obeys('regex', isParcelPattern, 'parcelPattern'),
    ),
  },
});
export type WayInput = z.infer<typeof WayInput>;
