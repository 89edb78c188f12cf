import { PagePart } from '#shop/office/page-part.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';

const records = ['spf', 'dkim', 'dmarc'] as const;

/** What the domain of the sender needs, so that mail is not taken for spam. Nothing of it is looked up. */
export function DnsHints() {
  const t = useOfficeT();
  return (
    <PagePart title={t('mailServer.dns.title')}>
      <p>{t('mailServer.dns.intro')}</p>
      <ul>
        {records.map((record) => (
          <li key={record}>
            <strong>{record.toUpperCase()}</strong>: {t(`mailServer.dns.${record}`)}
          </li>
        ))}
      </ul>
    </PagePart>
  );
}
