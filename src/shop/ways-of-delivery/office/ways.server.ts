import type { Route } from '#kit/http/router.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { nameTaken, namesToRow, namesToWire } from '#shop/office/registers/names.server.ts';
import { registerRoutes } from '#shop/office/registers/register.server.ts';
import type { UsedWhere } from '#shop/office/used-where.server.ts';
import { wayTable, type WayRow } from '#shop/ways-of-delivery/store.server.ts';
import { wayCalls, type WayInput } from './contract.ts';

export function officeWayRoutes(services: Services, uses: readonly UsedWhere[]): Route[] {
  return registerRoutes<WayRow, WayInput>(services, wayCalls, {
    entity: 'way',
    topic: 'ways',
    table: wayTable,
    uses,
    inUse: 'officeProblem.wayUsed',
    valuesOf: (row) => ({
      ...namesToWire(row),
      Sort: row.sort,
      Active: row.active,
      TrackingTemplate: row.tracking_url_template ?? '',
      Countries: row.countries,
      Collected: row.collected,
      TransportDays: row.transport_days,
      CarrierAccount: row.carrier_account,
      Incoterms: row.incoterms,
      IncotermsPlace: row.incoterms_place,
      ParcelPattern: row.parcel_pattern,
    }),
    rowOf: (values, before, sort) => ({
      ...namesToRow(values, before),
      sort,
      active: values.Active,
      tracking_url_template: values.TrackingTemplate || null,
      countries: [...new Set(values.Countries)].sort(),
      collected: values.Collected,
      transport_days: values.TransportDays,
      carrier_account: values.CarrierAccount,
      incoterms: values.Incoterms,
      incoterms_place: values.IncotermsPlace,
      parcel_pattern: values.ParcelPattern,
    }),
    check: nameTaken,
  });
}
