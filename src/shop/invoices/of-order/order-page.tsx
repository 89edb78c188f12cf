import { useParams } from 'react-router';
import { idInPath } from '#kit/pages/id-and-slug.ts';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { dateInFigures } from '#kit/text/short-dates.ts';
import { wireToOre } from '#kit/text/money.ts';
import { moneyInWords } from '#kit/text/money-in-words.ts';
import { Button } from '#kit/widgets/button.tsx';
import { PdfLink } from '#shop/invoices/pdf-link.tsx';
import { useLogin } from '#shop/login/use-login.ts';
import { DocumentLine } from '#shop/orders/own-order/document-line.tsx';
import { OwnOrder } from '#shop/orders/own-order/own-order.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { listInvoicesOfOwnOrder } from './contract.ts';

/** One of the customer's orders, with its invoices among its papers. */
export default function OrderPage() {
  const id = idInPath(useParams()['id']) ?? 0;
  return <OwnOrder key={id} orderId={id} invoices={<InvoicesOf orderId={id} />} />;
}

function InvoicesOf({ orderId }: { orderId: number }) {
  const t = useT();
  const language = useLanguage();
  const login = useLogin();
  const maySee = login.state === 'in' && login.user.SeesInvoices;
  const { data, isError, refetch } = useEndpoint(listInvoicesOfOwnOrder, { orderId }, { enabled: maySee });
  if (!maySee) return null;
  if (isError)
    return (
      <li role="alert">
        {t('invoices.failed')}{' '}
        <Button kind="plain" onClick={() => void refetch()}>
          {t('general.tryAgain')}
        </Button>
      </li>
    );
  return (data ?? []).map((invoice) => (
    <DocumentLine
      key={invoice.InvoiceNumber}
      name={t(invoice.TotalAmount < 0 ? 'ownOrder.creditNote' : 'ownOrder.invoice', {
        number: invoice.InvoiceNumber,
      })}
      detail={[
        dateInFigures(invoice.CreateDate, language),
        moneyInWords(wireToOre(invoice.TotalAmount), invoice.CurrencyCode, language),
      ].join(' · ')}
    >
      <PdfLink number={invoice.InvoiceNumber} />
    </DocumentLine>
  ));
}
