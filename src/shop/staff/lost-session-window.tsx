import { useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Modal } from '#kit/modal.tsx';
import { sessionLost } from '#shop/office/session-lost.ts';
import { useOfficeLogIn, useSetOfficeLogIn } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/use-office-texts.ts';
import gate from './gate-page.module.css';
import { StaffLogInForm } from './log-in-screen.tsx';

/** Asks for the log-in again over the page, so that nothing typed on it is lost. */
export function LostSessionWindow() {
  const t = useOfficeT();
  const client = useQueryClient();
  const isLost = useSyncExternalStore(sessionLost.subscribe, sessionLost.get);
  const email = useOfficeLogIn().data?.Staff?.Email;
  const setLogIn = useSetOfficeLogIn();
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
          sessionLost.set(false);
          void client.invalidateQueries();
        }}
      />
      <p className={gate.quiet}>{t('staff.logIn.otherPerson')}</p>
    </Modal>
  );
}
