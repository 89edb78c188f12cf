import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { numberInField } from '#kit/text/numbers/number-in-field.ts';
import { Badge } from '#kit/widgets/badge.tsx';
import { Button } from '#kit/widgets/button.tsx';
import { AskingButton } from '#shop/office/asking-button.tsx';
import { LoadState } from '#shop/office/load-state.tsx';
import { PagePart } from '#shop/office/page-part.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import type { Person } from '#shop/people/contract.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { invitePersonOfCustomer, listPeopleOfCustomer, removePersonOfCustomer } from './contract.ts';
import { InviteWindow } from './invite-window.tsx';
import styles from './people-of-customer.module.css';

/** The part of a customer's page that shows who may shop for it. */
export function PeopleOfCustomer({ customerId, currency }: { customerId: number; currency: string }) {
  const t = useOfficeT();
  const language = useLanguage();
  const mayWrite = useMay()('customers.write');
  const [isInviting, setInviting] = useState(false);
  const { data, error, refetch } = useEndpoint(listPeopleOfCustomer, { id: customerId });
  return (
    <PagePart title={t('customerPeople.title')}>
      {!data && <LoadState error={error} onRetry={() => void refetch()} />}
      {data?.Rows.length === 0 && <p>{t('customerPeople.none')}</p>}
      {data && data.Rows.length > 0 && (
        <ul className={styles.people}>
          {data.Rows.map((person) => (
            <li key={person.Id}>
              <span className={styles.name}>
                <strong>{person.Name}</strong>
                {person.State === 'invited' && <Badge>{t('customerPeople.invited')}</Badge>}
              </span>
              <span>{person.Email}</span>
              <span>
                {t(`customerPeople.role.${person.Role}`)}
                {!person.SeesInvoices && `, ${t('customerPeople.noInvoices')}`}
                {person.Role === 'order' &&
                  person.OrderLimit !== null &&
                  `, ${t('customerPeople.limitOf', { amount: numberInField(person.OrderLimit, language, 2) })}`}
              </span>
              {mayWrite && <Acts customerId={customerId} person={person} />}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && data && (
        <Button size="s" aria-haspopup="dialog" onClick={() => setInviting(true)}>
          {t('customerPeople.invite')}
        </Button>
      )}
      {isInviting && (
        <InviteWindow customerId={customerId} currency={currency} onClose={() => setInviting(false)} />
      )}
    </PagePart>
  );
}

function Acts({ customerId, person }: { customerId: number; person: Person }) {
  const t = useOfficeT();
  const client = useQueryClient();
  const call = { id: customerId, personId: person.Id };
  const told = {
    networkMode: 'always' as const,
    onError: ({ problem }: CallError) =>
      void toast(t('customers.actFailed', { reason: problem?.title ?? t('general.commonError') }), {
        error: true,
      }),
  };
  const invite = useMutation<unknown, CallError>({
    ...told,
    mutationFn: () => callOverHttp(invitePersonOfCustomer, call),
    onSuccess: () => void toast(t('customerPeople.linkSent', { email: person.Email })),
  });
  const remove = useMutation<unknown, CallError>({
    ...told,
    mutationFn: () => callOverHttp(removePersonOfCustomer, call),
    onSuccess: () => {
      toast(t('customerPeople.removed', { name: person.Name }));
      void client.invalidateQueries({ queryKey: [listPeopleOfCustomer.name] });
    },
  });
  return (
    <div className={styles.acts}>
      <Button
        size="s"
        aria-label={t('customerPeople.linkTo', { name: person.Name })}
        busy={invite.isPending && t('general.saving')}
        onClick={() => invite.mutate()}
      >
        {t('customerPeople.link')}
      </Button>
      <AskingButton
        does={t('customerPeople.remove')}
        label={t('customerPeople.removeOne', { name: person.Name })}
        size="s"
        title={t('customerPeople.removeOne', { name: person.Name })}
        text={t('customerPeople.removeText')}
        busy={remove.isPending}
        onYes={() => remove.mutate()}
      />
    </div>
  );
}
