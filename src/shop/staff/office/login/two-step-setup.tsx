import { useRef, useState, type SubmitEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Button } from '#kit/widgets/button.tsx';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { TextField } from '#kit/forms/field.tsx';
import { focusOnArrival } from '#kit/browser/focus-on-arrival.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import gate from './gate-page.module.css';
import { beginTwoStep, confirmTwoStep } from '#shop/staff/contract.ts';
import { QrCode } from '#kit/widgets/qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Secret = { Secret: string; Uri: string };

type Props = {
  asksPassword: boolean;
  /** Two-step log-in is on from here; the recovery codes are still to be read. */
  onConfirmed?: () => void;
  onDone: () => void;
};

/** Sets up two-step log-in: a new key for the app, a code that confirms it, and recovery codes. */
export function TwoStepSetup({ asksPassword, onConfirmed, onDone }: Props) {
  const t = useOfficeT();
  const [codes, setCodes] = useState<readonly string[]>();
  const begin = useMutation<Secret, CallError, string>({
    mutationFn: (CurrentPassword) => callOverHttp(beginTwoStep, asksPassword ? { CurrentPassword } : {}),
    networkMode: 'always',
  });
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (begin.data) {
    const confirmed = (all: readonly string[]) => {
      setCodes(all);
      onConfirmed?.();
    };
    return <Confirm secret={begin.data} onConfirmed={confirmed} />;
  }
  return (
    <form
      className={gate.form}
      onSubmit={(event) => {
        event.preventDefault();
        begin.mutate((new FormData(event.currentTarget).get('CurrentPassword') as string | null) ?? '');
      }}
    >
      {asksPassword && (
        <TextField
          label={t('staff.own.current')}
          name="CurrentPassword"
          type="password"
          autoComplete="current-password"
          {...(begin.error?.status === 400 && { error: t('staff.own.currentWrong') })}
          required
        />
      )}
      {begin.error && begin.error.status !== 400 && (
        <p className={gate.failure} role="alert">
          {begin.error.problem?.detail ?? t('general.commonError')}
        </p>
      )}
      <Button
        type="submit"
        kind={asksPassword ? 'secondary' : 'primary'}
        busy={begin.isPending && t('general.loading')}
      >
        {t('staff.twoStep.begin')}
      </Button>
    </form>
  );
}

function Confirm({
  secret,
  onConfirmed,
}: {
  secret: Secret;
  onConfirmed: (codes: readonly string[]) => void;
}) {
  const t = useOfficeT();
  const code = useRef<HTMLInputElement>(null);
  const confirm = useMutation<{ RecoveryCodes: string[] }, CallError, string>({
    mutationFn: (Code) => callOverHttp(confirmTwoStep, { Code }),
    networkMode: 'always',
    onSuccess: ({ RecoveryCodes: codes }) => onConfirmed(codes),
    onError: () => code.current?.select(),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    confirm.mutate(new FormData(event.currentTarget).get('Code') as string);
  };
  const error =
    confirm.error?.status === 400
      ? t('staff.twoStep.wrong')
      : confirm.error && (confirm.error.problem?.detail ?? t('general.commonError'));
  return (
    <form className={gate.form} onSubmit={submit}>
      <p ref={focusOnArrival} tabIndex={-1}>
        {t('staff.twoStep.scan')}
      </p>
      <div className={gate.secret}>
        <QrCode text={secret.Uri} label={t('staff.twoStep.qr')} />
        <p>
          {t('staff.twoStep.key')}
          <code>{secret.Secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
      </div>
      <TextField
        ref={code}
        label={t('staff.twoStep.code')}
        name="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        {...(error && { error })}
        required
      />
      <Button type="submit" kind="primary" busy={confirm.isPending && t('general.saving')}>
        {t('staff.twoStep.confirm')}
      </Button>
    </form>
  );
}
