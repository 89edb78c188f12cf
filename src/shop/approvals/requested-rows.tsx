import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { wireToOre } from '#kit/text/money.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import { Table } from '#kit/widgets/table.tsx';
import type { Approval } from '#shop/checkout/approval/contract.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './approvals.module.css';

/** What is asked for, with what has changed since. */
export function RequestedRows({ approval: { Rows, CurrencyCode, RequestedBy } }: { approval: Approval }) {
  const t = useT();
  const language = useLanguage();
  return (
    <Table caption={RequestedBy} stacks>
      <thead>
        <tr>
          <th scope="col">{t('approvals.article')}</th>
          <th scope="col">{t('approvals.quantity')}</th>
          <th scope="col">{t('approvals.sum')}</th>
        </tr>
      </thead>
      <tbody>
        {Rows.map((row) => (
          <tr key={row.Line}>
            <th scope="row">
              {row.Article?.ArticleText} <span className={styles.quiet}>{row.Article?.ArticleNumber}</span>
              {row.Notes.map(({ Code, Text }) => (
                <p key={Code} className={styles.quiet}>
                  {Text}
                </p>
              ))}
            </th>
            <td data-label={t('approvals.quantity')}>{row.Quantity}</td>
            <td data-label={t('approvals.sum')}>
              {moneyInWords(wireToOre(row.TotalAmount), CurrencyCode, language)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
