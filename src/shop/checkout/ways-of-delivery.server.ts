import { memoizeByVersion } from '#kit/cache/memoize-by-version.server.ts';
import { inLanguage } from '#kit/text/language.ts';
import type { Language } from '#kit/text/language.ts';
import type { Services } from '#kit/http/router.server.ts';
import { readWays } from './store.server.ts';
import type { Way } from '#shop/order-model/order-request.ts';

export type DeliveryWayRepository = {
  waysIn(language: Language): Promise<{ Id: number; Name: string }[]>;
  ways(): Promise<readonly Way[]>;
};

export function openDeliveryWayRepository({
  db,
  versions,
}: Pick<Services, 'db' | 'versions'>): DeliveryWayRepository {
  const ways = memoizeByVersion(versions, () => readWays(db));
  return {
    async waysIn(language) {
      return (await ways()).map((way) => ({ Id: way.id, Name: nameOfWay(way, language) }));
    },
    ways,
  };
}

function nameOfWay(way: Way, language: Language): string {
  return inLanguage(language, way.name_sv, way.name_en);
}
