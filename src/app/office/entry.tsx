import { createRoot } from 'react-dom/client';
import { isLanguage, parseLanguage } from '#kit/text/language.ts';
import { officeLanguages } from '#shop/texts/office-language/table.ts';
import { OfficeApp } from './app.tsx';
import { createOfficeClient } from './office-client.ts';
import { createOfficeRouter } from './routes.tsx';
import { storedLanguage, shownLanguage } from '#app/rendering/shown-language.ts';
import '#app/layouts/theme.css';

const client = createOfficeClient();
const { lang, dataset } = document.documentElement;
const shopLanguages = (dataset.languages ?? '').split(' ').filter(isLanguage);
shownLanguage.start(parseLanguage(lang), officeLanguages(shopLanguages));
const stored = storedLanguage();
if (stored) shownLanguage.set(stored);

createRoot(document.getElementById('root')!).render(
  <OfficeApp shopLanguages={shopLanguages} client={client} router={createOfficeRouter()} />,
);
