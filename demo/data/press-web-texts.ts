import type { DemoWebText } from './web-text.ts';

export const pressWebTexts: readonly DemoWebText[] = [
  {
    position: 'PressroomContact',
    textSv: `<h2>Presskontakt</h2>
<p><strong>Signe Hallonqvist</strong><br />Press och samarbeten</p>
<p><a href="tel:+46846500405">08-465 004 05</a><br /><a href="mailto:press@fjallbrusa.example">press@fjallbrusa.example</a></p>
<p>Signe svarar samma dag, skickar prover till fotografering och ordnar besök i tryckeriet.</p>`,
    textEn: `<h2>Press contact</h2>
<p><strong>Signe Hallonqvist</strong><br />Press and collaborations</p>
<p><a href="tel:+46846500405">+46 8 465 004 05</a><br /><a href="mailto:press@fjallbrusa.example">press@fjallbrusa.example</a></p>
<p>Signe replies the same day, sends samples for photography and arranges visits to the print room.</p>`,
  },
  {
    position: 'AboutPress',
    textSv: `<h2>Om Fjällbrusa Form</h2>
<p>Fjällbrusa Form AB formger och tillverkar brickor, muggar, textil och papper i Provstad sedan 1987. Företaget har arton anställda, säljer till butiker i sex länder och ägs av dem som arbetar där.</p>
<ul>
<li>Grundat 1987 av Rut och Arne Brusell i Provstads gamla bryggeri.</li>
<li>Tre formgivare: Elin Norrgård, Jonas Tallmo och Mirja Lehto.</li>
<li>Åtta mönster i åtta färger. När ett nytt kommer in får ett gammalt gå.</li>
<li>Omkring 310 000 brickor om året, alla av svensk björk.</li>
</ul>
<p>Pressbilder får användas fritt i redaktionellt sammanhang om produkterna. Ange Fjällbrusa Form. Bilderna får inte användas i reklam eller ändras så att innehållet förvanskas.</p>`,
    textEn: `<h2>About Fjällbrusa Form</h2>
<p>Fjällbrusa Form AB has designed and made trays, mugs, textiles and paper in Provstad since 1987. The company has eighteen employees, sells to shops in six countries and is owned by those who work there.</p>
<ul>
<li>Founded in 1987 by Rut and Arne Brusell in the old brewery of Provstad.</li>
<li>Three designers: Elin Norrgård, Jonas Tallmo and Mirja Lehto.</li>
<li>Eight patterns in eight colours. When a new one comes in, an old one leaves.</li>
<li>About 310,000 trays a year, all of Swedish birch.</li>
</ul>
<p>Press pictures may be used freely in editorial coverage of the products. Please credit Fjällbrusa Form. They may not be used in advertising or altered so that their content is distorted.</p>`,
  },
  {
    position: 'NewsLetterGDPR',
    textSv: `<p>Fjällbrusa Form AB skickar nyhetsbrevet ungefär sex gånger om året. Vi sparar din e-postadress och ditt namn hos den tjänst som sköter utskicken, och bara för det. Du avslutar med länken i varje brev, och då tas uppgifterna bort. Läs mer i vår <a href="/personuppgifter">integritetstext</a>.</p>`,
    textEn: `<p>Fjällbrusa Form AB sends the newsletter about six times a year. We keep your e-mail address and your name with the service that sends it out, and only for that. You leave by the link in every letter, and your details are then deleted. Read more in our <a href="/personuppgifter">privacy notice</a>.</p>`,
  },
];
