import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useForm } from '#kit/forms/use-form.ts';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import type { InputOf, OutputOf } from '#kit/http/endpoint.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { Button } from '#kit/widgets/button.tsx';
import { Modal } from '#kit/widgets/modal.tsx';
import { listPriceLists, type PriceList } from '#shop/articles/prices/office/contract.ts';
import formStyles from '#shop/articles/prices/office/prices.module.css';
import { SaveFailure } from '#shop/office/forms/save-failure.tsx';
import { readingsText } from '#shop/office/forms/readings-text.ts';
import desk from '#shop/office/desk.module.css';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { priceListTitle } from '#shop/articles/prices/price-list-title.ts';
import { fillPriceList } from './contract.ts';
import { blankFill, checkFill, inputOfFill } from './fill-form.ts';
import { FillPreview } from './fill-preview.tsx';
import { roundings } from './percent-of.ts';

type Input = Omit<InputOf<typeof fillPriceList>, 'code' | 'DryRun'>;
type Told = OutputOf<typeof fillPriceList>;
type Props = { list: PriceList; onClose: () => void };

/** Gives a list the prices of another in percent, after it has been shown in figures what that does. */
export function FillWindow({ list, onClose }: Props) {
  const t = useOfficeT();
  const [looked, setLooked] = useState<{ input: Input; told: Told }>();
  const form = useForm({
    initial: blankFill,
    check: checkFill,
    send: async (values) => {
      const input = inputOfFill(values);
      const told = await callOverHttp(fillPriceList, { code: list.Code, ...input, DryRun: true });
      setLooked({ input, told });
    },
    message: () => undefined,
    wanted: (field, rule, values) => (rule === 'number' ? readingsText(t, values[field] ?? '') : undefined),
  });
  const { data } = useEndpoint(listPriceLists);
  const others = data?.Rows.filter(({ Code }) => Code !== list.Code) ?? [];
  const other = others.find(({ Code }) => Code === form.values.From);
  const isOtherCurrency = other !== undefined && other.CurrencyCode !== list.CurrencyCode;
  if (looked)
    return (
      <Modal title={t('priceFill.open')} open onClose={onClose}>
        <Looked {...looked} code={list.Code} onBack={() => setLooked(undefined)} onClose={onClose} />
      </Modal>
    );
  return (
    <Modal title={t('priceFill.open')} open onClose={onClose}>
      <form className={formStyles.form} noValidate onSubmit={form.onSubmit}>
        <SelectField {...form.field('From')} label={t('priceFill.From')}>
          <option value="">{t('priceFill.choose')}</option>
          {others.map((one) => (
            <option key={one.Code} value={one.Code}>
              {priceListTitle({ ...one, Name: one.NameSV })}
            </option>
          ))}
        </SelectField>
        <div className={formStyles.pair}>
          <TextField
            {...form.field('Percent')}
            label={t('priceFill.Percent')}
            hint={t('priceFill.percentHint')}
            inputMode="decimal"
            autoComplete="off"
          />
          {isOtherCurrency && (
            <TextField
              {...form.field('Factor')}
              label={t('priceFill.Factor', { own: list.CurrencyCode, other: other.CurrencyCode })}
              inputMode="decimal"
              autoComplete="off"
            />
          )}
          <SelectField {...form.field('Rounding')} label={t('priceFill.Rounding')}>
            {roundings.map((one) => (
              <option key={one} value={one}>
                {t(`priceFill.Rounding.${one}`)}
              </option>
            ))}
          </SelectField>
          <SelectField {...form.field('Which')} label={t('priceFill.Which')}>
            <option value="missing">{t('priceFill.Which.missing')}</option>
            <option value="all">{t('priceFill.Which.all')}</option>
          </SelectField>
        </div>
        <Checkbox
          label={t('priceFill.Steps')}
          checked={form.values.Steps === 'true'}
          onChange={({ target }) => form.change({ Steps: target.checked ? 'true' : '' })}
        />
        <p className={desk.note}>{t('priceFill.hint')}</p>
        <SaveFailure failure={form.failure} />
        <div className={desk.buttons}>
          <Button type="submit" kind="primary" busy={form.sending && t('priceFill.looking')}>
            {t('priceFill.look')}
          </Button>
          <Button onClick={onClose}>{t('general.cancel')}</Button>
        </div>
      </form>
    </Modal>
  );
}

type LookedProps = { input: Input; told: Told; code: string; onBack: () => void; onClose: () => void };

function Looked({ input, told, code, onBack, onClose }: LookedProps) {
  const t = useOfficeT();
  const client = useQueryClient();
  const act = useMutation<Told, CallError>({
    mutationFn: () => callOverHttp(fillPriceList, { code, ...input, DryRun: false }),
    networkMode: 'always',
    onSuccess: ({ Added, Changed }) => {
      const n = Added + Changed;
      toast(t(n === 1 ? 'priceFill.done.one' : 'priceFill.done.other', { n }));
      onClose();
    },
    // One that failed halfway has filled some.
    onSettled: () => void client.invalidateQueries(),
  });
  const count = told.Added + told.Changed;
  return (
    <>
      <FillPreview told={told} />
      {act.error && <p role="alert">{act.error.problem?.detail ?? t('general.commonError')}</p>}
      <div className={desk.buttons}>
        {count > 0 && (
          <Button kind="primary" busy={act.isPending && t('general.saving')} onClick={() => act.mutate()}>
            {t(count === 1 ? 'priceFill.go.one' : 'priceFill.go.other', { n: count })}
          </Button>
        )}
        <Button disabled={act.isPending} onClick={onBack}>
          {t('priceFill.back')}
        </Button>
      </div>
    </>
  );
}
