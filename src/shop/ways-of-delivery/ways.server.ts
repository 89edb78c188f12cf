import type { Db } from '#kit/database/db.server.ts';
import { memoizeByVersion } from '#kit/cache/memoize-by-version.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import type { Language } from '#kit/text/language.ts';
import { nameIn, type Named } from '#kit/text/names.ts';
import type { Way } from '#shop/order-model/order-request.ts';
import { isOfferedTo } from '#shop/order-model/order-terms.ts';
import { wayTable } from './store.server.ts';

export type DeliveryWayRepository = {
  /** Those that are offered to a country. */
  waysTo(
    countryCode: string,
    language: Language,
  ): Promise<{ Id: number; Name: string; asksCarrierAccount: boolean }[]>;
  ways(): Promise<readonly Way[]>;
};

export function openDeliveryWayRepository({
  db,
  versions,
}: Pick<Services, 'db' | 'versions'>): DeliveryWayRepository {
  const ways = memoizeByVersion(versions, async () =>
    (await wayTable.read(db)).filter(({ active }) => active),
  );
  return {
    async waysTo(countryCode, language) {
      return (await ways())
        .filter((way) => isOfferedTo(way, countryCode))
        .map((way) => ({ Id: way.id, Name: nameIn(language, way), asksCarrierAccount: way.carrier_account }));
    },
    ways,
  };
}

/** Returns all ways, also those that are not offered. */
export async function readWays(db: Db): Promise<readonly (Named & { id: number })[]> {
  return await wayTable.read(db);
}
