import { useMutation } from '@tanstack/react-query';
import { Button } from '#kit/widgets/button.tsx';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { brokenEmailRule } from '#kit/fields/email-rule.ts';
import { TextField } from '#kit/forms/field.tsx';
import { Modal } from '#kit/widgets/modal.tsx';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { useForm } from '#kit/forms/use-form.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { resetPassword } from './contract.ts';
import styles from './password-window.module.css';

/** Requests a mail with a one-time link to choose a new password. */
export function ResetPasswordWindow({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Modal title={t('resetPassword.title')} open onClose={onClose} width="narrow">
      <ResetPassword onClose={onClose} />
    </Modal>
  );
}

function ResetPassword({ onClose }: { onClose: () => void }) {
  const t = useT();
  const language = useLanguage();
  const reset = useMutation<void, CallError, { email: string }>({
    mutationFn: async (input) => {
      await callOverHttp(resetPassword, { ...input, languageCode: language });
    },
    networkMode: 'always',
  });
  const form = useForm({
    initial: { email: '' },
    check: (values) => ({ email: brokenEmailRule(values.email) }),
    send: (values) => reset.mutateAsync(values),
    message: (_field, rule) => (rule === 'required' ? t('resetPassword.emailRequired') : undefined),
  });
  if (reset.isSuccess) {
    return (
      <>
        <p role="status">{t('resetPassword.done')}</p>
        <Button onClick={onClose}>{t('general.close')}</Button>
      </>
    );
  }
  const heldDetail = form.failure?.status === 409 ? form.failure.problem?.detail : undefined;
  const failure = form.failure && (form.failure.status === 404 ? 'emailNotFound' : form.failure.status);
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
      <p>{t('resetPassword.text')}</p>
      <TextField
        label={t('resetPassword.email')}
        type="email"
        autoComplete="email"
        spellCheck={false}
        {...form.field('email')}
      />
      {failure !== undefined && (
        <p className={styles.failure} role="alert">
          {failure === 'emailNotFound'
            ? t('resetPassword.emailNotFound')
            : (heldDetail ?? t(failure === 429 ? 'login.tooManyTries' : 'resetPassword.failed'))}
        </p>
      )}
      <Button kind="primary" type="submit" busy={form.sending && t('general.sending')}>
        {t('resetPassword.submit')}
      </Button>
    </form>
  );
}
