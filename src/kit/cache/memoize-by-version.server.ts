import type { DataVersions } from '#kit/database/data-versions.server.ts';

/**
 * Memoizes data that seldom changes and reloads it when the version has risen.
 * Concurrent callers share one load; a failed load is not cached.
 */
export function memoizeByVersion<T>(versions: DataVersions, load: () => Promise<T>): () => Promise<T> {
  let version = -1;
  let memoized: Promise<T> | undefined;
  return () => {
    if (!memoized || version !== versions.current) {
      version = versions.current;
      const loading = load();
      memoized = loading;
      loading.catch(() => {
        if (memoized === loading) memoized = undefined;
      });
    }
    return memoized;
  };
}
