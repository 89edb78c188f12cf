import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/announce.ts';
import { callOverHttp } from '#kit/call.ts';
import type { CallError } from '#kit/call.ts';
import { oreToWire, parseAmount } from '#kit/money.ts';
import { parseNumber } from '#kit/number-text.ts';
import { useOfficeT } from '#shop/texts/use-office-texts.ts';
import * as calls from './office-contract.ts';
import type { OfficeInvoice } from './office-contract.ts';

/** What is to be credited of each row, as it is typed. */
export type CreditNow = Readonly<Record<number, string>>;

type Act = {
  kind: 'pay' | 'undo' | 'credit' | 'mail';
  send: () => Promise<unknown>;
  told: (answer: unknown) => string;
};

/** What is done with an invoice; what was typed stays where it is refused. */
export function useInvoiceActs({ Number: id, Version, CustomerEmail }: OfficeInvoice, onDone: () => void) {
  const t = useOfficeT();
  const client = useQueryClient();
  const [failure, setFailure] = useState('');
  const act = useMutation<unknown, CallError, Act>({
    mutationFn: ({ send }) => send(),
    networkMode: 'always',
    onMutate: () => setFailure(''),
    onSuccess: (answer, { told, kind }) => {
      toast(told(answer));
      if (kind !== 'mail') onDone();
      void client.invalidateQueries();
    },
    onError: async (error) => {
      const isMeanwhile = error.problem?.type === '/problems/changed-meanwhile';
      if (isMeanwhile) await client.invalidateQueries({ queryKey: [calls.readOfficeInvoice.name] });
      const refused = error.problem?.errors?.[0]?.message ?? error.problem?.detail;
      setFailure(isMeanwhile ? t('officeInvoice.meanwhile') : (refused ?? t('general.commonError')));
    },
  });
  const done = () => t('officeInvoice.done', { number: id });
  return {
    failure,
    busy: act.isPending ? act.variables.kind : undefined,
    pay(PaidDate: string, typedAmount: string) {
      const ore = parseAmount(typedAmount);
      if (ore === null) return setFailure(t('officeInvoice.noAmount'));
      const given = { id, Version, PaidDate, Amount: oreToWire(ore) };
      act.mutate({ kind: 'pay', send: () => callOverHttp(calls.payOfficeInvoice, given), told: done });
    },
    undo: () =>
      act.mutate({
        kind: 'undo',
        send: () => callOverHttp(calls.undoInvoicePayment, { id, Version }),
        told: done,
      }),
    credit(typed: CreditNow, mail: boolean) {
      const Rows = rowsOf(typed);
      if (Rows.length === 0) return setFailure(t('officeInvoice.nothing'));
      const given = { id, Version, Mail: mail && CustomerEmail !== '', Rows };
      act.mutate({
        kind: 'credit',
        send: () => callOverHttp(calls.creditOfficeInvoice, given),
        told: (answer) => t('officeInvoice.creditMade', { number: (answer as { Number: number }).Number }),
      });
    },
    mail: () =>
      act.mutate({
        kind: 'mail',
        send: () => callOverHttp(calls.mailOfficeInvoice, { id }),
        told: () => t('officeInvoice.mailed', { email: CustomerEmail }),
      }),
  };
}

/** What is no count of pieces is not taken for one, and the server says so. */
function rowsOf(typed: CreditNow): { RowId: number; Quantity: number }[] {
  return Object.entries(typed)
    .filter(([, text]) => text.trim() !== '' && text.trim() !== '0')
    .map(([id, text]) => ({ RowId: Number(id), Quantity: parseNumber(text) ?? Number.NaN }));
}
