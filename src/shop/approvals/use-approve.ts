import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import type { OutputOf } from '#kit/http/endpoint.ts';
import type { Approval } from '#shop/checkout/approval/contract.ts';
import { listOrders } from '#shop/orders/contract.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { approve, listApprovals } from './contract.ts';

/** Approves at the sum that is shown. After a refusal the list tells what is now. */
export function useApprove() {
  const t = useT();
  const client = useQueryClient();
  return useMutation<OutputOf<typeof approve>, CallError, Approval>({
    networkMode: 'always',
    mutationFn: ({ Id, TotalAmount }) => callOverHttp(approve, { id: Id, expectedTotal: TotalAmount }),
    onSuccess: ({ OrderId }) => void toast(t('approvals.approved', { number: OrderId })),
    onSettled: () => {
      for (const { name } of [listApprovals, listOrders]) void client.invalidateQueries({ queryKey: [name] });
    },
  });
}
