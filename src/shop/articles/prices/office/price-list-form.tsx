import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { brokenRules } from '#kit/forms/broken-rules.ts';
import { callOverHttp } from '#kit/http/call.ts';
import { TextField } from '#kit/forms/field.tsx';
import { CustomersOfList } from '#shop/customers/office/customers-of-list.tsx';
import { ChangeLog } from '#shop/office/change-log/change-log.tsx';
import { DeleteButton } from '#shop/office/delete-button.tsx';
import { FormPart, OfficeForm } from '#shop/office/forms/office-form.tsx';
import { TextPair } from '#shop/office/forms/text-pair.tsx';
import { useOfficeForm } from '#shop/office/forms/use-office-form.ts';
import { useMay } from '#shop/office/use-staff.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import {
  deletePriceList,
  PriceListNames,
  readPriceList,
  renamePriceList,
  type PriceList,
} from './contract.ts';

type Values = { NameSV: string; NameEN: string };

/** A price list's name, its customers and its change log. */
export function PriceListForm({ loaded }: { loaded: PriceList }) {
  const t = useOfficeT();
  const may = useMay();
  const client = useQueryClient();
  const navigate = useNavigate();
  const code = loaded.Code;
  const labels = priceListLabels(t);
  const forget = () => {
    for (const name of ['listPriceLists', 'readCustomerChoices', 'listPricesOfArticle', 'listChanges'])
      void client.invalidateQueries({ queryKey: [name] });
  };
  const form = useOfficeForm<PriceList, Values>({
    loaded,
    valuesOf: (list) => ({ NameSV: list?.NameSV ?? '', NameEN: list?.NameEN ?? '' }),
    check: (values) => brokenRules(PriceListNames, values),
    save: async (values, Version) => {
      const saved = await callOverHttp(renamePriceList, { code, ...values, Version });
      void client.invalidateQueries({ queryKey: [readPriceList.name] });
      return saved;
    },
    reload: () => callOverHttp(readPriceList, { code }),
    onSaved: forget,
  });
  return (
    <OfficeForm
      form={form}
      labels={labels}
      mayWrite={may('prices.write')}
      more={
        code !== 'standard' && (
          <DeleteButton
            name={code}
            onDelete={() => callOverHttp(deletePriceList, { code })}
            onDeleted={() => {
              forget();
              form.leaveFreely(() => void navigate('/office/price-lists', { replace: true }));
            }}
          />
        )
      }
      aside={
        <>
          {may('customers.read') && <CustomersOfList code={code} />}
          <ChangeLog entity="price-list" id={code} labels={labels} />
        </>
      }
    >
      <FormPart title={t('priceLists.part.what')}>
        <TextPair form={form} names={['NameSV', 'NameEN']} label={t('priceLists.name')} control={TextField} />
      </FormPart>
    </OfficeForm>
  );
}

export function priceListLabels(t: OfficeT) {
  const label = t('priceLists.name');
  return { NameSV: t('form.inSwedish', { label }), NameEN: t('form.inEnglish', { label }) };
}
