import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { queryOf, replaceAnswer } from '#kit/pages/query.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import * as calls from './contract.ts';
import * as holds from './hold/contract.ts';
import * as changes from './order-change-contract.ts';
import type { OfficeOrder } from './contract.ts';
import { useUnwanted } from './sending/use-unwanted.ts';
import { changeOfficeParcels } from './parcels/contract.ts';
import { readOfficeOrderPlace } from './queue/contract.ts';

type Act = {
  kind: 'start' | 'deliver' | 'rows' | 'cancel' | 'hold' | 'release' | 'parcels';
  send: () => Promise<OfficeOrder>;
};
type Sent = readonly { RowId: number; Quantity: number }[];

/** The actions on an order; each returns the changed order. */
export function useOrderActs(
  { Id: id, Version, CustomerEmail }: OfficeOrder,
  {
    mail,
    reload,
    onDone,
  }: { mail: boolean; reload: () => Promise<unknown>; onDone: (kind: Act['kind']) => void },
) {
  const t = useOfficeT();
  const client = useQueryClient();
  const language = useLanguage();
  const [failure, setFailure] = useState('');
  const asking = useUnwanted();
  const act = useMutation<OfficeOrder, CallError, Act>({
    mutationFn: ({ send }) => send(),
    networkMode: 'always',
    onMutate: () => {
      setFailure('');
      asking.forget();
    },
    onSuccess: async (order, { kind }) => {
      await replaceAnswer(client, queryOf(calls.readOfficeOrder, language, { id }).queryKey, order);
      for (const name of [
        calls.listOfficeOrders.name,
        readOfficeOrderPlace.name,
        'listInvoicesOfOrder',
        'listChanges',
      ])
        void client.invalidateQueries({ queryKey: [name] });
      toast(t('officeOrder.done', { number: id }));
      onDone(kind);
    },
    onError: async (error) => {
      const isMeanwhile = error.is('changed-meanwhile');
      if (isMeanwhile) await reload();
      const refused = error.problem?.errors?.[0]?.message ?? error.problem?.detail;
      setFailure(isMeanwhile ? t('officeOrder.meanwhile') : (refused ?? t('general.commonError')));
    },
  });
  const input = { id, Version, Mail: mail && CustomerEmail !== '' };
  return {
    failure,
    forgetFailure: () => setFailure(''),
    sayNothingIsThere: () => setFailure(t('officeOrder.nothingThere')),
    busy: act.isPending ? act.variables.kind : undefined,
    start: () => act.mutate({ kind: 'start', send: () => callOverHttp(changes.startOfficeOrder, input) }),
    cancel: () => act.mutate({ kind: 'cancel', send: () => callOverHttp(changes.cancelOfficeOrder, input) }),
    hold: (Reason: string, CustomerText: string) => {
      const given = { id, Version, Reason, CustomerText };
      act.mutate({ kind: 'hold', send: () => callOverHttp(holds.holdOfficeOrder, given) });
    },
    release: (Reason: string) => {
      const given = { id, Version, Reason };
      act.mutate({ kind: 'release', send: () => callOverHttp(holds.releaseOfficeOrder, given) });
    },
    changeRows: (Rows: readonly object[]) =>
      act.mutate({
        kind: 'rows',
        send: () => callOverHttp(changes.changeOfficeOrderRows, { ...input, Rows }),
      }),
    changeParcels: (consignmentId: number, Parcels: string) =>
      act.mutate({
        kind: 'parcels',
        send: () => callOverHttp(changeOfficeParcels, { ...input, consignmentId, Parcels }),
      }),
    unwanted: asking.unwanted,
    deliver(Rows: Sent, Told: readonly object[], Parcels: string, onSent: () => void) {
      if (Rows.length === 0) return setFailure(t('officeOrder.nothing'));
      const given = { ...input, Rows, Told, Parcels, Despite: false };
      const sendBy = (more: object) => {
        const send = () => callOverHttp(changes.deliverOfficeOrder, { ...given, ...more });
        const onError = (error: CallError) =>
          asking.ask(error, () => sendBy({ Despite: true })) && setFailure('');
        act.mutate({ kind: 'deliver', send }, { onSuccess: onSent, onError });
      };
      sendBy({});
    },
  };
}
