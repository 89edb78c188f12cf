import { useQueryClient } from '@tanstack/react-query';
import { useToday } from '#kit/browser/use-today.ts';
import { brokenRules } from '#kit/forms/broken-rules.ts';
import { TextField } from '#kit/forms/field.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { callOverHttp } from '#kit/http/call.ts';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { numberInField, parseNumber } from '#kit/text/number-text.ts';
import { amountCell, Table } from '#kit/widgets/table.tsx';
import { ChangeLog } from '#shop/office/change-log/change-log.tsx';
import { ExportLinks } from '#shop/office/file-links.tsx';
import { FormPart, OfficeForm } from '#shop/office/forms/office-form.tsx';
import { useOfficeForm } from '#shop/office/forms/use-office-form.ts';
import { LoadState } from '#shop/office/load-state.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import {
  addRates,
  CurrencyRateInput,
  foreignCurrencies,
  readRates,
  type CurrencyRateInput as Input,
  type CurrencyRates,
} from './contract.ts';
import styles from './rates-page.module.css';

/** More are in the file. */
const mostShown = 100;

export default function OfficeRatesPage() {
  const t = useOfficeT();
  const mayWrite = useMay()('invoices.write');
  const { data, error, refetch } = useEndpoint(readRates);
  return (
    <OfficePage title={t('rates.title')} actions={<ExportLinks kind="rates" name={t('rates.title')} />}>
      <p className={styles.intro}>{t('rates.intro')}</p>
      {mayWrite && <RateForm />}
      {data ? <RateTable rates={data} /> : <LoadState error={error} onRetry={() => void refetch()} />}
      <div className={styles.log}>
        <ChangeLog entity="currency-rate" id="rates" labels={{}} />
      </div>
    </OfficePage>
  );
}

type Values = { CurrencyCode: string; Day: string; Rate: string };

/** Adds the rate of a day, or corrects it. */
function RateForm() {
  const t = useOfficeT();
  const client = useQueryClient();
  const today = useToday();
  const blank: Values = { CurrencyCode: 'EUR', Day: today, Rate: '' };
  const inputOf = (values: Values) => ({
    CurrencyCode: values.CurrencyCode as Input['CurrencyCode'],
    Day: values.Day,
    Rate: parseNumber(values.Rate) ?? Number.NaN,
  });
  const form = useOfficeForm<CurrencyRates & { Version: string }, Values>({
    loaded: undefined,
    valuesOf: () => blank,
    check: (values) => ({
      ...brokenRules(CurrencyRateInput, inputOf(values)),
      ...(values.Rate.trim() === '' && { Rate: 'required' as const }),
    }),
    save: async (values) => {
      const saved = await callOverHttp(addRates, { Rows: [inputOf(values)] });
      return { ...saved, Version: '' };
    },
    onSaved: () => void client.invalidateQueries(),
    fieldOf: (refused) => refused.replace('Rows.', ''),
  });
  const labels = { CurrencyCode: t('rates.currency'), Day: t('rates.day'), Rate: t('rates.rate') };
  return (
    <OfficeForm form={form} labels={labels} mayWrite submit={t('rates.add')}>
      <FormPart title={t('rates.part')}>
        <SelectField {...form.field('CurrencyCode')} label={labels.CurrencyCode}>
          {foreignCurrencies.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </SelectField>
        <TextField {...form.field('Day')} label={labels.Day} type="date" />
        <TextField
          {...form.field('Rate')}
          label={labels.Rate}
          hint={t('rates.rateHint')}
          inputMode="decimal"
          autoComplete="off"
        />
      </FormPart>
    </OfficeForm>
  );
}

function RateTable({ rates: { Rows } }: { rates: CurrencyRates }) {
  const t = useOfficeT();
  const language = useLanguage();
  if (Rows.length === 0) return <p className={styles.empty}>{t('rates.empty')}</p>;
  return (
    <Table caption={t('rates.title')}>
      <thead>
        <tr>
          <th scope="col">{t('rates.day')}</th>
          <th scope="col">{t('rates.currency')}</th>
          <th scope="col" className={amountCell}>
            {t('rates.rate')}
          </th>
        </tr>
      </thead>
      <tbody>
        {Rows.slice(0, mostShown).map((row) => (
          <tr key={`${row.CurrencyCode} ${row.Day}`}>
            <td>{row.Day}</td>
            <td>{row.CurrencyCode}</td>
            <td className={amountCell}>{numberInField(row.Rate, language)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
