import { useLanguage } from '#kit/pages/use-endpoint.ts';
import { ButtonLink } from '#kit/widgets/button.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './file-links.module.css';

/** Downloads what the shop has of a kind of file, as a workbook or as CSV; `name` is what the person calls the kind. */
export function ExportLinks({ kind, name }: { kind: string; name: string }) {
  const t = useOfficeT();
  const language = useLanguage();
  return (
    <div className={styles.links}>
      <span>{t('export.label')}</span>
      {(['xlsx', 'csv'] as const).map((format) => (
        <ButtonLink
          key={format}
          size="s"
          icon="download"
          reloadDocument
          download
          to={`/api/office/export/${kind}?format=${format}&language=${language}`}
          aria-label={t(`export.named.${format}`, { name })}
        >
          {t(`export.${format}`)}
        </ButtonLink>
      ))}
    </div>
  );
}
