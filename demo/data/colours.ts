import type { Colour } from './image-spec.ts';

export type DemoColour = {
  id: number;
  key: Colour;
  nameSv: string;
  nameEn: string;
  hex: string;
  moodSv: string;
  moodEn: string;
};

export const demoColours: readonly DemoColour[] = [
  {
    id: 1,
    key: 'sno',
    nameSv: 'Snö',
    nameEn: 'Snow',
    hex: '#f7f5f0',
    moodSv: 'Botten är varmt vit, som snö i eftermiddagssol.',
    moodEn: 'The ground is a warm white, like snow in afternoon sun.',
  },
  {
    id: 2,
    key: 'bjork',
    nameSv: 'Björk',
    nameEn: 'Birch',
    hex: '#d9c3a0',
    moodSv: 'Tonen är björkens egen och går ihop med nästan allt.',
    moodEn: 'The tone is that of birch itself and goes with almost anything.',
  },
  {
    id: 3,
    key: 'honung',
    nameSv: 'Honung',
    nameEn: 'Honey',
    hex: '#e0a526',
    moodSv: 'Det gula är blandat för att lysa även i november.',
    moodEn: 'The yellow is mixed to glow even in November.',
  },
  {
    id: 4,
    key: 'tegel',
    nameSv: 'Tegel',
    nameEn: 'Brick',
    hex: '#c4623a',
    moodSv: 'Färgen är hämtad från det gamla bryggeriets tegelvägg.',
    moodEn: 'The colour comes from the brick wall of the old brewery.',
  },
  {
    id: 5,
    key: 'lingon',
    nameSv: 'Lingon',
    nameEn: 'Lingonberry',
    hex: '#a4243b',
    moodSv: 'Det röda är mättat utan att skrika.',
    moodEn: 'The red is deep without raising its voice.',
  },
  {
    id: 6,
    key: 'sjo',
    nameSv: 'Sjö',
    nameEn: 'Lake',
    hex: '#2b6a8f',
    moodSv: 'Det blå är en insjö sent i augusti.',
    moodEn: 'The blue is an inland lake in late August.',
  },
  {
    id: 7,
    key: 'skog',
    nameSv: 'Skog',
    nameEn: 'Forest',
    hex: '#2f5d46',
    moodSv: 'Det gröna är en dov granskog och blir vackrare bredvid trä.',
    moodEn: 'The green is a hushed spruce forest and looks its best next to wood.',
  },
  {
    id: 8,
    key: 'kol',
    nameSv: 'Kol',
    nameEn: 'Charcoal',
    hex: '#2b2b2b',
    moodSv: 'Den mörka botten gör att linjerna kliver fram.',
    moodEn: 'The dark ground lets the lines step forward.',
  },
];
