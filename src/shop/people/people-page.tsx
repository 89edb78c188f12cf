import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { useHeldRemoval } from '#kit/browser/use-held-removal.ts';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { Button } from '#kit/widgets/button.tsx';
import { ListFailed, ListOnItsWay } from '#kit/widgets/list-states.tsx';
import { useLogin } from '#shop/login/use-login.ts';
import { PageTitle } from '#shop/texts/page-title.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { invitePerson, listPeople, mostPeople, removePerson, type Person } from './contract.ts';
import { PeopleTable } from './people-table.tsx';
import styles from './people.module.css';
import { PersonWindow } from './person-window.tsx';

/** Who may shop for the customer, kept by its administrators. */
export default function PeoplePage() {
  const t = useT();
  const login = useLogin();
  const people = useEndpoint(listPeople, { take: mostPeople }, { freshOnFocus: true });
  const [opened, setOpened] = useState<{ person: Person | undefined }>();
  const removal = useHeldRemoval<Person>({
    idOf: ({ Id }) => Id,
    call: ({ Id }) => callOverHttp(removePerson, { id: Id }, { keepalive: true }),
    texts: {
      removed: ({ Name }) => t('people.removed', { name: Name }),
      failed: ({ Name }) => t('people.removeFailed', { name: Name, reason: t('general.commonError') }),
      undo: t('cart.undo'),
    },
    stale: [listPeople],
  });
  const invite = useInvite();
  const shown = people.data?.Rows.filter(({ Id }) => !removal.held.has(Id));
  const ownId = login.state === 'in' ? login.user.PersonId : undefined;
  return (
    <div className={styles.page}>
      <PageTitle>{t('pageTitle.people')}</PageTitle>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{t('people.title')}</h1>
        <Button icon="plus" aria-haspopup="dialog" onClick={() => setOpened({ person: undefined })}>
          {t('people.invite')}
        </Button>
      </div>
      {login.state === 'in' && shown && shown.length > 0 && (
        <p className={styles.lead}>{t('people.intro', { name: login.user.Name })}</p>
      )}
      {shown ? (
        shown.length === 0 ? (
          <p className={styles.lead}>{t('people.empty')}</p>
        ) : (
          <PeopleTable
            people={shown}
            ownId={ownId}
            inviting={invite.isPending ? invite.variables.Id : undefined}
            onInvite={(person) => invite.mutate(person)}
            onChange={(person) => setOpened({ person })}
            onRemove={(person) => removal.remove(person)}
          />
        )
      ) : people.isError ? (
        <ListFailed
          text={t('general.commonError')}
          retry={t('general.tryAgain')}
          onRetry={() => void people.refetch()}
        />
      ) : (
        <ListOnItsWay text={t('general.loading')} rows={3} />
      )}
      {opened && (
        <PersonWindow
          person={opened.person}
          isOwn={opened.person !== undefined && opened.person.Id === ownId}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}

function useInvite() {
  const t = useT();
  return useMutation<void, CallError, Person>({
    networkMode: 'always',
    mutationFn: async ({ Id }) => {
      await callOverHttp(invitePerson, { id: Id });
    },
    onSuccess: (_nothing, { Email }) => void toast(t('people.invited', { email: Email })),
    onError: ({ problem }) =>
      void toast(t('people.failed', { reason: problem?.title ?? t('general.commonError') }), { error: true }),
  });
}
