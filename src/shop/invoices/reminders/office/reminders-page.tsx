import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { toast } from '#kit/browser/announce.ts';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import type { OutputOf } from '#kit/http/endpoint.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { AskingButton } from '#shop/office/asking-button.tsx';
import desk from '#shop/office/desk.module.css';
import { LoadState } from '#shop/office/load-state.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { listReminders, sendReminders, type ReminderProposal } from './contract.ts';
import { ReferenceRatesPart } from './reference-rates-part.tsx';
import { ReminderTable } from './reminder-table.tsx';

/** The reminders that may be sent today: all are ticked, and those that stay ticked are sent. */
export default function OfficeRemindersPage() {
  const t = useOfficeT();
  const { data, error, refetch } = useEndpoint(listReminders, {}, { freshOnFocus: true });
  return (
    <OfficePage title={t('reminders.title')}>
      <div className={desk.page}>
        <p className={desk.note}>{t('reminders.intro')}</p>
        {data ? <Proposals rows={data.Rows} /> : <LoadState error={error} onRetry={() => void refetch()} />}
        <ReferenceRatesPart />
      </div>
    </OfficePage>
  );
}

type Done = OutputOf<typeof sendReminders>;

function Proposals({ rows }: { rows: readonly ReminderProposal[] }) {
  const t = useOfficeT();
  const may = useMay();
  const client = useQueryClient();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [mail, setMail] = useState(true);
  const [isTried, setTried] = useState(false);
  const chosen = rows.map(({ InvoiceNumber: number }) => number).filter((number) => !left.has(number));
  const counted = (name: 'ask' | 'sent', count: number) =>
    t(`reminders.${name}.${count === 1 ? 'one' : 'other'}`, { count });
  const send = useMutation<Done, CallError>({
    mutationFn: () => callOverHttp(sendReminders, { Numbers: chosen, Mail: mail }),
    networkMode: 'always',
    onSuccess: ({ Sent }) => {
      toast(counted('sent', Sent.length));
      void client.invalidateQueries();
    },
  });
  const tick = (numbers: readonly number[], isOn: boolean) =>
    setLeft((before) => {
      const next = new Set(before);
      for (const number of numbers)
        if (isOn) next.delete(number);
        else next.add(number);
      return next;
    });
  const mayWrite = may('invoices.write');
  return (
    <>
      {rows.length === 0 ? (
        <p>{t('reminders.none')}</p>
      ) : (
        <ReminderTable rows={rows} chosen={mayWrite ? new Set(chosen) : undefined} onTick={tick} />
      )}
      {mayWrite && rows.length > 0 && (
        <div className={desk.acts}>
          <Checkbox
            label={t('reminders.mail')}
            checked={mail}
            onChange={({ target }) => setMail(target.checked)}
          />
          <div className={desk.buttons}>
            <AskingButton
              does={t('reminders.send')}
              kind="primary"
              title={counted('ask', chosen.length)}
              text={t('reminders.ask.text')}
              busy={send.isPending}
              mayAsk={() => {
                setTried(chosen.length === 0);
                return chosen.length > 0;
              }}
              onYes={() => send.mutate()}
            />
          </div>
          {isTried && chosen.length === 0 && <p role="alert">{t('reminders.choose')}</p>}
          {send.error && <p role="alert">{send.error.problem?.detail ?? t('general.commonError')}</p>}
        </div>
      )}
      {send.data && <Papers done={send.data} />}
    </>
  );
}

/** What was sent now, each as it was: those that are not mailed are printed from here. */
function Papers({ done: { Sent, NotSent } }: { done: Done }) {
  const t = useOfficeT();
  return (
    <section className={desk.part} role="status">
      <h2>{t('reminders.papers')}</h2>
      <ul>
        {Sent.map(({ InvoiceNumber: number, ReminderId: id, MailedTo }) => (
          <li key={id}>
            <a href={`/api/office/pdf/reminders/${id}`} target="_blank" rel="noopener">
              {t('officeInvoice.title', { number })}
            </a>{' '}
            {MailedTo}
          </li>
        ))}
      </ul>
      {NotSent.length > 0 && (
        <p>
          {t('reminders.left', { numbers: NotSent.join(', ') })}{' '}
          {NotSent.map((number) => (
            <Link key={number} to={`/office/invoices/${number}`}>
              {number}
            </Link>
          ))}
        </p>
      )}
    </section>
  );
}
