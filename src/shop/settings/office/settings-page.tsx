import { useQueryClient } from '@tanstack/react-query';
import { brokenRules } from '#kit/forms/broken-rules.ts';
import { callOverHttp } from '#kit/http/call.ts';
import { TextArea, TextField } from '#kit/forms/field.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { ChangeLog } from '#shop/office/change-log/change-log.tsx';
import { LoadState } from '#shop/office/load-state.tsx';
import { FormPart, OfficeForm } from '#shop/office/forms/office-form.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { TextPair } from '#shop/office/forms/text-pair.tsx';
import { useOfficeForm } from '#shop/office/forms/use-office-form.ts';
import { useMay, useMayChange } from '#shop/office/use-staff.ts';
import { ThemeFields } from './theme-fields.tsx';
import { changeSettings, readOfficeSettings, settingNames, SettingsInput } from './contract.ts';
import type { OfficeSettings } from './contract.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';

type Values = Record<keyof SettingsInput, string>;
const pairs = [
  'OrderMonth',
  'OrderMonthsSeason',
  'ArticleNewsText',
  'ArticleSeasonNewsText',
  'SeasonNewsMenu',
] as const;
const months = ['OrderMonth', 'OrderMonthSeason'] as const;
const company = [
  'CompanyName',
  'CompanyRegistrationNumber',
  'CompanyVatNumber',
  'CompanySeat',
  'CompanyAddress',
  'CompanyZipCode',
  'CompanyCity',
  'CompanyCountryCode',
  'CompanyEmail',
  'CompanyTelephone',
] as const;
const delivery = ['CutOffTime', 'HandlingDays', 'InboundDays', 'OrderOpenMinutes'] as const;
const payment = ['Bankgiro', 'Iban', 'Bic'] as const;
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
  const mayChange = useMayChange('settings');
  const readsContent = may('content.read');
  const client = useQueryClient();
  const form = useOfficeForm<OfficeSettings, Values>({
    loaded,
    valuesOf: (settings) =>
      Object.fromEntries(settingNames.map((name) => [name, settings?.[name] ?? ''])) as Values,
    check: (values) => brokenRules(SettingsInput, values),
    save: (values, Version) => callOverHttp(changeSettings, { ...values, Version }),
    reload: () => callOverHttp(readOfficeSettings, {}),
    onSaved: () => void client.invalidateQueries(),
  });
  const labels = Object.fromEntries(
    settingNames.map((name) => [name, t(`settings.field.${name}`)]),
  ) as Values;
  const line = (name: keyof Values) => ({
    ...form.field(name),
    label: labels[name],
    ...(name in hints && { hint: t(hints[name as keyof typeof hints]) }),
    ...(!mayChange(name) && {
      readOnly: true,
      hint: t(isOfDelivery(name) ? 'settings.byOrders' : 'settings.byInvoicing'),
    }),
  });
  const lines = (names: readonly (keyof Values)[]) =>
    names.map((name) => <TextField key={name} {...line(name)} autoComplete="off" />);
  return (
    <OfficeForm
      form={form}
      labels={labels}
      mayWrite={may('settings.write')}
      aside={<ChangeLog entity="settings" id="shop" labels={labels} />}
    >
      {readsContent && (
        <FormPart title={t('settings.part.texts')}>
          {lines(months)}
          {pairs.map((name) => (
            <TextPair
              key={name}
              form={form}
              names={[`${name}SV`, `${name}EN`]}
              label={t(`settings.pair.${name}`)}
              control={TextField}
            />
          ))}
        </FormPart>
      )}
      {readsContent && (
        <FormPart title={t('settings.part.search')} hint={t('settings.searchHint')}>
          <TextArea {...line('SearchSynonyms')} rows={12} spellCheck={false} />
        </FormPart>
      )}
      <FormPart title={t('settings.part.company')} hint={t('settings.companyHint')}>
        {lines(company)}
      </FormPart>
      <FormPart title={t('settings.part.payment')} hint={t('settings.paymentHint')}>
        {lines(payment)}
      </FormPart>
      <FormPart title={t('settings.part.delivery')} hint={t('settings.deliveryHint')}>
        {lines(delivery)}
      </FormPart>
      {readsContent && (
        <FormPart title={t('settings.part.look')} hint={t('settings.lookHint')}>
          <ThemeFields
            values={form.values}
            line={line}
            mayWrite={may('settings.write') && may('content.write')}
            onLogo={(LookLogo) => form.change({ LookLogo })}
          />
        </FormPart>
      )}
    </OfficeForm>
  );
}

const hints = {
  OrderMonth: 'settings.hint.OrderMonth',
  CutOffTime: 'settings.hint.CutOffTime',
  HandlingDays: 'settings.hint.HandlingDays',
  InboundDays: 'settings.hint.InboundDays',
  OrderOpenMinutes: 'settings.hint.OrderOpenMinutes',
} as const satisfies Partial<Record<keyof SettingsInput, string>>;

function isOfDelivery(name: keyof SettingsInput): boolean {
  return delivery.some((one) => one === name);
}
