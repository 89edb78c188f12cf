import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '#kit/browser/announce.ts';
import { useToday } from '#kit/browser/use-today.ts';
import type { BrokenRules } from '#kit/forms/form-errors.ts';
import { useForm } from '#kit/forms/use-form.ts';
import { callOverHttp, CallError } from '#kit/http/call.ts';
import type { OutputOf } from '#kit/http/endpoint.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { readWeek } from '#kit/fields/read-week.ts';
import { weekString } from '#kit/text/weeks.ts';
import { listOfficeOrders } from '#shop/orders/office/contract.ts';
import { previewQuickOrderOfCustomer } from '#shop/quick-order/office/contract.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { Preview } from '#shop/wanted-rows/contract.ts';
import { listWaysAtDesk, placeOfficeOrder, previewOfficeOrder } from './contract.ts';
import { notOrdered } from './not-ordered.ts';

/** '' for none; the usual address is none. */
const blank = {
  /** The rows that cannot be ordered are left out on purpose. */
  without: '',
  wayOfDeliveryId: '',
  deliveryAddressId: '',
  deliveryWeekString: '',
  partialDelivery: 'yes',
  purchaseOrderNumber: '',
  orderInfoText: '',
  Note: '',
};
export type NewOrderValues = typeof blank;

/** Looks at what a text would order, and orders the rows of what was looked at. */
export function useNewOrder(customerId: number) {
  const t = useOfficeT();
  const today = useToday();
  const client = useQueryClient();
  const navigate = useNavigate();
  const look = useMutation<Preview, CallError, string>({
    mutationFn: (Text) => callOverHttp(previewQuickOrderOfCustomer, { id: customerId, Text }),
    networkMode: 'always',
    // What was left out, and what was wrong, was of other rows.
    onMutate: () => {
      form.change({ without: '' });
      form.untouch();
    },
  });
  const left = look.data ? notOrdered(look.data) : 0;
  const Rows = (look.data?.Rows ?? []).flatMap(({ Article, Quantity }) =>
    Article && Quantity > 0 ? [{ ArticleId: Article.ArticleId, Quantity }] : [],
  );
  const form = useForm<NewOrderValues>({
    initial: blank,
    check: ({ without, wayOfDeliveryId, deliveryWeekString: week }): BrokenRules => ({
      ...(left > 0 && without === '' && { without: 'required' }),
      ...(wayOfDeliveryId === '' && { wayOfDeliveryId: 'required' }),
      ...(week.trim() !== '' && !readWeek(week, today) && { deliveryWeekString: 'regex' }),
    }),
    message: (field, rule) => {
      if (field === 'without') return t('newOrder.leftOutFirst');
      if (field === 'wayOfDeliveryId' && rule === 'required') return t('newOrder.wayFirst');
      return field === 'deliveryWeekString' && rule === 'regex' ? t('newOrder.noSuchWeek') : undefined;
    },
    send: async (values) => {
      const week = readWeek(values.deliveryWeekString, today);
      const { OrderId } = await callOverHttp(placeOfficeOrder, {
        CustomerId: customerId,
        Rows,
        wayOfDeliveryId: Number(values.wayOfDeliveryId),
        partialDelivery: values.partialDelivery === 'yes',
        deliveryWeekString: week ? weekString(week.year, week.week) : '',
        ...(values.purchaseOrderNumber.trim() && { purchaseOrderNumber: values.purchaseOrderNumber.trim() }),
        orderInfoText: values.orderInfoText,
        Note: values.Note,
        ...addressOf(values),
        ...(sums.data && !sums.isPlaceholderData && { expectedTotal: sums.data.TotalAmount }),
      }).catch((error: unknown) => {
        if (error instanceof CallError && error.is('cart-changed')) void sums.refetch();
        throw error;
      });
      void client.invalidateQueries({ queryKey: [listOfficeOrders.name] });
      toast(t('newOrder.done', { number: OrderId }));
      void navigate(`/office/orders/${OrderId}`);
    },
  });
  const { values } = form;
  const way = values.wayOfDeliveryId === '' ? {} : { wayOfDeliveryId: Number(values.wayOfDeliveryId) };
  const wanted = { CustomerId: customerId, Rows, ...way, ...addressOf(values) };
  const sums = useQuery<OutputOf<typeof previewOfficeOrder>, CallError>({
    queryKey: [previewOfficeOrder.name, t.language, wanted],
    queryFn: () => callOverHttp(previewOfficeOrder, wanted),
    enabled: Rows.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const ways = useWays(customerId, form);
  return { look, rows: Rows, left, form, sums, ways };
}

export type NewOrderForm = ReturnType<typeof useForm<NewOrderValues>>;

/** Not every way goes everywhere: without one that does, the usual one is chosen, or the only one. */
function useWays(customerId: number, form: NewOrderForm) {
  const { data, isPlaceholderData, error, refetch } = useEndpoint(listWaysAtDesk, {
    id: customerId,
    ...addressOf(form.values),
  });
  const { wayOfDeliveryId: chosen } = form.values;
  const [offered, setOffered] = useState<typeof data>();
  // Once for what is offered: whoever chooses none afterwards wants none.
  if (data && !isPlaceholderData && data !== offered) {
    setOffered(data);
    const ids = data.Rows.map(({ Id }) => String(Id));
    const usual = data.UsualId === null ? undefined : String(data.UsualId);
    if (!ids.includes(chosen)) form.change({ wayOfDeliveryId: usual ?? (ids.length === 1 ? ids[0]! : '') });
  }
  return { rows: data?.Rows ?? [], error: data ? null : error, refetch };
}

function addressOf({ deliveryAddressId: id }: NewOrderValues): { deliveryAddressId?: number } {
  return id === '' ? {} : { deliveryAddressId: Number(id) };
}
