import { useCallback, useRef, useState, type ReactNode, type Ref } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '#kit/browser/announce.ts';
import { copyText } from '#kit/browser/copy-text.ts';
import { callOverHttp } from '#kit/http/call.ts';
import { shortDate } from '#kit/text/short-dates.ts';
import { wireToOre } from '#kit/text/money.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { Button } from '#kit/widgets/button.tsx';
import { keepFootClear } from '#kit/widgets/keep-foot-clear.ts';
import { lazyPart } from '#kit/widgets/lazy-part.tsx';
import { MayOrder } from '#shop/login/may-order.tsx';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { Verdict } from '#shop/wanted-rows/contract.ts';
import {
  longestListName,
  readShoppingList,
  type ListRowInput,
  type ShoppingList,
} from '#shop/shopping-lists/contract.ts';
import { whyNotSaved } from '#shop/shopping-lists/why-not-saved.ts';
import { AddRow } from './add-row.tsx';
import { ListRows } from './list-rows.tsx';
import styles from './lists.module.css';
import { NewListWindow } from './new-list-window.tsx';
import { Rename } from './rename.tsx';
import { rowsOf, type useList } from './use-list.ts';

const RowsWindow = lazyPart(async () => (await import('#shop/quick-order/rows-window.tsx')).RowsWindow);

type Opened = 'take up' | 'copy' | 'rename';
type Props = { used: ReturnType<typeof useList>; data: ShoppingList };

/** A saved list: its rows at the prices of today, and what can be done with it. */
export function ListScreen({ used: { change, save, replace, isConflict, showNew }, data }: Props) {
  const t = useT();
  const language = useLanguage();
  const [open, setOpen] = useState<Opened>();
  const renameButton = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(undefined), []);
  const closeRename = () => {
    close();
    renameButton.current?.focus();
  };
  const { Id, Name, Shared, Own, Rows, ChangedDate, ChangedBy } = data;
  const { remove, setQuantity } = useRowChanges(save);
  return (
    <>
      {open === 'rename' ? (
        <Rename
          name={Name}
          busy={change.isPending}
          onSave={(name) => void save({ name }).then((isSaved) => isSaved && closeRename())}
          onClose={closeRename}
        />
      ) : (
        <h1 tabIndex={-1} className={styles.title}>
          {Name}
        </h1>
      )}
      <p className={styles.quiet}>
        {plural(t, 'lists.rows', Rows.length)} ·{' '}
        {t('lists.changed', { date: shortDate(ChangedDate, language), name: ChangedBy })} ·{' '}
        {t(Shared ? 'lists.shared' : 'lists.isPrivate')}
      </p>
      <MayOrder>
        <ListTools ref={renameButton} listId={Id} onOpen={setOpen}>
          {(Own || !Shared) && (
            <Button size="s" onClick={() => void save({ shared: !Shared })}>
              {t(Shared ? 'lists.makePrivate' : 'lists.makeShared')}
            </Button>
          )}
        </ListTools>
      </MayOrder>
      {change.error && (
        <div role="alert" className={styles.failure}>
          <p>{isConflict ? t('lists.conflict') : whyNotSaved(change.error, t)}</p>
          {isConflict && (
            <Button size="s" onClick={showNew}>
              {t('lists.showNew')}
            </Button>
          )}
        </div>
      )}
      <MayOrder>
        <AddRow listId={Id} onAdded={replace} />
      </MayOrder>
      {Rows.length === 0 ? (
        <p role="status">{t('lists.noRows')}</p>
      ) : (
        <>
          <ListRows rows={Rows} isSaving={change.isPending} onQuantity={setQuantity} onRemove={remove} />
          <ListFoot list={data} onTakeUp={() => setOpen('take up')} />
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

type FootProps = { list: Pick<ShoppingList, 'TotalExcludingVat' | 'CurrencyCode'>; onTakeUp: () => void };

function ListFoot({ list, onTakeUp }: FootProps) {
  const t = useT();
  const language = useLanguage();
  const sum = moneyInWords(wireToOre(list.TotalExcludingVat), list.CurrencyCode, language);
  return (
    <div ref={keepFootClear} className={styles.foot} data-foot>
      <p>
        <span>{t('lists.sum')}</span> <strong>{sum}</strong>
      </p>
      <MayOrder>
        <Button kind="primary" onClick={onTakeUp}>
          {t('lists.takeUp')}
        </Button>
      </MayOrder>
    </div>
  );
}

type ToolsProps = {
  ref: Ref<HTMLButtonElement>;
  listId: number;
  onOpen: (opened: Opened) => void;
  children: ReactNode;
};

/** What can be done with the whole list; `ref` is the button that renames it. */
function ListTools({ ref, listId, onOpen, children }: ToolsProps) {
  const t = useT();
  const navigate = useNavigate();
  const share = async () => {
    const link = new URL(`/lists/${listId}`, location.href).href;
    if (await copyText(link)) toast(t('lists.linkCopied'));
    else toast(t('lists.linkNotCopied', { link }), { error: true });
  };
  return (
    <div className={styles.tools}>
      <Button ref={ref} size="s" onClick={() => onOpen('rename')}>
        {t('lists.rename')}
      </Button>
      <Button size="s" onClick={() => onOpen('copy')}>
        {t('lists.copy')}
      </Button>
      {children}
      <Button size="s" onClick={() => void share()}>
        {t('lists.share')}
      </Button>
      <Button size="s" onClick={() => void navigate('/lists', { state: { removed: listId } })}>
        {t('lists.remove')}
      </Button>
    </div>
  );
}

/** Takes a row out, which can be undone, and sets a row's quantity. */
function useRowChanges(save: Props['used']['save']) {
  const t = useT();
  const remove = useCallback(
    async ({ Article }: Verdict) => {
      const id = Article?.ArticleId;
      let place = -1;
      let gone: ListRowInput | undefined;
      const isRemoved = await save({
        rows: (now) => {
          place = now.findIndex(({ ArticleId }) => ArticleId === id);
          gone = now[place];
          return now.filter((row) => row !== gone);
        },
      });
      const row = gone;
      if (!isRemoved || !row) return;
      toast(t('lists.rowRemoved', { article: Article?.ArticleText ?? '' }), {
        action: {
          label: t('cart.undo'),
          run: () => void save({ rows: (now) => now.toSpliced(place, 0, row) }),
        },
      });
    },
    [save, t],
  );
  const setQuantity = useCallback(
    ({ Article }: Verdict, Quantity: number) =>
      save({
        rows: (now) =>
          now.map((row) =>
            row.ArticleId === Article?.ArticleId ? { ArticleId: row.ArticleId, Quantity } : row,
          ),
      }),
    [save],
  );
  return { remove, setQuantity };
}
