import type { DemoWebText } from './web-text.ts';

export const shopWebTexts: readonly DemoWebText[] = [
  {
    position: 'Intro',
    textSv: `<h2>Saker som får stå framme</h2>
<p>Vi gör brickor, muggar, textil och papper för den vanliga dagen: frukosten, fikat, disken efteråt. Mönstren ritas för hand i ett gammalt bryggeri i Provstad och trycks ett par trappor ner.</p>
<p>Våra saker finns i butiker i sex länder. Har du en av dem är du välkommen in i webbshoppen.</p>`,
    textEn: `<h2>Too good to put away</h2>
<p>We make trays, mugs, textiles and paper for the ordinary day: breakfast, coffee, the washing-up afterwards. The patterns are drawn by hand in an old brewery in Provstad and printed a few flights down.</p>
<p>Our things are found in shops in six countries. If one of them is yours, come on in to the web shop.</p>`,
  },
  {
    position: 'AboutUs',
    textSv: `<p>Fjällbrusa Form började 1987 med en bricka och ett mönster med kottar. Brickan finns kvar i sortimentet, mönstret också. I dag är vi arton personer som ritar, pressar, trycker, packar och svarar i telefon.</p>
<p>Träet är svensk björk. Fanéren pressas i en maskin som är äldre än de flesta av oss, och den är fortfarande snabbast i huset. Det som inte går att göra i Provstad görs hos fyra leverantörer som vi har arbetat med i minst tio år.</p>
<p>Vi släpper två kollektioner om året. Det är lagom.</p>`,
    textEn: `<p>Fjällbrusa Form began in 1987 with one tray and a pattern of pine cones. The tray is still in the range, and so is the pattern. Today we are eighteen people who draw, press, print, pack and answer the telephone.</p>
<p>The wood is Swedish birch. The veneers are pressed in a machine that is older than most of us, and it is still the fastest in the house. What cannot be made in Provstad is made by four suppliers we have worked with for at least ten years.</p>
<p>We release two collections a year. That is about right.</p>`,
  },
  {
    position: 'RequireLogin',
    textSv: `<p>Priser, beställningar och dina fakturor finns bakom inloggningen. Logga in med kundnumret på din senaste faktura.</p>
<p>Är du inte kund än? <a href="/application">Ansök om att bli återförsäljare</a>, så hör vi av oss inom en vecka.</p>`,
    textEn: `<p>Prices, orders and your invoices are behind the log-in. Log in with the customer number on your latest invoice.</p>
<p>Not a customer yet? <a href="/application">Apply to become a reseller</a> and we will be in touch within a week.</p>`,
  },
  {
    position: 'DueInvoices',
    textSv: `<p>Enligt våra noteringar är fakturorna här nedanför inte betalda. Har du redan betalat kan du bortse från påminnelsen.</p>
<p>Frågor? Mejla <a href="mailto:ekonomi@fjallbrusa.example">ekonomi@fjallbrusa.example</a> eller ring 08-465 004 04.</p>`,
    textEn: `<p>According to our records the invoices below have not been paid. If you have already paid, please disregard this reminder.</p>
<p>Questions? E-mail <a href="mailto:ekonomi@fjallbrusa.example">ekonomi@fjallbrusa.example</a> or call +46 8 465 004 04.</p>`,
  },
  {
    position: 'Contact',
    textSv: `<p>Vi svarar i telefon på vardagar mellan 8 och 16, utom klockan halv tio, då dricker vi kaffe.</p>
<p><strong>Fjällbrusa Form AB</strong><br />Exempelvägen 1<br />999 99 Provstad</p>
<p>Telefon <a href="tel:+46846500400">08-465 004 00</a><br />E-post <a href="mailto:info@fjallbrusa.example">info@fjallbrusa.example</a></p>
<p>Org.nr 556677-8899 · VAT-nr SE556677889901<br />Säte Provstad · Godkänd för F-skatt</p>
<p>Lagret tar emot gods och hämtningar på baksidan, måndag till torsdag 7–15.</p>`,
    textEn: `<p>We answer the telephone on weekdays between 8 and 16 Swedish time, except at half past nine, when we have coffee.</p>
<p><strong>Fjällbrusa Form AB</strong><br />Exempelvägen 1<br />999 99 Provstad<br />SWEDEN</p>
<p>Phone <a href="tel:+46846500400">+46 8 465 004 00</a><br />E-mail <a href="mailto:info@fjallbrusa.example">info@fjallbrusa.example</a></p>
<p>Company reg. no. 556677-8899 · VAT no. SE556677889901<br />Registered office Provstad · Approved for F-tax</p>
<p>The warehouse takes deliveries and collections at the back of the building, Monday to Thursday 7–15.</p>`,
  },
  {
    position: 'Application',
    textSv: `<p>Vi letar inte efter fler butiker än vi hinner med, men gärna efter rätt. Det som betyder mest för oss är att någon i butiken kan berätta om det hen säljer.</p>
<ul>
<li>Du driver en butik, ett kafé eller en museishop, eller är på väg att öppna.</li>
<li>Första ordern behöver inte vara stor.</li>
<li>Du får svar inom en vecka, även om svaret är nej.</li>
</ul>`,
    textEn: `<p>We are not looking for more shops than we have time for, but we do like to find the right ones. What matters most to us is that somebody in the shop can tell the story of what they sell.</p>
<ul>
<li>You run a shop, a café or a museum shop, or are about to open one.</li>
<li>The first order need not be large.</li>
<li>You will have an answer within a week, even when the answer is no.</li>
</ul>`,
  },
  {
    position: 'ApplicationThanks',
    textSv: `<p>Vi läser ansökan i lugn och ro och hör av oss inom en vecka. Blir det ja får du ett kundnummer och en länk att välja lösenord med. Sedan ser du alla priser i webbshoppen.</p>`,
    textEn: `<p>We will read it in peace and quiet and be in touch within a week. If the answer is yes, you will receive a customer number and a link to choose a password with. You will then see all prices in the web shop.</p>`,
  },
];
