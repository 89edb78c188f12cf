import { useRef, useState } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import type { CallError } from '#kit/http/call.ts';
import { TextField } from '#kit/forms/field.tsx';
import { lazyPart } from '#kit/widgets/lazy-part.tsx';
import { required } from '#kit/fields/plain-rules.ts';
import { useForm } from '#kit/forms/use-form.ts';
import type { T } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { Choice } from '#shop/login/person/choose-customer-window.tsx';
import styles from './log-in-form.module.css';
import { useLostSession } from './log-in-watch.tsx';
import { useLogIn } from './use-log-in.ts';

const ResetPasswordWindow = lazyPart(
  async () => (await import('#shop/login/password/reset-password-window.tsx')).ResetPasswordWindow,
);

const ChooseCustomerWindow = lazyPart(
  async () => (await import('#shop/login/person/choose-customer-window.tsx')).ChooseCustomerWindow,
);

type Props = {
  /** `bar` is the form in the header; `page` has its fields below each other. */
  look?: 'bar' | 'page';
  /** The message about a lost session; only one of the forms gets it. */
  lost?: 'login.sessionExpired' | 'login.sessionExpiredCart' | undefined;
};

/** A log-in form with customer number and password. */
export function LogInForm({ look = 'bar', lost }: Props) {
  const t = useT();
  const { mutateAsync } = useLogIn();
  const isLost = useLostSession();
  const element = useRef<HTMLFormElement>(null);
  const [isResetting, setIsResetting] = useState(false);
  const [choice, setChoice] = useState<Choice | null>(null);
  const stopResetting = () => setIsResetting(false);
  const form = useForm({
    initial: { username: '', password: '' },
    check: ({ username, password }) => ({
      username: required(username) ? undefined : 'required',
      password: password ? undefined : 'required',
    }),
    send: async (values) => {
      const { Choose } = await mutateAsync(values, {
        onError: () => element.current?.querySelector<HTMLInputElement>('[name=password]')?.select(),
      });
      if (Choose) setChoice({ ...values, customers: Choose });
    },
  });
  const message = form.failure
    ? failureText(form.failure, form.values.username, t)
    : isLost && lost && t(lost);
  return (
    <>
      <form
        ref={element}
        className={styles.form}
        data-look={look}
        aria-label={t('login.formLabel')}
        noValidate
        onSubmit={form.onSubmit}
      >
        <TextField
          label={t('login.customerNumber')}
          placeholder={t('login.orEmail')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('username')}
        />
        <TextField
          label={t('login.password')}
          type="password"
          autoComplete="current-password"
          {...form.field('password')}
        />
        <Button
          className={styles.submit}
          kind="primary"
          type="submit"
          busy={form.sending && t('login.submitting')}
        >
          {t('login.submit')}
        </Button>
        <Button className={styles.forgot} kind="plain" size="s" onClick={() => setIsResetting(true)}>
          {t('login.forgotPassword')}
        </Button>
        <p className={styles.message} role="alert">
          {!form.sending && message}
        </p>
      </form>
      {choice && <ChooseCustomerWindow choice={choice} onClose={() => setChoice(null)} />}
      {isResetting && <ResetPasswordWindow onClose={stopResetting} onFailed={stopResetting} />}
    </>
  );
}

function failureText({ status }: CallError, username: string, t: T): string {
  if (status === 401 || status === 400)
    return t(username.includes('@') ? 'login.failedEmail' : 'login.failed');
  return t(status === 429 ? 'login.tooManyTries' : 'login.error');
}
