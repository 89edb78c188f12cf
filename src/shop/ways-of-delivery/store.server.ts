import type { Generated } from 'kysely';
import { registerTable } from '#kit/database/register-table.server.ts';
import type { Named } from '#kit/text/names.ts';

interface WayOfDeliveryTable {
  id: Generated<number>;
  name_sv: string;
  name_en: string | null;
  name_de: string | null;
  /** The carrier's page of a consignment; null for that of the shop. */
  tracking_url_template: string | null;
  active: Generated<boolean>;
  /** The customer collects the goods, which therefore stay in Sweden. */
  collected: Generated<boolean>;
  /** Working days from sending to arrival. */
  transport_days: Generated<number>;
  /** The customer pays the carrier, and is asked for its number with it. */
  carrier_account: Generated<boolean>;
  /** The rule of Incoterms 2020 of what leaves the union, and its place; '' for those of the shop. */
  incoterms: Generated<string>;
  incoterms_place: Generated<string>;
  /** What the numbers of its parcels look like; '' for anything. */
  parcel_pattern: Generated<string>;
  /** Where it is offered; empty for everywhere. */
  countries: Generated<string[]>;
  sort: Generated<number>;
}
declare module '#kit/database/db.server.ts' {
  interface Tables {
    way_of_delivery: WayOfDeliveryTable;
  }
}

export type WayRow = Named & {
  id: number;
  tracking_url_template: string | null;
  active: boolean;
  collected: boolean;
  transport_days: number;
  carrier_account: boolean;
  incoterms: string;
  incoterms_place: string;
  parcel_pattern: string;
  countries: string[];
  sort: number;
};

export const wayTable = registerTable<WayRow>('way_of_delivery', ['sort']);
