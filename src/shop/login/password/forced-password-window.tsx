import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { Button } from '#kit/widgets/button.tsx';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { TextField } from '#kit/forms/field.tsx';
import { Modal } from '#kit/widgets/modal.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { useForm } from '#kit/forms/use-form.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { brokenNewPassword, mostPasswordLength } from '#shop/customers/password-rules.ts';
import { useLeastPasswordLength } from '#shop/customers/use-least-password-length.ts';
import { checkRequiresNewPassword, setRequiredPassword } from './contract.ts';
import styles from './password-window.module.css';
import { useLogOut } from '#shop/login/use-log-in.ts';
import { useLogin } from '#shop/login/use-login.ts';

/** Blocks the page until the customer has set a required password; the only alternative is to log out. */
export function ForcedPasswordWindow({ onLoggedOut }: { onLoggedOut: (person: string) => void }) {
  const t = useT();
  const login = useLogin();
  const isChecked = login.state === 'in' && !login.authUsed;
  const { data } = useEndpoint(checkRequiresNewPassword, {}, { enabled: isChecked, keepPrevious: false });
  return (
    <Modal
      title={t('forcedPassword.title')}
      open={isChecked && data?.RequireNewPassword === true}
      onClose={() => undefined}
      closable={false}
      width="narrow"
    >
      {login.state === 'in' && (
        <NewPasswordForm username={login.user.Email ?? login.user.CustomerNumber} onLoggedOut={onLoggedOut} />
      )}
    </Modal>
  );
}

type FormProps = { username: string; onLoggedOut: (person: string) => void };

function NewPasswordForm({ username, onLoggedOut }: FormProps) {
  const t = useT();
  const client = useQueryClient();
  const logOut = useLogOut(onLoggedOut);
  const least = useLeastPasswordLength();
  const save = useMutation<void, CallError, string>({
    mutationFn: async (newPassword) => {
      await callOverHttp(setRequiredPassword, { newPassword });
    },
    networkMode: 'always',
    onSuccess: () => {
      toast(t('changePassword.done'));
      void client.invalidateQueries({ queryKey: [checkRequiresNewPassword.name] });
    },
  });
  const form = useForm({
    initial: { newPassword: '', repeatNewPassword: '' },
    check: ({ newPassword, repeatNewPassword }) => {
      const typed = { password: newPassword, repeated: repeatNewPassword, least };
      const { password, repeated } = brokenNewPassword(typed);
      return { newPassword: password, repeatNewPassword: repeated };
    },
    send: ({ newPassword }) => save.mutateAsync(newPassword),
    message: (field, rule) => {
      if (rule === 'match') return t('password.notEqual');
      if (rule === 'minLength') return t('password.tooShort', { min: least });
      if (rule === 'maxLength') return t('password.tooLong', { max: mostPasswordLength });
      if (rule !== 'required') return undefined;
      return t(field === 'newPassword' ? 'password.newRequired' : 'password.repeatRequired');
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => form.onSubmit(event)}>
      <p>{t('forcedPassword.text')}</p>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <TextField
        label={t('password.new')}
        type="password"
        autoComplete="new-password"
        hint={t('password.hint', { min: least })}
        {...form.field('newPassword')}
      />
      <TextField
        label={t('password.repeatNew')}
        type="password"
        autoComplete="new-password"
        {...form.field('repeatNewPassword')}
      />
      {form.failure && (
        <p className={styles.failure} role="alert">
          {t('changePassword.failed')}
        </p>
      )}
      <div className={styles.actions}>
        <Button kind="primary" type="submit" busy={form.sending && t('general.saving')}>
          {t('forcedPassword.submit')}
        </Button>
        <Button kind="plain" busy={logOut.isPending && t('login.loggingOut')} onClick={() => logOut.mutate()}>
          {t('forcedPassword.logOut')}
        </Button>
      </div>
    </form>
  );
}
