import type { PressText } from './press-message.ts';

const common = { categoryId: 2, place: 'Provstad', url: null } as const;

export const pressCompanyNews: readonly PressText[] = [
  {
    ...common,
    daysAgo: 15,
    titleSv: 'Bryggeriets tak ger halva elen',
    titleEn: 'The brewery roof yields half our power',
    messageSv: `<p><strong>Fjällbrusa Form har täckt bryggeriets södertak med solceller. De väntas ge 96 000 kilowattimmar om året, ungefär hälften av vad pressen och tryckeriet drar.</strong></p>
<p>Taket från 1897 fick först nya bärande bjälkar. Panelerna är lagda så att de inte syns från gatan, efter samråd med kommunens antikvarie.</p>
<blockquote><p>”Pressen går mitt på dagen, när solen står på. Det är för en gång skull en enkel kalkyl”, säger Per-Erik Åström, ekonomiansvarig.</p></blockquote>
<p>Resten av elen köps som vattenkraft från ett verk fyra mil uppströms.</p>`,
    messageEn: `<p><strong>Fjällbrusa Form has covered the south roof of the brewery with solar panels. They are expected to yield 96,000 kilowatt-hours a year, about half of what the press and the print room use.</strong></p>
<p>The roof of 1897 was first given new bearing beams. The panels are placed so that they cannot be seen from the street, in consultation with the municipal antiquarian.</p>
<blockquote><p>“The press runs at midday, when the sun is on. For once the sums are simple,” says Per-Erik Åström, head of accounts.</p></blockquote>
<p>The rest is bought as hydropower from a plant forty kilometres upstream.</p>`,
    scenes: [],
  },
  {
    ...common,
    daysAgo: 52,
    titleSv: 'Liv Sandøy tar över exporten',
    titleEn: 'Liv Sandøy to lead export sales',
    messageSv: `<p><strong>Liv Sandøy blir ansvarig för exporten på Fjällbrusa Form. Hon kommer närmast från en möbeltillverkare i Bergen och börjar den första i nästa månad.</strong></p>
<p>Exporten står för 38 procent av omsättningen och växer mest i Tyskland och Storbritannien.</p>
<blockquote><p>”Jag har haft brickan Fjällbris i köket i tolv år utan att veta varifrån den kom. Det säger något om brickan, och något om vad som finns att göra”, säger Liv Sandøy.</p></blockquote>`,
    messageEn: `<p><strong>Liv Sandøy becomes head of export at Fjällbrusa Form. She comes from a furniture maker in Bergen and starts on the first of next month.</strong></p>
<p>Exports account for 38 per cent of turnover and are growing fastest in Germany and the United Kingdom.</p>
<blockquote><p>“I have had the tray Mountain Breeze in my kitchen for twelve years without knowing where it came from. That says something about the tray, and something about what there is to do,” says Liv Sandøy.</p></blockquote>`,
    scenes: [],
  },
  {
    ...common,
    daysAgo: 96,
    titleSv: 'Öppet tryckeri första lördagen',
    titleEn: 'Open print room on the first Saturday',
    messageSv: `<p><strong>En gång om året öppnar Fjällbrusa Form tryckeriet för allmänheten. Besökare får trycka en egen handduk och ta med den hem.</strong></p>
<p>Dörrarna är öppna mellan 10 och 15. Förra året kom sexhundra personer, varav en åkte från Odense. Kaffet räcker.</p>
<p>Journalister är välkomna redan på fredagen, när det är lugnare och ljuset bättre. Anmälan till presskontakten.</p>`,
    messageEn: `<p><strong>Once a year Fjällbrusa Form opens its print room to the public. Visitors may print a towel of their own and take it home.</strong></p>
<p>The doors are open from 10 to 15. Last year six hundred people came, one of them all the way from Odense. There is coffee enough.</p>
<p>Journalists are welcome on the Friday, when it is calmer and the light is better. Please tell the press contact.</p>`,
    scenes: ['printing-frame'],
  },
  {
    ...common,
    daysAgo: 190,
    titleSv: 'Ett mönster går i pension',
    titleEn: 'A pattern retires',
    messageSv: `<p><strong>Efter tjugotvå år slutar Fjällbrusa Form att trycka mönstret Ängsgrind. Det sista arket gick genom pressen i fredags.</strong></p>
<p>Företaget har åtta mönster i sortimentet, aldrig fler. När ett nytt kommer in får ett gammalt gå. Skärmarna till Ängsgrind är skänkta till Provstads museum.</p>
<blockquote><p>”Vi saknar det redan. Det är så det ska kännas, annars har man hållit på för länge”, säger Elin Norrgård, formgivare.</p></blockquote>`,
    messageEn: `<p><strong>After twenty-two years Fjällbrusa Form has stopped printing the pattern Meadow Gate. The last sheet went through the press on Friday.</strong></p>
<p>The company keeps eight patterns in its range, never more. When a new one comes in, an old one leaves. The screens for Meadow Gate have been given to the museum of Provstad.</p>
<blockquote><p>“We miss it already. That is how it should feel; otherwise you have kept going too long,” says designer Elin Norrgård.</p></blockquote>`,
    scenes: [],
  },
  {
    ...common,
    daysAgo: 263,
    titleSv: 'Arton anställda blev arton ägare',
    titleEn: 'Eighteen employees became owners',
    messageSv: `<p><strong>Fjällbrusa Form ägs från årsskiftet av dem som arbetar där. Grundarna Rut och Arne Brusell säljer sina aktier till en stiftelse för personalen.</strong></p>
<p>Anbud från två större inredningsföretag avböjdes under våren.</p>
<blockquote><p>”De ville köpa mönstren. Vi ville att pressen skulle gå även på måndagen”, säger Arne Brusell.</p></blockquote>
<p>Alla arton anställda har rätt att rösta på stiftelsens stämma, som hålls i lunchrummet.</p>`,
    messageEn: `<p><strong>From the turn of the year Fjällbrusa Form is owned by those who work there. Its founders, Rut and Arne Brusell, are selling their shares to a trust for the staff.</strong></p>
<p>Bids from two larger interiors companies were declined during the spring.</p>
<blockquote><p>“They wanted to buy the patterns. We wanted the press to run on Monday as well,” says Arne Brusell.</p></blockquote>
<p>All eighteen employees may vote at the trust’s annual meeting, which is held in the lunch room.</p>`,
    scenes: [],
  },
];
