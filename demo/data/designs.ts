import type { Colour, Design } from './image-spec.ts';

export type DemoDesign = {
  key: Design;
  nameSv: string;
  nameEn: string;
  designer: string;
  storySv: string;
  storyEn: string;
  /** The best colourways come first; a line of articles takes as many as it needs. */
  colourways: readonly Colour[];
};

export const demoDesigns: readonly DemoDesign[] = [
  {
    key: 'kottestig',
    nameSv: 'Kottestig',
    nameEn: 'Pine Path',
    designer: 'Elin Norrgård',
    storySv:
      'Kottestig kom till på stigen mellan ateljén och sjön, där kottarna ligger tätast efter blåst. Elin Norrgård ritade dem en och en, och fjällen är räknade: åtta åt höger, fem åt vänster.',
    storyEn:
      'Pine Path was born on the path between the studio and the lake, where the cones lie thickest after a storm. Elin Norrgård drew them one by one, and the scales are counted: eight to the right, five to the left.',
    colourways: ['skog', 'honung', 'kol', 'bjork', 'tegel', 'sno', 'sjo', 'lingon'],
  },
  {
    key: 'fjallbris',
    nameSv: 'Fjällbris',
    nameEn: 'Mountain Breeze',
    designer: 'Jonas Tallmo',
    storySv:
      'Fjällbris är vinden över kalfjället, sedd från ett tält. Jonas Tallmo drog linjerna med bred pensel och lät de bästa darrningarna vara kvar.',
    storyEn:
      'Mountain Breeze is the wind over the bare mountain, seen from a tent. Jonas Tallmo pulled the lines with a broad brush and let the best of the tremors stay.',
    colourways: ['sjo', 'sno', 'bjork', 'kol', 'honung', 'skog', 'lingon', 'tegel'],
  },
  {
    key: 'slandan',
    nameSv: 'Sländan',
    nameEn: 'Dragonfly',
    designer: 'Mirja Lehto',
    storySv:
      'En trollslända landade på Mirja Lehtos skissblock och satt kvar i elva minuter. Sländan är de elva minuterna, upprepade.',
    storyEn:
      'A dragonfly landed on Mirja Lehto’s sketch pad and stayed for eleven minutes. Dragonfly is those eleven minutes, repeated.',
    colourways: ['honung', 'sjo', 'skog', 'lingon', 'sno', 'kol', 'tegel', 'bjork'],
  },
  {
    key: 'masvik',
    nameSv: 'Måsvik',
    nameEn: 'Gull Bay',
    designer: 'Jonas Tallmo',
    storySv:
      'I viken nedanför bryggeriet vänder måsarna alltid åt samma håll, mot vinden. Måsvik har tre fåglar i rapporten och en som flyger fel.',
    storyEn:
      'In the bay below the brewery the gulls always face the same way, into the wind. Gull Bay has three birds in the repeat and one that flies the wrong way.',
    colourways: ['sjo', 'kol', 'sno', 'tegel', 'honung', 'lingon', 'bjork', 'skog'],
  },
  {
    key: 'granruset',
    nameSv: 'Granruset',
    nameEn: 'Spruce Rush',
    designer: 'Elin Norrgård',
    storySv: 'Granruset är skogen genom ett tågfönster. Stammarna står stilla, det är du som far förbi.',
    storyEn:
      'Spruce Rush is the forest through a train window. The trunks stand still; it is you who rush by.',
    colourways: ['skog', 'kol', 'sno', 'sjo', 'bjork', 'tegel', 'honung', 'lingon'],
  },
  {
    key: 'vintergatan',
    nameSv: 'Vintergatan',
    nameEn: 'Milky Way',
    designer: 'Mirja Lehto',
    storySv:
      'Vintergatan är en februarinatt utan gatlyktor. Prickarna är stänkta med tandborste, och ingen har lyckats räkna dem.',
    storyEn:
      'Milky Way is a February night without street lamps. The dots are spattered with a toothbrush, and nobody has managed to count them.',
    colourways: ['kol', 'sjo', 'lingon', 'skog', 'honung', 'sno', 'tegel', 'bjork'],
  },
  {
    key: 'lingonris',
    nameSv: 'Lingonris',
    nameEn: 'Lingonberry',
    designer: 'Elin Norrgård',
    storySv:
      'Lingonris är ritat efter en kvist som låg på köksbordet en hel höst. Bladen föll av så småningom, bären blev kvar.',
    storyEn:
      'Lingonberry was drawn from a sprig that lay on the kitchen table all autumn. The leaves dropped off in time; the berries stayed.',
    colourways: ['lingon', 'sno', 'skog', 'bjork', 'honung', 'tegel', 'kol', 'sjo'],
  },
  {
    key: 'dimma',
    nameSv: 'Dimma',
    nameEn: 'Mist',
    designer: 'Jonas Tallmo',
    storySv:
      'Dimma är sjön klockan fem på morgonen, när andra stranden inte har bestämt sig än. Ränderna trycks i två lager med samma färg.',
    storyEn:
      'Mist is the lake at five in the morning, before the far shore has made up its mind. The stripes are printed in two layers of one colour.',
    colourways: ['bjork', 'sjo', 'sno', 'skog', 'kol', 'tegel', 'lingon', 'honung'],
  },
];
