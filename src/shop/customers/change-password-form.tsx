import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Button } from '#kit/widgets/button.tsx';
import { callOverHttp } from '#kit/http/call.ts';
import { TextField } from '#kit/forms/field.tsx';
import type { RuleName } from '#kit/fields/field-rules.ts';
import { useForm } from '#kit/forms/use-form.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { T } from '#shop/texts/text.ts';
import { changePassword } from './password-contract.ts';
import { brokenNewPassword, mostPasswordLength } from './password-rules.ts';
import { useLeastPasswordLength } from './use-least-password-length.ts';
import styles from './user-profile.module.css';

const blank = { CurrentPassword: '', NewPassword: '', RepeatNewPassword: '' };
type Field = keyof typeof blank;

export function ChangePasswordForm() {
  const t = useT();
  const least = useLeastPasswordLength();
  const [isDone, setDone] = useState(false);
  const { mutateAsync } = useMutation({
    mutationFn: (values: typeof blank) => callOverHttp(changePassword, values),
    networkMode: 'always',
  });
  const form = useForm({
    initial: blank,
    check: ({ CurrentPassword, NewPassword, RepeatNewPassword }) => {
      const { password, repeated } = brokenNewPassword({
        password: NewPassword,
        repeated: RepeatNewPassword,
        least,
      });
      return {
        CurrentPassword: CurrentPassword === '' ? 'required' : undefined,
        NewPassword: password,
        RepeatNewPassword: repeated,
      };
    },
    message: (field, rule, refused) => passwordMessage(t, { field, rule, least, refused }),
    send: (values) => mutateAsync(values),
    onSent: () => {
      form.reset();
      setDone(true);
    },
  });
  const field = (name: Field) => {
    const ties = form.field(name);
    return {
      ...ties,
      onChange: (event: Parameters<typeof ties.onChange>[0]) => {
        setDone(false);
        ties.onChange(event);
      },
    };
  };
  return (
    <section className={styles.password} aria-labelledby="change-password">
      <h2 id="change-password">{t('changePassword.title')}</h2>
      <form noValidate onSubmit={form.onSubmit}>
        <TextField
          {...field('CurrentPassword')}
          label={t('password.current')}
          type="password"
          autoComplete="current-password"
        />
        <TextField
          {...field('NewPassword')}
          label={t('password.new')}
          hint={t('password.hint', { min: least })}
          type="password"
          autoComplete="new-password"
        />
        <TextField
          {...field('RepeatNewPassword')}
          label={t('password.repeatNew')}
          type="password"
          autoComplete="new-password"
        />
        {form.failure && (
          <p className={styles.failure} role="alert">
            {form.failure.status === 429 && form.failure.problem
              ? form.failure.problem.title
              : t('changePassword.failed')}
          </p>
        )}
        <div className={styles.status} role="status">
          {isDone && <p className={styles.done}>{t('changePassword.done')}</p>}
        </div>
        <Button type="submit" kind="primary" busy={form.sending && t('general.saving')}>
          {t('changePassword.submit')}
        </Button>
      </form>
    </section>
  );
}

const requiredTexts = {
  CurrentPassword: 'password.currentRequired',
  NewPassword: 'password.newRequired',
  RepeatNewPassword: 'password.repeatRequired',
} as const;

type Mistake = { field: Field; rule: RuleName; least: number; refused: string | undefined };

function passwordMessage(t: T, { field, rule, least, refused }: Mistake): string | undefined {
  if (refused)
    return field === 'CurrentPassword' && rule === 'match' ? t('password.currentWrong') : undefined;
  if (rule === 'required') return t(requiredTexts[field]);
  if (rule === 'minLength') return t('password.tooShort', { min: least });
  if (rule === 'maxLength') return t('password.tooLong', { max: mostPasswordLength });
  return rule === 'match' ? t('password.notEqual') : undefined;
}
