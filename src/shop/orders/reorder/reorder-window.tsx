import { callOverHttp } from '#kit/http/call.ts';
import { RowsWindow } from '#shop/quick-order/rows-window.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { reorder } from './contract.ts';

/** `rowIds`: all rows of the order unless some are chosen. */
type Props = { orderId: number; rowIds: readonly number[]; onClose: () => void };

export function ReorderWindow({ orderId, rowIds, onClose }: Props) {
  const t = useT();
  return (
    <RowsWindow
      title={t('reorder.title', { number: orderId })}
      name={['reorder', orderId, rowIds]}
      load={() => callOverHttp(reorder, { OrderId: orderId, RowIds: rowIds.length > 0 ? [...rowIds] : null })}
      onClose={onClose}
    />
  );
}
