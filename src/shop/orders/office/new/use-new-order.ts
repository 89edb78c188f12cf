import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { toast } from '#kit/browser/announce.ts';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { listOfficeOrders } from '#shop/orders/office/contract.ts';
import { previewQuickOrderOfCustomer } from '#shop/quick-order/office/contract.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { Preview } from '#shop/wanted-rows/contract.ts';
import { placeOfficeOrder } from './contract.ts';

export type NewOrderValues = {
  /** The ids of a way and of an address; '' for none, which is the usual address. */
  way: string;
  address: string;
  week: string;
  number: string;
  message: string;
  note: string;
  partial: boolean;
};

/** Looks at what a text would order, and orders the rows of what was looked at. */
export function useNewOrder(customerId: number, text: string, values: NewOrderValues) {
  const t = useOfficeT();
  const client = useQueryClient();
  const navigate = useNavigate();
  const look = useMutation<Preview, CallError>({
    mutationFn: () => callOverHttp(previewQuickOrderOfCustomer, { id: customerId, Text: text }),
    networkMode: 'always',
  });
  const rows = (look.data?.Rows ?? []).flatMap(({ Article, Quantity }) =>
    Article && Quantity > 0 ? [{ ArticleId: Article.ArticleId, Quantity }] : [],
  );
  const place = useMutation<{ OrderId: number }, CallError>({
    mutationFn: () =>
      callOverHttp(placeOfficeOrder, {
        CustomerId: customerId,
        Rows: rows,
        wayOfDeliveryId: Number(values.way),
        partialDelivery: values.partial,
        deliveryWeekString: values.week.trim(),
        ...(values.number.trim() !== '' && { purchaseOrderNumber: values.number.trim() }),
        orderInfoText: values.message,
        Note: values.note,
        ...(values.address !== '' && { deliveryAddressId: Number(values.address) }),
      }),
    networkMode: 'always',
    onSuccess: ({ OrderId }) => {
      void client.invalidateQueries({ queryKey: [listOfficeOrders.name] });
      toast(t('newOrder.done', { number: OrderId }));
      void navigate(`/office/orders/${OrderId}`);
    },
  });
  return { look, rows, place };
}
