import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstWrong } from '#kit/forms/focus-first-wrong.ts';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import desk from '#shop/office/desk.module.css';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { ToSend } from './contract.ts';
import { CarrierFile } from './carrier-file/carrier-file.tsx';
import { parcelsToSend } from './parcel-doubt.ts';
import { PasteParcels } from './paste-parcels.tsx';
import { SendFoot, type Choices } from './send-foot.tsx';
import { areParcels, SendLines } from './send-lines.tsx';
import { SendResult } from './send-result.tsx';
import styles from './send.module.css';
import { useSending } from './use-sending.ts';
import { useTypedLines } from './use-typed-lines.ts';

type Props = { orders: readonly ToSend[]; reload: () => Promise<unknown> };

/** The chosen orders with their parcels, and what became of those that were sent. */
export function SendForm({ orders, reload }: Props) {
  const t = useOfficeT();
  const form = useRef<HTMLFormElement>(null);
  const [choices, setChoices] = useState<Choices>({ Invoice: false, Mail: true });
  const [isTried, setTried] = useState(false);
  const { sending, done } = useSending(reload);
  const sent = new Set(done.Sent.map(({ OrderId }) => OrderId));
  const left = orders.filter(({ OrderId }) => !sent.has(OrderId));
  const { typed, typedOf, chosen, open, shown, onType, fill } = useTypedLines(left);
  const send = () => {
    if (chosen.length === 0) {
      form.current?.querySelector<HTMLElement>('[data-tick]')?.focus();
      return;
    }
    flushSync(() => setTried(true));
    if (chosen.some((order) => !areParcels(typedOf(order).parcels, order.ParcelPattern))) {
      focusFirstWrong(form.current);
      return;
    }
    const Rows = chosen.map((order) => ({
      OrderId: order.OrderId,
      Version: order.Version,
      Parcels: parcelsToSend(order.ParcelPattern, typedOf(order).parcels),
      Despite: typedOf(order).despite,
    }));
    sending.mutate({ Rows, ...choices });
  };
  return (
    <form
      ref={form}
      className={styles.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <SendResult done={done} />
      {sending.error && (
        <p role="alert" className={desk.failure}>
          {sending.error.problem?.errors?.[0]?.message ??
            sending.error.problem?.detail ??
            t('general.commonError')}
        </p>
      )}
      {left.length === 0 ? (
        <p>{t('sendMany.allSent')}</p>
      ) : (
        <>
          <PasteParcels shown={shown} onFill={fill} />
          <CarrierFile shown={shown} onFill={fill} />
          {open.count > 1 && (
            <Checkbox
              label={t('sendMany.despiteOpen', { n: open.count })}
              data-tick
              checked={open.areTicked}
              onChange={({ target }) => open.tick(target.checked)}
            />
          )}
          <SendLines orders={left} typed={typed} isTried={isTried} onType={onType} />
          <SendFoot
            choices={choices}
            onChoose={setChoices}
            chosen={chosen}
            typed={typed}
            isAsked={left.some(({ Question }) => Question !== '')}
            isSending={sending.isPending}
          />
        </>
      )}
    </form>
  );
}
