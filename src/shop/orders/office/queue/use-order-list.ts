import { useLocation } from 'react-router';
import { useOfficeList } from '#shop/office/lists/use-office-list.ts';
import { orderSorts } from './filter.ts';

const blank = {
  q: '',
  state: '',
  from: '',
  to: '',
  can: '',
  due: '',
  wanted: '',
  way: '',
  country: '',
  week: '',
  held: '',
  collected: '',
  printed: '',
};
export type OrderFilterName = keyof typeof blank;

/**
 * The list of orders that the address tells of. An order that is opened from it keeps it in its own address, so that
 * the way back leads to it and the next order is that of the list.
 */
export function useOrderList() {
  const list = useOfficeList(blank, 'newest');
  const { search } = useLocation();
  const { way, ...filters } = list.filters;
  const asked = Object.entries(filters).filter(([, value]) => value !== '');
  const sort = orderSorts.find((one) => one === list.sort) ?? 'newest';
  return {
    ...list,
    sort,
    /** What the calls are asked. */
    filter: { ...Object.fromEntries(asked), ...(/^[1-9]\d{0,8}$/.test(way) && { way: Number(way) }) },
    listPath: `/office/orders${search}`,
    pathOf: (id: number) => `/office/orders/${id}${search}`,
  };
}
export type OrderList = ReturnType<typeof useOrderList>;
