import { createRoot } from 'react-dom/client';
import { isLanguage, parseLanguage } from '#kit/text/language.ts';
import { sessionLost } from '#shop/office/forms/session-lost.ts';
import { checkOfficeLogIn, type OfficeLogIn } from '#shop/staff/contract.ts';
import { createClient } from '#app/rendering/query-client.ts';
import { officeLanguages } from '#shop/texts/office-language/table.ts';
import { OfficeApp } from './app.tsx';
import { createOfficeRouter } from './routes.tsx';
import { storedLanguage, shownLanguage } from '#app/rendering/shown-language.ts';
import '#app/layouts/theme.css';

const client = createClient(() => sessionLost.note());
// Colleagues change the same data, so queries are refetched each time they are shown.
client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, staleTime: 0 } });
// When a session has ended, the log-in dialog opens over the page; the page and what was typed must not be replaced
// by the log-in screen.
client.setQueryDefaults([checkOfficeLogIn.name], {
  structuralSharing: (before, now) => {
    if (!(before as OfficeLogIn | undefined)?.LoggedIn || (now as OfficeLogIn).LoggedIn) return now;
    sessionLost.note();
    return before;
  },
});
const { lang, dataset } = document.documentElement;
const shopLanguages = (dataset.languages ?? '').split(' ').filter(isLanguage);
shownLanguage.start(parseLanguage(lang), officeLanguages(shopLanguages));
const stored = storedLanguage();
if (stored) shownLanguage.set(stored);

createRoot(document.getElementById('root')!).render(
  <OfficeApp shopLanguages={shopLanguages} client={client} router={createOfficeRouter()} />,
);
