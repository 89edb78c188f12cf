import { memoizeByVersion } from '#kit/cache/memoize-by-version.server.ts';
import { inLanguage } from '#kit/text/language.ts';
import type { Language } from '#kit/text/language.ts';
import type { Services } from '#kit/http/router.server.ts';
import { readWays } from './store.server.ts';
import type { WayRow } from './store.server.ts';

export type DeliveryWayRepository = {
  waysIn(language: Language): Promise<{ Id: number; Name: string }[]>;
  ways(): Promise<readonly WayRow[]>;
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

/** A way that is no longer offered takes as long as one whose days nobody has told. */
export function transportDaysOf(way: WayRow | undefined): number {
  return way?.transport_days ?? 2;
}

function nameOfWay(way: WayRow, language: Language): string {
  return inLanguage(language, way.name_sv, way.name_en);
}
