import type { DataVersions } from '#kit/database/data-versions.server.ts';

/**
 * Memoizes data that seldom changes and reloads it when the version has risen.
 * Concurrent callers share one load; a failed load is not cached.
 * With `ahead`, for what takes long to load and is loaded from the database alone, it is loaded before the version
 * rises if it has been asked for: callers get the previous data meanwhile, and do not wait.
 */
export function memoizeByVersion<T>(
  versions: DataVersions,
  load: () => Promise<T>,
  { ahead = false } = {},
): () => Promise<T> {
  let version = -1;
  let memoized: Promise<T> | undefined;
  let loaded: Promise<T> | undefined;
  if (ahead)
    versions.loadAhead(async () => {
      if (!memoized && !loaded) return;
      const loading = load();
      // What an earlier rise loaded is kept until then: perhaps nobody has asked since.
      await loading.then(
        () => (loaded = loading),
        () => (loaded = undefined),
      );
    });
  return () => {
    if (!memoized || version !== versions.current) {
      version = versions.current;
      const loading = loaded ?? load();
      memoized = loading;
      loaded = undefined;
      loading.catch(() => {
        if (memoized === loading) memoized = undefined;
      });
    }
    return memoized;
  };
}
