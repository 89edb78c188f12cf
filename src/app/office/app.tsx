import { useCallback, useSyncExternalStore } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import type { Language } from '#kit/text/language.ts';
import { LanguageSwitchContext } from '#kit/text/language-switch.ts';
import { Notices } from '#kit/widgets/notices.tsx';
import { LanguagesContext } from '#kit/pages/languages.ts';
import { ShopLanguagesContext } from '#shop/office/use-shop-languages.ts';
import { LanguageContext } from '#kit/pages/use-endpoint.ts';
import { WidgetTextsContext } from '#kit/widgets/widget-texts.ts';
import { officeTextIn } from '#shop/texts/office-language/text.ts';
import type { createOfficeRouter } from './routes.tsx';
import { onShownLanguage, rememberLanguage, shownLanguage } from '#app/rendering/shown-language.ts';

type Props = {
  client: QueryClient;
  router: ReturnType<typeof createOfficeRouter>;
  shopLanguages: readonly Language[];
};

/** The root component of the office in the browser. */
export function OfficeApp({ client, router, shopLanguages }: Props) {
  const language = useSyncExternalStore(onShownLanguage, shownLanguage.get);
  const change = useCallback((next: Language) => {
    rememberLanguage(next);
    shownLanguage.set(next);
  }, []);
  return (
    <QueryClientProvider client={client}>
      <LanguageContext value={language}>
        <LanguagesContext value={shownLanguage.all()}>
          <LanguageSwitchContext value={change}>
            <WidgetTextsContext value={officeTextIn(language)}>
              <ShopLanguagesContext value={shopLanguages}>
                <RouterProvider router={router} />
                <Notices />
              </ShopLanguagesContext>
            </WidgetTextsContext>
          </LanguageSwitchContext>
        </LanguagesContext>
      </LanguageContext>
    </QueryClientProvider>
  );
}
