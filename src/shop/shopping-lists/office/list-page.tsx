import { Link, useParams } from 'react-router';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import { wireToOre } from '#kit/text/money.ts';
import { amountCell, Table } from '#kit/widgets/table.tsx';
import { LoadState } from '#shop/office/load-state.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useAmounts } from '#shop/office/use-amounts.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { Verdict } from '#shop/wanted-rows/contract.ts';
import { RowNotes } from '#shop/wanted-rows/preview/row-parts.tsx';
import { readListOfCustomer } from './contract.ts';

/** A saved list of a customer, as the customer would order it today. */
export default function ListOfCustomerPage() {
  const t = useOfficeT();
  const language = useLanguage();
  const { id = '', listId = '' } = useParams();
  const { data, error, refetch } = useEndpoint(
    readListOfCustomer,
    { id: Number(id), listId: Number(listId) },
    { keepPrevious: false },
  );
  return (
    <OfficePage
      title={data?.Name ?? t('customerLists.title')}
      back={{ to: `/office/customers/${id}/lists`, text: t('customerLists.title') }}
    >
      {data ? (
        <>
          <p>
            {t('customerLists.sum', {
              sum: moneyInWords(wireToOre(data.TotalExcludingVat), data.CurrencyCode, language),
            })}
          </p>
          {data.Rows.length === 0 ? <p>{t('customerLists.empty')}</p> : <Rows rows={data.Rows} />}
        </>
      ) : (
        <LoadState error={error} onRetry={() => void refetch()} />
      )}
    </OfficePage>
  );
}

function Rows({ rows }: { rows: readonly Verdict[] }) {
  const t = useOfficeT();
  return (
    <Table caption={t('customerLists.rows')} stacks>
      <thead>
        <tr>
          <th scope="col">{t('articles.field.ArticleNumber')}</th>
          <th scope="col">{t('customerNumbers.article')}</th>
          <th scope="col" className={amountCell}>
            {t('customerLists.quantity')}
          </th>
          <th scope="col" className={amountCell}>
            {t('customerNumbers.price')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((verdict) => (
          <Row key={verdict.Line} verdict={verdict} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ verdict }: { verdict: Verdict }) {
  const t = useOfficeT();
  const { amount } = useAmounts();
  const { Article, Price, GivenQuantity } = verdict;
  return (
    <tr>
      <td>{Article && <Link to={`/office/articles/${Article.ArticleId}`}>{Article.ArticleNumber}</Link>}</td>
      <td data-label={t('customerNumbers.article')}>
        <div>
          {Article?.ArticleText}
          <RowNotes verdict={verdict} />
        </div>
      </td>
      <td className={amountCell} data-label={t('customerLists.quantity')}>
        {GivenQuantity}
      </td>
      <td className={amountCell} data-label={t('customerNumbers.price')}>
        {Price === null ? '–' : amount(Price)}
      </td>
    </tr>
  );
}
