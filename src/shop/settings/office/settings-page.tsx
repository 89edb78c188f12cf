import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import { brokenRules } from '#kit/forms/broken-rules.ts';
import { callOverHttp } from '#kit/http/call.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { mapSettings, type SettingTexts } from '#shop/settings/declared-settings.ts';
import { ChangeLog } from '#shop/office/change-log/change-log.tsx';
import { LoadState } from '#shop/office/load-state.tsx';
import { OfficeForm } from '#shop/office/forms/office-form.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useOfficeForm } from '#shop/office/forms/use-office-form.ts';
import { useMay } from '#shop/office/use-staff.ts';
import { changeSettings, readOfficeSettings, SettingsInput, type OfficeSettings } from './contract.ts';
import { SettingFields } from './setting-fields.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';

export default function OfficeSettingsPage() {
  const t = useOfficeT();
  const { data, error, refetch } = useEndpoint(readOfficeSettings);
  return (
    <OfficePage title={t('settings.title')}>
      {data ? <SettingsForm loaded={data} /> : <LoadState error={error} onRetry={() => void refetch()} />}
    </OfficePage>
  );
}

function SettingsForm({ loaded }: { loaded: OfficeSettings }) {
  const t = useOfficeT();
  const may = useMay();
  const client = useQueryClient();
  const form = useOfficeForm<OfficeSettings, SettingTexts>({
    loaded,
    valuesOf: (saved) => mapSettings((name) => saved?.[name] ?? ''),
    check: (values) => brokenRules(SettingsInput, values),
    save: (values, Version) => callOverHttp(changeSettings, { ...values, Version }),
    reload: () => callOverHttp(readOfficeSettings, {}),
    onSaved: () => void client.invalidateQueries(),
  });
  useShownPart();
  const labels = mapSettings((name) => t(`settings.field.${name}`));
  return (
    <OfficeForm
      form={form}
      labels={labels}
      mayWrite={may('settings.write')}
      aside={<ChangeLog entity="settings" id="shop" labels={labels} />}
    >
      <SettingFields form={form} labels={labels} />
    </OfficeForm>
  );
}

/** Shows the part that the address names, and begins at its first field. */
function useShownPart(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === '') return;
    // The frame first focuses the page's heading.
    const frame = requestAnimationFrame(() => {
      const part = document.getElementById(hash.slice(1));
      part?.scrollIntoView();
      part?.querySelector('input')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
