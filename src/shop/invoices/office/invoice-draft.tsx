import { amountCell, Table } from '#kit/widgets/table.tsx';
import { Facts, Sums } from '#shop/office/facts.tsx';
import desk from '#shop/office/desk.module.css';
import { useAmounts } from '#shop/office/use-amounts.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { InvoiceDraft } from './contract.ts';

/** An invoice as it would be made, for who is about to make it: it cannot be taken away afterwards. */
export function InvoiceDraftSheet({
  draft,
  currency,
  mail,
}: {
  draft: InvoiceDraft;
  currency: string;
  mail: boolean;
}) {
  const t = useOfficeT();
  const { amount } = useAmounts();
  const labels = [
    t('officeInvoice.quantity'),
    t('officeInvoice.price'),
    t('officeInvoice.vatRate'),
    t('officeInvoice.sum'),
  ];
  const sums = [
    [t('officeInvoice.exclVat'), draft.NetAmount],
    [t('officeInvoice.vat'), draft.VatAmount],
    [t('officeInvoice.inclVat'), draft.TotalAmount],
  ] as const;
  return (
    <div className={desk.page}>
      <Facts
        facts={[
          [t('officeInvoices.due'), [draft.DueDate]],
          [
            t('officeInvoice.draft.mail'),
            [mail && draft.Email !== '' ? draft.Email : t('officeInvoice.draft.noMail')],
          ],
        ]}
      />
      <div>
        <Table caption={t('officeInvoice.rows')} stacks>
          <thead>
            <tr>
              <th scope="col">{t('officeInvoice.article')}</th>
              {labels.map((label) => (
                <th key={label} scope="col" className={amountCell}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {draft.Rows.map(
              ({ ArticleNumber, Description, Quantity, Price, VatRate, TotalAmount }, place) => (
                <tr key={place}>
                  <th scope="row" className={desk.article}>
                    {ArticleNumber} {Description}
                  </th>
                  {[Quantity, amount(Price), VatRate, amount(TotalAmount)].map((value, cell) => (
                    <td key={cell} data-label={labels[cell]} className={amountCell}>
                      {value}
                    </td>
                  ))}
                </tr>
              ),
            )}
          </tbody>
        </Table>
        <Sums sums={sums} currency={currency} />
      </div>
    </div>
  );
}
