import { ExportLinks } from '#shop/office/file-links.tsx';
import { useMay } from '#shop/office/use-staff.ts';
import { fileKinds, readRightOfKind } from '#shop/integration/kinds.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './integration.module.css';

/** What the shop has, kind by kind, as the files that it takes in. */
export function GetFiles() {
  const t = useOfficeT();
  const may = useMay();
  return (
    <section className={styles.send} aria-labelledby="get-files">
      <h2 id="get-files">{t('export.title')}</h2>
      <p>{t('export.text')}</p>
      <ul className={styles.kinds}>
        {fileKinds
          .filter((kind) => may(readRightOfKind[kind]))
          .map((kind) => (
            <li key={kind}>
              <span>{t(`exchange.kind.${kind}`)}</span>
              <ExportLinks kind={kind} name={t(`exchange.kind.${kind}`)} />
            </li>
          ))}
      </ul>
    </section>
  );
}
