import { Link } from 'react-router';
import { Icon } from '#kit/widgets/icon.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import type { MissingForCustoms } from './contract.ts';
import styles from './commercial-invoice.module.css';
import { missingInWords } from './missing-in-words.ts';

type Props = { id: number; day: string; missing: readonly MissingForCustoms[] };

/** Opens the commercial invoice of a consignment in a new window, or leads to what it cannot be made without. */
export function CommercialInvoice({ id, day, missing }: Props) {
  const t = useOfficeT();
  if (missing.length === 0)
    return (
      <a
        className={styles.link}
        href={`/api/office/pdf/commercial-invoices/${id}`}
        target="_blank"
        rel="noopener"
        aria-label={t('customs.invoiceOf', { date: day })}
      >
        {t('customs.invoice')} <Icon name="external" size="s" />
      </a>
    );
  return (
    <div className={styles.missing}>
      <p>{t('customs.missing')}</p>
      <ul>
        {missingInWords(t, missing).map(({ link, words }) => (
          <li key={words}>{link === null ? words : <Link to={link}>{words}</Link>}</li>
        ))}
      </ul>
    </div>
  );
}
