import { useEffect, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { toast } from '#kit/browser/announce.ts';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import type { OutputOf } from '#kit/http/endpoint.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { Button } from '#kit/widgets/button.tsx';
import { Disclosure } from '#kit/widgets/disclosure.tsx';
import { LoadState } from '#shop/office/load-state.tsx';
import { clockText } from '#shop/office/moments.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './bulk.module.css';
import { readLastBulkChange, undoBulkChange } from './contract.ts';
import { useChangeText } from './use-change-text.tsx';
import { useStaleArticles } from './use-stale-articles.ts';

type Undone = OutputOf<typeof undoBulkChange>;

/** The last change of many that the person can still undo, also after a reload; `doneTimes` counts those made here. */
export function LastBulk({ doneTimes }: { doneTimes: number }) {
  const t = useOfficeT();
  const textOf = useChangeText();
  const isStale = useStaleArticles();
  const { data, error, refetch } = useEndpoint(readLastBulkChange, {}, { freshOnFocus: true });
  const last = data?.Last ?? null;
  const isOver = useIsOver(last?.UndoUntil);
  const box = useRef<HTMLElement>(null);
  const undo = useMutation<Undone, CallError, number>({
    mutationFn: (id) => callOverHttp(undoBulkChange, { id }),
    networkMode: 'always',
    onSuccess: () => box.current?.focus(),
    onError: ({ problem }) => toast(problem?.detail ?? t('general.commonError'), { error: true }),
    onSettled: isStale,
  });
  const toldOf = useRef(0);
  const { reset } = undo;
  useEffect(() => {
    if (doneTimes > 0) reset();
  }, [doneTimes, reset]);
  // What was just done is told where it can be undone.
  useEffect(() => {
    if (!last || doneTimes === toldOf.current) return;
    toldOf.current = doneTimes;
    box.current?.focus();
  }, [last, doneTimes]);
  if (!data && error) return <LoadState error={error} onRetry={() => void refetch()} />;
  if (!undo.data && (!last || isOver)) return null;
  return (
    <section ref={box} tabIndex={-1} className={styles.last} aria-label={t('articles.bulk.title')}>
      {undo.data ? (
        <BulkUndone undone={undo.data} onClose={reset} />
      ) : (
        last && (
          <>
            <p>
              {t(last.Count === 1 ? 'articles.bulk.last.one' : 'articles.bulk.last.other', {
                n: last.Count,
                moment: clockText(last.MadeAt),
                until: clockText(last.UndoUntil),
              })}{' '}
              <span>{textOf(last.Change).join(' · ')}</span>
            </p>
            <Button
              size="s"
              busy={undo.isPending && t('general.saving')}
              onClick={() => undo.mutate(last.Id)}
            >
              {t('form.undo')}
            </Button>
          </>
        )
      )}
    </section>
  );
}

const mostShown = 50;

/** What became of the undoing, and which articles were left. */
export function BulkUndone({ undone, onClose }: { undone: Undone; onClose?: () => void }) {
  const t = useOfficeT();
  const { Undone } = undone;
  return (
    <>
      <div role="status">
        <p>{t(Undone === 1 ? 'articles.bulk.undone.one' : 'articles.bulk.undone.other', { n: Undone })}</p>
        <LeftArticles undone={undone} />
      </div>
      {onClose && (
        <Button size="s" onClick={onClose}>
          {t('general.close')}
        </Button>
      )}
    </>
  );
}

/** Which articles were left, or would be, and why; nothing for none. */
export function LeftArticles({ undone: { Left, LeftCount } }: { undone: Undone }) {
  const t = useOfficeT();
  if (LeftCount === 0) return null;
  return (
    <Disclosure
      open={LeftCount <= 5}
      summary={t(LeftCount === 1 ? 'articles.bulk.leftTitle.one' : 'articles.bulk.leftTitle.other', {
        n: LeftCount,
      })}
    >
      <ul>
        {Left.slice(0, mostShown).map(({ ArticleNumber, Reason }) => (
          <li key={ArticleNumber}>
            {ArticleNumber}: {Reason}
          </li>
        ))}
        {LeftCount > mostShown && <li>{t('articles.bulk.leftMore', { n: LeftCount - mostShown })}</li>}
      </ul>
    </Disclosure>
  );
}

/** Returns whether the moment has passed, and renders again when it does. */
function useIsOver(until: string | undefined): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === undefined) return undefined;
    const wait = Math.max(0, new Date(until).getTime() - Date.now()) + 100;
    const timer = setTimeout(() => setNow(Date.now()), wait);
    return () => clearTimeout(timer);
  }, [until]);
  return until !== undefined && new Date(until).getTime() < now;
}
