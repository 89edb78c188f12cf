import type { PressText } from './press-message.ts';

const common = { categoryId: 1, place: 'Provstad', url: null } as const;

export const pressProductNews: readonly PressText[] = [
  {
    ...common,
    daysAgo: -9,
    titleSv: 'Nytt mönster: Strandsten',
    titleEn: 'New pattern: Shore Stone',
    messageSv: `<p><strong>Fjällbrusa Form visar vårens mönster. Strandsten är ritat av Mirja Lehto efter stenarna i Måsviken och kommer på brickor, muggar och handdukar.</strong></p>
<p>Mönstret trycks i två färger, Sjö och Snö, och finns i butik åtta veckor efter att det har visats.</p>`,
    messageEn: `<p><strong>Fjällbrusa Form presents the pattern of the spring. Shore Stone was drawn by Mirja Lehto from the pebbles of Gull Bay and comes on trays, mugs and towels.</strong></p>
<p>The pattern is printed in two colours, Lake and Snow, and reaches shops eight weeks after its first showing.</p>`,
    scenes: ['shore-stones'],
  },
  {
    ...common,
    daysAgo: 6,
    titleSv: 'Vintergatan landar på pläden',
    titleEn: 'Milky Way lands on a throw',
    messageSv: `<p><strong>Vintergatan, Mirja Lehtos stjärnhimmel från 2016, vävs för första gången i ull. Pläden mäter 130×180 centimeter och finns i Kol och Sjö.</strong></p>
<p>Att översätta hundratals stänkta prickar till väv tog fjorton provbitar. I de första flöt prickarna ihop, i de följande såg de ut som sockerkorn. Lösningen blev en dubbelväv där det ljusa garnet bara syns där en stjärna ska vara.</p>
<blockquote><p>”Det ska se ut som en klar natt, inte som ett diagram över en. Vi plockade bort stjärnor tills det stämde”, säger Mirja Lehto, formgivare.</p></blockquote>
<p>Ullen kommer från nordiska får och vävs hos samma väveri som gör våra övriga plädar. Pläden säljs i förpackning om två och finns i butik nu.</p>`,
    messageEn: `<p><strong>Milky Way, Mirja Lehto’s starry sky of 2016, is woven in wool for the first time. The throw measures 130×180 centimetres and comes in Charcoal and Lake.</strong></p>
<p>Translating hundreds of spattered dots into weave took fourteen samples. In the first the dots ran together; in the next they looked like grains of sugar. The answer was a double weave in which the light yarn shows only where there is to be a star.</p>
<blockquote><p>“It should look like a clear night, not like a diagram of one. We took stars away until it was right,” says designer Mirja Lehto.</p></blockquote>
<p>The wool comes from Nordic sheep and is woven by the mill that makes our other throws. The throw is sold in packs of two and is in shops now.</p>`,
    scenes: ['throw-stair'],
    depicted: ['30407', '30408'],
  },
  {
    ...common,
    daysAgo: 34,
    titleSv: 'Rund skärbräda för brödet som får stå framme',
    titleEn: 'A round board for bread that stays out',
    messageSv: `<p><strong>En rund skärbräda i högtryckslaminat, 25 centimeter i diameter, gör sällskap med den rektangulära. Sex mönster från start.</strong></p>
<p>Brädan är tänkt för det som skärs vid bordet: brödet, osten, citronen till fisken. Mönstret ligger under ytan och slits inte bort, och brädan tål maskindisk.</p>
<blockquote><p>”En skärbräda bor på bänken tjugotre timmar om dygnet. Då ska den vara fin på bänken”, säger Elin Norrgård, formgivare.</p></blockquote>
<p>Rund skärbräda Ø25 säljs i förpackning om fyra.</p>`,
    messageEn: `<p><strong>A round cutting board in high-pressure laminate, 25 centimetres across, joins the rectangular one. Six patterns from the start.</strong></p>
<p>The board is meant for what gets cut at the table: the bread, the cheese, the lemon for the fish. The pattern lies beneath the surface and does not wear off, and the board is dishwasher safe.</p>
<blockquote><p>“A cutting board lives on the worktop twenty-three hours a day. So it had better look good on the worktop,” says designer Elin Norrgård.</p></blockquote>
<p>The round cutting board Ø25 is sold in packs of four.</p>`,
    scenes: ['cutting-boards'],
    depicted: ['20202', '20208', '20214'],
  },
  {
    ...common,
    daysAgo: 71,
    titleSv: 'Espressomuggen blir tyngre i botten',
    titleEn: 'A heavier foot for the espresso mug',
    messageSv: `<p><strong>Espressomuggen Måsvik får en ny form i stengods. Den är fyrtio gram tyngre, och alla fyrtio sitter i botten.</strong></p>
<p>Den förra muggen välte. Inte ofta, men tillräckligt för att kaféägare skulle höra av sig. Jonas Tallmo ritade om foten, och muggen står nu stadigt även på en bricka i rörelse.</p>
<blockquote><p>”Tre kaféer hade den nya i två månader innan vi bestämde oss. De ville inte lämna tillbaka den”, säger Jonas Tallmo, formgivare.</p></blockquote>
<p>Rymmer 20 centiliter. Finns i sex mönster.</p>`,
    messageEn: `<p><strong>The espresso mug Gull Bay gets a new shape in stoneware. It is forty grams heavier, and all forty are in the base.</strong></p>
<p>The old mug used to tip. Not often, but often enough for café owners to get in touch. Jonas Tallmo redrew the foot, and the mug now stands steady even on a moving tray.</p>
<blockquote><p>“Three cafés had the new one for two months before we made up our minds. They did not want to give it back,” says designer Jonas Tallmo.</p></blockquote>
<p>Holds 20 centilitres. Comes in six patterns.</p>`,
    scenes: ['espresso-row'],
    depicted: ['20102', '20104'],
  },
  {
    ...common,
    daysAgo: 128,
    titleSv: 'Lingonris i linne till dukade bord',
    titleEn: 'Lingonberry in linen for laid tables',
    messageSv: `<p><strong>Löpare och bordstabletter i rent linne är säsongens nya textilier. Lingonris trycks i två färger på väv från Baltikum.</strong></p>
<p>Tabletten är fodrad så att den ligger still, löparen lång nog att hänga ut över ett bord för fyra. Båda får skrynkla sig. Det är linne.</p>
<blockquote><p>”Jag ritade kvisten medan den torkade på köksbordet. Det sista bäret föll av samma dag som jag blev klar”, säger Elin Norrgård, formgivare.</p></blockquote>`,
    messageEn: `<p><strong>Runners and place mats in pure linen are the new textiles of the season. Lingonberry is printed in two colours on cloth from the Baltics.</strong></p>
<p>The place mat is lined so that it lies still; the runner is long enough to hang over a table for four. Both are allowed to crease. They are linen.</p>
<blockquote><p>“I drew the sprig while it dried on the kitchen table. The last berry dropped on the day I finished,” says designer Elin Norrgård.</p></blockquote>`,
    scenes: ['laid-table'],
    depicted: ['30201', '30202'],
  },
];
