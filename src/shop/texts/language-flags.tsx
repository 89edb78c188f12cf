import { languages } from '#kit/text/language.ts';
import type { Language } from '#kit/text/language.ts';
import { useLanguageSwitch } from '#kit/text/language-switch.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import styles from './language-flags.module.css';
import { useT } from './use-texts.ts';

const names = { sv: 'Svenska', en: 'English' } as const;

/** A form, so that the language can be changed without scripts. */
export function LanguageFlags() {
  const shown = useLanguage();
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
        change(button?.value === 'en' ? 'en' : 'sv');
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
          <span>{names[language]}</span>
        </button>
      ))}
    </form>
  );
}

function Flag({ of }: { of: Language }) {
  return of === 'sv' ? (
    <svg viewBox="0 0 16 10" aria-hidden="true">
      <path fill="#006aa7" d="M0 0h16v10H0z" />
      <path fill="#fecc02" d="M5 0h2v10H5zM0 4h16v2H0z" />
    </svg>
  ) : (
    <svg viewBox="0 0 16 10" aria-hidden="true">
      <path fill="#012169" d="M0 0h16v10H0z" />
      <path stroke="#fff" strokeWidth="2" d="m0 0 16 10M16 0 0 10" />
      <path stroke="#c8102e" strokeWidth=".8" d="m0 0 16 10M16 0 0 10" />
      <path stroke="#fff" strokeWidth="3.4" d="M8 0v10M0 5h16" />
      <path stroke="#c8102e" strokeWidth="2" d="M8 0v10M0 5h16" />
    </svg>
  );
}
