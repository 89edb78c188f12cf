import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#kit/widgets/button.tsx';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import gate from '#shop/staff/office/login/gate-page.module.css';
import { sendStaffLink, type OfficeStaffMember } from '#shop/staff/contract.ts';
import { SentLink } from '#shop/staff/office/login/sent-link.tsx';

/** Sends a new link to a staff member who has lost the password or the phone. */
export function StaffLink({ member }: { member: OfficeStaffMember }) {
  const t = useOfficeT();
  const client = useQueryClient();
  const [resets, setResets] = useState(false);
  const sending = useMutation<{ Id: number; Url: string }, CallError>({
    mutationFn: () => callOverHttp(sendStaffLink, { id: member.Id, ResetTwoStep: resets }),
    networkMode: 'always',
    onSuccess: () => void client.invalidateQueries({ queryKey: ['listChanges'] }),
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
