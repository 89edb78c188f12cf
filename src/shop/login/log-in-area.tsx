import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#kit/widgets/button.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './log-in-area.module.css';
import { LogInForm } from './log-in-form.tsx';
import { useLostSession } from './log-in-watch.tsx';
import { LogInWidget } from './log-in-widget.tsx';
import { useLogin } from './use-login.ts';

/** The header's area for the log-in form or the customer: empty but equally large until the session is known. */
export function LogInArea({ onLoggedOut }: { onLoggedOut: (customerNumber: string) => void }) {
  const login = useLogin();
  const t = useT();
  const { pathname } = useLocation();
  // The page that requires a log-in has its own form.
  const hasOwnForm = pathname === '/requirelogin';
  return (
    <div className={styles.area} data-empty={(hasOwnForm && login.state !== 'in') || undefined}>
      {login.state === 'in' && (
        <LogInWidget user={login.user} authUsed={login.authUsed} onLoggedOut={onLoggedOut} />
      )}
      {login.state === 'out' && !hasOwnForm && <FoldedForm key={pathname} />}
      <noscript>
        <p className={styles.name}>{t('error.noScript')}</p>
      </noscript>
    </div>
  );
}

/** On a narrow screen the form is behind a button. */
function FoldedForm() {
  const t = useT();
  const isLost = useLostSession();
  const [isOpen, setIsOpen] = useState(isLost);
  return (
    <>
      <Button
        className={styles.toggle}
        kind="plain"
        size="s"
        icon="user"
        aria-expanded={isOpen}
        aria-controls="log-in"
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('login.title')}
      </Button>
      <div id="log-in" className={styles.panel} data-open={isOpen || undefined}>
        <LogInForm />
      </div>
    </>
  );
}
