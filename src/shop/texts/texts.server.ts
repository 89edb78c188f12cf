import { memoizeByVersion } from '#kit/cache/memoize-by-version.server.ts';
import { forLanguages, inLanguage, languages, shownIn, type Language } from '#kit/text/language.ts';
import { safeHtml } from '#kit/text/markup/safe-html.server.ts';
import type { Services } from '#kit/services/services.server.ts';
import { shopSettingsReader, type ReadShopSettings } from '#shop/settings/settings.server.ts';
import { languageTables, type Texts } from './language-table.ts';
import { translator, type T } from './text.ts';
import type { WebText } from './web-text-contract.ts';
import { readLanguageTexts, readWebTexts } from './store.server.ts';

export type TextRepository = {
  textsIn(language: Language): Promise<Texts>;
  /** The texts with the maker's changes, for what is written on the server: mails, papers and files. */
  translators(): Promise<Record<Language, T>>;
  webTextsIn(language: Language): Promise<WebText[]>;
  /** Here since what is written with the texts, such as a mail, nearly always names the company too. */
  settings: ReadShopSettings;
};

export function openTextRepository({ db, versions }: Pick<Services, 'db' | 'versions'>): TextRepository {
  const tables = memoizeByVersion(versions, async () => {
    const changed = new Map((await readLanguageTexts(db)).map((row) => [row.key, row]));
    return Object.fromEntries(languages.map((language) => [language, tableIn(language, changed)]));
  });
  const translators = memoizeByVersion(versions, async () => {
    const texts = await tables();
    return forLanguages((language) => translator(texts[language] as Texts, language));
  });
  const webTexts = memoizeByVersion(versions, async () => {
    const rows = await readWebTexts(db);
    return Object.fromEntries(
      languages.map((language) => [
        language,
        rows.map((row) => ({
          Position: row.position,
          Text: safeHtml(inLanguage(language, row.text_sv, row.text_en)),
          ...shownIn(language, { Text: [row.text_sv, row.text_en] }),
        })),
      ]),
    );
  });
  return {
    textsIn: async (language) => (await tables())[language] as Texts,
    translators,
    webTextsIn: async (language) => (await webTexts())[language] ?? [],
    settings: shopSettingsReader({ db, versions }),
  };
}

function tableIn(language: Language, changed: ReadonlyMap<string, { sv: string; en: string | null }>): Texts {
  const entries = Object.entries(languageTables[language]).map(([key, shipped]) => {
    const own = changed.get(key);
    return [key, own ? inLanguage(language, own.sv, own.en) : shipped];
  });
  return Object.fromEntries(entries) as Texts;
}
