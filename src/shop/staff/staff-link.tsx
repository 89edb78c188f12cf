import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Button } from '#kit/button.tsx';
import { callOverHttp } from '#kit/call.ts';
import type { CallError } from '#kit/call.ts';
import { Checkbox } from '#kit/checkbox.tsx';
import { useOfficeT } from '#shop/texts/use-office-texts.ts';
import gate from './gate-page.module.css';
import { sendStaffLink } from './office-contract.ts';
import type { StaffMember } from './office-contract.ts';
import { SentLink } from './sent-link.tsx';

/** A new way in for who has lost the password, or the phone. */
export function StaffLink({ member }: { member: StaffMember }) {
  const t = useOfficeT();
  const [resets, setResets] = useState(false);
  const sending = useMutation<{ Id: number; Url: string }, CallError>({
    mutationFn: () => callOverHttp(sendStaffLink, { id: member.Id, ResetTwoStep: resets }),
    networkMode: 'always',
  });
  if (sending.data)
    return <SentLink link={{ ...sending.data, email: member.Email }} onClose={sending.reset} />;
  return (
    <section className={gate.form}>
      {member.TwoStep && (
        <Checkbox
          label={t('staff.link.resetTwoStep')}
          checked={resets}
          onChange={({ target }) => setResets(target.checked)}
        />
      )}
      <Button busy={sending.isPending && t('general.sending')} onClick={() => sending.mutate()}>
        {t('staff.link.new')}
      </Button>
      {sending.error && (
        <p className={gate.failure} role="alert">
          {sending.error.problem?.detail ?? t('general.commonError')}
        </p>
      )}
    </section>
  );
}
