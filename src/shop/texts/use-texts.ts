import { useMemo } from 'react';
import { useEndpoint } from '#kit/use-endpoint.ts';
import { readLanguageTable, readSettings } from './contract.ts';
import type { Settings } from './contract.ts';
import { translator } from './text.ts';
import type { T } from './text.ts';

/** The texts of the language shown. */
export function useT(): T {
  const { data } = useEndpoint(readLanguageTable);
  return useMemo(() => translator(data ?? {}), [data]);
}

export function useSettings(): Partial<Settings> {
  return useEndpoint(readSettings).data ?? {};
}
