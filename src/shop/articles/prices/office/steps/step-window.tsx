import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { TextField } from '#kit/forms/field.tsx';
import { useForm } from '#kit/forms/use-form.ts';
import { callOverHttp } from '#kit/http/call.ts';
import { Modal } from '#kit/widgets/modal.tsx';
import { DeleteButton } from '#shop/office/delete-button.tsx';
import desk from '#shop/office/desk.module.css';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { wantedOfPrice } from '#shop/articles/prices/office/price-form.ts';
import { PriceWindowFoot } from '#shop/articles/prices/office/price-window-foot.tsx';
import styles from '#shop/articles/prices/office/prices.module.css';
import * as calls from './contract.ts';
import type { StepRow } from './contract.ts';
import { checkStep, inputOfStep, valuesOfStep } from './step-form.ts';

type Props = { code: string; currency: string; step: StepRow | undefined; onClose: () => void };

/** A dialog for the price of an article from so many pieces. */
export function StepWindow({ code, currency, step, onClose }: Props) {
  const t = useOfficeT();
  const client = useQueryClient();
  const place = step && { code, stepId: step.StepId };
  const done = () => {
    for (const name of [calls.listSteps.name, 'listPricesOfArticle', 'listChanges'])
      void client.invalidateQueries({ queryKey: [name] });
    onClose();
  };
  const form = useForm({
    initial: valuesOfStep(step, t.language),
    check: (values) => checkStep(values, currency),
    send: async (values) => {
      const input = inputOfStep(values, currency);
      if (place && step) await callOverHttp(calls.changeStep, { ...place, ...input, Version: step.Version });
      else await callOverHttp(calls.addStep, { code, ...input });
      toast(t('form.saved'));
      done();
    },
    message: (field, rule) =>
      field === 'ValidTo' && rule === 'minAmount' ? t('prices.daysWrong') : undefined,
    wanted: (field, rule, values) =>
      field === 'Price' ? wantedOfPrice(t, rule, { text: values.Price, currency }) : undefined,
  });
  return (
    <Modal title={step ? `${step.ArticleNumber} ${step.NameSV}` : t('steps.new')} open onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={form.onSubmit}>
        {!step && (
          <TextField
            {...form.field('ArticleNumber')}
            label={t('articles.field.ArticleNumber')}
            autoComplete="off"
          />
        )}
        <div className={styles.pair}>
          <TextField
            {...form.field('Quantity')}
            label={t('steps.field.Quantity')}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField {...form.field('Price')} label={t('prices.priceIn', { currency })} inputMode="decimal" />
          <TextField {...form.field('ValidFrom')} label={t('prices.field.ValidFrom')} type="date" optional />
          <TextField {...form.field('ValidTo')} label={t('prices.field.ValidTo')} type="date" optional />
        </div>
        <p className={desk.note}>{t('steps.hint')}</p>
        <PriceWindowFoot form={form} onClose={onClose}>
          {place && step && (
            <DeleteButton
              name={t('steps.named', { article: step.ArticleNumber, count: step.Quantity })}
              onDelete={() => callOverHttp(calls.deleteStep, place)}
              onDeleted={done}
            />
          )}
        </PriceWindowFoot>
      </form>
    </Modal>
  );
}
