import { amountCell, Table } from '#kit/widgets/table.tsx';
import desk from '#shop/office/desk.module.css';
import { useAmounts } from '#shop/office/use-amounts.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { Preview, Verdict } from '#shop/wanted-rows/contract.ts';

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
          {preview.Rows.map((row) => {
            const { Line, State, Quantity, Price, TotalAmount } = row;
            const isStopped = State === 'stopped';
            return (
              <tr key={Line}>
                <RowArticle row={row} />
                <td data-label={t('officeOrder.ordered')} className={amountCell}>
                  {isStopped ? '–' : Quantity}
                </td>
                <td data-label={t('officeOrder.change.price')} className={amountCell}>
                  {isStopped || Price === null ? '–' : amount(Price)}
                </td>
                <td data-label={t('officeOrder.sum')} className={amountCell}>
                  {isStopped ? '–' : amount(TotalAmount)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      {preview.Columns.length > 0 && <p role="note">{t('newOrder.columns')}</p>}
      {preview.Skipped.map(({ Line, Text, Unread }) => {
        const text = Unread === undefined ? Text : `${Text}: ${Unread}`;
        return (
          <p
            key={`${Line} ${Text}`}
            className={Unread === undefined ? desk.note : desk.failure}
            {...(Unread !== undefined && { tabIndex: -1, 'data-not-ordered': true })}
          >
            {Line > 0 ? t('newOrder.skipped', { line: Line, text }) : text}
          </p>
        );
      })}
    </div>
  );
}

function RowArticle({ row }: { row: Verdict }) {
  const { State, Given, GivenQuantity, Article, Notes } = row;
  const isStopped = State === 'stopped';
  const given = [
    Article ? `${Article.ArticleNumber} ${Article.ArticleText}` : Given,
    isStopped && GivenQuantity,
  ];
  return (
    <th scope="row" className={desk.article} {...(isStopped && { tabIndex: -1, 'data-not-ordered': true })}>
      {given.filter(Boolean).join(' · ')}
      {Notes.map(({ Code, Text }) => (
        <p key={Code} className={isStopped ? desk.failure : desk.note}>
          {Text}
        </p>
      ))}
    </th>
  );
}
