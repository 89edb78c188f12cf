import { sectionsToHtml } from './prose.ts';

export const termsSv = sectionsToHtml([
  [
    '1. Allmänt',
    'Villkoren gäller mellan Fjällbrusa Form AB, org.nr 556677-8899, och dig som köper av oss för att sälja vidare. De gäller för varje order, om vi inte har kommit överens om något annat skriftligt.',
  ],
  [
    '2. Kund och avtal',
    'Vi säljer bara till företag. Du blir kund genom att ansöka och få ett kundnummer. Avtal om köp finns när vi har skickat orderbekräftelsen. Eftersom du handlar som näringsidkare gäller inte konsumenters ångerrätt.',
    'Du svarar för att ditt lösenord inte kommer i orätta händer och för order som läggs med det.',
  ],
  [
    '3. Priser',
    'Alla priser är per styck, exklusive moms, frakt och eventuell tull. Priset är det som gäller den dag du skickar ordern. Vi kan ändra priser med trettio dagars varsel; en bekräftad order ändras inte.',
  ],
  [
    '4. Order, ändring och avbeställning',
    'Varor säljs i hela förpackningar. Se igenom varukorgen innan du skickar ordern; där rättar du antal och tar bort rader. Orderbekräftelsen kommer med e-post. Läs den, och säg till inom två arbetsdagar om något är fel.',
    'En order kan ändras eller avbeställas utan kostnad fram till att vi har börjat plocka den. Varor som tillverkas på beställning kan inte avbeställas.',
  ],
  [
    '5. Minsta order',
    'Vi har ingen minsta order och tar ingen avgift på små order. Varorna säljs i hela förpackningar.',
  ],
  [
    '6. Leverans',
    'Leverans sker från vårt lager i Provstad (FCA Provstad, Incoterms 2020). Risken går över på dig när varorna lämnas till transportören.',
    'Order på lagervaror skickas normalt inom tre arbetsdagar. Har du önskat en leveransvecka skickar vi så att varorna är framme den veckan, om inget annat står i bekräftelsen.',
  ],
  ['7. Frakt', 'Frakt tillkommer. Den beror på vikt och ort och står på fakturan.'],
  [
    '8. Delleverans och restorder',
    'Du väljer själv om vi ska skicka det som finns eller vänta tills allt finns. Det som fattas restnoteras och skickas fraktfritt när det kommer in. En rest som är äldre än tre månader stryker vi efter att ha frågat dig.',
    'Blir en leverans mer än fyra veckor försenad får du häva köpet av de försenade varorna. Annan ersättning för försening betalas inte.',
  ],
  [
    '9. Betalning',
    'Betalningstiden är 30 dagar netto efter kreditprövning; nya kunder kan få betala första ordern i förskott. Efter förfallodagen debiteras dröjsmålsränta enligt räntelagen och påminnelseavgift enligt lag. Är en faktura förfallen kan vi vänta med nya leveranser.',
  ],
  [
    '10. Äganderättsförbehåll',
    'Varorna är våra till dess att de är betalda, i den mån lagen tillåter ett sådant förbehåll för varor som ska säljas vidare.',
  ],
  [
    '11. Mottagning och transportskador',
    'Räkna kollina och titta på emballaget när godset kommer. Synliga skador ska antecknas på fraktsedeln innan du skriver under och anmälas till transportören samma dag. Dolda transportskador anmäls inom sju dagar. Spara emballaget.',
  ],
  [
    '12. Reklamation',
    'Fel som syns vid uppackning reklameras inom åtta dagar, andra fel så snart du har märkt dem och senast inom ett år. Skriv ordernummer, artikelnummer och antal och skicka gärna en bild. Vi ersätter felaktiga varor med nya eller krediterar dem.',
    'Små skillnader i trä, vävning och färg hör till materialen och är inte fel.',
  ],
  [
    '13. Returer',
    'Felfria varor tar vi tillbaka bara efter överenskommelse, i hel och obruten förpackning och inom trettio dagar. Vi drar då av 20 procent för hantering. Returfrakten betalas av dig.',
  ],
  [
    '14. Ansvar',
    'Vi svarar för produktsäkerhet enligt lag. I övrigt är vårt ansvar begränsat till fakturans belopp för de varor det gäller. Vi ersätter inte utebliven vinst eller annan indirekt förlust, utom vid grov vårdslöshet.',
  ],
  [
    '15. Mönster, bilder och namn',
    'Mönstren är skyddade av upphovsrätt och tillhör oss eller formgivaren. Bilderna i webbshoppen och pressrummet får du använda fritt för att sälja våra varor så länge du är återförsäljare. Ange Fjällbrusa Form. De får inte lämnas vidare, ändras så att varan ser annorlunda ut eller läsas in för att ta fram nya mönster.',
  ],
  [
    '16. Vidareförsäljning',
    'Du säljer i din butik och på din egen webbplats. Försäljning på marknadsplatser och till andra återförsäljare kräver vårt skriftliga medgivande. Du sätter själv dina priser.',
  ],
  [
    '17. Personuppgifter',
    'Vi behandlar namn och kontaktuppgifter till dig och dina medarbetare för att kunna sköta order, fakturor och kundservice. Uppgifter i bokföringen sparas i sju år. Du kan när som helst be om att få se eller rätta det vi har om dig, och du kan klaga hos Integritetsskyddsmyndigheten.',
  ],
  [
    '18. Force majeure',
    'Ingen av oss svarar för dröjsmål som beror på något utanför vår kontroll, som brand, arbetskonflikt, myndighetsbeslut eller att en råvara inte går att få fram. Varar hindret mer än tre månader får båda häva det köp som berörs.',
  ],
  [
    '19. Lag och tvist',
    'Svensk rätt gäller, utan dess regler om lagval. FN:s konvention om internationella köp gäller inte. Tvister som vi inte kan lösa genom att tala med varandra prövas av den tingsrätt där vi har vårt säte.',
  ],
  [
    '20. Ändringar',
    'När villkoren ändras läggs de nya ut här minst trettio dagar i förväg. Den version som gällde när du skickade din order gäller för den ordern.',
    'Version 8. Villkoren går att skriva ut och spara från den här sidan.',
  ],
]);
