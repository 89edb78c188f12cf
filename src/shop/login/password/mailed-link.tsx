import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { Button } from '#kit/widgets/button.tsx';
import { Spinner } from '#kit/widgets/spinner.tsx';
import type { TextKey } from '#shop/texts/language-table.ts';
import { PageTitle } from '#shop/texts/page-title.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import styles from '#shop/login/require-login-page.module.css';
import type { LinkSecret } from './link-address.ts';
import { ResetPasswordWindow } from './reset-password-window.tsx';
import { useLogIn } from '#shop/login/use-log-in.ts';

/**
 * The link's secret is used only after a button press (POST), so that programs which open links in mails change
 * nothing.
 */
export function MailedLink({ link: { kind, token }, onLeave }: { link: LinkSecret; onLeave: () => void }) {
  const t = useT();
  const logIn = useLogIn();
  const isSent = useRef(false);
  const [isDone, setIsDone] = useState(false);
  const { mutate } = logIn;
  const send = useCallback(() => {
    const secret = kind === 'invite' ? { inviteToken: token } : { resetToken: token };
    mutate(secret, { onSuccess: () => setIsDone(true) });
  }, [mutate, kind, token]);

  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    send();
  }, [send]);

  if (isDone) return <Navigate to="/products" replace />;
  const status = logIn.error?.status;
  const words = wordsOf[kind];
  if (status === undefined) {
    return (
      <LinkPage title={words.title}>
        <Spinner label={t(words.opening)} />
      </LinkPage>
    );
  }
  if (status === 401 || status === 400)
    return kind === 'invite' ? <SpentInvitation onLeave={onLeave} /> : <SpentLink onLeave={onLeave} />;
  return (
    <LinkPage title={words.title}>
      <p role="alert">{t(status === 429 ? 'login.tooManyTries' : 'login.error')}</p>
      <Button kind="primary" onClick={send}>
        {t(words.use)}
      </Button>
    </LinkPage>
  );
}

const wordsOf = {
  reset: {
    title: 'resetPassword.title',
    opening: 'resetPassword.opening',
    use: 'resetPassword.useLink',
  },
  invite: { title: 'invitation.title', opening: 'invitation.opening', use: 'invitation.use' },
} as const satisfies Record<LinkSecret['kind'], Record<string, TextKey>>;

/** Only whoever invited can send another. */
function SpentInvitation({ onLeave }: { onLeave: () => void }) {
  const t = useT();
  return (
    <LinkPage title="invitation.spentTitle">
      <p role="alert">{t('invitation.spent')}</p>
      <div className={styles.ways}>
        <Button kind="primary" onClick={onLeave}>
          {t('resetPassword.logInInstead')}
        </Button>
      </div>
    </LinkPage>
  );
}

/** A link works once, for an hour: this offers to request another. */
function SpentLink({ onLeave }: { onLeave: () => void }) {
  const t = useT();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <LinkPage title="resetPassword.linkSpentTitle">
      <p role="alert">{t('resetPassword.linkSpent')}</p>
      <div className={styles.ways}>
        <Button kind="primary" onClick={() => setIsAsking(true)}>
          {t('resetPassword.newLink')}
        </Button>
        <Button kind="plain" onClick={onLeave}>
          {t('resetPassword.logInInstead')}
        </Button>
      </div>
      {isAsking && <ResetPasswordWindow onClose={() => setIsAsking(false)} />}
    </LinkPage>
  );
}

function LinkPage({ title, children }: { title: TextKey; children: ReactNode }) {
  const t = useT();
  return (
    <section className={styles.link}>
      <PageTitle>{t(title)}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1>{t(title)}</h1>
      {children}
    </section>
  );
}
