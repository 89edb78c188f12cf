import { useEffect, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Modal } from '#kit/widgets/modal.tsx';
import { renewSessionWith } from '#kit/http/renew-session.ts';
import { sessionLost } from '#shop/office/forms/session-lost.ts';
import { useOfficeLogIn, useSetOfficeLogIn } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import gate from './gate-page.module.css';
import { StaffLogInForm } from './log-in-screen.tsx';

/** Asks for a new log-in over the page, so that nothing typed is lost and pending calls continue. */
export function LostSessionWindow() {
  const t = useOfficeT();
  const client = useQueryClient();
  const isLost = useSyncExternalStore(sessionLost.subscribe, sessionLost.get);
  const email = useOfficeLogIn().data?.Staff?.Email;
  const setLogIn = useSetOfficeLogIn();
  useEffect(() => {
    renewSessionWith(sessionLost.untilRestored);
    return () => {
      renewSessionWith(undefined);
      sessionLost.abandon();
    };
  }, []);
  return (
    <Modal
      title={t('staff.logIn.again')}
      open={isLost && email !== undefined}
      onClose={() => {}}
      closable={false}
      width="narrow"
    >
      <p>{t('staff.logIn.againText')}</p>
      <StaffLogInForm
        email={email ?? ''}
        onLoggedIn={(state) => {
          setLogIn(state);
          sessionLost.restore();
          void client.invalidateQueries();
        }}
      />
      <p className={gate.quiet}>{t('staff.logIn.otherPerson')}</p>
    </Modal>
  );
}
