import { useCallback, useState } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { lazyPart } from '#kit/widgets/lazy-part.tsx';
import { MayOrder } from '#shop/login/may-order.tsx';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';

const ReorderWindow = lazyPart(async () => (await import('./reorder-window.tsx')).ReorderWindow);

/** Orders the whole order again, or the rows that are ticked. */
export function ReorderButton({ orderId, rowIds }: { orderId: number; rowIds: readonly number[] }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <MayOrder>
      <Button kind="primary" onClick={() => setOpen(true)}>
        {rowIds.length > 0 ? plural(t, 'reorder.rows', rowIds.length) : t('reorder.order')}
      </Button>
      {isOpen && <ReorderWindow orderId={orderId} rowIds={rowIds} onClose={close} onFailed={close} />}
    </MayOrder>
  );
}
