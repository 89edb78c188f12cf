import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './other-language.module.css';

/** Shows the English text below the Swedish one in a list, or that it is missing. */
export function OtherLanguage({ text }: { text: string }) {
  const t = useOfficeT();
  return (
    <span className={styles.other} lang="en">
      {text || <em lang="sv">{t('form.untranslated')}</em>}
    </span>
  );
}
