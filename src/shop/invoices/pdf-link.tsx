import { Icon } from '#kit/widgets/icon.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './invoices.module.css';

/** Opens the invoice as a PDF in a new window. */
export function PdfLink({ number }: { number: number }) {
  const t = useT();
  return (
    <a
      className={styles.pdfLink}
      href={`/api/pdf/Invoice/${number}`}
      target="_blank"
      rel="noopener"
      aria-label={t('invoices.openPdfOf', { number })}
    >
      {t('invoices.pdf')}
      <Icon name="external" size="s" />
    </a>
  );
}
