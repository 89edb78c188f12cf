import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { AskingButton } from '#shop/office/asking-button.tsx';
import desk from '#shop/office/desk.module.css';
import { orderIs, orderMay } from '#shop/order-model/may.ts';
import { isFee } from '#shop/order-model/row-kind.ts';
import type { OfficeOrder } from '#shop/orders/office/contract.ts';
import { leftOfRow } from '#shop/orders/office/order-typed.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { confirmOfficeOrder } from './contract.ts';
import { SplitOrder } from './split-order.tsx';

/** Mails the confirmation again, and makes a second order of what is left. */
export function OrderActs({ order }: { order: OfficeOrder }) {
  const t = useOfficeT();
  const client = useQueryClient();
  const { Id: id } = order;
  const confirm = useMutation<{ Emails: string[] }, CallError>({
    mutationFn: () => callOverHttp(confirmOfficeOrder, { id }),
    networkMode: 'always',
    onSuccess: ({ Emails }) => {
      void client.invalidateQueries({ queryKey: ['listChanges'] });
      toast(t('officeOrder.confirm.done', { email: Emails.join(', ') }));
    },
  });
  const mayConfirm = order.CustomerEmail !== '' && !orderIs.cancelled(order.Status);
  const pieces = order.Rows.filter((row) => row.ArticleId !== null && leftOfRow(row) > 0);
  // One piece alone has nothing to be split from.
  const maySplit =
    orderMay.split(order.Status) &&
    pieces.length > 0 &&
    order.Rows.reduce(
      (sum, row) => sum + (isFee({ kind: row.Kind }) ? 0 : row.Quantity - row.QuantityCancelled),
      0,
    ) > 1;
  if (!mayConfirm && !maySplit) return null;
  return (
    <div className={desk.buttons}>
      {confirm.error && (
        <p role="alert" className={desk.failure}>
          {confirm.error.problem?.detail ?? t('general.commonError')}
        </p>
      )}
      {mayConfirm && (
        <AskingButton
          does={t('officeOrder.confirm')}
          title={t('officeOrder.confirm.title', { number: id })}
          text={t('officeOrder.confirm.text', { email: order.CustomerEmail })}
          busy={confirm.isPending}
          onYes={() => confirm.mutate()}
        />
      )}
      {maySplit && <SplitOrder order={order} />}
    </div>
  );
}
