import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import type { OutputOf } from '#kit/http/endpoint.ts';
import { Button } from '#kit/widgets/button.tsx';
import { Modal } from '#kit/widgets/modal.tsx';
import { BulkUndone, LeftArticles } from '#shop/articles/office/bulk/last-bulk.tsx';
import { useStaleArticles } from '#shop/articles/office/bulk/use-stale-articles.ts';
import desk from '#shop/office/desk.module.css';
import { momentText } from '#shop/office/moments.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { readOfficeRun, undoExchangeRun } from '#shop/integration/office/contract.ts';
import styles from '#shop/integration/office/integration.module.css';

type Undone = OutputOf<typeof undoExchangeRun>;

/** Undoes a file as long as the person can: asks with what would be undone and left, and tells what was. */
export function UndoRun({ id, until }: { id: number; until: string | null }) {
  const t = useOfficeT();
  const client = useQueryClient();
  const isStale = useStaleArticles();
  const [asked, setAsked] = useState<Undone>();
  const undo = useMutation<Undone, CallError, { isTrial: boolean }>({
    mutationFn: ({ isTrial }) => callOverHttp(undoExchangeRun, { id, ...(isTrial && { DryRun: true }) }),
    networkMode: 'always',
    onSuccess: (answer, { isTrial }) => setAsked(isTrial ? answer : undefined),
    onError: ({ problem }) => toast(problem?.detail ?? t('general.commonError'), { error: true }),
    onSettled: (_answer, _error, { isTrial }) => {
      if (isTrial) return;
      setAsked(undefined);
      isStale();
      void client.invalidateQueries({ queryKey: [readOfficeRun.name] });
    },
  });
  if (undo.data && !undo.variables.isTrial)
    return (
      <div className={styles.offer}>
        <BulkUndone undone={undo.data} />
      </div>
    );
  if (until === null) return null;
  const { Undone: count = 0 } = asked ?? {};
  return (
    <div className={styles.offer}>
      <p>{t('exchange.run.undoUntil', { time: momentText(until) })}</p>
      <Button
        busy={undo.isPending && t('exchange.run.undoing')}
        onClick={() => undo.mutate({ isTrial: true })}
      >
        {t('exchange.run.undo')}
      </Button>
      <Modal
        title={t('exchange.run.undo.title')}
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        role="alertdialog"
      >
        <p>{t(count === 1 ? 'exchange.run.undo.one' : 'exchange.run.undo.other', { n: count })}</p>
        <p>{t('exchange.run.undo.stock')}</p>
        {asked && <LeftArticles undone={asked} />}
        <div className={desk.buttons}>
          {count > 0 && (
            <Button
              kind="primary"
              busy={undo.isPending && t('exchange.run.undoing')}
              onClick={() => undo.mutate({ isTrial: false })}
            >
              {t('exchange.run.undo')}
            </Button>
          )}
          <Button onClick={() => setAsked(undefined)}>{t('general.cancel')}</Button>
        </div>
      </Modal>
    </div>
  );
}
