import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { Button, ButtonLink } from '#kit/widgets/button.tsx';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import type { OutputOf } from '#kit/http/endpoint.ts';
import { Modal } from '#kit/widgets/modal.tsx';
import { PagePart } from '#shop/office/page-part.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { logInOnBehalf, sendPasswordLink } from './contract.ts';
import styles from './customer-acts.module.css';

type Props = {
  customer: {
    Id: number;
    CustomerNumber: string;
    Name: string;
    Email: string;
    Blocked: boolean;
    Test: boolean;
  };
};

/** What staff do for a customer besides changing the details. */
export function CustomerActs({ customer: { Id: id, CustomerNumber, Name, Email, Blocked, Test } }: Props) {
  const t = useOfficeT();
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const tell = (error: CallError) =>
    toast(t('customers.actFailed', { reason: error.problem?.detail ?? t('general.commonError') }), {
      error: true,
    });
  const link = useMutation<OutputOf<typeof sendPasswordLink>, CallError>({
    mutationFn: () => callOverHttp(sendPasswordLink, { id }),
    networkMode: 'always',
    onSuccess: ({ Email: email, Hours: hours }) => {
      toast(t('customers.linkSent', { email, hours }));
      void client.invalidateQueries({ queryKey: ['listChanges'] });
    },
    onError: tell,
  });
  const onBehalf = useMutation<unknown, CallError>({
    mutationFn: () => callOverHttp(logInOnBehalf, { id }),
    networkMode: 'always',
    onSuccess: () => location.assign('/products'),
    onError: tell,
  });
  return (
    <PagePart title={t('customers.acts')}>
      <ButtonLink size="s" to={`/office/orders?q=${encodeURIComponent(CustomerNumber)}`}>
        {t('customers.orders')}
      </ButtonLink>
      {!Blocked && (
        <ButtonLink size="s" to={`/office/customers/${id}/order`}>
          {t('customers.placeOrder')}
        </ButtonLink>
      )}
      {!Blocked && !Test && Email !== '' && (
        <Button size="s" busy={link.isPending && t('general.saving')} onClick={() => link.mutate()}>
          {t('customers.sendLink')}
        </Button>
      )}
      {!Blocked && (
        <Button size="s" onClick={() => setIsAsking(true)}>
          {t('customers.onBehalf')}
        </Button>
      )}
      <Modal
        title={t('customers.onBehalf.title', { name: Name })}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        width="narrow"
      >
        <p>{t('customers.onBehalf.text')}</p>
        <div className={styles.buttons}>
          <Button
            kind="primary"
            busy={onBehalf.isPending && t('general.loading')}
            onClick={() => onBehalf.mutate()}
          >
            {t('customers.onBehalf')}
          </Button>
          <Button onClick={() => setIsAsking(false)}>{t('general.cancel')}</Button>
        </div>
      </Modal>
    </PagePart>
  );
}
