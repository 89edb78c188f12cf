import { Badge } from '#kit/widgets/badge.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { orderIs, OrderStatus } from '#shop/order-model/may.ts';

const looks = {
  [OrderStatus.Order]: 'news',
  [OrderStatus.Processing]: 'season',
  [OrderStatus.Delivered]: 'good',
  [OrderStatus.Cancelled]: 'quiet',
  [OrderStatus.Invoiced]: 'good',
} as const;

/** The status as a badge, and a note when there is a shortage. */
export function OrderState({
  order,
}: {
  order: {
    Status: number;
    HasShortage: boolean;
    Held: string | null;
    Collected: boolean;
    Test: boolean;
  };
}) {
  const t = useOfficeT();
  const status = Object.values(OrderStatus).find((one) => one === order.Status) ?? OrderStatus.Order;
  return (
    <>
      {order.Test && <Badge kind="season">{t('officeOrder.test')}</Badge>}{' '}
      <Badge kind={looks[status]}>
        {t(
          order.Collected && status === OrderStatus.Delivered
            ? 'officeOrder.collected'
            : `officeOrder.status.${status}`,
        )}
      </Badge>{' '}
      {order.Collected && orderIs.open(status) && <Badge>{t('officeOrder.toCollect')}</Badge>}{' '}
      {order.Held !== null && <Badge kind="bad">{t('officeOrder.held')}</Badge>}{' '}
      {order.HasShortage && <Badge kind="bad">{t('officeOrder.short')}</Badge>}
    </>
  );
}
