import { Button } from '#kit/widgets/button.tsx';
import { entryOf } from '#kit/text/language.ts';
import { useLanguageSwitch } from '#kit/text/language-switch.ts';
import { useLanguages } from '#kit/pages/languages.ts';
import { useLanguage } from '#kit/pages/use-endpoint.ts';

/** Links to the other languages, each named in its own. */
export function OfficeLanguages() {
  const language = useLanguage();
  const change = useLanguageSwitch();
  const others = useLanguages().filter((one) => one !== language);
  return others.map((other) => (
    <Button key={other} kind="plain" size="s" lang={other} onClick={() => change(other)}>
      {entryOf(other).name}
    </Button>
  ));
}
