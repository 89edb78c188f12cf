import { Link, useSearchParams } from 'react-router';
import { toast } from '#kit/browser/announce.ts';
import { ListSearch } from '#kit/forms/list-search.tsx';
import { PaginationNav } from '#kit/pages/pagination-nav.tsx';
import { pageCount, pageSize, skipOf } from '#kit/pages/pagination.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { useLastPageInstead } from '#kit/pages/use-last-page.ts';
import { usePageNumber } from '#kit/pages/use-page-number.ts';
import { BackLink } from '#kit/widgets/back-link.tsx';
import { ButtonLink } from '#kit/widgets/button.tsx';
import { ListFailed, ListOnItsWay } from '#kit/widgets/list-states.tsx';
import { PageTitle } from '#shop/texts/page-title.tsx';
import { plural } from '#shop/texts/text.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { listOwnNumbers } from '#shop/quick-order/own-numbers/contract.ts';
import { AddNumber } from './add-number.tsx';
import { NumberFiles } from './number-files.tsx';
import { NumberTable } from './number-table.tsx';
import styles from './own-numbers.module.css';

/** The customer's own article numbers, by which quick order finds articles. */
export default function OwnNumbersPage() {
  const t = useT();
  const { page, heading, hrefOf } = usePageNumber();
  const [query, setQuery] = useSearchParams();
  const q = (query.get('q') ?? '').trim();
  const numbers = useEndpoint(listOwnNumbers, { q, skip: skipOf(page), take: pageSize });
  const total = numbers.data?.TotalCount ?? 0;
  useLastPageInstead(page, numbers.data && pageCount(total), (last) =>
    toast(t('pagination.lastInstead', { page, last })),
  );
  return (
    <div className={styles.page}>
      <PageTitle>{t('pageTitle.ownNumbers')}</PageTitle>
      <BackLink to="/quickorder">{t('quickOrder.title')}</BackLink>
      <h1 ref={heading} tabIndex={-1}>
        {t('ownNumbers.title')}
      </h1>
      <p className={styles.lead}>{t('ownNumbers.lead')}</p>
      <AddNumber />
      <NumberFiles total={q === '' ? total : undefined} />
      {(total > 0 || q !== '') && (
        <div className={styles.search}>
          <ListSearch
            label={t('ownNumbers.search')}
            button={t('search.submit')}
            value={q}
            onSearch={(words) => setQuery(words === '' ? {} : { q: words })}
          />
        </div>
      )}
      {numbers.data && total > 0 && (
        <p className={styles.position} role="status">
          {plural(t, 'ownNumbers.count', total)}
          {q !== '' && (
            <>
              {' '}
              <Link to="?">{t('ownNumbers.clearSearch')}</Link>
            </>
          )}
        </p>
      )}
      {numbers.data ? (
        total > 0 ? (
          <NumberTable rows={numbers.data.Rows} isOld={numbers.isPlaceholderData} />
        ) : (
          <div className={styles.empty} role="status">
            <p>{q === '' ? t('ownNumbers.none') : t('ownNumbers.noneFound', { words: q })}</p>
            {q !== '' && <ButtonLink to="?">{t('ownNumbers.clearSearch')}</ButtonLink>}
          </div>
        )
      ) : numbers.isError ? (
        <ListFailed
          text={t('ownNumbers.failed')}
          retry={t('general.tryAgain')}
          onRetry={() => void numbers.refetch()}
        />
      ) : (
        <ListOnItsWay text={t('ownNumbers.loading')} />
      )}
      <PaginationNav total={total} page={page} hrefOf={hrefOf} />
    </div>
  );
}
