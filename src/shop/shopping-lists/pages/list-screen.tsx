import { useCallback, useState } from 'react';
import { toast } from '#kit/browser/announce.ts';
import { callOverHttp } from '#kit/http/call.ts';
import { shortDate } from '#kit/text/short-dates.ts';
import { wireToOre } from '#kit/text/money.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { Button } from '#kit/widgets/button.tsx';
import { lazyPart } from '#kit/widgets/lazy-part.tsx';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { Verdict } from '#shop/wanted-rows/contract.ts';
import { whyNot } from '#shop/wanted-rows/preview/use-add-rows.ts';
import { longestListName, readShoppingList } from '#shop/shopping-lists/contract.ts';
import type { ShoppingList } from '#shop/shopping-lists/contract.ts';
import { ListRows } from './list-rows.tsx';
import styles from './lists.module.css';
import { NewListWindow } from './new-list-window.tsx';
import { Rename } from './rename.tsx';
import { rowsOf } from './use-list.ts';
import type { useList } from './use-list.ts';

const RowsWindow = lazyPart(async () => (await import('#shop/quick-order/rows-window.tsx')).RowsWindow);

type Props = { used: ReturnType<typeof useList>; data: ShoppingList };

/** A saved list: its rows at the prices of today, and what can be done with it. */
export function ListScreen({ used: { change, isConflict, showNew }, data }: Props) {
  const t = useT();
  const language = useLanguage();
  const [open, setOpen] = useState<'take up' | 'copy' | 'rename'>();
  const close = useCallback(() => setOpen(undefined), []);
  const { Id, Name, Rows, ChangedDate, ChangedBy } = data;
  const sum = moneyInWords(wireToOre(data.TotalExcludingVat), data.CurrencyCode, language);

  const remove = (verdict: Verdict) => {
    const before = rowsOf(Rows);
    const id = verdict.Article?.ArticleId;
    const place = before.findIndex(({ ArticleId }) => ArticleId === id);
    const gone = before[place];
    if (!gone) return;
    const left = before.toSpliced(place, 1);
    change.mutate(
      { rows: left },
      {
        onSuccess: (now) =>
          toast(t('lists.rowRemoved', { article: verdict.Article?.ArticleText ?? '' }), {
            action: {
              label: t('cart.undo'),
              run: () => change.mutate({ rows: rowsOf(now.Rows).toSpliced(place, 0, gone) }),
            },
          }),
      },
    );
  };
  const setQuantity = (verdict: Verdict, Quantity: number) =>
    change.mutate({
      rows: rowsOf(Rows).map((row) =>
        row.ArticleId === verdict.Article?.ArticleId ? { ArticleId: row.ArticleId, Quantity } : row,
      ),
    });
  const share = async () => {
    await navigator.clipboard.writeText(new URL(`/lists/${Id}`, location.href).href);
    toast(t('lists.linkCopied'));
  };
  return (
    <>
      {open === 'rename' ? (
        <Rename
          name={Name}
          longest={longestListName}
          busy={change.isPending}
          onSave={(name) => change.mutate({ name }, { onSuccess: close })}
          onClose={close}
        />
      ) : (
        <h1 tabIndex={-1} className={styles.title}>
          {Name}
        </h1>
      )}
      <p className={styles.quiet}>
        {plural(t, 'lists.rows', Rows.length)} ·{' '}
        {t('lists.changed', { date: shortDate(ChangedDate, language), name: ChangedBy })} ·{' '}
        {t('lists.shared')}
      </p>
      <div className={styles.tools}>
        <Button size="s" onClick={() => setOpen('rename')}>
          {t('lists.rename')}
        </Button>
        <Button size="s" onClick={() => setOpen('copy')}>
          {t('lists.copy')}
        </Button>
        <Button size="s" onClick={() => void share()}>
          {t('lists.share')}
        </Button>
      </div>
      {change.error && (
        <div role="alert" className={styles.failure}>
          <p>{isConflict ? t('lists.conflict') : whyNot(change.error, t)}</p>
          {isConflict && (
            <Button size="s" onClick={showNew}>
              {t('lists.showNew')}
            </Button>
          )}
        </div>
      )}
      {Rows.length === 0 ? (
        <p role="status">{t('lists.noRows')}</p>
      ) : (
        <>
          <ListRows rows={Rows} isSaving={change.isPending} onQuantity={setQuantity} onRemove={remove} />
          <div className={styles.foot}>
            <p>
              <span>{t('lists.sum')}</span> <strong>{sum}</strong>
            </p>
            <Button kind="primary" onClick={() => setOpen('take up')}>
              {t('lists.takeUp')}
            </Button>
          </div>
        </>
      )}
      {open === 'take up' && (
        <RowsWindow
          title={t('lists.takeUpTitle', { name: Name })}
          name={['list', Id]}
          load={() => callOverHttp(readShoppingList, { id: Id })}
          onClose={close}
          onFailed={close}
        />
      )}
      {open === 'copy' && (
        <NewListWindow
          name={t('lists.nameOfCopy', { name: Name }).slice(0, longestListName)}
          rows={rowsOf(Rows.filter(({ State, Article }) => State !== 'stopped' || Article?.Price !== null))}
          onClose={close}
        />
      )}
    </>
  );
}
