import type { Language } from '#kit/text/language.ts';
import { nameIn } from '#kit/text/names.ts';
import type { Names } from './name-fields.ts';

export function nameValuesOf(loaded: Names | undefined) {
  return {
    NameSV: loaded?.NameSV ?? '',
    NameEN: loaded?.NameEN ?? '',
    NameDE: loaded?.NameDE ?? '',
  };
}

/** Returns the name of a row in the language of whoever looks at it. */
export function nameOfRow({ NameSV, NameEN, NameDE }: Names, language: Language): string {
  return nameIn(language, { name_sv: NameSV, name_en: NameEN, name_de: NameDE ?? null });
}
