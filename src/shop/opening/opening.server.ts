import { memoizeByVersion } from '#kit/cache/memoize-by-version.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { readOpening, type OpeningState } from './store.server.ts';

export { readOpening };

export type Opening = {
  read(): Promise<OpeningState>;
  /** Whether the shop is known to be open, without a look at the database: false while that is not known. */
  isKnownOpen(): boolean;
};

export function openOpening({ db, versions }: Pick<Services, 'db' | 'versions'>): Opening {
  let known: { version: number; isOpen: boolean } | undefined;
  const load = memoizeByVersion(versions, () => readOpening(db));
  return {
    async read() {
      const version = versions.current;
      const state = await load();
      known = { version, isOpen: state.isOpen };
      return state;
    },
    isKnownOpen: () => known?.version === versions.current && known.isOpen,
  };
}
