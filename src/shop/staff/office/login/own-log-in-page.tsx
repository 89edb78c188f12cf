import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { Button } from '#kit/widgets/button.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { OfficePage } from '#shop/office/office-page.tsx';
import { FormPart } from '#shop/office/forms/office-form.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { readOwnLogIn } from '#shop/staff/contract.ts';
import { OwnPasswordForm } from './own-password-form.tsx';
import styles from './own-log-in-page.module.css';
import { TwoStepSetup } from './two-step-setup.tsx';

export default function OwnLogInPage() {
  const t = useOfficeT();
  return (
    <OfficePage title={t('staff.own.title')}>
      <div className={styles.parts}>
        <FormPart title={t('staff.own.password')}>
          <OwnPasswordForm className={styles.whole} onChanged={() => toast(t('staff.own.changed'))} />
        </FormPart>
        <TwoStep />
      </div>
    </OfficePage>
  );
}

function TwoStep() {
  const t = useOfficeT();
  const client = useQueryClient();
  const { data } = useEndpoint(readOwnLogIn);
  const [isOpen, setIsOpen] = useState(false);
  if (!data) return null;
  const change = (next: { isOpen: boolean }) => {
    setIsOpen(next.isOpen);
    void client.invalidateQueries({ queryKey: [readOwnLogIn.name] });
  };
  return (
    <FormPart title={t('staff.twoStep.title')}>
      <div className={styles.whole}>
        {!data.TwoStep && <p>{t('staff.twoStep.offText')}</p>}
        <p>{data.TwoStep ? t('staff.twoStep.on', { n: data.RecoveryCodesLeft }) : t('staff.twoStep.off')}</p>
        {isOpen || !data.TwoStep ? (
          <TwoStepSetup
            asksPassword={data.TwoStep}
            onConfirmed={() => change({ isOpen: true })}
            onDone={() => change({ isOpen: false })}
          />
        ) : (
          <Button onClick={() => setIsOpen(true)}>{t('staff.twoStep.change')}</Button>
        )}
      </div>
    </FormPart>
  );
}
