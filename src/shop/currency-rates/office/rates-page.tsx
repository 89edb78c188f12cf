import { useQueryClient } from '@tanstack/react-query';
import { useToday } from '#kit/browser/use-today.ts';
import { brokenRules } from '#kit/forms/broken-rules.ts';
import { TextField } from '#kit/forms/field.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { callOverHttp } from '#kit/http/call.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { parseNumber } from '#kit/text/number-text.ts';
import { numberInField } from '#kit/text/numbers/number-in-field.ts';
import { ChangeLog } from '#shop/office/change-log/change-log.tsx';
import { ExportLinks } from '#shop/office/file-links.tsx';
import { FormPart, OfficeForm } from '#shop/office/forms/office-form.tsx';
import { useOfficeForm } from '#shop/office/forms/use-office-form.ts';
import { OfficeList, type OfficeColumn } from '#shop/office/lists/office-list.tsx';
import { useOfficeList } from '#shop/office/lists/use-office-list.ts';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import {
  addRates,
  CurrencyRateInput,
  foreignCurrencies,
  readRates,
  type CurrencyRateInput as Input,
  type CurrencyRates,
  type RateRow,
} from './contract.ts';
import styles from './rates-page.module.css';

const blank = {};

export default function OfficeRatesPage() {
  const t = useOfficeT();
  const mayWrite = useMay()('invoices.write');
  const list = useOfficeList(blank);
  const { skip, take } = list.part;
  const answer = useEndpoint(readRates, { skip, take });
  return (
    <OfficePage title={t('rates.title')} actions={<ExportLinks kind="rates" name={t('rates.title')} />}>
      <p className={styles.intro}>{t('rates.intro')}</p>
      {mayWrite && <RateForm />}
      <OfficeList
        caption={t('rates.title')}
        state={list}
        columns={columnsOf(t)}
        idOf={({ Id }) => Id}
        nameOf={({ CurrencyCode, Day }) => `${CurrencyCode} ${Day}`}
        answer={answer}
      />
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
  const values: Values = { CurrencyCode: 'EUR', Day: today, Rate: '' };
  const inputOf = (values: Values) => ({
    CurrencyCode: values.CurrencyCode as Input['CurrencyCode'],
    Day: values.Day,
    Rate: parseNumber(values.Rate) ?? Number.NaN,
  });
  const form = useOfficeForm<CurrencyRates & { Version: string }, Values>({
    loaded: undefined,
    valuesOf: () => values,
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

function columnsOf(t: OfficeT): OfficeColumn<RateRow>[] {
  return [
    { label: t('rates.day'), cell: ({ Day }) => Day },
    { label: t('rates.currency'), cell: ({ CurrencyCode }) => CurrencyCode },
    { label: t('rates.rate'), amount: true, cell: ({ Rate }) => numberInField(Rate, t.language) },
  ];
}
