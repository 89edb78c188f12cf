import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import { brokenRules } from '#kit/forms/broken-rules.ts';
import { focusField } from '#kit/forms/error-summary.tsx';
import { callOverHttp } from '#kit/http/call.ts';
import { queryOf, replaceAnswer } from '#kit/pages/query.ts';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import {
  mapSettings,
  settingNames,
  settings,
  type SettingPart,
  type SettingTexts,
} from '#shop/settings/declared-settings.ts';
import { HoldTrial } from '#shop/credit/office/hold-trial.tsx';
import { ChangeLog } from '#shop/office/change-log/change-log.tsx';
import { LoadState } from '#shop/office/load-state.tsx';
import { OfficeForm } from '#shop/office/forms/office-form.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useOfficeForm } from '#shop/office/forms/use-office-form.ts';
import { wantedZipCode } from '#shop/office/forms/wanted-texts.ts';
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
        <SettingsForm part={part} loaded={data} />
      ) : (
        <LoadState error={error} onRetry={() => void refetch()} />
      )}
    </OfficePage>
  );
}

/** One form for all parts, of which one is shown: what is typed in several is saved together. */
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
    wanted: (_field, rule, { CompanyCountryCode }) =>
      rule === 'zipCode' ? wantedZipCode(t, CompanyCountryCode || 'SE') : undefined,
    reload: () => callOverHttp(readOfficeSettings, {}),
    isSameForm: (pathname) => pathname.startsWith('/office/settings/'),
    onSaved: (saved) => {
      // The form may be opened again before the settings are read again.
      const kept = replaceAnswer(client, queryOf(readOfficeSettings, language).queryKey, saved);
      void kept.then(() => client.invalidateQueries());
    },
  });
  const labels = mapSettings((name) => t(`settings.field.${name}`));
  const onSubmit = useShownMistakes(part, form);
  const hold = useAskedHold(loaded, form, onSubmit);
  const onAway = useOtherPart(part);
  return (
    <OfficeForm
      form={{ ...form, onSubmit: hold.onSubmit }}
      labels={labels}
      mayWrite={may('settings.write')}
      onAway={onAway}
      aside={<ChangeLog entity="settings" id="shop" labels={labels} />}
    >
      <SettingFields part={part} form={form} labels={labels} />
      {hold.question}
    </OfficeForm>
  );
}

type Form = ReturnType<typeof useOfficeForm<OfficeSettings, SettingTexts>>;

/** Turning on that orders are held first shows what it would have held. */
function useAskedHold(loaded: OfficeSettings, form: Form, onSubmit: Form['onSubmit']) {
  const [asking, setAsking] = useState<HTMLFormElement>();
  const isAnswered = useRef(false);
  const isTurnedOn = form.values.CreditHold === 'true' && loaded.CreditHold !== 'true';
  return {
    onSubmit: (event: Parameters<Form['onSubmit']>[0]) => {
      if (!isTurnedOn || isAnswered.current) {
        isAnswered.current = false;
        return onSubmit(event);
      }
      event.preventDefault();
      setAsking(event.currentTarget);
    },
    question: asking && (
      <HoldTrial
        onNo={() => setAsking(undefined)}
        onYes={() => {
          isAnswered.current = true;
          setAsking(undefined);
          asking.requestSubmit();
        }}
      />
    ),
  };
}

/** Goes to the part that has a field, and to the field once it is in view. */
function useOtherPart(part: SettingPart) {
  const navigate = useNavigate();
  const wanted = useRef<{ name: keyof SettingTexts; form: HTMLFormElement | null }>(undefined);
  useEffect(() => {
    const { current } = wanted;
    if (!current || settings[current.name].part !== part) return;
    wanted.current = undefined;
    // The frame first focuses the page's heading.
    const frame = requestAnimationFrame(() => focusField(current.form, current.name));
    return () => cancelAnimationFrame(frame);
  }, [part]);
  return (name: keyof SettingTexts, form: HTMLFormElement | null) => {
    wanted.current = { name, form };
    void navigate(`/office/settings/${settings[name].part}`);
  };
}

/** Shows the part with the first mistake when the form is refused and the part in view has none. */
function useShownMistakes(part: SettingPart, { errors, onSubmit }: Form): Form['onSubmit'] {
  const navigate = useNavigate();
  const [tried, setTried] = useState(0);
  const isWrong = Object.keys(errors).length > 0;
  const showMistakes = useEffectEvent(() => {
    const wrong = settingNames.filter((name) => errors[name]);
    const [first] = wrong;
    if (first === undefined || wrong.some((name) => settings[name].part === part)) return;
    void navigate(`/office/settings/${settings[first].part}`);
  });
  useEffect(() => showMistakes(), [tried, isWrong]);
  return (event) => {
    setTried((count) => count + 1);
    return onSubmit(event);
  };
}
