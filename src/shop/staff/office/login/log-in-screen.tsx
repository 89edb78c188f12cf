import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Button } from '#kit/widgets/button.tsx';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { TextField } from '#kit/forms/field.tsx';
import { useSetOfficeLogIn } from '#shop/office/use-staff.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { GatePage } from './gate-page.tsx';
import gate from './gate-page.module.css';
import { logInToOffice, type OfficeLogIn } from '#shop/staff/contract.ts';

export function LogInScreen() {
  const t = useOfficeT();
  const setLogIn = useSetOfficeLogIn();
  return (
    <GatePage title={t('staff.logIn.title')}>
      <StaffLogInForm onLoggedIn={setLogIn} />
      <p className={gate.quiet}>{t('staff.logIn.forgot')}</p>
    </GatePage>
  );
}

type Given = { Email: string; Password: string; Code: string };

/** A log-in form with e-mail and password, then the code if required. With `email`, only that person can log in. */
export function StaffLogInForm({
  email,
  onLoggedIn,
}: {
  email?: string;
  onLoggedIn: (state: OfficeLogIn) => void;
}) {
  const t = useOfficeT();
  const [needsCode, setNeedsCode] = useState(false);
  const code = useRef<HTMLInputElement>(null);
  const logIn = useMutation<OfficeLogIn, CallError, Given>({
    mutationFn: (input) => callOverHttp(logInToOffice, input),
    meta: { isLogIn: true },
    networkMode: 'always',
    onSuccess: (state) => (state.NeedsCode ? setNeedsCode(true) : onLoggedIn(state)),
    onError: () => code.current?.select(),
  });
  useEffect(() => {
    if (needsCode) code.current?.focus();
  }, [needsCode]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const read = (name: string) => values.get(name) as string;
    logIn.mutate({ Email: read('Email'), Password: read('Password'), Code: needsCode ? read('Code') : '' });
  };
  return (
    <form className={gate.form} onSubmit={submit}>
      <TextField
        label={t('staff.logIn.email')}
        name="Email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        readOnly={email !== undefined}
        required
      />
      <TextField
        label={t('staff.logIn.password')}
        name="Password"
        type="password"
        autoComplete="current-password"
        required
      />
      {needsCode && (
        <TextField
          ref={code}
          label={t('staff.logIn.code')}
          hint={t('staff.logIn.codeHint')}
          name="Code"
          inputMode="text"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
      <p className={gate.failure} role="alert">
        {!logIn.isPending && logIn.error && failureText(logIn.error, t)}
      </p>
      <Button type="submit" kind="primary" wide busy={logIn.isPending && t('staff.logIn.submitting')}>
        {t('staff.logIn.submit')}
      </Button>
    </form>
  );
}

function failureText({ status }: CallError, t: OfficeT): string {
  if (status === 401 || status === 400) return t('staff.logIn.failed');
  return t(status === 429 ? 'staff.logIn.tooMany' : 'staff.logIn.error');
}
