import type { Ref } from 'react';
import { TextField } from '#kit/forms/field.tsx';
import { ruleMessage } from '#kit/fields/rule-messages.ts';
import { oreToWire } from '#kit/text/money.ts';
import { amountCell, Table } from '#kit/widgets/table.tsx';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import desk from '#shop/office/desk.module.css';
import { Sums } from '#shop/office/facts.tsx';
import { readingsText } from '#shop/office/forms/readings-text.ts';
import { useAmounts } from '#shop/office/use-amounts.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import {
  leftToCredit,
  shareNow,
  type CreditMistakes,
  type CreditNow,
} from '#shop/invoices/office/credit-notes/credit-typed.ts';
import type { OfficeInvoice, OfficeInvoiceRow } from './contract.ts';

type Props = {
  ref: Ref<HTMLDivElement>;
  invoice: OfficeInvoice;
  /** The typed quantities to credit; undefined when crediting is not possible. */
  typed: CreditNow | undefined;
  /** The errors to show. */
  mistakes: CreditMistakes;
  onType: (rowId: number, quantity: string) => void;
};

export function InvoiceTable({ ref, invoice, typed, mistakes, onType }: Props) {
  const t = useOfficeT();
  const isCredited = invoice.CreditNotes.length > 0;
  const sums = [
    [t('officeInvoice.exclVat'), invoice.NetAmount],
    [t('officeInvoice.vat'), invoice.VatAmount],
    [t('officeInvoice.inclVat'), invoice.TotalAmount],
  ] as const;
  const { amount: money } = useAmounts();
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
    <div ref={ref} className={desk.table}>
      <Table caption={t('officeInvoice.rows')} stacks>
        <thead>
          <tr>
            <th scope="col">{t('officeInvoice.article')}</th>
            {cells.map(([label]) => (
              <th key={label} scope="col" className={amountCell}>
                {label}
              </th>
            ))}
            {typed && (
              <th scope="col" data-print="no">
                {t('officeInvoice.creditNow')}
              </th>
            )}
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
                <td data-print="no" data-label={t('officeInvoice.creditNow')} className={desk.short}>
                  {leftToCredit(row) > 0 && (
                    <CreditField
                      row={row}
                      typed={typed[row.Id] ?? ''}
                      rule={mistakes[row.Id]}
                      share={shareNow(invoice, row, typed)}
                      onType={onType}
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

type CreditFieldProps = Pick<Props, 'onType'> & {
  row: OfficeInvoiceRow;
  typed: string;
  /** The rule that what was typed breaks. */
  rule: CreditMistakes[number] | undefined;
  /** What of a discount goes with what is typed, in öre. */
  share: number;
};

function CreditField({ row, typed, rule, share, onType }: CreditFieldProps) {
  const t = useOfficeT();
  const language = useLanguage();
  const { amount } = useAmounts();
  const error =
    rule === 'maxAmount'
      ? t('officeOrder.atMost', { count: leftToCredit(row) })
      : rule && (readingsText(t, typed) ?? ruleMessage(rule, language));
  return (
    <TextField
      label={t('officeInvoice.of', {
        what: t('officeInvoice.creditNow'),
        article: `${row.ArticleNumber} ${row.Description}`,
      })}
      labelHidden
      value={typed}
      inputMode="numeric"
      autoComplete="off"
      placeholder={String(leftToCredit(row))}
      {...(share !== 0 && { hint: t('officeInvoice.share', { amount: amount(oreToWire(share)) }) })}
      {...(error !== undefined && { error })}
      onChange={({ target }) => onType(row.Id, target.value)}
    />
  );
}
