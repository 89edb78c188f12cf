import { entryOf, parseLanguage, type Language } from '#kit/text/language.ts';
import { useLanguageSwitch } from '#kit/text/language-switch.ts';
import { useLanguages } from '#kit/pages/languages.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import styles from './language-flags.module.css';
import { useT } from './use-texts.ts';

/** A form, so that the language can be changed without scripts. */
export function LanguageFlags() {
  const shown = useLanguage();
  const languages = useLanguages();
  const change = useLanguageSwitch();
  const t = useT();
  return (
    <form
      className={styles.flags}
      method="get"
      aria-label={t('menu.language')}
      onSubmit={(event) => {
        event.preventDefault();
        const button = event.nativeEvent.submitter as HTMLButtonElement | null;
        change(parseLanguage(button?.value, languages));
      }}
    >
      {languages.map((language) => (
        <button
          key={language}
          className={styles.flag}
          name="lang"
          value={language}
          lang={language}
          aria-pressed={language === shown}
        >
          <Flag of={language} />
          <span>{entryOf(language).name}</span>
        </button>
      ))}
    </form>
  );
}

/** The drawing is the shop's own. */
function Flag({ of }: { of: Language }) {
  return (
    <svg viewBox="0 0 16 10" aria-hidden="true" dangerouslySetInnerHTML={{ __html: entryOf(of).flag }} />
  );
}
