import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import type { OutputOf } from '#kit/http/endpoint.ts';
import { Button } from '#kit/widgets/button.tsx';
import { BulkUndone } from '#shop/articles/office/bulk/last-bulk.tsx';
import { useStaleArticles } from '#shop/articles/office/bulk/use-stale-articles.ts';
import { clockText } from '#shop/office/moments.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { readOfficeRun, undoExchangeRun } from '#shop/integration/office/contract.ts';
import styles from '#shop/integration/office/integration.module.css';

/** Undoes a file as long as the person can, and tells what was left. */
export function UndoRun({ id, until }: { id: number; until: string | null }) {
  const t = useOfficeT();
  const client = useQueryClient();
  const isStale = useStaleArticles();
  const undo = useMutation<OutputOf<typeof undoExchangeRun>, CallError>({
    mutationFn: () => callOverHttp(undoExchangeRun, { id }),
    networkMode: 'always',
    onError: ({ problem }) => toast(problem?.detail ?? t('general.commonError'), { error: true }),
    onSettled: () => {
      isStale();
      void client.invalidateQueries({ queryKey: [readOfficeRun.name] });
    },
  });
  if (undo.data)
    return (
      <div className={styles.offer}>
        <BulkUndone undone={undo.data} />
      </div>
    );
  if (until === null) return null;
  return (
    <div className={styles.offer}>
      <p>{t('exchange.run.undoUntil', { time: clockText(until) })}</p>
      <Button busy={undo.isPending && t('exchange.run.undoing')} onClick={() => undo.mutate()}>
        {t('exchange.run.undo')}
      </Button>
    </div>
  );
}
