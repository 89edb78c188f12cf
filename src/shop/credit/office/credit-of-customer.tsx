import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { callOverHttp } from '#kit/http/call.ts';
import { TextField } from '#kit/forms/field.tsx';
import { useForm } from '#kit/forms/use-form.ts';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { queryOf, replaceAnswer } from '#kit/pages/query.ts';
import { Button } from '#kit/widgets/button.tsx';
import desk from '#shop/office/desk.module.css';
import { Facts } from '#shop/office/facts.tsx';
import { boundText } from '#shop/office/forms/bound-text.ts';
import { readingsText } from '#shop/office/forms/readings-text.ts';
import { SaveFailure } from '#shop/office/forms/save-failure.tsx';
import { LoadState } from '#shop/office/load-state.tsx';
import { PagePart } from '#shop/office/page-part.tsx';
import { useAmounts } from '#shop/office/use-amounts.ts';
import { useMay } from '#shop/office/use-staff.ts';
import { creditStops } from '#shop/order-model/hold.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { changeCustomerCredit, readCustomerCredit, type CustomerCredit } from './contract.ts';
import styles from './credit-of-customer.module.css';
import { checkCredit, inputOfCredit, valuesOfCredit, type CreditValues } from './credit-form.ts';

/** The part of a customer's page about the credit: what is used, and the limit. */
export function CreditOfCustomer({ customerId }: { customerId: number }) {
  const t = useOfficeT();
  const { data, error, refetch } = useEndpoint(readCustomerCredit, { id: customerId });
  return (
    <PagePart title={t('credit.title')}>
      {data ? (
        <>
          <Used credit={data} />
          <CreditForm key={customerId} customerId={customerId} loaded={data} />
        </>
      ) : (
        <LoadState error={error} onRetry={() => void refetch()} />
      )}
    </PagePart>
  );
}

/** Labels of the change log of a customer. */
export function creditLogLabels(t: OfficeT): Record<string, string> {
  const names = ['CreditLimit', 'Stop', 'FeeAgreed', 'FeeAgreedOn', 'TermsAgreed'] as const;
  return Object.fromEntries(names.map((name) => [name, t(`credit.log.${name}`)]));
}

function Used({ credit }: { credit: CustomerCredit }) {
  const t = useOfficeT();
  const { money } = useAmounts();
  const { CreditLimit: limit, Exposure, CurrencyCode: currency } = credit;
  const exposure = money(Exposure, currency);
  const words =
    limit === null
      ? t('credit.usedNoLimit', { exposure })
      : t('credit.used', { exposure, limit: money(limit, currency) });
  return (
    <>
      <p id="credit-used">{words}</p>
      {limit !== null && (
        <meter
          className={styles.bar}
          aria-labelledby="credit-used"
          min={0}
          // Without a limit of its own a meter is full at 1.
          max={Math.max(limit, 0.01)}
          value={Math.max(0, Math.min(Exposure, limit))}
          data-over={Exposure > limit || undefined}
        />
      )}
      <div className={styles.facts}>
        <Facts
          facts={[
            [t('credit.unpaid'), [money(credit.Unpaid, currency)]],
            [t('credit.openOrders'), [money(credit.OpenOrders, currency)]],
            [t('credit.onAccount'), credit.OnAccount > 0 ? [money(credit.OnAccount, currency)] : []],
            ...credit.OtherCurrencies.flatMap(({ CurrencyCode: other, Unpaid, OnAccount }) => [
              [
                t('credit.unpaidIn', { currency: other }),
                Unpaid === 0 ? [] : [money(Unpaid, other)],
              ] as const,
              [
                t('credit.onAccountIn', { currency: other }),
                OnAccount === 0 ? [] : [money(OnAccount, other)],
              ] as const,
            ]),
            [t('credit.oldestDue'), [credit.OldestDue]],
          ]}
        />
      </div>
    </>
  );
}

/** A form of its own beside the customer's, which alone asks before what is typed is lost: a page can ask for one only. */
function CreditForm({ customerId: id, loaded }: { customerId: number; loaded: CustomerCredit }) {
  const t = useOfficeT();
  const mayWrite = useMay()('credit.write');
  const client = useQueryClient();
  const language = useLanguage();
  const form = useForm<CreditValues>({
    initial: valuesOfCredit(loaded, language),
    check: (values) => checkCredit(values, loaded.CurrencyCode),
    wanted: (field, rule, values, broken) =>
      rule === 'number' ? readingsText(t, values[field], loaded.CurrencyCode) : boundText(t, broken),
    send: async (values) => {
      const input = { id, Version: loaded.Version, ...inputOfCredit(values, loaded.CurrencyCode) };
      const saved = await callOverHttp(changeCustomerCredit, input);
      form.reset(valuesOfCredit(saved, language), values);
      await replaceAnswer(client, queryOf(readCustomerCredit, language, { id }).queryKey, saved);
      toast(t('form.saved'));
      for (const name of ['listChanges', 'listOfficeOrders', 'readOfficeOrder'])
        void client.invalidateQueries({ queryKey: [name] });
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <fieldset className={styles.fields} disabled={!mayWrite}>
        <TextField
          {...form.field('CreditLimit')}
          label={t('credit.limit', { currency: loaded.CurrencyCode })}
          hint={t('credit.limitHint')}
          inputMode="decimal"
          autoComplete="off"
        />
        <SelectField {...form.field('Stop')} label={t('credit.stop')}>
          {creditStops.map((stop) => (
            <option key={stop} value={stop}>
              {t(`credit.stop.${stop}`)}
            </option>
          ))}
        </SelectField>
        <SelectField {...form.field('FeeAgreed')} label={t('credit.feeAgreed')}>
          <option value="true">{t('general.yes')}</option>
          <option value="false">{t('general.no')}</option>
        </SelectField>
        {form.values.FeeAgreed === 'true' && (
          <TextField
            {...form.field('FeeAgreedOn')}
            type="date"
            label={t('credit.feeAgreedOn')}
            hint={t('credit.feeAgreedOnHint')}
          />
        )}
        <TextField
          {...form.field('TermsAgreed')}
          type="date"
          label={t('credit.termsAgreed')}
          hint={t('credit.termsAgreedHint')}
        />
        {mayWrite && (
          <div className={desk.buttons}>
            <Button type="submit" busy={form.sending && t('general.saving')}>
              {t('credit.save')}
            </Button>
          </div>
        )}
      </fieldset>
      <SaveFailure failure={form.failure} />
    </form>
  );
}
