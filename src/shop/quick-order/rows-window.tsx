import { useQuery } from '@tanstack/react-query';
import { Button } from '#kit/widgets/button.tsx';
import { Modal } from '#kit/widgets/modal.tsx';
import { ListOnItsWay } from '#kit/widgets/list-states.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import type { Preview } from '#shop/wanted-rows/contract.ts';
import { RowsPreview } from '#shop/wanted-rows/preview/rows-preview.tsx';
import { whyNot } from '#shop/wanted-rows/preview/use-add-rows.ts';
import { validateRows } from './page/use-quick-order.ts';

type Props = {
  title: string;
  /** Distinguishes what is previewed. */
  name: readonly unknown[];
  load: () => Promise<Preview>;
  onClose: () => void;
};

/** A window with what would be ordered, to put it in the cart. */
export function RowsWindow({ title, name, load, onClose }: Props) {
  const t = useT();
  const preview = useQuery({
    queryKey: ['rows window', ...name],
    queryFn: load,
    // Stock and prices are those of the moment the window opens.
    gcTime: 0,
    staleTime: Infinity,
    networkMode: 'always',
    retry: false,
  });
  return (
    <Modal open title={title} width="wide" place="top" onClose={onClose}>
      {preview.data ? (
        <RowsPreview preview={preview.data} validate={validateRows} onClose={onClose} />
      ) : preview.isError ? (
        <div role="alert">
          <p>{whyNot(preview.error, t)}</p>
          <Button onClick={() => void preview.refetch()}>{t('general.tryAgain')}</Button>
        </div>
      ) : (
        <ListOnItsWay text={t('reorder.loading')} rows={5} />
      )}
    </Modal>
  );
}
