import { useState, useSyncExternalStore } from 'react';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { CallError } from '#kit/http/call.ts';
import type { OutputOf } from '#kit/http/endpoint.ts';
import { queryOf } from '#kit/pages/query.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { Button } from '#kit/widgets/button.tsx';
import desk from '#shop/office/desk.module.css';
import { LoadState } from '#shop/office/load-state.tsx';
import { readOrderPicking } from '#shop/orders/office/picking/contract.ts';
import { byShelf } from '#shop/orders/office/picking/pick.ts';
import { signalScan } from '#shop/quick-order/scan/scan-signals.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { isAllPicked, missingOf, pickedOf, scanned, type Picked, type Scan } from './pick-count.ts';
import { nameOf, PickedRow, type Row } from './picked-row.tsx';
import styles from './picking.module.css';
import { ScanField } from './scan-field.tsx';
import { ToSending } from './to-sending.tsx';
import { keepPicked, readMissing, readPicked } from './stored-picking.ts';

type Said = { isWrong: boolean; text: string };
type Order = OutputOf<typeof readOrderPicking>;
type Props = { onLeave: () => void };

/** The rows of one or several orders, which scans count off. What is picked is kept in the browser, and survives without network. */
export function PickOrders({ ids, ...props }: Props & { ids: readonly number[] }) {
  const t = useOfficeT();
  const language = useLanguage();
  const asked = useQueries({ queries: ids.map((id) => queryOf(readOrderPicking, language, { id })) });
  const orders = asked.flatMap(({ data }) => data ?? []);
  const unknown = ids.filter((_id, place) => isUnknown(asked[place]));
  if (orders.length + unknown.length === ids.length)
    return (
      <>
        {unknown.length > 0 && (
          <p role="alert" className={desk.failure}>
            {t(orders.length > 0 ? 'picking.phone.unknownOthers' : 'picking.phone.unknown', {
              orders: unknown.join(', '),
            })}{' '}
            <Link to="/office/orders">{t('officeOrders.title')}</Link>
          </p>
        )}
        {orders.length > 0 && <Picking orders={orders} {...props} />}
        {orders.length === 0 && (
          <div className={desk.buttons}>
            <Button onClick={props.onLeave}>{t('picking.phone.other')}</Button>
          </div>
        )}
      </>
    );
  const failed = asked.find(({ data, error }) => !data && error)?.error as CallError | undefined;
  return <LoadState error={failed ?? null} onRetry={() => asked.forEach(({ refetch }) => void refetch())} />;
}

function isUnknown(answer: { data: unknown; error: unknown } | undefined): boolean {
  return !answer?.data && (answer?.error as CallError | null | undefined)?.status === 404;
}

function Picking({ orders, onLeave }: Props & { orders: readonly Order[] }) {
  const t = useOfficeT();
  const rows = rowsOf(orders);
  const { picked, missing, isKept, take, miss } = usePicked(orders);
  const [said, setSaid] = useState<Said>({ isWrong: false, text: '' });
  const isOne = orders.length === 1;
  const lacking = rows.reduce((sum, row) => sum + missingOf(row, picked, missing), 0);
  const count = (code: string) => {
    const scan = scanned(rows, picked, code);
    signalScan(scan.outcome === 'counted');
    if (scan.outcome === 'counted') take(scan.row, pickedOf(scan.row, scan.picked));
    setSaid({ isWrong: scan.outcome !== 'counted', text: wordsOf(scan, code) });
  };
  const wordsOf = (scan: Scan<Row>, code: string) => {
    if (scan.outcome === 'wrong') return t('picking.phone.wrong', { code });
    const article = nameOf(scan.row);
    if (scan.outcome === 'tooMany') {
      const same = rows.filter(({ ArticleNumber }) => ArticleNumber === scan.row.ArticleNumber);
      return t('picking.phone.tooMany', { article, n: same.reduce((sum, { Ready }) => sum + Ready, 0) });
    }
    const counted = { article, count: pickedOf(scan.row, scan.picked), n: scan.row.Ready };
    return isOne
      ? t('picking.phone.counted', counted)
      : t('picking.phone.countedFor', { ...counted, number: scan.row.OrderId });
  };
  return (
    <>
      <PickingState isKept={isKept} />
      {orders.map((order) => (
        <OrderHead key={order.OrderId} order={order} isOne={isOne} />
      ))}
      {rows.length > 0 && (
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
            {rows.map((row) => (
              <PickedRow
                key={row.RowId}
                row={row}
                isOne={isOne}
                count={pickedOf(row, picked)}
                onCount={(pieces) => take(row, pieces)}
                isMissing={missing.has(row.RowId)}
                onMissing={(isMissing) => miss(row, isMissing)}
              />
            ))}
          </ol>
          {isAllPicked(rows, picked, missing) && (
            <p role="status">
              {lacking === 0 ? t('picking.phone.all') : t('picking.phone.allThereIs', { n: lacking })}
            </p>
          )}
        </>
      )}
      <ToSending orders={orders} rows={rows} picked={picked} missing={missing} />
      <div className={desk.buttons}>
        <Button onClick={onLeave}>{t('picking.phone.other')}</Button>
      </div>
    </>
  );
}

/** One walk past the shelves; rows of one article stand in the order of the orders. */
function rowsOf(orders: readonly Order[]): Row[] {
  const rows = orders.flatMap(({ OrderId, LeftOut, Rows }) =>
    LeftOut ? [] : Rows.map((row) => ({ ...row, OrderId, shelf: row.Shelf, number: row.ArticleNumber })),
  );
  return byShelf(rows);
}

function usePicked(orders: readonly Order[]) {
  const [picked, setPicked] = useState<Picked>(() =>
    Object.fromEntries(orders.flatMap(({ OrderId }) => Object.entries(readPicked(OrderId)))),
  );
  const [missing, setMissing] = useState<ReadonlySet<number>>(
    () => new Set(orders.flatMap(({ OrderId }) => readMissing(OrderId))),
  );
  const [isKept, setKept] = useState(true);
  const keep = (orderId: number, next: Picked, lacking: ReadonlySet<number>) => {
    const own = orders.find((order) => order.OrderId === orderId)?.Rows ?? [];
    setPicked(next);
    setMissing(lacking);
    const counts = Object.fromEntries(own.map((row) => [row.RowId, pickedOf(row, next)]));
    const ofOwn = own.filter((row) => missingOf(row, next, lacking) > 0).map(({ RowId }) => RowId);
    setKept(keepPicked(orderId, counts, ofOwn));
  };
  return {
    picked,
    missing,
    isKept,
    take: ({ RowId, OrderId }: Row, pieces: number) => keep(OrderId, { ...picked, [RowId]: pieces }, missing),
    miss: ({ RowId, OrderId }: Row, isMissing: boolean) => {
      const others = [...missing].filter((id) => id !== RowId);
      keep(OrderId, picked, new Set(isMissing ? others.concat(RowId) : others));
    },
  };
}

/** What becomes of the counts without network, or where the browser keeps nothing. */
function PickingState({ isKept }: { isKept: boolean }) {
  const t = useOfficeT();
  const isOnline = useOnline();
  return (
    <>
      {!isOnline && <p role="status">{t('picking.phone.offline')}</p>}
      {!isKept && (
        <p role="alert" className={desk.failure}>
          {t('picking.phone.notKept')}
        </p>
      )}
    </>
  );
}

/** Whose order it is, what the customer and the staff say of it, and why it is not picked. Of several those stand here that have more to tell. */
function OrderHead({ order, isOne }: { order: Order; isOne: boolean }) {
  const t = useOfficeT();
  const { MissingOfWhole: pieces, Message: message } = order;
  const notes = [
    ...(pieces > 0 ? [t('picking.whole', { pieces })] : []),
    ...order.Notes,
    ...(message ? [`${t('officeOrder.message')}: ${message}`] : []),
  ];
  if (!isOne && notes.length === 0 && !order.LeftOut) return null;
  return (
    <div>
      <p>
        {!isOne && `${order.OrderId} · `}
        {order.CustomerName} · {order.WayOfDeliveryName}
      </p>
      {notes.map((note) => (
        <p key={note}>
          <strong>{note}</strong>
        </p>
      ))}
      {order.LeftOut && <p role="status">{t(`picking.phone.left.${order.LeftOut}`)}</p>}
    </div>
  );
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
