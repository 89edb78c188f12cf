import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { brokenRules } from '#kit/forms/broken-rules.ts';
import { TextField } from '#kit/forms/field.tsx';
import { useForm } from '#kit/forms/use-form.ts';
import { callOverHttp } from '#kit/http/call.ts';
import { Modal } from '#kit/widgets/modal.tsx';
import { NewPriceList, type PriceList } from '#shop/articles/prices/office/contract.ts';
import { priceListLabels } from '#shop/articles/prices/office/price-list-form.tsx';
import { PriceWindowFoot } from '#shop/articles/prices/office/price-window-foot.tsx';
import formStyles from '#shop/articles/prices/office/prices.module.css';
import desk from '#shop/office/desk.module.css';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { copyPriceList } from './contract.ts';

type Props = { list: PriceList; onClose: () => void };

/** A new list with the prices of this one. */
export function CopyWindow({ list, onClose }: Props) {
  const t = useOfficeT();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { CurrencyCode } = list;
  const form = useForm({
    initial: { Code: '', NameSV: '', NameEN: '' },
    check: (values) => brokenRules(NewPriceList, { ...values, CurrencyCode }),
    send: async (values) => {
      const copy = await callOverHttp(copyPriceList, { code: list.Code, ...values });
      for (const name of ['listPriceLists', 'readCustomerChoices', 'listChanges'])
        void client.invalidateQueries({ queryKey: [name] });
      onClose();
      void navigate(`/office/price-lists/${encodeURIComponent(copy.Code)}`);
    },
    message: () => undefined,
  });
  const labels = priceListLabels(t);
  return (
    <Modal title={t('priceCopy.open')} open onClose={onClose}>
      <form className={formStyles.form} noValidate onSubmit={form.onSubmit}>
        <TextField
          {...form.field('Code')}
          label={t('priceLists.field.Code')}
          hint={t('priceLists.codeHint')}
          autoComplete="off"
        />
        <div className={formStyles.pair}>
          <TextField {...form.field('NameSV')} label={labels.NameSV} />
          <TextField {...form.field('NameEN')} label={labels.NameEN} optional />
        </div>
        <p className={desk.note}>{t('priceCopy.hint')}</p>
        <PriceWindowFoot form={form} onClose={onClose}>
          {null}
        </PriceWindowFoot>
      </form>
    </Modal>
  );
}
