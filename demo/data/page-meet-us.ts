import { button } from './page-links.ts';
import type { DemoPage } from './page.ts';

export const meetUsPage: DemoPage = {
  slug: 'traffa-oss',
  titleSv: 'Träffa oss',
  titleEn: 'Meet us',
  tags: ['meny'],
  sort: 4,
  blocks: [
    {
      blockType: 'hero',
      headingSv: 'Kom och känn på sakerna',
      headingEn: 'Come and see them for yourself',
      contentSv: '<p>Närmast hittar du oss hos någon av butikerna. Annars i bryggeriet.</p>',
      contentEn: '<p>The nearest place is one of the shops. Otherwise, the brewery.</p>',
      scene: 'shop-counter',
      layoutSettings: { width: 'full', background: 'dark' },
      links: [button('/traffa-oss#resellers', 'Hitta en butik', 'Find a shop')],
    },
    {
      blockType: 'text',
      headingSv: 'Visningsrummet',
      headingEn: 'The showroom',
      contentSv: `<p>På tredje våningen ligger hela sortimentet framme. Boka en tid med Håkan eller Liv, så finns det kaffe.</p>
<ul><li>Måndag till torsdag 9–16</li><li>Fredag 9–14</li></ul>`,
      contentEn: `<p>On the third floor the whole range is on show. Book a time with Håkan or Liv and there will be coffee.</p>
<ul><li>Monday to Thursday 9–16</li><li>Friday 9–14</li></ul>`,
    },
    {
      blockType: 'resellers',
      headingSv: 'Butiker som har oss på hyllan',
      headingEn: 'Shops that stock us',
    },
    {
      blockType: 'form',
      headingSv: 'Skriv till oss',
      headingEn: 'Write to us',
      contentSv: '<p>Vi svarar oftast samma dag.</p>',
      contentEn: '<p>We usually reply the same day.</p>',
      layoutSettings: { width: 'narrow', background: 'tint' },
    },
  ],
};
