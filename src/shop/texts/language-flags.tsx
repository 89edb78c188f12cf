import { languages } from '#kit/language.ts';
import { useLanguageSwitch } from '#kit/language-switch.ts';
import { useLanguage } from '#kit/use-endpoint.ts';
import { useT } from './use-texts.ts';

const names = { sv: 'Svenska', en: 'English' } as const;

/** A form, so that the language can be changed without scripts too. */
export function LanguageFlags() {
  const shown = useLanguage();
  const change = useLanguageSwitch();
  const t = useT();
  return (
    <form
      method="get"
      aria-label={t('menu.language')}
      onSubmit={(event) => {
        event.preventDefault();
        const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
        change(button?.value === 'en' ? 'en' : 'sv');
      }}
    >
      {languages.map((language) => (
        <button key={language} name="lang" value={language} lang={language} aria-pressed={language === shown}>
          {names[language]}
        </button>
      ))}
    </form>
  );
}
