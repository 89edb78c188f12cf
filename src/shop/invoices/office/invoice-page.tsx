import { useParams } from 'react-router';
import { Icon } from '#kit/widgets/icon.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { ChangeLog } from '#shop/office/change-log/change-log.tsx';
import { LoadState } from '#shop/office/load-state.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import desk from '#shop/office/desk.module.css';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { readOfficeInvoice } from './contract.ts';
import { InvoiceDesk } from './invoice-acts.tsx';
import { InvoiceFacts } from './invoice-facts.tsx';
import { InvoiceState } from './invoice-state.tsx';
import { SaveXml } from './save-xml.tsx';
import styles from './invoice.module.css';

export default function OfficeInvoicePage() {
  const t = useOfficeT();
  const may = useMay();
  const { id = '' } = useParams();
  const { data, error, refetch } = useEndpoint(
    readOfficeInvoice,
    { id: Number(id) },
    { keepPrevious: false, freshOnFocus: true },
  );
  const title = data?.State === 'credit' ? 'officeInvoice.creditTitle' : 'officeInvoice.title';
  return (
    <OfficePage
      title={t(title, { number: id })}
      back={{ to: '/office/invoices', text: t('officeInvoices.title') }}
      badges={data && <InvoiceState invoice={data} />}
      actions={
        data && (
          <>
            <SaveXml number={data.Number} />
            <a
              data-print="no"
              className={styles.pdf}
              href={`/api/office/pdf/invoices/${data.Number}`}
              target="_blank"
              rel="noopener"
            >
              {t('officeInvoice.pdf')} <VisuallyHidden>{t('officeInvoice.pdfHint')}</VisuallyHidden>
              <Icon name="external" size="s" />
            </a>
          </>
        )
      }
    >
      {data ? (
        <div className={desk.page}>
          <InvoiceFacts invoice={data} />
          <InvoiceDesk key={id} invoice={data} mayWrite={may('invoices.write')} />
          <ChangeLog entity="invoice" id={data.Number} labels={logLabels(t)} />
        </div>
      ) : (
        <LoadState error={error} onRetry={() => void refetch()} />
      )}
    </OfficePage>
  );
}

function logLabels(t: OfficeT): Record<string, string> {
  const names = ['IsPayed', 'PayDate', 'IsAnnulated', 'IsCredited', 'Balance', 'Email', 'LinkUntil'] as const;
  return Object.fromEntries(names.map((name) => [name, t(`officeInvoice.log.${name}`)]));
}
