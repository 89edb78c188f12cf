import { createRoot } from 'react-dom/client';
import { parseLanguage } from '#kit/language.ts';
import { sessionLost } from '#shop/office/session-lost.ts';
import { checkOfficeLogIn } from '#shop/staff/office-contract.ts';
import type { OfficeLogIn } from '#shop/staff/office-contract.ts';
import { createClient } from './client-of-pages.ts';
import { OfficeApp } from './office-app.tsx';
import { createOfficeRouter } from './office-routes.tsx';
import { rememberedLanguage, shownLanguage } from './shown-language.ts';
import './theme.css';

const client = createClient(() => sessionLost.note());
// Colleagues change the same things: what was read is asked for again each time it is shown.
client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, staleTime: 0 } });
// A log-in that has ended meanwhile is asked for over the page; what is typed on it must not give way to the log-in screen.
client.setQueryDefaults([checkOfficeLogIn.name], {
  structuralSharing: (before, now) => {
    if (!(before as OfficeLogIn | undefined)?.LoggedIn || (now as OfficeLogIn).LoggedIn) return now;
    sessionLost.note();
    return before;
  },
});
shownLanguage.set(rememberedLanguage() ?? parseLanguage(document.documentElement.lang));

createRoot(document.getElementById('root')!).render(
  <OfficeApp client={client} router={createOfficeRouter()} />,
);
