import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { TextArea } from '#kit/forms/field.tsx';
import { useForm } from '#kit/forms/use-form.ts';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { Button } from '#kit/widgets/button.tsx';
import { Modal } from '#kit/widgets/modal.tsx';
import type { Approval } from '#shop/checkout/approval/contract.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './approvals.module.css';
import { decline, listApprovals, longestReason } from './contract.ts';

type Props = { approval: Approval; onClose: () => void };

/** Asks why a request is declined, which is mailed to who asked. */
export function DeclineWindow({ approval, onClose }: Props) {
  const t = useT();
  const client = useQueryClient();
  const { mutateAsync } = useMutation<Approval, CallError, { Reason: string }>({
    networkMode: 'always',
    mutationFn: ({ Reason }) => callOverHttp(decline, { id: approval.Id, Reason }),
    onSettled: () => void client.invalidateQueries({ queryKey: [listApprovals.name] }),
  });
  const form = useForm<{ Reason: string }>({
    initial: { Reason: '' },
    check: () => ({}),
    send: (values) => mutateAsync(values),
    onSent: () => {
      toast(t('approvals.declined'));
      onClose();
    },
  });
  return (
    <Modal
      title={t('approvals.declineOne', { name: approval.RequestedBy })}
      open
      onClose={onClose}
      width="narrow"
    >
      <form className={styles.form} noValidate onSubmit={form.onSubmit}>
        <TextArea
          {...form.field('Reason')}
          label={t('approvals.reason')}
          optional
          rows={3}
          maxLength={longestReason}
        />
        {form.failure && (
          <p className={styles.failure} role="alert">
            {t('approvals.failed', {
              reason: form.failure.problem?.detail || form.failure.problem?.title || t('general.commonError'),
            })}
          </p>
        )}
        <div className={styles.acts}>
          <Button type="submit" kind="primary" busy={form.sending && t('general.sending')}>
            {t('approvals.decline')}
          </Button>
          <Button onClick={onClose}>{t('general.cancel')}</Button>
        </div>
      </form>
    </Modal>
  );
}
