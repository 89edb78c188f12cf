import { Link } from 'react-router';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { ButtonLink } from '#kit/widgets/button.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './file-links.module.css';
import { useMay } from './use-staff.ts';

type Props = {
  kind: string;
  /** What the person calls the kind. */
  name: string;
  /** The filters of the list beside which the links stand, where the file holds no more than the list. */
  filter?: Readonly<Record<string, string | number>>;
};

/** Downloads what the shop has of a kind of file, as a workbook or as CSV. */
export function ExportLinks({ kind, name, filter = {} }: Props) {
  const t = useOfficeT();
  const language = useLanguage();
  const filters = Object.entries(filter).filter(([, value]) => value !== '');
  const isPart = filters.length > 0;
  const query = (format: string) =>
    new URLSearchParams([
      ['format', format],
      ['language', language],
      ...filters.map(([filterName, value]) => [filterName, String(value)]),
    ]).toString();
  return (
    <div className={styles.links} data-print="no">
      <span>{t(isPart ? 'export.labelPart' : 'export.label')}</span>
      {(['xlsx', 'csv'] as const).map((format) => (
        <ButtonLink
          key={format}
          size="s"
          icon="download"
          reloadDocument
          download
          to={`/api/office/export/${kind}?${query(format)}`}
          aria-label={t(`export.named.${format}`, { name: isPart ? t('export.part', { name }) : name })}
        >
          {t(`export.${format}`)}
        </ButtonLink>
      ))}
    </div>
  );
}

/** What an empty list says, and where a file of what belongs in it is read in. */
export function EmptyText({ text, kind }: { text: string; kind: string }) {
  const t = useOfficeT();
  const may = useMay();
  return (
    <>
      {text}{' '}
      {may('exchange.write') && <Link to={`/office/exchange?kind=${kind}`}>{t('exchange.send.title')}</Link>}
    </>
  );
}
