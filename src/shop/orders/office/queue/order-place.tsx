import { stockholmClock } from '#kit/text/stockholm-clock.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { ButtonLink } from '#kit/widgets/button.tsx';
import { Facts, type Fact } from '#shop/office/facts.tsx';
import { LoadState } from '#shop/office/load-state.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { readOfficeOrderPlace } from './contract.ts';
import { OrderDue, OrderReady } from './order-ready.tsx';
import type { OrderList } from './use-order-list.ts';

/** An order's place in the list that its address tells of. */
export function useOrderPlace(id: number, { filter, sort }: OrderList) {
  return useEndpoint(
    readOfficeOrderPlace,
    { id, ...filter, sort },
    { keepPrevious: false, freshOnFocus: true },
  );
}
type Asked = ReturnType<typeof useOrderPlace>;

/** Leads to the orders before and after this one in its list. */
export function OrdersBeside({ place: { data: place }, list }: { place: Asked; list: OrderList }) {
  const t = useOfficeT();
  if (!place) return null;
  return (
    <>
      {place.Previous !== null && (
        <ButtonLink size="s" icon="arrow-left" to={list.pathOf(place.Previous)}>
          {t('officeOrder.previous', { number: place.Previous })}
        </ButtonLink>
      )}
      {place.Next !== null && (
        <ButtonLink size="s" iconAfter="arrow-right" to={list.pathOf(place.Next)}>
          {t('officeOrder.next', { number: place.Next })}
        </ButtonLink>
      )}
    </>
  );
}

/** What of an open order can be sent now, by when it must leave, and whether it is printed. */
export function PlaceFacts({ place: { data: place, error, refetch } }: { place: Asked }) {
  const t = useOfficeT();
  if (error) return <LoadState error={error} onRetry={() => void refetch()} />;
  if (!place || place.Due === null) return null;
  const { Due, Printed } = place;
  const facts: Fact[] = [
    [t('officeOrders.can'), [place.Can && <OrderReady key="ready" order={place} />]],
    [t('officeOrders.due'), [<OrderDue key="due" day={Due} />]],
    [
      t('officeOrders.printed'),
      [
        Printed &&
          t(Printed.Changed ? 'officeOrder.printedAndChanged' : 'officeOrder.printedBy', {
            time: stockholmClock(new Date(Printed.At)).replace('T', ' '),
            who: Printed.By,
          }),
      ],
    ],
  ];
  return <Facts facts={facts} />;
}
