import { useQueryClient } from '@tanstack/react-query';
import { callOverHttp } from '#kit/http/call.ts';
import { TextField } from '#kit/forms/field.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { queryOf, replaceAnswer } from '#kit/pages/query.ts';
import { Facts } from '#shop/office/facts.tsx';
import { OfficeForm } from '#shop/office/forms/office-form.tsx';
import { useOfficeForm } from '#shop/office/forms/use-office-form.ts';
import { LoadState } from '#shop/office/load-state.tsx';
import { PagePart } from '#shop/office/page-part.tsx';
import { useAmounts } from '#shop/office/use-amounts.ts';
import { useMay } from '#shop/office/use-staff.ts';
import { creditStops } from '#shop/customers/credit/credit-stop.ts';
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
  const names = ['CreditLimit', 'Stop', 'FeeAgreed', 'TermsAgreed'] as const;
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
      <Facts
        facts={[
          [t('credit.unpaid'), [money(credit.Unpaid, currency)]],
          [t('credit.openOrders'), [money(credit.OpenOrders, currency)]],
          [t('credit.onAccount'), credit.OnAccount > 0 ? [money(credit.OnAccount, currency)] : []],
          [t('credit.oldestDue'), [credit.OldestDue]],
        ]}
      />
    </>
  );
}

function CreditForm({ customerId: id, loaded }: { customerId: number; loaded: CustomerCredit }) {
  const t = useOfficeT();
  const may = useMay();
  const client = useQueryClient();
  const language = useLanguage();
  const form = useOfficeForm<CustomerCredit, CreditValues>({
    loaded,
    valuesOf: (credit) => valuesOfCredit(credit, language),
    check: checkCredit,
    save: (values, Version) => callOverHttp(changeCustomerCredit, { id, Version, ...inputOfCredit(values) }),
    reload: () => callOverHttp(readCustomerCredit, { id }),
    onSaved: (saved) => {
      const kept = replaceAnswer(client, queryOf(readCustomerCredit, language, { id }).queryKey, saved);
      void kept.then(() => client.invalidateQueries());
    },
  });
  const labels = {
    CreditLimit: t('credit.limit', { currency: loaded.CurrencyCode }),
    Stop: t('credit.stop'),
    FeeAgreed: t('credit.feeAgreed'),
    TermsAgreed: t('credit.termsAgreed'),
  };
  return (
    <OfficeForm form={form} labels={labels} mayWrite={may('credit.write')}>
      <div className={styles.fields}>
        <TextField
          {...form.field('CreditLimit')}
          label={labels.CreditLimit}
          hint={t('credit.limitHint')}
          inputMode="decimal"
          autoComplete="off"
        />
        <SelectField {...form.field('Stop')} label={labels.Stop}>
          {creditStops.map((stop) => (
            <option key={stop} value={stop}>
              {t(`credit.stop.${stop}`)}
            </option>
          ))}
        </SelectField>
        <SelectField {...form.field('FeeAgreed')} label={labels.FeeAgreed}>
          <option value="true">{t('general.yes')}</option>
          <option value="false">{t('general.no')}</option>
        </SelectField>
        <TextField
          {...form.field('TermsAgreed')}
          type="date"
          label={labels.TermsAgreed}
          hint={t('credit.termsAgreedHint')}
        />
      </div>
    </OfficeForm>
  );
}
