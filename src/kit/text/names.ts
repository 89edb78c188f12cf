import { languageShown, type Language } from './language.ts';

/** A name in every language that a shop may be shown in; only the Swedish one is always there. */
export type Named = { name_sv: string; name_en: string | null; name_de: string | null };

/** Returns the name in the language or, where it has none, in the first of its fallbacks. */
export function nameIn(language: Language, named: Named): string {
  return textsOf(named)[shownOf(language, named)] ?? named.name_sv;
}

/** Returns the language of the name that is shown, where that is another one, for the `lang` of what is shown. */
export function nameShownIn(language: Language, named: Named): { ShownIn?: Record<string, string> } {
  const shown = shownOf(language, named);
  return shown === language ? {} : { ShownIn: { Name: shown } };
}

/** Returns whether the name is this one in any language. */
export function isNamed(named: Named, name: string): boolean {
  return Object.values(textsOf(named)).includes(name);
}

function shownOf(language: Language, named: Named): Language {
  return languageShown(language, textsOf(named));
}

function textsOf({ name_sv: sv, name_en: en, name_de: de }: Named): Record<Language, string | null> {
  return { sv, en, de };
}
