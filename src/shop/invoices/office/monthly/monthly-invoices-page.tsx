import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToday } from '#kit/browser/use-today.ts';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import type { OutputOf } from '#kit/http/endpoint.ts';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { monthAndYear } from '#kit/text/dates.ts';
import { AskingButton } from '#shop/office/asking-button.tsx';
import desk from '#shop/office/desk.module.css';
import { LoadState } from '#shop/office/load-state.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { listMonthlyInvoices, makeMonthlyInvoices, type MonthlyDraft } from './contract.ts';
import { DraftTable } from './draft-table.tsx';
import styles from './monthly.module.css';

const monthsBack = 12;

/** The invoices of a month, looked over and made. */
export default function MonthlyInvoicesPage() {
  const t = useOfficeT();
  const language = useLanguage();
  const [query, setQuery] = useSearchParams();
  const months = latestMonths(useToday());
  const month = months.find((one) => one === query.get('month')) ?? months[1]!;
  const drafts = useEndpoint(listMonthlyInvoices, { month }, { keepPrevious: false, freshOnFocus: true });
  return (
    <OfficePage title={t('monthly.title')}>
      <div className={styles.page}>
        <p>{t('monthly.intro')}</p>
        <SelectField
          label={t('monthly.month')}
          value={month}
          onChange={({ target }) => setQuery({ month: target.value }, { replace: true })}
        >
          {months.map((one) => (
            <option key={one} value={one}>
              {monthAndYear(`${one}-01`, language)}
            </option>
          ))}
        </SelectField>
        {drafts.data ? (
          <Drafts key={month} month={month} drafts={drafts.data.Rows} />
        ) : (
          <LoadState error={drafts.error} onRetry={() => void drafts.refetch()} />
        )}
      </div>
    </OfficePage>
  );
}

type Done = OutputOf<typeof makeMonthlyInvoices>;

function Drafts({ month, drafts }: { month: string; drafts: readonly MonthlyDraft[] }) {
  const t = useOfficeT();
  const mayWrite = useMay()('invoices.write');
  const client = useQueryClient();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [mail, setMail] = useState(true);
  const making = useMutation<Done, CallError, number[]>({
    mutationFn: (CustomerIds) => callOverHttp(makeMonthlyInvoices, { Month: month, CustomerIds, Mail: mail }),
    networkMode: 'always',
    onSettled: () => void client.invalidateQueries(),
  });
  const chosen = drafts.filter(({ CustomerId }) => !left.has(CustomerId));
  const customers = [...new Set(chosen.map(({ CustomerId }) => CustomerId))];
  return (
    <>
      {making.data && <Result done={making.data} />}
      {making.error && (
        <p role="alert" className={desk.failure}>
          {making.error.problem?.detail ?? t('general.commonError')}
        </p>
      )}
      {drafts.length === 0 ? (
        <p>{t('monthly.empty')}</p>
      ) : (
        <DraftTable drafts={drafts} left={left} onLeave={setLeft} mayWrite={mayWrite} />
      )}
      {drafts.length > 0 && mayWrite && (
        <>
          <Checkbox
            label={t('monthly.mail')}
            checked={mail}
            onChange={({ target }) => setMail(target.checked)}
          />
          <div className={desk.buttons}>
            <AskingButton
              kind="primary"
              does={t(chosen.length === 1 ? 'monthly.make.one' : 'monthly.make.other', { n: chosen.length })}
              title={t('monthly.ask')}
              text={t('monthly.askText')}
              busy={making.isPending}
              mayAsk={() => customers.length > 0}
              onYes={() => making.mutate(customers)}
            />
          </div>
        </>
      )}
    </>
  );
}

function Result({ done: { Made, NotMade } }: { done: Done }) {
  const t = useOfficeT();
  return (
    <section role="status">
      <p>{t(Made.length === 1 ? 'monthly.made.one' : 'monthly.made.other', { n: Made.length })}</p>
      <ul>
        {Made.map(({ Number: number }) => (
          <li key={number}>
            <Link to={`/office/invoices/${number}`}>{number}</Link>
          </li>
        ))}
      </ul>
      {NotMade.map(({ CustomerId, Reason }) => (
        <p key={CustomerId} className={desk.failure}>
          <Link to={`/office/customers/${CustomerId}`}>{t('monthly.notMade')}</Link> {Reason}
        </p>
      ))}
    </section>
  );
}

/** This month first. */
function latestMonths(today: string): string[] {
  const [year, month] = today.split('-').map(Number) as [number, number];
  return Array.from({ length: monthsBack + 1 }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}
