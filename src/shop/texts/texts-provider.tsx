import { useMemo, type ReactNode } from 'react';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { readSettings } from '#shop/settings/contract.ts';
import { SettingsContext } from '#shop/settings/use-settings.ts';
import { readLanguageTable } from './contract.ts';
import { translator } from './text.ts';
import { TextsContext } from './use-texts.ts';

/** Subscribes to texts and settings once for all components: a listing uses them in hundreds of places. */
export function TextsProvider({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const { data: table } = useEndpoint(readLanguageTable);
  const { data: settings = noSettings } = useEndpoint(readSettings);
  const t = useMemo(() => translator(table ?? {}, language), [table, language]);
  return (
    <TextsContext value={t}>
      <SettingsContext value={settings}>{children}</SettingsContext>
    </TextsContext>
  );
}

const noSettings = {};
