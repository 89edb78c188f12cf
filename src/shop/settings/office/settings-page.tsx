import { Link, useParams } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import { brokenRules } from '#kit/forms/broken-rules.ts';
import { callOverHttp } from '#kit/http/call.ts';
import { queryOf, replaceAnswer } from '#kit/pages/query.ts';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { mapSettings, type SettingPart, type SettingTexts } from '#shop/settings/declared-settings.ts';
import { ChangeLog } from '#shop/office/change-log/change-log.tsx';
import { LoadState } from '#shop/office/load-state.tsx';
import { OfficeForm } from '#shop/office/forms/office-form.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useOfficeForm } from '#shop/office/forms/use-office-form.ts';
import { useMay } from '#shop/office/use-staff.ts';
import { changeSettings, readOfficeSettings, SettingsInput, type OfficeSettings } from './contract.ts';
import { SettingFields, useSettingParts } from './setting-fields.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './settings-page.module.css';

export default function OfficeSettingsPage() {
  const t = useOfficeT();
  const { part: asked } = useParams();
  const parts = useSettingParts();
  const { data, error, refetch } = useEndpoint(readOfficeSettings);
  const part = parts.find((one) => one === asked) ?? 'company';
  return (
    <OfficePage title={t('settings.title')}>
      <nav aria-label={t('settings.parts')}>
        <ul className={styles.parts}>
          {parts.map((one) => (
            <li key={one}>
              <Link to={`/office/settings/${one}`} aria-current={one === part ? 'page' : undefined}>
                {t(`settings.part.${one}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {data ? (
        <SettingsForm key={part} part={part} loaded={data} />
      ) : (
        <LoadState error={error} onRetry={() => void refetch()} />
      )}
    </OfficePage>
  );
}

/** The form of one part, which sends the other settings back as they were read. */
function SettingsForm({ part, loaded }: { part: SettingPart; loaded: OfficeSettings }) {
  const t = useOfficeT();
  const may = useMay();
  const client = useQueryClient();
  const language = useLanguage();
  const form = useOfficeForm<OfficeSettings, SettingTexts>({
    loaded,
    valuesOf: (saved) => mapSettings((name) => saved?.[name] ?? ''),
    check: (values) => brokenRules(SettingsInput, values),
    save: (values, Version) => callOverHttp(changeSettings, { ...values, Version }),
    reload: () => callOverHttp(readOfficeSettings, {}),
    onSaved: (saved) => {
      // The form of another part may be opened before the settings are read again.
      const { queryKey } = queryOf(readOfficeSettings, language);
      void replaceAnswer(client, queryKey, saved).then(() => client.invalidateQueries());
    },
  });
  const labels = mapSettings((name) => t(`settings.field.${name}`));
  return (
    <OfficeForm
      form={form}
      labels={labels}
      mayWrite={may('settings.write')}
      aside={<ChangeLog entity="settings" id="shop" labels={labels} />}
    >
      <SettingFields part={part} form={form} labels={labels} />
    </OfficeForm>
  );
}
