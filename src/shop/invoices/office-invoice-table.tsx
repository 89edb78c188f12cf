import { TextField } from '#kit/field.tsx';
import { formatAmount, wireToOre } from '#kit/money.ts';
import { amountCell, Table } from '#kit/table.tsx';
import desk from '#shop/office/desk.module.css';
import { Sums } from '#shop/office/facts.tsx';
import { useOfficeT } from '#shop/texts/use-office-texts.ts';
import type { OfficeInvoice, OfficeInvoiceRow } from './office-contract.ts';
import type { CreditNow } from './use-invoice-acts.ts';

type Props = {
  invoice: OfficeInvoice;
  /** What is to be credited of each row; undefined where nothing can be. */
  typed: CreditNow | undefined;
  onType: (rowId: number, quantity: string) => void;
};

export function leftToCredit({ Quantity, QuantityCredited }: OfficeInvoiceRow): number {
  return Quantity - QuantityCredited;
}

export function InvoiceTable({ invoice, typed, onType }: Props) {
  const t = useOfficeT();
  const isCredited = invoice.CreditNotes.length > 0;
  const sums = [
    [t('officeInvoice.exclVat'), invoice.NetAmount],
    [t('officeInvoice.vat'), invoice.VatAmount],
    [t('officeInvoice.inclVat'), invoice.TotalAmount],
  ] as const;
  const money = (amount: number) => formatAmount(wireToOre(amount));
  const cells: [string, (row: OfficeInvoiceRow) => string | number][] = [
    [t('officeInvoice.quantity'), (row) => row.Quantity],
    ...(isCredited
      ? [
          [t('officeInvoice.credited'), (row: OfficeInvoiceRow) => row.QuantityCredited] satisfies [
            string,
            unknown,
          ],
        ]
      : []),
    [t('officeInvoice.price'), (row) => money(row.Price)],
    [t('officeInvoice.vatRate'), (row) => row.VatRate],
    [t('officeInvoice.sum'), (row) => money(row.TotalAmount)],
  ];
  return (
    <div className={desk.table}>
      <Table caption={t('officeInvoice.rows')} stacks>
        <thead>
          <tr>
            <th scope="col">{t('officeInvoice.article')}</th>
            {cells.map(([label]) => (
              <th key={label} scope="col" className={amountCell}>
                {label}
              </th>
            ))}
            {typed && <th scope="col">{t('officeInvoice.creditNow')}</th>}
          </tr>
        </thead>
        <tbody>
          {invoice.Rows.map((row) => (
            <tr key={row.Id}>
              <th scope="row" className={desk.article}>
                {row.ArticleNumber} {row.Description}
              </th>
              {cells.map(([label, cell]) => (
                <td key={label} data-label={label} className={amountCell}>
                  {cell(row)}
                </td>
              ))}
              {typed && (
                <td data-label={t('officeInvoice.creditNow')} className={desk.short}>
                  {leftToCredit(row) > 0 && (
                    <TextField
                      label={t('officeInvoice.of', {
                        what: t('officeInvoice.creditNow'),
                        article: `${row.ArticleNumber} ${row.Description}`,
                      })}
                      labelHidden
                      value={typed[row.Id] ?? ''}
                      inputMode="numeric"
                      autoComplete="off"
                      placeholder={String(leftToCredit(row))}
                      onChange={({ target }) => onType(row.Id, target.value)}
                    />
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      <Sums sums={sums} currency={invoice.CurrencyCode} />
    </div>
  );
}
