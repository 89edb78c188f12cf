import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { callOverHttp } from '#kit/http/call.ts';
import { shortDate } from '#kit/text/short-dates.ts';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { useHeldRemoval } from '#kit/browser/use-held-removal.ts';
import { Button } from '#kit/widgets/button.tsx';
import { ListFailed, ListOnItsWay } from '#kit/widgets/list-states.tsx';
import { MayOrder } from '#shop/login/may-order.tsx';
import { PageTitle } from '#shop/texts/page-title.tsx';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import {
  listShoppingLists,
  mostLists,
  readShoppingList,
  removeShoppingList,
  type ListSummary,
} from '#shop/shopping-lists/contract.ts';
import styles from './lists.module.css';
import { NewListWindow } from './new-list-window.tsx';

export default function ListsPage() {
  const t = useT();
  const lists = useEndpoint(listShoppingLists, { take: mostLists }, { freshOnFocus: true });
  const [isNew, setNew] = useState(false);
  const removal = useHeldRemoval<ListSummary>({
    idOf: ({ Id }) => Id,
    call: ({ Id }) => callOverHttp(removeShoppingList, { id: Id }, { keepalive: true }),
    texts: {
      removed: ({ Name }) => t('lists.removed', { name: Name }),
      failed: ({ Name }) => t('lists.removeFailed', { name: Name }),
      undo: t('cart.undo'),
    },
    stale: [listShoppingLists, readShoppingList],
  });
  useRemovalByAddress(lists.data?.Rows, removal.remove);
  const shown = lists.data?.Rows.filter(({ Id }) => !removal.held.has(Id));
  return (
    <div className={styles.page}>
      <PageTitle>{t('pageTitle.lists')}</PageTitle>
      <h1 tabIndex={-1}>{t('lists.title')}</h1>
      <div className={styles.top}>
        <p>{t('lists.lead')}</p>
        <MayOrder>
          <Button icon="plus" onClick={() => setNew(true)}>
            {t('lists.create')}
          </Button>
        </MayOrder>
      </div>
      {shown ? (
        shown.length === 0 ? (
          <p role="status">{t('lists.none')}</p>
        ) : (
          <ul className={styles.lists}>
            {shown.map((list) => (
              <ListLine key={list.Id} list={list} onRemove={() => removal.remove(list)} />
            ))}
          </ul>
        )
      ) : lists.isError ? (
        <ListFailed
          text={t('lists.failed')}
          retry={t('general.tryAgain')}
          onRetry={() => void lists.refetch()}
        />
      ) : (
        <ListOnItsWay text={t('lists.loading')} />
      )}
      {isNew && <NewListWindow onClose={() => setNew(false)} />}
    </div>
  );
}

/** Removes the list whose own page led here to remove it, so that it can be undone here. */
function useRemovalByAddress(
  lists: readonly ListSummary[] | undefined,
  remove: (list: ListSummary) => void,
): void {
  const navigate = useNavigate();
  const { removed } = (useLocation().state ?? {}) as { removed?: number };
  const found = lists?.find(({ Id }) => Id === removed);
  const act = useEffectEvent((list: ListSummary) => {
    // Neither going back nor loading the page again removes it once more.
    void navigate('/lists', { replace: true, state: null });
    remove(list);
  });
  useEffect(() => {
    if (found) act(found);
  }, [found]);
}

function ListLine({ list, onRemove }: { list: ListSummary; onRemove: () => void }) {
  const t = useT();
  const language = useLanguage();
  const { Id, Name, Shared, RowCount, ChangedDate, ChangedBy } = list;
  return (
    <li className={styles.list}>
      <div>
        <Link className={styles.name} to={`/lists/${Id}`}>
          {Name}
        </Link>
        <p className={styles.quiet}>
          {plural(t, 'lists.rows', RowCount)} ·{' '}
          {t('lists.changed', { date: shortDate(ChangedDate, language), name: ChangedBy })}
          {!Shared && ` · ${t('lists.isPrivate')}`}
        </p>
      </div>
      <MayOrder>
        <Button kind="icon" icon="trash" onClick={onRemove}>
          {t('lists.removeList', { name: Name })}
        </Button>
      </MayOrder>
    </li>
  );
}
