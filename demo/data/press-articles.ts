import { addDays } from '#kit/text/dates.ts';

/** A product presented to the press, with the pictures of the named articles. */
type PressArticleText = {
  articleNumber: string;
  alsoDepicted: readonly string[];
  daysAgo: number;
  titleSv: string;
  titleEn: string;
  messageSv: string;
  messageEn: string;
};

export type DemoPressArticle = Omit<PressArticleText, 'daysAgo'> & { id: number; publishAt: string };

const texts: readonly PressArticleText[] = [
  {
    articleNumber: '10103',
    alsoDepicted: ['10101', '10106'],
    daysAgo: 20,
    titleSv: 'Bricka Kottestig',
    titleEn: 'Tray Pine Path',
    messageSv:
      '<p>Brickan som allt började med, i björkfanér och tre storlekar. Kottestig är ritad av Elin Norrgård och finns i sex färger.</p>',
    messageEn:
      '<p>The tray that began it all, in birch veneer and three sizes. Pine Path is by Elin Norrgård and comes in six colours.</p>',
  },
  {
    articleNumber: '10203',
    alsoDepicted: ['10202', '10204'],
    daysAgo: 41,
    titleSv: 'Rund bricka Fjällbris',
    titleEn: 'Round tray Mountain Breeze',
    messageSv:
      '<p>Från Ø31 till Ø49. Den största är nästan ett bord. Penseldragen är Jonas Tallmos, darrningarna också.</p>',
    messageEn:
      '<p>From Ø31 to Ø49. The largest is almost a table. The brush strokes are Jonas Tallmo’s, and so are the tremors.</p>',
  },
  {
    articleNumber: '20101',
    alsoDepicted: ['20102', '20103'],
    daysAgo: 70,
    titleSv: 'Mugg och espressomugg Måsvik',
    titleEn: 'Mug and espresso mug Gull Bay',
    messageSv:
      '<p>En stor mugg i tunt benporslin och en liten i stengods. Tre fåglar flyger rätt, en flyger fel.</p>',
    messageEn:
      '<p>A large mug in thin bone china and a small one in stoneware. Three birds fly the right way, one does not.</p>',
  },
  {
    articleNumber: '20201',
    alsoDepicted: ['20202'],
    daysAgo: 35,
    titleSv: 'Skärbräda Granruset',
    titleEn: 'Cutting board Spruce Rush',
    messageSv:
      '<p>Skogen genom ett tågfönster, under ett lager laminat som tål både kniv och diskmaskin. Rektangulär och rund.</p>',
    messageEn:
      '<p>The forest through a train window, beneath a layer of laminate that takes both knife and dishwasher. Rectangular and round.</p>',
  },
  {
    articleNumber: '20301',
    alsoDepicted: ['20302'],
    daysAgo: 88,
    titleSv: 'Underlägg Vintergatan',
    titleEn: 'Coasters and trivets Milky Way',
    messageSv:
      '<p>Sex glasunderlägg och ett för grytan. Stjärnorna är stänkta med tandborste av Mirja Lehto.</p>',
    messageEn:
      '<p>Six coasters for glasses and one for the pot. The stars were spattered with a toothbrush by Mirja Lehto.</p>',
  },
  {
    articleNumber: '30101',
    alsoDepicted: ['30102', '30103'],
    daysAgo: 130,
    titleSv: 'Kökshandduk Lingonris',
    titleEn: 'Kitchen towel Lingonberry',
    messageSv:
      '<p>Tätvävd ekologisk bomull som torkar torrt redan från första tvätten. Hängaren sitter i hörnet.</p>',
    messageEn:
      '<p>Closely woven organic cotton that dries things dry from the first wash. The loop is in the corner.</p>',
  },
  {
    articleNumber: '30407',
    alsoDepicted: ['30408'],
    daysAgo: 6,
    titleSv: 'Pläd Vintergatan',
    titleEn: 'Throw Milky Way',
    messageSv: '<p>Nyhet: stjärnhimlen i dubbelvävd ull, 130×180 centimeter, i Kol och Sjö.</p>',
    messageEn: '<p>New: the starry sky in double-woven wool, 130×180 centimetres, in Charcoal and Lake.</p>',
  },
  {
    articleNumber: '30401',
    alsoDepicted: ['30301', '30302'],
    daysAgo: 160,
    titleSv: 'Dimma för soffan',
    titleEn: 'Mist for the sofa',
    messageSv:
      '<p>Sjön klockan fem på morgonen, på pläd och kuddfodral. Den handvävda upplagan är numrerad.</p>',
    messageEn:
      '<p>The lake at five in the morning, on throw and cushion cover. The hand-woven edition is numbered.</p>',
  },
  {
    articleNumber: '40202',
    alsoDepicted: ['40201', '40101'],
    daysAgo: 210,
    titleSv: 'Papper från Provstad',
    titleEn: 'Paper from Provstad',
    messageSv: '<p>Block, vykort och servetter i FSC-märkt papper. Blocket ligger platt uppslaget.</p>',
    messageEn: '<p>Notebooks, postcards and napkins in FSC paper. The notebook lies flat when open.</p>',
  },
];

export function demoPressArticles(today: string): DemoPressArticle[] {
  return texts.map(({ daysAgo, ...text }, place) => ({
    ...text,
    id: place + 1,
    publishAt: `${addDays(today, -daysAgo)}T07:00:00Z`,
  }));
}
