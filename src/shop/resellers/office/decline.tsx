import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { TextArea } from '#kit/forms/field.tsx';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { Button } from '#kit/widgets/button.tsx';
import { Modal } from '#kit/widgets/modal.tsx';
import desk from '#shop/office/desk.module.css';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { declineApplication, mostRefusal, type ReadApplication } from './contract.ts';

/** Says no, with a mail that is read and may be changed first, or without one. */
export function Decline({ application: { Id, Company, Email, Refusal } }: { application: ReadApplication }) {
  const t = useOfficeT();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const [message, setMessage] = useState(Refusal?.Text ?? '');
  const decline = useMutation<unknown, CallError, string>({
    mutationFn: (Message) => callOverHttp(declineApplication, { id: Id, Message }),
    networkMode: 'always',
    onSuccess: () => {
      void client.invalidateQueries();
      void navigate('/office/applications');
    },
  });
  const busy = (isOf: boolean) => decline.isPending && isOf && t('general.saving');
  const isMailed = (decline.variables ?? '') !== '';
  return (
    <>
      <Button size="s" onClick={() => setIsAsking(true)}>
        {t('applications.decline')}
      </Button>
      <Modal
        title={t('applications.decline.title', { company: Company })}
        open={isAsking}
        onClose={() => setIsAsking(false)}
      >
        {decline.error ? (
          <p role="alert">{decline.error.problem?.detail ?? t('general.commonError')}</p>
        ) : (
          <p>{t('applications.decline.text')}</p>
        )}
        <TextArea
          label={t('applications.decline.mail', { email: Email, subject: Refusal?.Subject ?? '' })}
          value={message}
          rows={10}
          maxLength={mostRefusal}
          onChange={({ target }) => setMessage(target.value)}
        />
        <div className={desk.buttons}>
          <Button
            kind="primary"
            disabled={message.trim() === ''}
            busy={busy(isMailed)}
            onClick={() => decline.mutate(message)}
          >
            {t('applications.decline.withMail')}
          </Button>
          <Button busy={busy(!isMailed)} onClick={() => decline.mutate('')}>
            {t('applications.decline.withoutMail')}
          </Button>
          <Button onClick={() => setIsAsking(false)}>{t('general.cancel')}</Button>
        </div>
      </Modal>
    </>
  );
}
