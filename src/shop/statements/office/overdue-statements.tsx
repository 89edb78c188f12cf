import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { useToday } from '#kit/browser/use-today.ts';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import type { OutputOf } from '#kit/http/endpoint.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { Button } from '#kit/widgets/button.tsx';
import { Modal } from '#kit/widgets/modal.tsx';
import desk from '#shop/office/desk.module.css';
import { LoadState } from '#shop/office/load-state.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { countStatements, mailStatements } from './contract.ts';

/** A button that mails all customers who are overdue their statements, after it has told how many they are. */
export function OverdueStatements() {
  const t = useOfficeT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('statements.all')}</Button>
      <Modal title={t('statements.all')} open={isOpen} onClose={() => setOpen(false)} width="narrow">
        <Question onClose={() => setOpen(false)} />
      </Modal>
    </>
  );
}

function Question({ onClose }: { onClose: () => void }) {
  const t = useOfficeT();
  const client = useQueryClient();
  const day = useToday();
  const { data, error, refetch } = useEndpoint(countStatements, { day }, { keepPrevious: false });
  const mail = useMutation<OutputOf<typeof mailStatements>, CallError>({
    mutationFn: () => callOverHttp(mailStatements, { Day: day }),
    networkMode: 'always',
    onSuccess: ({ Mailed: count }) => {
      toast(t(count === 1 ? 'statements.all.done.one' : 'statements.all.done.other', { count }));
      void client.invalidateQueries();
      onClose();
    },
  });
  if (!data) return <LoadState error={error} onRetry={() => void refetch()} />;
  const count = data.Customers - data.WithoutEmail - data.MailedBefore;
  const counted = (name: 'count' | 'withoutEmail' | 'before', number: number) =>
    t(`statements.all.${name}.${number === 1 ? 'one' : 'other'}`, { count: number });
  return (
    <>
      <p>{count === 0 ? t('statements.all.none') : counted('count', count)}</p>
      {data.MailedBefore > 0 && <p>{counted('before', data.MailedBefore)}</p>}
      {data.WithoutEmail > 0 && <p>{counted('withoutEmail', data.WithoutEmail)}</p>}
      {mail.error && <p role="alert">{mail.error.problem?.detail ?? t('general.commonError')}</p>}
      <div className={desk.buttons}>
        {count > 0 && (
          <Button kind="primary" busy={mail.isPending && t('general.saving')} onClick={() => mail.mutate()}>
            {t('statements.all.go')}
          </Button>
        )}
        <Button onClick={onClose}>{t(count > 0 ? 'general.cancel' : 'general.close')}</Button>
      </div>
    </>
  );
}
