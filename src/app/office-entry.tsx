import { createRoot } from 'react-dom/client';
import { parseLanguage } from '#kit/language.ts';
import { sessionLost } from '#shop/office/session-lost.ts';
import { createClient } from './client-of-pages.ts';
import { OfficeApp } from './office-app.tsx';
import { createOfficeRouter } from './office-routes.tsx';
import { rememberedLanguage, shownLanguage } from './shown-language.ts';
import './theme.css';

const client = createClient(() => sessionLost.set(true));
// Colleagues change the same things: what was read is asked for again each time it is shown.
client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, staleTime: 0 } });
shownLanguage.set(rememberedLanguage() ?? parseLanguage(document.documentElement.lang));

createRoot(document.getElementById('root')!).render(
  <OfficeApp client={client} router={createOfficeRouter()} />,
);
