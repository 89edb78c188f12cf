import { Link, useSearchParams } from 'react-router';
import { toast } from '#kit/browser/announce.ts';
import { useToday } from '#kit/browser/use-today.ts';
import { ListSearch } from '#kit/forms/list-search.tsx';
import { PaginationNav } from '#kit/pages/pagination-nav.tsx';
import { pageCount, pageSize, skipOf } from '#kit/pages/pagination.ts';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { useLastPageInstead } from '#kit/pages/use-last-page.ts';
import { usePageNumber } from '#kit/pages/use-page-number.ts';
import { groupBy } from '#kit/text/group-by.ts';
import { wireToOre } from '#kit/text/money.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import { ButtonLink } from '#kit/widgets/button.tsx';
import { classNames } from '#kit/widgets/class-names.ts';
import { PrintHead } from '#kit/widgets/print-head.tsx';
import { ListFailed, ListOnItsWay } from '#kit/widgets/list-states.tsx';
import { productsPath } from '#shop/product-groups/paths.ts';
import { PageTitle } from '#shop/texts/page-title.tsx';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { listWaiting, type WaitingRow } from './contract.ts';
import { SaveWaiting } from './save-waiting.tsx';
import { headingOf } from './waiting-words.ts';
import { WaitingRows } from './waiting-rows.tsx';
import list from '#shop/orders/own-list.module.css';
import styles from './waiting.module.css';

/** What has not been sent of all orders, by the week in which it is expected. */
export default function WaitingPage() {
  const t = useT();
  const language = useLanguage();
  const { page, heading, hrefOf } = usePageNumber();
  const [query, setQuery] = useSearchParams();
  const q = (query.get('q') ?? '').trim().slice(0, 100);
  const waiting = useEndpoint(listWaiting, { q, skip: skipOf(page), take: pageSize });
  const total = waiting.data?.TotalCount ?? 0;
  useLastPageInstead(page, waiting.data && pageCount(total), (last) =>
    toast(t('pagination.lastInstead', { page, last })),
  );
  const sums = (waiting.data?.TotalAmounts ?? []).map(({ CurrencyCode, Amount }) =>
    moneyInWords(wireToOre(Amount), CurrencyCode, language),
  );
  return (
    <div className={list.page}>
      <PrintHead />
      <PageTitle>{t('pageTitle.waiting')}</PageTitle>
      <h1 ref={heading} tabIndex={-1}>
        {t('waiting.title')}
      </h1>
      {(total > 0 || q !== '') && (
        <div className={list.tools}>
          <ListSearch
            label={t('waiting.search')}
            button={t('search.submit')}
            value={q}
            onSearch={(words) => setQuery(words === '' ? {} : { q: words })}
          />
          {total > 0 && <SaveWaiting q={q} />}
        </div>
      )}
      {waiting.data && total > 0 && (
        <p className={list.position} role="status">
          {[
            plural(t, 'waiting.rows', total),
            t('waiting.pieces', { count: waiting.data.TotalQuantity }),
            t('waiting.value', { amount: sums.join(' + ') }),
          ].join(' · ')}
          {q !== '' && (
            <>
              {' '}
              <Link to="?">{t('waiting.clear')}</Link>
            </>
          )}
        </p>
      )}
      {waiting.data ? (
        <Parts rows={waiting.data.Rows} q={q} isOld={waiting.isPlaceholderData} />
      ) : waiting.isError ? (
        <ListFailed
          text={t('waiting.failed')}
          retry={t('general.tryAgain')}
          onRetry={() => void waiting.refetch()}
        />
      ) : (
        <ListOnItsWay text={t('waiting.loading')} />
      )}
      <PaginationNav total={total} page={page} hrefOf={hrefOf} />
    </div>
  );
}

/** `isOld`: the rows are those of the page before, while the next one loads. */
function Parts({ rows, q, isOld }: { rows: readonly WaitingRow[]; q: string; isOld: boolean }) {
  const t = useT();
  const language = useLanguage();
  const today = useToday();
  if (rows.length === 0 && q !== '')
    return (
      <div className={list.empty} role="status">
        <p>{t('waiting.noneFound', { words: q })}</p>
        <ButtonLink to="?">{t('waiting.clear')}</ButtonLink>
      </div>
    );
  if (rows.length === 0)
    return (
      <div className={list.empty}>
        <p>{t('waiting.none')}</p>
        <ButtonLink to={productsPath} iconAfter="arrow-right">
          {t('notFound.toShop')}
        </ButtonLink>
      </div>
    );
  const parts = groupBy(rows, (row) => headingOf(row, { t, language, today }));
  return (
    <div className={classNames(list.rows, styles.parts)} aria-busy={isOld || undefined}>
      {[...parts].map(([name, ofPart]) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <WaitingRows caption={name} rows={ofPart} />
        </section>
      ))}
    </div>
  );
}
