import { Button } from '#kit/widgets/button.tsx';
import { useLanguageSwitch } from '#kit/text/language-switch.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';

/** A link to the other language, named in that language. */
export function OfficeLanguages() {
  const language = useLanguage();
  const change = useLanguageSwitch();
  const other = language === 'sv' ? 'en' : 'sv';
  return (
    <Button kind="plain" size="s" lang={other} onClick={() => change(other)}>
      {other === 'en' ? 'English' : 'Svenska'}
    </Button>
  );
}
