import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '#kit/widgets/lazy-part.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { HeaderPanel } from './header-panel.tsx';
import styles from './log-in-area.module.css';
import { useLostSession } from './log-in-watch.tsx';
import { useLogin } from './use-login.ts';

// A visitor's first visit does without them, on a phone at least.
const LogInWidget = lazyPart(async () => (await import('./log-in-widget.tsx')).LogInWidget);
const LogInForm = lazyPart(async () => (await import('./log-in-form.tsx')).LogInForm);

type Props = {
  onLoggedOut: (person: string) => void;
  /** Further ways of a customer on a narrow screen. */
  ways: ReactNode;
};

/** The header's area for the log-in form or the customer: empty but equally large until the session is known. */
export function LogInArea({ onLoggedOut, ways }: Props) {
  const login = useLogin();
  const t = useT();
  const { pathname } = useLocation();
  // The page that requires a log-in has its own form.
  const hasOwnForm = pathname === '/requirelogin';
  return (
    <div className={styles.area} data-empty={(hasOwnForm && login.state !== 'in') || undefined}>
      {login.state === 'in' && (
        <LogInWidget user={login.user} authUsed={login.authUsed} onLoggedOut={onLoggedOut} ways={ways} />
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
  return (
    <HeaderPanel id="log-in" name={t('login.title')} isOpenFirst={useLostSession()}>
      <LogInForm />
    </HeaderPanel>
  );
}
