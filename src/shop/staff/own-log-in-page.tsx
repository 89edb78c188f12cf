import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/announce.ts';
import { Button } from '#kit/button.tsx';
import { callOverHttp } from '#kit/call.ts';
import { TextField } from '#kit/field.tsx';
import { brokenRules } from '#kit/broken-rules.ts';
import { useEndpoint } from '#kit/use-endpoint.ts';
import { useForm } from '#kit/use-form.ts';
import { OfficePage } from '#shop/office/office-page.tsx';
import { FormPart } from '#shop/office/office-form.tsx';
import { useOfficeT } from '#shop/texts/use-office-texts.ts';
import gate from './gate-page.module.css';
import { changeOwnPassword, readOwnLogIn, staffPasswordMin } from './office-contract.ts';
import styles from './own-log-in-page.module.css';
import { TwoStepSetup } from './two-step-setup.tsx';

export default function OwnLogInPage() {
  const t = useOfficeT();
  return (
    <OfficePage title={t('staff.own.title')}>
      <div className={styles.parts}>
        <PasswordForm />
        <TwoStep />
      </div>
    </OfficePage>
  );
}

const blank = { CurrentPassword: '', NewPassword: '', RepeatNewPassword: '' };

function PasswordForm() {
  const t = useOfficeT();
  const form = useForm({
    initial: blank,
    check: (values) => ({
      ...brokenRules(changeOwnPassword.input, values),
      ...(values.NewPassword !== values.RepeatNewPassword && { RepeatNewPassword: 'match' as const }),
    }),
    send: (values) => callOverHttp(changeOwnPassword, values),
    onSent: () => {
      form.reset(blank);
      toast(t('staff.own.changed'));
    },
    message: (field, _rule, refused) =>
      field === 'CurrentPassword' && refused ? t('staff.own.currentWrong') : undefined,
  });
  return (
    <form className={gate.form} noValidate onSubmit={form.onSubmit}>
      <FormPart title={t('staff.own.password')}>
        <TextField
          {...form.field('CurrentPassword')}
          className={styles.whole}
          label={t('staff.own.current')}
          type="password"
          autoComplete="current-password"
        />
        <TextField
          {...form.field('NewPassword')}
          className={styles.whole}
          label={t('staff.own.new')}
          hint={t('staff.welcome.hint', { min: staffPasswordMin })}
          type="password"
          autoComplete="new-password"
        />
        <TextField
          {...form.field('RepeatNewPassword')}
          className={styles.whole}
          label={t('staff.own.repeat')}
          type="password"
          autoComplete="new-password"
        />
      </FormPart>
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

function TwoStep() {
  const t = useOfficeT();
  const client = useQueryClient();
  const { data } = useEndpoint(readOwnLogIn);
  const [isOpen, setIsOpen] = useState(false);
  if (!data) return null;
  const done = () => {
    setIsOpen(false);
    void client.invalidateQueries({ queryKey: [readOwnLogIn.name] });
  };
  return (
    <FormPart title={t('staff.twoStep.title')}>
      <div className={styles.whole}>
        <p>{data.TwoStep ? t('staff.twoStep.on', { n: data.RecoveryCodesLeft }) : t('staff.twoStep.off')}</p>
        {isOpen ? (
          <TwoStepSetup asksPassword={data.TwoStep} onDone={done} />
        ) : (
          <Button onClick={() => setIsOpen(true)}>
            {t(data.TwoStep ? 'staff.twoStep.change' : 'staff.twoStep.begin')}
          </Button>
        )}
      </div>
    </FormPart>
  );
}
