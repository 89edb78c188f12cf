import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import type { createBrowserRouter } from 'react-router';
import type { Language } from '#kit/text/language.ts';
import { LanguageSwitchContext, sameVisit } from '#kit/text/language-switch.ts';
import { LanguagesContext } from '#kit/pages/languages.ts';
import { SiteUrlContext } from '#kit/pages/site-url.ts';
import { LanguageContext } from '#kit/pages/use-endpoint.ts';
import { TextsProvider } from '#shop/texts/texts-provider.tsx';
import { layoutNeeds } from '#app/rendering/layout-needs.ts';
import {
  languageInAddress,
  onLanguageOfOtherWindow,
  onShownLanguage,
  storedLanguage,
  rememberLanguage,
  shownLanguage,
} from '#app/rendering/shown-language.ts';

type Props = { client: QueryClient; router: ReturnType<typeof createBrowserRouter>; siteUrl: string };

/** The root component of the shop in the browser. */
export function Shop({ client, router, siteUrl }: Props) {
  const language = useSyncExternalStore(onShownLanguage, shownLanguage.get, shownLanguage.get);
  const chosen = useRef(language);
  const change = useCallback(
    async (next: Language) => {
      chosen.current = next;
      rememberLanguage(next);
      await Promise.all(layoutNeeds(next).map((query) => client.ensureQueryData(query)));
      // Another language was chosen while the texts of this one loaded.
      if (chosen.current !== next) return;
      shownLanguage.set(next);
      const url = new URL(location.href);
      url.searchParams.delete('lang');
      await router.navigate(url.pathname + url.search + url.hash, {
        replace: true,
        preventScrollReset: true,
        state: sameVisit,
      });
    },
    [client, router],
  );
  useEffect(() => {
    const stored = storedLanguage();
    const named = languageInAddress();
    if (!named && stored && stored !== shownLanguage.get()) void change(stored);
  }, [change]);
  useEffect(() => onLanguageOfOtherWindow((next) => void change(next)), [change]);
  return (
    <QueryClientProvider client={client}>
      <LanguageContext value={language}>
        <LanguagesContext value={shownLanguage.all()}>
          <LanguageSwitchContext value={change}>
            <SiteUrlContext value={siteUrl}>
              <TextsProvider>
                <RouterProvider router={router} />
              </TextsProvider>
            </SiteUrlContext>
          </LanguageSwitchContext>
        </LanguagesContext>
      </LanguageContext>
    </QueryClientProvider>
  );
}
