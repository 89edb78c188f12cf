import { useEffect, useRef, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { Button } from '#kit/button.tsx';
import { ownPath } from '#kit/own-path.ts';
import type { PageAsked } from '#kit/page.ts';
import { queryOf } from '#kit/query.ts';
import { Spinner } from '#kit/spinner.tsx';
import { listWebTexts } from '#shop/texts/contract.ts';
import { PageTitle } from '#shop/texts/page-title.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { WebText } from '#shop/texts/web-text.tsx';
import { LogInForm } from './log-in-form.tsx';
import styles from './require-login-page.module.css';
import { useLogIn } from './use-log-in.ts';
import { useLogin } from './use-login.ts';

export function needs({ language }: PageAsked) {
  return [queryOf(listWebTexts, language)];
}

export default function RequireLoginPage() {
  const t = useT();
  const login = useLogin();
  const [query] = useSearchParams();
  const token = query.get('reset');
  const from = ownPath(query.get('from')) ?? '/products';
  // A mailed link is the customer's wish, whoever was logged in before.
  const isIn = login.state === 'in';
  if (isIn && !token) return <Navigate to={from} replace />;
  return (
    <section className={styles.page}>
      <PageTitle>{t('pageTitle.requireLogin')}</PageTitle>
      <meta name="robots" content="noindex" />
      <div>
        <h1>{t('requireLogin.title')}</h1>
        <WebText position="RequireLogin" fallback={<Fallback />} />
      </div>
      <div className={styles.form}>
        {token && login.state !== 'unchecked' ? (
          <MailedLink token={token} />
        ) : login.state === 'out' ? (
          <LogInForm look="page" />
        ) : (
          <Spinner label={t('login.checking')} />
        )}
      </div>
    </section>
  );
}

function Fallback() {
  const t = useT();
  return (
    <>
      <p>{t('requireLogin.text')}</p>
      <p>
        {t('requireLogin.notACustomer')} <Link to="/application">{t('requireLogin.apply')}</Link>
      </p>
    </>
  );
}

/** Posts the link's secret: a program that only opens links in mail changes nothing. */
function MailedLink({ token }: { token: string }) {
  const t = useT();
  const logIn = useLogIn();
  const asked = useRef(false);
  const [, setQuery] = useSearchParams();
  const [isDone, setIsDone] = useState(false);
  const { mutate } = logIn;
  const send = () => mutate({ resetToken: token }, { onSuccess: () => setIsDone(true) });

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    mutate({ resetToken: token }, { onSuccess: () => setIsDone(true) });
  }, [mutate, token]);

  if (isDone) return <Navigate to="/products" replace />;
  if (!logIn.error) return <Spinner label={t('resetPassword.opening')} />;
  const isSpent = logIn.error.status === 401 || logIn.error.status === 400;
  return (
    <div className={styles.link}>
      <p role="alert">
        {t(
          isSpent
            ? 'resetPassword.linkInvalid'
            : logIn.error.status === 429
              ? 'login.tooManyTries'
              : 'login.error',
        )}
      </p>
      {isSpent ? (
        <Button onClick={() => setQuery({}, { replace: true })}>{t('login.title')}</Button>
      ) : (
        <Button kind="primary" onClick={send}>
          {t('resetPassword.useLink')}
        </Button>
      )}
    </div>
  );
}
