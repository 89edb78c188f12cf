import { amountCell, Table } from '#kit/widgets/table.tsx';
import desk from '#shop/office/desk.module.css';
import { Sums } from '#shop/office/facts.tsx';
import { useAmounts } from '#shop/office/use-amounts.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { Preview } from '#shop/wanted-rows/contract.ts';

/** What would be ordered, with what stands in the way of a row and the lines that are none. */
export function PreviewedRows({ preview }: { preview: Preview }) {
  const t = useOfficeT();
  const { amount } = useAmounts();
  return (
    <div className={desk.table}>
      <Table caption={t('newOrder.preview')} stacks>
        <thead>
          <tr>
            <th scope="col">{t('officeOrder.article')}</th>
            <th scope="col" className={amountCell}>
              {t('officeOrder.ordered')}
            </th>
            <th scope="col" className={amountCell}>
              {t('officeOrder.change.price')}
            </th>
            <th scope="col" className={amountCell}>
              {t('officeOrder.sum')}
            </th>
          </tr>
        </thead>
        <tbody>
          {preview.Rows.map(({ Line, Given, Article, Quantity, Price, TotalAmount, Notes }) => (
            <tr key={Line}>
              <th scope="row" className={desk.article}>
                {Article ? `${Article.ArticleNumber} ${Article.ArticleText}` : Given}
                {Notes.map(({ Code, Text }) => (
                  <p key={Code} className={desk.note}>
                    {Text}
                  </p>
                ))}
              </th>
              <td data-label={t('officeOrder.ordered')} className={amountCell}>
                {Quantity}
              </td>
              <td data-label={t('officeOrder.change.price')} className={amountCell}>
                {Price === null ? '' : amount(Price)}
              </td>
              <td data-label={t('officeOrder.sum')} className={amountCell}>
                {amount(TotalAmount)}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {preview.Columns.length > 0 && <p role="note">{t('newOrder.columns')}</p>}
      {preview.Skipped.map(({ Line, Text }) => (
        <p key={`${Line} ${Text}`} className={desk.note}>
          {Line > 0 ? t('newOrder.skipped', { line: Line, text: Text }) : Text}
        </p>
      ))}
      <Sums currency={preview.CurrencyCode} sums={[[t('newOrder.goods'), preview.TotalExcludingVat]]} />
    </div>
  );
}
