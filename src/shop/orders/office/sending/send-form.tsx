import { useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAttempt } from '#kit/browser/use-attempt.ts';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import type { OutputOf } from '#kit/http/endpoint.ts';
import { Button } from '#kit/widgets/button.tsx';
import desk from '#shop/office/desk.module.css';
import { useMay } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { sendOfficeOrders, type ToSend } from './contract.ts';
import { areParcels, SendLines, type TypedLines } from './send-lines.tsx';
import { PasteParcels } from './paste-parcels.tsx';
import { SendResult } from './send-result.tsx';
import styles from './send.module.css';

type Answer = OutputOf<typeof sendOfficeOrders>;
type Props = { orders: readonly ToSend[]; reload: () => Promise<unknown> };

const nothing: Answer = { Sent: [], NotSent: [] };

/** The chosen orders with their parcels, and what became of those that were sent. */
export function SendForm({ orders, reload }: Props) {
  const t = useOfficeT();
  const may = useMay();
  const client = useQueryClient();
  const attempt = useAttempt();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<TypedLines>({});
  const [invoice, setInvoice] = useState(false);
  const [mail, setMail] = useState(true);
  const [isTried, setTried] = useState(false);
  const [done, setDone] = useState(nothing);
  const sending = useMutation<Answer, CallError, Parameters<typeof callOverHttp>[1]>({
    mutationFn: (body) =>
      callOverHttp(sendOfficeOrders, body as never, { headers: attempt.headersFor(body as object) }),
    networkMode: 'always',
    onSuccess: async ({ Sent, NotSent }) => {
      attempt.answered();
      setDone((before) => ({ Sent: [...before.Sent, ...Sent], NotSent }));
      await reload();
      void client.invalidateQueries();
    },
  });
  const sent = new Set(done.Sent.map(({ OrderId }) => OrderId));
  const left = orders.filter(({ OrderId }) => !sent.has(OrderId));
  const chosen = left.filter(
    ({ OrderId, Refusal, Against }) => Refusal === '' && (Against.length === 0 || typed[OrderId]?.despite),
  );
  const send = () => {
    setTried(true);
    if (chosen.some(({ OrderId }) => !areParcels(typed[OrderId]?.parcels ?? ''))) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    const Rows = chosen.map(({ OrderId, Version }) => ({
      OrderId,
      Version,
      Parcels: typed[OrderId]?.parcels ?? '',
      ...(typed[OrderId]?.despite && { Despite: true }),
    }));
    sending.mutate({ Rows, Invoice: invoice, Mail: mail });
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
          <PasteParcels
            shown={chosen.map(({ OrderId }) => OrderId)}
            onFill={(filled) =>
              setTyped((before) => {
                const next = { ...before };
                for (const [id, parcels] of filled) next[id] = { despite: false, ...before[id], parcels };
                return next;
              })
            }
          />
          <SendLines
            orders={left}
            typed={typed}
            isTried={isTried}
            onType={(id, line) => {
              setTyped((before) => ({ ...before, [id]: line }));
            }}
          />
          <div className={styles.choices}>
            {may('invoices.write') && (
              <Checkbox
                label={t('sendMany.invoice')}
                checked={invoice}
                onChange={({ target }) => setInvoice(target.checked)}
              />
            )}
            <Checkbox
              label={t('sendMany.mail')}
              checked={mail}
              onChange={({ target }) => setMail(target.checked)}
            />
          </div>
          <div className={desk.buttons}>
            <Button
              type="submit"
              kind="primary"
              disabled={chosen.length === 0}
              busy={sending.isPending && t('sendMany.sending')}
            >
              {t(chosen.length === 1 ? 'sendMany.send.one' : 'sendMany.send.other', { n: chosen.length })}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
