import { listDate } from '#kit/dates.ts';
import { useOfficeT } from '#shop/texts/use-office-texts.ts';
import styles from './office-application.module.css';
import type { OfficeApplication } from './office-contract.ts';

/** What the applicant wrote, as it was written. */
export function ApplicationFacts({ application }: { application: OfficeApplication }) {
  const t = useOfficeT();
  const { Name, Email, Telephone, Identity, Address, ZipCodeAndCity, WebSite, Message, CreatedAt } =
    application;
  const facts: [string, string[]][] = [
    [t('applications.came'), [listDate(CreatedAt)]],
    [t('applications.contact'), [Name, Email, Telephone]],
    [t('applications.identity'), [Identity]],
    [t('applications.address'), [Address, ZipCodeAndCity]],
    [t('applications.webSite'), [WebSite]],
    [t('applications.message'), Message.split('\n')],
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, lines]) => lines.some((line) => line !== ''))
        .map(([label, lines]) => (
          <div key={label}>
            <dt>{label}</dt>
            {lines.map((line, place) => (
              <dd key={place}>{line}</dd>
            ))}
          </div>
        ))}
    </dl>
  );
}
