import { useToday } from '#kit/browser/use-today.ts';
import { Badge } from '#kit/widgets/badge.tsx';
import { isPastWeek, isoWeekOf, parseWeek, weekString } from '#kit/text/weeks.ts';
import { useWeekText } from '#shop/office/use-week-text.ts';
import { orderIs } from '#shop/order-model/may.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';

type Marked = {
  Status: number;
  PartialDelivery: boolean;
  DeliveryWeek: string;
  Note?: boolean;
  Printed?: { Changed: boolean } | null;
};

/** What whoever sends an open order must know: what the customer wishes, and that it is printed or noted of. */
export function OrderMarks({ order }: { order: Marked }) {
  const t = useOfficeT();
  const weekText = useWeekText();
  const today = useToday();
  if (!orderIs.open(order.Status)) return order.Note && <Badge>{t('officeOrders.noted')}</Badge>;
  return (
    <>
      {!order.PartialDelivery && <Badge kind="season">{t('officeOrders.allAtOnce')}</Badge>}{' '}
      {isLaterWeek(order.DeliveryWeek, today) && (
        <Badge kind="season">{t('officeOrders.wantedIn', { week: weekText(order.DeliveryWeek) })}</Badge>
      )}{' '}
      {order.Printed &&
        (order.Printed.Changed ? (
          <Badge kind="bad">{t('officeOrders.changedSincePrinted')}</Badge>
        ) : (
          <Badge>{t('officeOrders.printedMark')}</Badge>
        ))}{' '}
      {order.Note && <Badge>{t('officeOrders.noted')}</Badge>}
    </>
  );
}

/** Whether a week is later than that of today. */
function isLaterWeek(text: string, today: string): boolean {
  const week = parseWeek(text);
  const { year, week: current } = isoWeekOf(today);
  return week !== null && text !== weekString(year, current) && !isPastWeek(week, today);
}
