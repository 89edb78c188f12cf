import { Button } from '#kit/widgets/button.tsx';
import { brokenRules } from '#kit/forms/broken-rules.ts';
import { callOverHttp } from '#kit/http/call.ts';
import { classNames } from '#kit/widgets/class-names.ts';
import { TextField } from '#kit/forms/field.tsx';
import { formatMessage } from '#kit/fields/format-messages.ts';
import { useForm } from '#kit/forms/use-form.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import gate from './gate-page.module.css';
import { changeOwnPassword, staffPasswordMin } from '#shop/staff/contract.ts';

const blank = { CurrentPassword: '', NewPassword: '', RepeatNewPassword: '' };

/** Changes one's own password, which ends one's other sessions. */
export function OwnPasswordForm({
  onChanged,
  className,
}: {
  onChanged: () => void;
  className?: string | undefined;
}) {
  const t = useOfficeT();
  const form = useForm({
    initial: blank,
    check: (values) => ({
      ...brokenRules(changeOwnPassword.input, values),
      ...(values.NewPassword !== values.RepeatNewPassword && { RepeatNewPassword: 'match' as const }),
    }),
    // The server takes no member that it does not know.
    send: ({ CurrentPassword, NewPassword }) =>
      callOverHttp(changeOwnPassword, { CurrentPassword, NewPassword }),
    onSent: () => {
      form.reset(blank);
      onChanged();
    },
    message: (field, _rule, refused, broken) =>
      field === 'CurrentPassword' && refused
        ? t('staff.own.currentWrong')
        : broken?.format && formatMessage(broken.format, t.language),
  });
  return (
    <form className={classNames(gate.form, className)} noValidate onSubmit={form.onSubmit}>
      <TextField
        {...form.field('CurrentPassword')}
        label={t('staff.own.current')}
        type="password"
        autoComplete="current-password"
      />
      <TextField
        {...form.field('NewPassword')}
        label={t('staff.own.new')}
        hint={t('staff.welcome.hint', { min: staffPasswordMin })}
        type="password"
        autoComplete="new-password"
      />
      <TextField
        {...form.field('RepeatNewPassword')}
        label={t('staff.own.repeat')}
        type="password"
        autoComplete="new-password"
      />
      {form.failure && (
        <p className={gate.failure} role="alert">
          {form.failure.problem?.detail ?? t('general.commonError')}
        </p>
      )}
      <Button type="submit" kind="primary" busy={form.sending && t('general.saving')}>
        {t('general.save')}
      </Button>
    </form>
  );
}
