import { useState, useSyncExternalStore } from 'react';
import { TextField } from '#kit/forms/field.tsx';
import type { OutputOf } from '#kit/http/endpoint.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { Button, ButtonLink } from '#kit/widgets/button.tsx';
import desk from '#shop/office/desk.module.css';
import { LoadState } from '#shop/office/load-state.tsx';
import { readOrderPicking, type RowToPick } from '#shop/orders/office/picking/contract.ts';
import { signalScan } from '#shop/quick-order/scan/scan-signals.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { isAllPicked, pickedOf, scanned, typedCount, type Picked } from './pick-count.ts';
import styles from './picking.module.css';
import { ScanField } from './scan-field.tsx';
import { keepPicked, readPicked } from './stored-picking.ts';

type Said = { isWrong: boolean; text: string };

/** The rows of an order, which scans count off. What is picked is kept in the browser, and survives without network. */
export function PickOrder({ id, onLeave }: { id: number; onLeave: () => void }) {
  const t = useOfficeT();
  const { data, error, refetch } = useEndpoint(readOrderPicking, { id }, { keepPrevious: false });
  const [picked, setPicked] = useState<Picked>(() => readPicked(id));
  const [isKept, setKept] = useState(true);
  const [said, setSaid] = useState<Said>({ isWrong: false, text: '' });
  const take = (next: Picked) => {
    setPicked(next);
    setKept(keepPicked(id, next));
  };
  if (!data) return <LoadState error={error} onRetry={() => void refetch()} />;
  const count = (code: string) => {
    const scan = scanned(data.Rows, picked, code);
    signalScan(scan.outcome === 'counted');
    if (scan.outcome === 'counted') take(scan.picked);
    setSaid({ isWrong: scan.outcome !== 'counted', text: wordsOf(scan, code) });
  };
  const wordsOf = (scan: ReturnType<typeof scanned<RowToPick>>, code: string) => {
    if (scan.outcome === 'wrong') return t('picking.phone.wrong', { code });
    const article = nameOf(scan.row);
    if (scan.outcome === 'tooMany') return t('picking.phone.tooMany', { article, n: scan.row.Ready });
    return t('picking.phone.counted', {
      article,
      count: pickedOf(scan.row, scan.picked),
      n: scan.row.Ready,
    });
  };
  return (
    <>
      <OrderHead order={data} isKept={isKept} />
      {data.LeftOut ? (
        <p role="status">{t(`picking.phone.left.${data.LeftOut}`)}</p>
      ) : (
        <>
          <ScanField
            label={t('picking.phone.code')}
            hint={t('picking.phone.codeHint')}
            go={t('picking.phone.count')}
            onCode={count}
          />
          <p role="alert" className={styles.said} data-wrong={said.isWrong || undefined}>
            {said.text}
          </p>
          <ol className={styles.rows} aria-label={t('picking.phone.rows')}>
            {data.Rows.map((row) => (
              <PickedRow
                key={row.RowId}
                row={row}
                count={pickedOf(row, picked)}
                onCount={(pieces) => take({ ...picked, [row.RowId]: pieces })}
              />
            ))}
          </ol>
          {isAllPicked(data.Rows, picked) && <p role="status">{t('picking.phone.all')}</p>}
        </>
      )}
      <div className={desk.buttons}>
        <ButtonLink
          kind={isAllPicked(data.Rows, picked) ? 'primary' : 'secondary'}
          to={`/office/orders/${id}`}
          state={{ isPicked: true }}
        >
          {t('picking.phone.send')}
        </ButtonLink>
        <Button onClick={onLeave}>{t('picking.phone.other')}</Button>
      </div>
    </>
  );
}

type HeadProps = { order: OutputOf<typeof readOrderPicking>; isKept: boolean };

/** Whose order it is, what the staff have noted, and what becomes of the counts without network. */
function OrderHead({ order, isKept }: HeadProps) {
  const t = useOfficeT();
  const isOnline = useOnline();
  return (
    <>
      <p>
        {order.CustomerName} · {order.WayOfDeliveryName}
      </p>
      {order.Notes.map((note) => (
        <p key={note}>
          <strong>{note}</strong>
        </p>
      ))}
      {!isOnline && <p role="status">{t('picking.phone.offline')}</p>}
      {!isKept && (
        <p role="alert" className={desk.failure}>
          {t('picking.phone.notKept')}
        </p>
      )}
    </>
  );
}

type RowProps = { row: RowToPick; count: number; onCount: (pieces: number) => void };

function PickedRow({ row, count, onCount }: RowProps) {
  const t = useOfficeT();
  return (
    <li className={styles.row} data-done={count >= row.Ready || undefined}>
      <strong className={styles.shelf}>{row.Shelf}</strong>
      <span>
        <strong>{row.ArticleNumber}</strong> {row.Name}
        {row.Waiting > 0 && (
          <small className={styles.waits}>{t('picking.phone.waits', { n: row.Waiting })}</small>
        )}
      </span>
      {row.Ready > 0 && (
        <span className={styles.count}>
          <TextField
            label={t('picking.phone.of', { article: nameOf(row) })}
            labelHidden
            value={count === 0 ? '' : String(count)}
            placeholder="0"
            inputMode="numeric"
            autoComplete="off"
            onChange={({ target }) => {
              const typed = typedCount(row, target.value);
              if (typed === undefined) signalScan(false);
              else onCount(typed);
            }}
          />
          {t('picking.phone.ofAll', { n: row.Ready })}
        </span>
      )}
    </li>
  );
}

function nameOf({ ArticleNumber, Name }: Pick<RowToPick, 'ArticleNumber' | 'Name'>): string {
  return `${ArticleNumber} ${Name}`;
}

function useOnline(): boolean {
  return useSyncExternalStore(
    (tell) => {
      addEventListener('online', tell);
      addEventListener('offline', tell);
      return () => {
        removeEventListener('online', tell);
        removeEventListener('offline', tell);
      };
    },
    () => navigator.onLine,
    () => true,
  );
}
