import type { DataVersions } from '#kit/database/data-versions.server.ts';

/**
 * A copy in memory of something that seldom changes, loaded again when the version has risen.
 * Those who ask while it loads share the one load; a load that fails is not kept.
 */
export function memoizeByVersion<T>(versions: DataVersions, load: () => Promise<T>): () => Promise<T> {
  let version = -1;
  let kept: Promise<T> | undefined;
  return () => {
    if (!kept || version !== versions.current) {
      version = versions.current;
      const loading = load();
      kept = loading;
      loading.catch(() => {
        if (kept === loading) kept = undefined;
      });
    }
    return kept;
  };
}
