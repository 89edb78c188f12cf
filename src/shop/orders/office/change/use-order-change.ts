import { useState } from 'react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { useDebounced } from '#kit/browser/use-debounced.ts';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { queryOf, replaceAnswer } from '#kit/pages/query.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { listOfficeOrders, readOfficeOrder, type OfficeOrder } from '#shop/orders/office/contract.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { readOfficeOrderPlace } from '#shop/orders/office/queue/contract.ts';
import { changeOfficeOrder, previewOfficeOrderChange, type OrderChangePreview } from './contract.ts';
import type { ChangeInput } from './change-typed.ts';

type Said = { reason: string; mail: boolean };

/** What an order would cost after a change, which is undefined while nothing is changed or something is wrong, and the change itself. */
export function useOrderChange(
  { Id: id, Version }: OfficeOrder,
  { change, onDone }: { change: ChangeInput | undefined; onDone: () => void },
) {
  const t = useOfficeT();
  const client = useQueryClient();
  const language = useLanguage();
  const [failure, setFailure] = useState('');
  const rested = useDebounced(change && JSON.stringify(change), 350);
  const preview = useQuery<OrderChangePreview, CallError>({
    queryKey: [previewOfficeOrderChange.name, id, Version, rested],
    queryFn: () =>
      callOverHttp(previewOfficeOrderChange, { id, ...(JSON.parse(rested ?? '') as ChangeInput) }),
    enabled: rested !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const save = useMutation<OfficeOrder, CallError, Said>({
    mutationFn: ({ reason, mail }) =>
      callOverHttp(changeOfficeOrder, { id, Version, Reason: reason, Mail: mail, Rows: [], ...change }),
    networkMode: 'always',
    onMutate: () => setFailure(''),
    onSuccess: async (order) => {
      await show(order);
      for (const name of [
        listOfficeOrders.name,
        readOfficeOrderPlace.name,
        'listInvoicesOfOrder',
        'listChanges',
      ])
        void client.invalidateQueries({ queryKey: [name] });
      toast(t('officeOrder.done', { number: id }));
      onDone();
    },
    onError: async (error) => {
      const order = error.problem?.Order;
      if (order) await show(order);
      setFailure(error.is('changed-meanwhile') ? t('officeOrder.meanwhile') : refusalOf(error));
    },
  });
  const show = (order: OfficeOrder) =>
    replaceAnswer(client, queryOf(readOfficeOrder, language, { id }).queryKey, order);
  const refusalOf = ({ problem }: CallError) =>
    problem?.errors?.[0]?.message ?? problem?.detail ?? t('general.commonError');
  return {
    preview: change === undefined ? undefined : preview.data,
    isStale: preview.isPlaceholderData || rested !== (change && JSON.stringify(change)),
    failure: failure || (change !== undefined && preview.error ? refusalOf(preview.error) : ''),
    isSaving: save.isPending,
    save: (said: Said) => save.mutate(said),
  };
}
