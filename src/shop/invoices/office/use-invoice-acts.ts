import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { refusedFields } from '#kit/forms/form-errors.ts';
import { oreToWire, parseAmount } from '#kit/text/money.ts';
import { readingsText } from '#shop/office/forms/readings-text.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { creditedRows, type CreditNow } from '#shop/invoices/office/credit-notes/credit-typed.ts';
import * as calls from './contract.ts';
import * as changes from './invoice-change-contract.ts';
import type { OfficeInvoice } from './contract.ts';

export type ActKind = 'pay' | 'undo' | 'credit' | 'creditAmount' | 'mail' | 'revoke';
export type InvoiceActs = ReturnType<typeof useInvoiceActs>;

type Refused = Partial<Record<'PaidDate' | 'Amount', string | undefined>>;

/** An amount to credit as it was typed; `rowId` is null for the whole invoice. */
type TypedAmount = { amount: string; rowId: number | null; text: string; mail: boolean };

type Act = {
  kind: ActKind;
  send: () => Promise<unknown>;
  message: (answer: unknown) => string;
};

/** The actions on an invoice; typed values stay when an action is refused. */
export function useInvoiceActs(invoice: OfficeInvoice, onDone: () => void) {
  const { Number: id, Version, CustomerEmail, CurrencyCode } = invoice;
  const t = useOfficeT();
  const client = useQueryClient();
  const [failure, setFailure] = useState<{ kind: ActKind; text: string }>();
  const [refused, setRefused] = useState<Refused>({});
  const act = useMutation<unknown, CallError, Act>({
    mutationFn: ({ send }) => send(),
    networkMode: 'always',
    onMutate: () => {
      setFailure(undefined);
      setRefused({});
    },
    onSuccess: (answer, { message, kind }) => {
      toast(message(answer));
      if (kind !== 'mail' && kind !== 'revoke') onDone();
      void client.invalidateQueries();
    },
    onError: async (error, { kind }) => {
      const { PaidDate, Amount } = refusedFields(error);
      if (kind === 'pay' && (PaidDate || Amount)) {
        setRefused({ PaidDate: PaidDate?.message, Amount: Amount?.message });
        return;
      }
      const isMeanwhile = error.is('changed-meanwhile');
      if (isMeanwhile) await client.invalidateQueries({ queryKey: [calls.readOfficeInvoice.name] });
      const detail = error.problem?.errors?.[0]?.message ?? error.problem?.detail;
      const text = isMeanwhile ? t('officeInvoice.meanwhile') : (detail ?? t('general.commonError'));
      setFailure({ kind, text });
    },
  });
  const done = () => t('officeInvoice.done', { number: id });
  return {
    failure,
    /** The errors of a payment, by field name. */
    refused,
    busy: act.isPending ? act.variables.kind : undefined,
    pay(PaidDate: string, typedAmount: string) {
      const ore = parseAmount(typedAmount, CurrencyCode);
      if (ore === null)
        return setRefused({
          Amount: readingsText(t, typedAmount, CurrencyCode) ?? t('officeInvoice.noAmount'),
        });
      const input = { id, Version, PaidDate, Amount: oreToWire(ore) };
      act.mutate({ kind: 'pay', send: () => callOverHttp(changes.payOfficeInvoice, input), message: done });
    },
    undo: (PaymentId: number) =>
      act.mutate({
        kind: 'undo',
        send: () => callOverHttp(changes.undoInvoicePayment, { id, Version, PaymentId }),
        message: done,
      }),
    /** Returns whether there is anything to credit; shows an error when there is not. */
    mayCredit(typed: CreditNow): boolean {
      const isSome = creditedRows(typed).length > 0;
      setFailure(isSome ? undefined : { kind: 'credit', text: t('officeInvoice.nothing') });
      return isSome;
    },
    ...creditActs(invoice, t, act.mutate),
    revoke: () =>
      act.mutate({
        kind: 'revoke',
        send: () => callOverHttp(changes.revokeInvoiceLinks, { id }),
        message: () => t('officeInvoice.link.revoked'),
      }),
    mail: () =>
      act.mutate({
        kind: 'mail',
        send: () => callOverHttp(changes.mailOfficeInvoice, { id }),
        message: () => t('officeInvoice.mailed', { email: CustomerEmail }),
      }),
  };
}

/** Credits pieces, or an amount. */
function creditActs(
  { Number: id, Version, CustomerEmail, CurrencyCode }: OfficeInvoice,
  t: OfficeT,
  mutate: (act: Act) => void,
) {
  const mailed = (mail: boolean) => ({ id, Version, Mail: mail && CustomerEmail !== '' });
  const message = (answer: unknown) =>
    t('officeInvoice.creditMade', { number: (answer as { Number: number }).Number });
  return {
    credit: (typed: CreditNow, { mail, isAnew }: { mail: boolean; isAnew: boolean }) =>
      mutate({
        kind: 'credit',
        send: () =>
          callOverHttp(changes.creditOfficeInvoice, {
            ...mailed(mail),
            ...(isAnew && { Anew: true }),
            Rows: creditedRows(typed),
          }),
        message: (answer) =>
          [message(answer), isAnew && t('officeInvoice.anewNow')].filter(Boolean).join('. '),
      }),
    creditAmount: ({ amount, rowId: RowId, text: Text, mail }: TypedAmount) =>
      mutate({
        kind: 'creditAmount',
        send: () => {
          const Amount = oreToWire(parseAmount(amount, CurrencyCode) ?? 0);
          return callOverHttp(changes.creditInvoiceAmount, { ...mailed(mail), Amount, RowId, Text });
        },
        message,
      }),
  };
}
