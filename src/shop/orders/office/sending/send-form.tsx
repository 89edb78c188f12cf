import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstWrong } from '#kit/forms/focus-first-wrong.ts';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { Button } from '#kit/widgets/button.tsx';
import desk from '#shop/office/desk.module.css';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { ToSend } from './contract.ts';
import { CarrierFile } from './carrier-file/carrier-file.tsx';
import { areParcels, SendLines, type TypedLines } from './send-lines.tsx';
import { PasteParcels } from './paste-parcels.tsx';
import { SendResult } from './send-result.tsx';
import styles from './send.module.css';
import { useSending } from './use-sending.ts';

type Props = { orders: readonly ToSend[]; reload: () => Promise<unknown> };

/** The chosen orders with their parcels, and what became of those that were sent. */
export function SendForm({ orders, reload }: Props) {
  const t = useOfficeT();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<TypedLines>({});
  const [choices, setChoices] = useState<Choices>({ Invoice: false, Mail: true });
  const [isTried, setTried] = useState(false);
  const { sending, done } = useSending(reload);
  const sent = new Set(done.Sent.map(({ OrderId }) => OrderId));
  const left = orders.filter(({ OrderId }) => !sent.has(OrderId));
  const chosen = left.filter(
    ({ OrderId, Refusal, Against }) => Refusal === '' && (Against.length === 0 || typed[OrderId]?.despite),
  );
  const shown = chosen.map(({ OrderId }) => OrderId);
  const fill = (filled: ReadonlyMap<number, string>) =>
    setTyped((before) => {
      const next = { ...before };
      for (const [id, parcels] of filled) next[id] = { despite: false, ...before[id], parcels };
      return next;
    });
  const send = () => {
    flushSync(() => setTried(true));
    if (chosen.some(({ OrderId }) => !areParcels(typed[OrderId]?.parcels ?? ''))) {
      focusFirstWrong(form.current);
      return;
    }
    const Rows = chosen.map(({ OrderId, Version }) => ({
      OrderId,
      Version,
      Parcels: typed[OrderId]?.parcels ?? '',
      Despite: typed[OrderId]?.despite === true,
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
          <SendLines
            orders={left}
            typed={typed}
            isTried={isTried}
            onType={(id, line) => {
              setTyped((before) => ({ ...before, [id]: line }));
            }}
          />
          <SendFoot
            choices={choices}
            onChoose={setChoices}
            count={chosen.length}
            isSending={sending.isPending}
          />
        </>
      )}
    </form>
  );
}

type Choices = { Invoice: boolean; Mail: boolean };
type FootProps = {
  choices: Choices;
  onChoose: (choices: Choices) => void;
  /** How many orders are sent. */
  count: number;
  isSending: boolean;
};

function SendFoot({ choices, onChoose, count, isSending }: FootProps) {
  const t = useOfficeT();
  const mayInvoice = useMay()('invoices.write');
  return (
    <>
      <div className={styles.choices}>
        {mayInvoice && (
          <Checkbox
            label={t('sendMany.invoice')}
            checked={choices.Invoice}
            onChange={({ target }) => onChoose({ ...choices, Invoice: target.checked })}
          />
        )}
        <Checkbox
          label={t('sendMany.mail')}
          checked={choices.Mail}
          onChange={({ target }) => onChoose({ ...choices, Mail: target.checked })}
        />
      </div>
      <div className={desk.buttons}>
        <Button type="submit" kind="primary" disabled={count === 0} busy={isSending && t('sendMany.sending')}>
          {t(count === 1 ? 'sendMany.send.one' : 'sendMany.send.other', { n: count })}
        </Button>
      </div>
    </>
  );
}
