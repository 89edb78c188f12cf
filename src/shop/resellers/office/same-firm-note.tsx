import { Link } from 'react-router';
import { listDate } from '#kit/text/dates.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './application.module.css';
import type { SameFirm } from './contract.ts';

/** Leads to customers and other applications that seem to be of the same firm. Nothing is shown where there are none. */
export function SameFirmNote({ firm: { Customers, Applications } }: { firm: SameFirm }) {
  const t = useOfficeT();
  const sameIn = (same: readonly ('identity' | 'email')[]) =>
    same.map((one) => t(`applications.same.${one}`)).join(', ');
  if (Customers.length === 0 && Applications.length === 0) return null;
  return (
    <div className={styles.known} role="note">
      <h2>{t('applications.same.title')}</h2>
      <ul>
        {Customers.map(({ Id, CustomerNumber, Name, Same }) => (
          <li key={`customer-${Id}`}>
            <Link to={`/office/customers/${Id}`}>
              {t('applications.same.customer', { number: CustomerNumber, name: Name })}
            </Link>
            : {sameIn(Same)}
          </li>
        ))}
        {Applications.map((other) => (
          <li key={`application-${other.Id}`}>
            <Link to={`/office/applications/${other.Id}`}>
              {t('applications.same.application', {
                company: other.Company,
                day: listDate(other.CreatedAt),
                state: t(`applications.${other.Decision ?? 'open'}`),
              })}
            </Link>
            : {sameIn(other.Same)}
          </li>
        ))}
      </ul>
    </div>
  );
}
