import { Checkbox } from '#kit/forms/checkbox.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { parseNumber } from '#kit/text/number-text.ts';
import { dayUnits } from '#kit/text/numbers/other-units.ts';
import { CountryChoices } from '#shop/office/country-choices.tsx';
import { FormPart, wholeRow } from '#shop/office/forms/office-form.tsx';
import { nameOfRow, nameValuesOf } from '#shop/office/registers/name-values.ts';
import { NamesFields, useNameLabels } from '#shop/office/registers/names-fields.tsx';
import type { Stored } from '#shop/office/registers/register-calls.ts';
import { RegisterForm } from '#shop/office/registers/register-form.tsx';
import { incotermInWords, incoterms } from '#shop/settings/incoterms.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { wayCalls, WayInput } from './contract.ts';

type Way = Stored<WayInput>;

const valuesOf = (loaded: Way | undefined) => ({
  ...nameValuesOf(loaded),
  Active: loaded && !loaded.Active ? '' : 'true',
  Collected: loaded?.Collected ? 'true' : '',
  TransportDays: String(loaded?.TransportDays ?? 2),
  CarrierAccount: loaded?.CarrierAccount ? 'true' : '',
  TrackingTemplate: loaded?.TrackingTemplate ?? '',
  Incoterms: loaded?.Incoterms ?? '',
  IncotermsPlace: loaded?.IncotermsPlace ?? '',
  ParcelPattern: loaded?.ParcelPattern ?? '',
  Countries: (loaded?.Countries ?? []).join(','),
});
type Values = ReturnType<typeof valuesOf>;

const inputOf = (values: Values): WayInput => ({
  NameSV: values.NameSV,
  NameEN: values.NameEN,
  NameDE: values.NameDE,
  Active: values.Active === 'true',
  Collected: values.Collected === 'true',
  CarrierAccount: values.CarrierAccount === 'true',
  TransportDays: parseNumber(values.TransportDays, { units: dayUnits }) ?? Number.NaN,
  TrackingTemplate: values.TrackingTemplate,
  Incoterms: values.Incoterms,
  IncotermsPlace: values.IncotermsPlace,
  ParcelPattern: values.ParcelPattern,
  Countries: values.Countries.split(',').filter(Boolean),
});

export function WayForm({ loaded, onDone }: { loaded: Way | undefined; onDone: () => void }) {
  const t = useOfficeT();
  const language = useLanguage();
  const labels: Record<keyof Values, string> = {
    ...useNameLabels(),
    Active: t('ways.field.Active'),
    Collected: t('ways.field.Collected'),
    TransportDays: t('ways.field.TransportDays'),
    CarrierAccount: t('ways.field.CarrierAccount'),
    TrackingTemplate: t('ways.field.TrackingTemplate'),
    Incoterms: t('ways.field.Incoterms'),
    IncotermsPlace: t('ways.field.IncotermsPlace'),
    ParcelPattern: t('ways.field.ParcelPattern'),
    Countries: t('ways.field.Countries'),
  };
  return (
    <RegisterForm<WayInput, Values>
      calls={{ ...wayCalls, Input: WayInput }}
      entity="way"
      right="orders.write"
      loaded={loaded}
      name={loaded ? nameOfRow(loaded, language) : ''}
      valuesOf={valuesOf}
      inputOf={inputOf}
      labels={labels}
      onDone={onDone}
    >
      {(form) => (
        <>
          <FormPart title={t('ways.part.name')}>
            <NamesFields form={form} />
            <Checkbox {...form.flag('Active')} className={wholeRow} label={labels.Active} />
          </FormPart>
          <FormPart title={t('ways.part.delivery')} hint={t('ways.collectedHint')}>
            <Checkbox {...form.flag('Collected')} className={wholeRow} label={labels.Collected} />
            <Checkbox {...form.flag('CarrierAccount')} className={wholeRow} label={labels.CarrierAccount} />
            <TextField
              {...form.field('TransportDays')}
              label={labels.TransportDays}
              hint={t('ways.transportHint')}
              inputMode="numeric"
            />
            <TextField
              {...form.field('TrackingTemplate')}
              className={wholeRow}
              label={labels.TrackingTemplate}
              hint={t('ways.trackingHint', { consignmentId: '{consignmentId}' })}
              inputMode="url"
              spellCheck={false}
              optional
            />
            <TextField
              {...form.field('ParcelPattern')}
              className={wholeRow}
              label={labels.ParcelPattern}
              hint={t('ways.patternHint')}
              autoComplete="off"
              spellCheck={false}
              optional
            />
          </FormPart>
          <CustomsPart form={form} labels={labels} />
          <FormPart title={t('ways.part.countries')} hint={t('ways.countriesHint')}>
            <CountryChoices
              label={labels.Countries}
              value={form.values.Countries}
              onChange={(Countries) => form.change({ Countries })}
            />
          </FormPart>
        </>
      )}
    </RegisterForm>
  );
}

type CustomsTerm = 'Incoterms' | 'IncotermsPlace';
type CustomsProps = {
  form: { field: (name: CustomsTerm) => { value: string | undefined; error?: string | undefined } };
  labels: Record<CustomsTerm, string>;
};

/** The terms that the commercial invoice of an export states. */
function CustomsPart({ form, labels }: CustomsProps) {
  const t = useOfficeT();
  return (
    <FormPart title={t('ways.part.customs')} hint={t('ways.customsHint')}>
      <SelectField {...form.field('Incoterms')} label={labels.Incoterms} optional>
        <option value="">{t('ways.incotermsOfShop')}</option>
        {incoterms.map((code) => (
          <option key={code} value={code}>
            {incotermInWords(code)}
          </option>
        ))}
      </SelectField>
      <TextField
        {...form.field('IncotermsPlace')}
        label={labels.IncotermsPlace}
        hint={t('settings.hint.IncotermsPlace')}
        optional
      />
    </FormPart>
  );
}
