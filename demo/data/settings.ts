import { tradeSynonyms } from '#shop/settings/trade-synonyms.ts';
import { addDays, monthAndYear } from '#kit/text/dates.ts';

/** What shops call the demo's own patterns and sizes. */
const ownSynonyms = [
  'jul, christmas, Lingonris, Granruset',
  'stor bricka, stora brickor, large tray, bricka 43×33, bricka Ø49',
].join('\n');

export type DemoSetting = { name: string; value: string };

/** The delivery months depend on `today`, so that a fresh shop never promises a past month. */
export function demoSettings(today: string): DemoSetting[] {
  const [soon, season] = [addDays(today, 70), addDays(today, 130)];
  const settings = {
    OrderMonth: soon.slice(0, 7),
    OrderMonthSeason: season.slice(0, 7),
    OrderMonthSV: `Beställningsvara, leverans ${monthAndYear(soon, 'sv')}`,
    OrderMonthEN: `Made to order, delivery ${monthAndYear(soon, 'en')}`,
    OrderMonthsSeasonSV: `Säsongsvara, leverans ${monthAndYear(season, 'sv')}`,
    OrderMonthsSeasonEN: `Seasonal, delivery ${monthAndYear(season, 'en')}`,
    ArticleNewsTextSV: 'Nyhet',
    ArticleNewsTextEN: 'New',
    ArticleSeasonNewsTextSV: 'Säsongsnyhet',
    ArticleSeasonNewsTextEN: 'New this season',
    SeasonNewsMenuSV: 'Säsongsnyheter',
    SeasonNewsMenuEN: 'New this season',
    CompanyName: 'Fjällbrusa Form AB',
    CompanyRegistrationNumber: '556677-8899',
    CompanyVatNumber: 'SE556677889901',
    CompanyEori: 'SE5566778899',
    CompanySeat: 'Provstad',
    CompanyAddress: 'Exempelvägen 1',
    CompanyZipCode: '999 99',
    CompanyCity: 'Provstad',
    CompanyCountryCode: 'SE',
    CompanyEmail: 'info@fjallbrusa.example',
    CompanyTelephone: '08-465 004 00',
    Bankgiro: '991-2346',
    Iban: 'SE45 5000 0000 0583 9825 7466',
    Bic: 'ESSESESS',
    Incoterms: 'DAP',
    SearchSynonyms: `${tradeSynonyms.replace('jul, julen, christmas\n', '')}\n${ownSynonyms}`,
  };
  return Object.entries(settings).map(([name, value]) => ({ name, value }));
}
