import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Modal } from '#kit/modal.tsx';
import desk from '#shop/office/desk.module.css';
import { useOfficeT } from '#shop/texts/use-office-texts.ts';
import type { OfficeOrder } from './office-contract.ts';

/** Asks first: what is cancelled does not come back. */
export function CancelOrder({
  order,
  busy,
  onCancel,
}: {
  order: OfficeOrder;
  busy: boolean;
  onCancel: () => void;
}) {
  const t = useOfficeT();
  const [isAsking, setIsAsking] = useState(false);
  const isRest = order.Consignments.length > 0;
  const what = t(isRest ? 'officeOrder.cancelRest' : 'officeOrder.cancel');
  return (
    <>
      <Button busy={busy && t('general.saving')} onClick={() => setIsAsking(true)}>
        {what}
      </Button>
      <Modal
        title={t(isRest ? 'officeOrder.cancelRest.title' : 'officeOrder.cancel.title', { number: order.Id })}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        width="narrow"
        role="alertdialog"
      >
        <p>{t('officeOrder.cancel.text')}</p>
        <div className={desk.buttons}>
          <Button
            kind="primary"
            onClick={() => {
              setIsAsking(false);
              onCancel();
            }}
          >
            {what}
          </Button>
          <Button onClick={() => setIsAsking(false)}>{t('officeOrder.cancel.keep')}</Button>
        </div>
      </Modal>
    </>
  );
}
