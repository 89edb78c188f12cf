import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { callOverHttp } from '#kit/http/call.ts';
import { TextField } from '#kit/forms/field.tsx';
import { Modal } from '#kit/widgets/modal.tsx';
import { useForm } from '#kit/forms/use-form.ts';
import { DeleteButton } from '#shop/office/delete-button.tsx';
import desk from '#shop/office/desk.module.css';
import { useAmounts } from '#shop/office/use-amounts.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import {
  checkPrice,
  inputOfPrice,
  isRegularUnseen,
  valuesOfPrice,
  wantedOfPrice,
  type PriceValues,
} from './price-form.ts';
import * as calls from './price-contract.ts';
import type { PriceRow } from './price-contract.ts';
import { PriceWindowFoot } from './price-window-foot.tsx';
import styles from './prices.module.css';

type Props = { code: string; currency: string; price: PriceRow | undefined; onClose: () => void };

/** A dialog for one price and its days; without days it applies whenever no other price does. */
export function PriceWindow({ code, currency, price, onClose }: Props) {
  const t = useOfficeT();
  const { money } = useAmounts();
  const client = useQueryClient();
  const place = price && { code, articleId: price.ArticleId, periodId: price.PeriodId };
  const done = () => {
    const changed = ['listPrices', 'listPricesOfArticle', 'listPriceLists', 'readPriceList', 'listChanges'];
    const ofArticle = ['readOfficeArticle', 'listOfficeArticles'];
    for (const name of [...changed, ...ofArticle]) void client.invalidateQueries({ queryKey: [name] });
    onClose();
  };
  const form = useForm({
    initial: valuesOfPrice(price, t.language),
    check: (values) => checkPrice(values, price !== undefined, currency),
    send: async (values) => {
      const input = inputOfPrice(values, currency);
      if (place && price)
        await callOverHttp(calls.changePrice, { ...place, ...input, Version: price.Version });
      else await callOverHttp(calls.addPrice, { code, ...input });
      toast(t('form.saved'));
      done();
    },
    message: (field, rule) =>
      field === 'ValidTo' && rule === 'minAmount' ? t('prices.daysWrong') : undefined,
    wanted: (field, rule, values) => wantedOfPrice(t, rule, { text: values[field], currency }),
  });
  return (
    <Modal title={price ? `${price.ArticleNumber} ${price.NameSV}` : t('prices.new')} open onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={form.onSubmit}>
        {!price && (
          <TextField
            {...form.field('ArticleNumber')}
            label={t('articles.field.ArticleNumber')}
            autoComplete="off"
          />
        )}
        <div className={styles.pair}>
          <TextField {...form.field('Price')} label={t('prices.priceIn', { currency })} inputMode="decimal" />
          <TextField
            {...form.field('RegularPrice')}
            label={t('articles.field.RegularPrice')}
            hint={<RegularHint values={form.values} currency={currency} />}
            inputMode="decimal"
            optional
          />
          <TextField
            {...form.field('RecommendedPrice')}
            label={t('prices.field.RecommendedPrice')}
            hint={t('prices.recommendedHint')}
            inputMode="decimal"
            optional
          />
          <TextField {...form.field('ValidFrom')} label={t('prices.field.ValidFrom')} type="date" optional />
          <TextField {...form.field('ValidTo')} label={t('prices.field.ValidTo')} type="date" optional />
        </div>
        <p className={desk.note}>{t('prices.hint')}</p>
        <PriceWindowFoot form={form} onClose={onClose}>
          {place && price && (
            <DeleteButton
              name={`${price.ArticleNumber}, ${money(price.Price, currency)}`}
              onDelete={() => callOverHttp(calls.deletePrice, place)}
              onDeleted={done}
            />
          )}
        </PriceWindowFoot>
      </form>
    </Modal>
  );
}

function RegularHint({ values, currency }: { values: PriceValues; currency: string }) {
  const t = useOfficeT();
  return isRegularUnseen(values, currency) ? (
    <strong>{t('articles.regularUnseen')}</strong>
  ) : (
    t('articles.regularHint')
  );
}
