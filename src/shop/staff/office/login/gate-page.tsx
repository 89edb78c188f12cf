import { useEffect, type ReactNode } from 'react';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './gate-page.module.css';
import { OfficeLanguages } from '#shop/staff/office/languages.tsx';

/** The layout of the pages before the office: one task, centred. */
export function GatePage({ title, children }: { title: string; children: ReactNode }) {
  const t = useOfficeT();
  useEffect(() => {
    document.title = `${title} – ${t('office.title')}`;
  }, [title, t]);
  return (
    <main className={styles.gate}>
      <div className={styles.sheet}>
        <p className={styles.house}>{t('office.title')}</p>
        <h1>{title}</h1>
        {children}
      </div>
      <footer className={styles.foot}>
        <OfficeLanguages />
        <a href="/">{t('office.toShop')}</a>
      </footer>
    </main>
  );
}
