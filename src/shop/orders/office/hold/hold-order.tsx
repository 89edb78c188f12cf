import { useState } from 'react';
import { TextField } from '#kit/forms/field.tsx';
import desk from '#shop/office/desk.module.css';
import { AskingButton } from '#shop/office/asking-button.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import { orderMay } from '#shop/order-model/may.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { OfficeOrder } from '#shop/orders/office/contract.ts';
import styles from '#shop/orders/office/order.module.css';
import { useOrderActs } from '#shop/orders/office/use-order-acts.ts';

type Props = { order: OfficeOrder; reload: () => Promise<unknown> };

/** Why an order waits, and what releases it or stops it. */
export function HoldOrder({ order, reload }: Props) {
  const t = useOfficeT();
  const mayHold = useMay()('credit.write');
  const [reason, setReason] = useState('');
  const [told, setTold] = useState('');
  const acts = useOrderActs(order, {
    mail: true,
    reload,
    onDone: () => {
      setReason('');
      setTold('');
    },
  });
  const note = (
    <TextField
      label={t('officeOrder.holdNote')}
      hint={t('officeOrder.holdNoteHint')}
      value={reason}
      maxLength={500}
      autoComplete="off"
      optional
      onChange={({ target }) => setReason(target.value)}
    />
  );
  const canBeHeld = mayHold && order.Held !== 'manual' && orderMay.hold(order.Status);
  if (order.Held === null && !canBeHeld) return null;
  const asked = { number: order.Id };
  return (
    <section aria-label={t('officeOrder.held')}>
      {order.Held !== null && (
        <div role="note" className={styles.pinned}>
          <p>
            <strong>{t(`officeOrder.held.${order.Held}`)}</strong> {t('officeOrder.held.text')}
          </p>
        </div>
      )}
      {acts.failure && (
        <p role="alert" className={desk.failure}>
          {acts.failure}
        </p>
      )}
      {mayHold && (
        <div className={desk.buttons}>
          {order.Held !== null && (
            <AskingButton
              does={t('officeOrder.release')}
              kind="primary"
              title={t('officeOrder.release.title', asked)}
              text={t('officeOrder.release.text')}
              busy={acts.busy === 'release'}
              onYes={() => acts.release(reason)}
            >
              {note}
            </AskingButton>
          )}
          {canBeHeld && (
            <AskingButton
              does={t(order.Held === null ? 'officeOrder.hold' : 'officeOrder.hold.manual')}
              title={t('officeOrder.hold.title', asked)}
              text={t('officeOrder.hold.text')}
              busy={acts.busy === 'hold'}
              onYes={() => acts.hold(reason, told)}
            >
              <div className={styles.asked}>
                {order.CustomerEmail !== '' && <ToldReason reason={told} onType={setTold} />}
                {note}
              </div>
            </AskingButton>
          )}
        </div>
      )}
    </section>
  );
}

function ToldReason({ reason, onType }: { reason: string; onType: (reason: string) => void }) {
  const t = useOfficeT();
  return (
    <TextField
      label={t('officeOrder.hold.told')}
      hint={t('officeOrder.hold.toldHint')}
      value={reason}
      maxLength={500}
      autoComplete="off"
      optional
      onChange={({ target }) => onType(target.value)}
    />
  );
}
