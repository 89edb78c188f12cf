import { useState } from 'react';
import { Link } from 'react-router';
import { toast } from '#kit/browser/announce.ts';
import { PaginationNav } from '#kit/pages/pagination-nav.tsx';
import { pageCount, pageSize, skipOf } from '#kit/pages/pagination.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { useLastPageInstead } from '#kit/pages/use-last-page.ts';
import { usePageNumber } from '#kit/pages/use-page-number.ts';
import { Button, ButtonLink } from '#kit/widgets/button.tsx';
import { ListFailed, ListOnItsWay } from '#kit/widgets/list-states.tsx';
import { productsPath } from '#shop/product-groups/paths.ts';
import { PageTitle } from '#shop/texts/page-title.tsx';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { BoughtFilter, isNarrowed, useShownBought } from './bought-filter.tsx';
import { BoughtRows } from './bought-rows.tsx';
import { listBought, type Bought } from './contract.ts';
import list from '#shop/orders/own-list.module.css';
import styles from './bought.module.css';
import { rowsTyped, type Typed } from './typed-rows.ts';
import { useAddBought } from './use-add-bought.ts';

/** What the customer has bought before, to order it again. */
export default function BoughtPage() {
  const t = useT();
  const { page, heading, hrefOf } = usePageNumber();
  const shown = useShownBought();
  const bought = useEndpoint(listBought, { ...shown, skip: skipOf(page), take: pageSize });
  const total = bought.data?.TotalCount ?? 0;
  useLastPageInstead(page, bought.data && pageCount(total), (last) =>
    toast(t('pagination.lastInstead', { page, last })),
  );
  const isEmpty = bought.data !== undefined && total === 0 && !isNarrowed(shown);
  return (
    <div className={list.page}>
      <PageTitle>{t('pageTitle.bought')}</PageTitle>
      <h1 ref={heading} tabIndex={-1}>
        {t('bought.title')}
      </h1>
      {bought.data && !isEmpty && <BoughtFilter shown={shown} />}
      {bought.data && total > 0 && (
        <p className={list.position} role="status">
          {plural(t, 'bought.count', total)}
        </p>
      )}
      {bought.data ? (
        total > 0 ? (
          <FilledRows rows={bought.data.Rows} isOld={bought.isPlaceholderData} />
        ) : isEmpty ? (
          <div className={list.empty}>
            <p>{t('bought.none')}</p>
            <ButtonLink to={productsPath} iconAfter="arrow-right">
              {t('notFound.toShop')}
            </ButtonLink>
          </div>
        ) : (
          <div className={list.empty} role="status">
            <p>{t('bought.noneFound')}</p>
            <Link to="?">{t('bought.clear')}</Link>
          </div>
        )
      ) : bought.isError ? (
        <ListFailed
          text={t('bought.failed')}
          retry={t('general.tryAgain')}
          onRetry={() => void bought.refetch()}
        />
      ) : (
        <ListOnItsWay text={t('bought.loading')} />
      )}
      <PaginationNav total={total} page={page} hrefOf={hrefOf} />
    </div>
  );
}

/** The rows with their quantity fields; what is typed stays while the list is filtered and sorted. */
function FilledRows({ rows, isOld }: { rows: readonly Bought[]; isOld: boolean }) {
  const t = useT();
  const [typed, setTyped] = useState<Typed>({});
  const filled = rowsTyped(typed);
  const { add, isAdding, refused } = useAddBought((added) =>
    setTyped((before) =>
      Object.fromEntries(Object.entries(before).filter(([id]) => !added.includes(Number(id)))),
    ),
  );
  return (
    <>
      <BoughtRows
        rows={rows}
        isOld={isOld}
        typed={typed}
        refused={refused}
        isAdding={isAdding}
        onType={(id, text) => setTyped((before) => ({ ...before, [id]: text }))}
        onAdd={(ArticleId, Quantity, rounded) => add([{ ArticleId, Quantity, rounded }])}
      />
      {filled.rows.length > 0 && (
        <div className={styles.foot} data-foot>
          <Button kind="primary" busy={isAdding && t('rows.adding')} onClick={() => add(filled.rows)}>
            {plural(t, 'bought.addAll', filled.rows.length)}
          </Button>
          {filled.wrong > 0 && <p className={styles.failure}>{plural(t, 'rows.notAdded', filled.wrong)}</p>}
        </div>
      )}
    </>
  );
}
