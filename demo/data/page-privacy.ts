import { sectionsToHtml } from './prose.ts';
import type { DemoPage } from './page.ts';

/** The page is in no menu and can only be reached by links. */
export const privacyPage: DemoPage = {
  slug: 'personuppgifter',
  titleSv: 'Personuppgifter',
  titleEn: 'Personal data',
  tags: [],
  sort: 6,
  blocks: [
    {
      blockType: 'text',
      headingSv: 'Så hanterar vi personuppgifter',
      headingEn: 'How we handle personal data',
      contentSv: sectionsToHtml([
        [
          'Vem som ansvarar',
          'Fjällbrusa Form AB, org.nr 556677-8899, Exempelvägen 1, 999 99 Provstad. Frågor om personuppgifter besvaras på <a href="mailto:info@fjallbrusa.example">info@fjallbrusa.example</a>.',
        ],
        [
          'Kunder',
          'Vi behandlar namn, adresser och kontaktuppgifter för att fullgöra avtalet med dig, och sparar det som hör till bokföringen i sju år. Transportörer och vår bank får det de behöver för sitt arbete.',
        ],
        [
          'Ansökningar',
          'En ansökan om att bli återförsäljare behandlas för att kunna ingå avtal. Blir det inget samarbete tar vi bort den inom tolv månader.',
        ],
        [
          'Nyhetsbrev',
          'E-postadress och namn behandlas med ditt samtycke, som du tar tillbaka med länken i varje brev.',
        ],
        [
          'Dina rättigheter',
          'Du har rätt att få veta vad vi har om dig, att få det rättat, raderat, begränsat eller utlämnat, och att invända mot behandlingen. Är du missnöjd kan du klaga hos Integritetsskyddsmyndigheten. Vi fattar inga automatiska beslut om dig.',
        ],
      ]),
      contentEn: sectionsToHtml([
        [
          'Who is responsible',
          'Fjällbrusa Form AB, company registration number 556677-8899, Exempelvägen 1, 999 99 Provstad, Sweden. Questions about personal data are answered at <a href="mailto:info@fjallbrusa.example">info@fjallbrusa.example</a>.',
        ],
        [
          'Customers',
          'We process names, addresses and contact details in order to perform our agreement with you, and keep what belongs to the accounts for seven years. Carriers and our bank receive what they need for their work.',
        ],
        [
          'Applications',
          'An application to become a reseller is processed in order to enter into an agreement. If we do not end up working together, it is deleted within twelve months.',
        ],
        [
          'Newsletter',
          'E-mail address and name are processed with your consent, which you withdraw by the link in every letter.',
        ],
        [
          'Your rights',
          'You have the right to know what we hold about you, to have it corrected, erased, restricted or handed over, and to object to the processing. If you are not satisfied you may complain to the Swedish Authority for Privacy Protection. We take no automated decisions about you.',
        ],
      ]),
      layoutSettings: { width: 'narrow' },
    },
  ],
};
