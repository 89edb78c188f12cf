import { useState } from 'react';
import { Link } from 'react-router';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import type { InputOf, OutputOf } from '#kit/http/endpoint.ts';
import { Button } from '#kit/widgets/button.tsx';
import { Modal } from '#kit/widgets/modal.tsx';
import { LoadState } from '#shop/office/load-state.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import desk from '#shop/office/desk.module.css';
import { listOfficeCustomers } from '#shop/customers/office/contract.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { welcomeCustomers } from './contract.ts';
import styles from './welcome-window.module.css';

type Filter = InputOf<typeof welcomeCustomers>['Filter'];
type Preview = OutputOf<typeof welcomeCustomers>;

/** Mails the customers of the list links to choose a password, after showing who gets one, who not, and the mail. */
export function WelcomeButton({ filter }: { filter: NonNullable<Filter> }) {
  const t = useOfficeT();
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const look = useMutation<Preview, CallError>({
    mutationFn: () => callOverHttp(welcomeCustomers, { Filter: filter, DryRun: true }),
    networkMode: 'always',
  });
  const send = useMutation<Preview, CallError>({
    mutationFn: () => callOverHttp(welcomeCustomers, { Filter: filter, DryRun: false }),
    networkMode: 'always',
    onSuccess: (sent) => {
      toast(doneText(t, sent));
      setIsOpen(false);
      void client.invalidateQueries({ queryKey: [listOfficeCustomers.name] });
    },
    onError: ({ problem }) =>
      toast(t('customers.actFailed', { reason: problem?.detail ?? t('general.commonError') }), {
        error: true,
      }),
  });
  const open = () => {
    look.mutate();
    setIsOpen(true);
  };
  return (
    <>
      <Button onClick={open}>{t('customers.welcome')}</Button>
      <Modal title={t('customers.welcome.title')} open={isOpen} onClose={() => setIsOpen(false)}>
        <p>{t('customers.welcome.intro')}</p>
        {look.data ? (
          <WhoGetsOne preview={look.data} />
        ) : (
          <LoadState error={look.error} onRetry={() => look.mutate()} />
        )}
        <div className={desk.buttons}>
          {look.data && look.data.Sent > 0 && (
            <Button kind="primary" busy={send.isPending && t('general.saving')} onClick={() => send.mutate()}>
              {actText(t, look.data)}
            </Button>
          )}
          <Button onClick={() => setIsOpen(false)}>{t('general.cancel')}</Button>
        </div>
      </Modal>
    </>
  );
}

function doneText(t: OfficeT, { Sent, ToFile }: Preview): string {
  if (ToFile) return t('customers.welcome.written');
  return t(Sent === 1 ? 'customers.welcome.sent.one' : 'customers.welcome.sent.other', { n: Sent });
}

function actText(t: OfficeT, { Sent, ToFile }: Preview): string {
  if (ToFile)
    return t(Sent === 1 ? 'customers.welcome.write.one' : 'customers.welcome.write.other', { n: Sent });
  return t(Sent === 1 ? 'customers.welcome.send.one' : 'customers.welcome.send.other', { n: Sent });
}

const mostShown = 8;

function WhoGetsOne({ preview: { Sent, ToFile, Left, Mail } }: { preview: Preview }) {
  const t = useOfficeT();
  const may = useMay();
  return (
    <div className={styles.who} role="status">
      <p>
        {Sent === 0
          ? t('customers.welcome.nobody')
          : t(Sent === 1 ? 'customers.welcome.count.one' : 'customers.welcome.count.other', { n: Sent })}
      </p>
      {ToFile && Sent > 0 && (
        <p className={desk.failure}>
          {t('customers.welcome.toFile')}{' '}
          {may('mail.write') && <Link to="/office/mail-server">{t('customers.welcome.toServer')}</Link>}
        </p>
      )}
      {Left.length > 0 && (
        <details open={Sent === 0}>
          <summary>
            {t(Left.length === 1 ? 'customers.welcome.leftTitle.one' : 'customers.welcome.leftTitle.other', {
              n: Left.length,
            })}
          </summary>
          <ul>
            {Left.slice(0, mostShown).map(({ Id, CustomerNumber, Reason }) => (
              <li key={Id}>{[CustomerNumber, Reason].filter(Boolean).join(': ')}</li>
            ))}
            {Left.length > mostShown && (
              <li>{t('customers.welcome.more', { count: Left.length - mostShown })}</li>
            )}
          </ul>
        </details>
      )}
      {Mail && (
        <section aria-label={t('customers.welcome.mail')}>
          <h3>{t('customers.welcome.mail')}</h3>
          <div className={styles.mail}>
            <p>
              <strong>{Mail.Subject}</strong>
              <br />
              {Mail.To}
            </p>
            <p className={styles.text}>{Mail.Text}</p>
          </div>
        </section>
      )}
    </div>
  );
}
