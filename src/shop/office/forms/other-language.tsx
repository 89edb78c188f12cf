import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './other-language.module.css';

/** The English below the Swedish in a list; where there is none, that is said. */
export function OtherLanguage({ text }: { text: string }) {
  const t = useOfficeT();
  return (
    <span className={styles.other} lang="en">
      {text || <em lang="sv">{t('form.untranslated')}</em>}
    </span>
  );
}
