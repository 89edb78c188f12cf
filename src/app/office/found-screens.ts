import type { Right } from '#kit/http/principal.ts';
import type { Screen } from '#shop/office/search-hits.ts';
import { settingNames, settingParts, settings } from '#shop/settings/declared-settings.ts';
import { isOfficeTextKey } from '#shop/texts/office-language/table.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { officePages } from '#app/office-pages.ts';

/** What the search over the office finds beside things: its pages, by further words too, and each setting. */
export function foundScreens(t: OfficeT, may: (right: Right) => boolean): Screen[] {
  const pages = officePages.flatMap(({ path, menu, right }): Screen[] =>
    menu && may(right) ? [{ path, name: t(menu.text), words: wordsOf(t, path) }] : [],
  );
  const own: Screen = { path: '/office/me', name: t('staff.own.title'), words: wordsOf(t, '/office/me') };
  const fields = settingNames
    // The two languages of a text stand beside each other.
    .filter((name) => !name.endsWith('EN') && may(settingParts[settings[name].part]))
    .map((name): Screen => {
      const { part } = settings[name];
      const pair = `settings.pair.${name.slice(0, -2)}`;
      return {
        path: `/office/settings/${part}`,
        name: isOfficeTextKey(pair) ? t(pair) : t(`settings.field.${name}`),
        text: `${t('settings.title')}: ${t(`settings.part.${part}`)}`,
      };
    });
  return [...pages, own, ...fields];
}

/** What people call what they look for on a page, where its name in the menu does not tell it. */
function wordsOf(t: OfficeT, path: string): string {
  const key = `office.search.words.${path.slice('/office/'.length)}`;
  return isOfficeTextKey(key) ? t(key) : '';
}
