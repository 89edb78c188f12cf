import { toast } from '#kit/browser/announce.ts';
import { ListFailed, ListOnItsWay } from '#kit/widgets/list-states.tsx';
import { PaginationNav } from '#kit/pages/pagination-nav.tsx';
import { pageCount, pageSize, skipOf } from '#kit/pages/pagination.ts';
import { amountCell, Table } from '#kit/widgets/table.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { useLastPageInstead } from '#kit/pages/use-last-page.ts';
import { usePageNumber } from '#kit/pages/use-page-number.ts';
import { useToday } from '#kit/browser/use-today.ts';
import { PageTitle } from '#shop/texts/page-title.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { listInvoices, type Invoice } from './contract.ts';
import { InvoiceRow } from './invoice-row.tsx';
import styles from './invoices.module.css';

export default function InvoicesPage() {
  const t = useT();
  const { page, heading, hrefOf } = usePageNumber();
  const invoices = useEndpoint(listInvoices, { skip: skipOf(page), take: pageSize });
  const total = invoices.data?.TotalCount ?? 0;
  useLastPageInstead(page, invoices.data && pageCount(total), (last) =>
    toast(t('pagination.lastInstead', { page, last })),
  );
  return (
    <div className={styles.page}>
      <PageTitle>{t('pageTitle.invoices')}</PageTitle>
      <h1 ref={heading} tabIndex={-1}>
        {t('invoices.title')}
      </h1>
      {pageCount(total) > 1 && (
        <p className={styles.position} role="status">
          {t('pagination.current', { page, pages: pageCount(total) })}
        </p>
      )}
      {invoices.data ? (
        <InvoiceTable invoices={invoices.data.Invoices} isOld={invoices.isPlaceholderData} />
      ) : invoices.isError ? (
        <ListFailed
          text={t('invoices.failed')}
          retry={t('general.tryAgain')}
          onRetry={() => void invoices.refetch()}
        />
      ) : (
        <ListOnItsWay text={t('invoices.loading')} />
      )}
      <PaginationNav total={total} page={page} hrefOf={hrefOf} />
    </div>
  );
}

/** `isOld`: the invoices are those of the previous page, while the next one loads. */
function InvoiceTable({ invoices, isOld }: { invoices: readonly Invoice[]; isOld: boolean }) {
  const t = useT();
  const today = useToday();
  if (invoices.length === 0) return <p>{t('invoices.none')}</p>;
  return (
    <div className={styles.table} aria-busy={isOld}>
      <Table caption={t('invoices.title')} stacks>
        <thead>
          <tr>
            <th scope="col">{t('invoices.number')}</th>
            <th scope="col">{t('invoices.date')}</th>
            <th scope="col">{t('invoices.dueDate')}</th>
            <th scope="col">{t('invoices.terms')}</th>
            <th scope="col">{t('invoices.status')}</th>
            <th scope="col" className={amountCell}>
              {t('invoices.amount')}
            </th>
            <th scope="col" className={amountCell}>
              {t('invoices.balance')}
            </th>
            <th scope="col">{t('invoices.pdf')}</th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((invoice) => (
            <InvoiceRow key={invoice.InvoiceNumber} invoice={invoice} today={today} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}
