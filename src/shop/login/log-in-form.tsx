import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { Button } from '#kit/button.tsx';
import type { CallError } from '#kit/call.ts';
import { TextField } from '#kit/field.tsx';
import type { T } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './log-in-form.module.css';
import { useLostSession } from './log-in-watch.tsx';
import { ResetPasswordWindow } from './reset-password-window.tsx';
import { useLogIn } from './use-log-in.ts';

/** Customer number and password; `bar` lies in the header, `page` stands below each other. */
export function LogInForm({ look = 'bar' }: { look?: 'bar' | 'page' }) {
  const t = useT();
  const logIn = useLogIn();
  const isLost = useLostSession();
  const [isResetting, setIsResetting] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    logIn.mutate(
      { username: values.get('username') as string, password: values.get('password') as string },
      { onError: () => form.querySelector<HTMLInputElement>('[name=password]')?.select() },
    );
  };
  const message = logIn.error ? failureText(logIn.error, t) : isLost ? t('login.sessionExpired') : undefined;
  return (
    <>
      <form className={styles.form} data-look={look} aria-label={t('login.formLabel')} onSubmit={submit}>
        <TextField
          label={t('login.customerNumber')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <TextField
          label={t('login.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <Button
          className={styles.submit}
          kind="primary"
          type="submit"
          busy={logIn.isPending && t('login.submitting')}
        >
          {t('login.submit')}
        </Button>
        <Button className={styles.forgot} kind="plain" size="s" onClick={() => setIsResetting(true)}>
          {t('login.forgotPassword')}
        </Button>
        <p className={styles.message} role="alert">
          {!logIn.isPending && message}
        </p>
      </form>
      <ResetPasswordWindow open={isResetting} onClose={() => setIsResetting(false)} />
    </>
  );
}

function failureText({ status }: CallError, t: T): string {
  if (status === 401 || status === 400) return t('login.failed');
  return t(status === 429 ? 'login.tooManyTries' : 'login.error');
}
