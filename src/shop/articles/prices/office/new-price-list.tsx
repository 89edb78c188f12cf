import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { brokenRules } from '#kit/forms/broken-rules.ts';
import { callOverHttp } from '#kit/http/call.ts';
import { TextField } from '#kit/forms/field.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { FormPart, OfficeForm } from '#shop/office/forms/office-form.tsx';
import { TextPair } from '#shop/office/forms/text-pair.tsx';
import { useOfficeForm } from '#shop/office/forms/use-office-form.ts';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { currencyCodes } from '#kit/text/numbers/currencies.ts';
import { createPriceList, listPriceLists, NewPriceList, type PriceList } from './contract.ts';
import { priceListLabels } from './price-list-form.tsx';

type Values = { Code: string; NameSV: string; NameEN: string; CurrencyCode: string };
const blank: Values = { Code: '', NameSV: '', NameEN: '', CurrencyCode: 'SEK' };

export function NewPriceListForm() {
  const t = useOfficeT();
  const may = useMay();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asked] = useSearchParams();
  // Who comes from a file with prices in a currency needs a list in it, which cannot be changed later.
  const CurrencyCode = currencyCodes.find((code) => code === asked.get('currency')) ?? blank.CurrencyCode;
  const labels = {
    Code: t('priceLists.field.Code'),
    ...priceListLabels(t),
    CurrencyCode: t('priceLists.field.CurrencyCode'),
  };
  const form = useOfficeForm<PriceList, Values>({
    loaded: undefined,
    valuesOf: (list) => list ?? { ...blank, CurrencyCode },
    check: (values) => brokenRules(NewPriceList, values),
    save: (values) => callOverHttp(createPriceList, values as typeof values & { CurrencyCode: 'SEK' }),
    onSaved: (saved) => {
      for (const name of [listPriceLists.name, 'readCustomerChoices'])
        void client.invalidateQueries({ queryKey: [name] });
      if (saved) void navigate(`/office/price-lists/${encodeURIComponent(saved.Code)}`, { replace: true });
    },
  });
  return (
    <OfficeForm form={form} labels={labels} mayWrite={may('prices.write')} submit={t('form.create')}>
      <FormPart title={t('priceLists.part.what')}>
        <TextField
          {...form.field('Code')}
          label={labels.Code}
          hint={t('priceLists.codeHint')}
          autoComplete="off"
        />
        <SelectField
          {...form.field('CurrencyCode')}
          label={labels.CurrencyCode}
          hint={t('priceLists.currencyHint')}
        >
          {currencyCodes.map((currency) => (
            <option key={currency} value={currency}>
              {currency}
            </option>
          ))}
        </SelectField>
        <TextPair form={form} names={['NameSV', 'NameEN']} label={t('priceLists.name')} control={TextField} />
      </FormPart>
    </OfficeForm>
  );
}
