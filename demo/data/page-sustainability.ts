import { link } from './page-links.ts';
import type { DemoPage } from './page.ts';

export const sustainabilityPage: DemoPage = {
  slug: 'hallbarhet',
  titleSv: 'Hållbarhet',
  titleEn: 'Sustainability',
  tags: ['meny'],
  sort: 3,
  blocks: [
    {
      blockType: 'text',
      headingSv: 'Det bästa vi kan göra är saker som håller',
      headingEn: 'The best thing we can do is make things that last',
      contentSv:
        '<p>En bricka från oss används i snitt i nitton år, om man ska tro dem som skriver till oss. Därför lägger vi krutet på två saker: att den ska gå att använda varje dag, och att man inte ska tröttna.</p>',
      contentEn:
        '<p>A tray of ours is used for nineteen years on average, if those who write to us are to be believed. So we put our effort into two things: that it can be used every day, and that nobody tires of it.</p>',
      layoutSettings: { width: 'narrow' },
    },
    {
      blockType: 'image',
      headingSv: 'Stockar och fanér. Björkarna växer inom tolv mil från pressen.',
      headingEn: 'Logs and veneer. The birches grow within 120 kilometres of the press.',
      scene: 'birch-veneer',
      layoutSettings: { width: 'wide' },
    },
    {
      blockType: 'columns',
      layoutSettings: { columns: 3, background: 'tint' },
      childBlocks: [
        {
          blockType: 'text',
          headingSv: 'Trä',
          headingEn: 'Wood',
          contentSv:
            '<p>Svensk björk från skogar med FSC-certifikat. Spillet värmer bryggeriet från oktober till april.</p>',
          contentEn:
            '<p>Swedish birch from FSC-certified forests. The offcuts heat the brewery from October to April.</p>',
        },
        {
          blockType: 'text',
          headingSv: 'Textil',
          headingEn: 'Textiles',
          contentSv:
            '<p>Ekologisk bomull, linne från Baltikum och ull från nordiska får. Vattenbaserade tryckfärger.</p>',
          contentEn:
            '<p>Organic cotton, linen from the Baltics and wool from Nordic sheep. Water-based inks.</p>',
        },
        {
          blockType: 'text',
          headingSv: 'Frakt',
          headingEn: 'Freight',
          contentSv:
            '<p>Vi packar i hela förpackningar utan luft och plast, och samlar gärna flera order till en leverans.</p>',
          contentEn:
            '<p>We ship in whole packs without air or plastic, and are happy to combine several orders into one delivery.</p>',
        },
      ],
    },
    {
      blockType: 'imageText',
      headingSv: 'När något går sönder',
      headingEn: 'When something breaks',
      contentSv:
        '<p>Skicka en bild. Går det att laga berättar vi hur. Går det inte, då är det vi som får göra om.</p>',
      contentEn:
        '<p>Send us a picture. If it can be mended we will tell you how. If it cannot, it is for us to do it over.</p>',
      scene: 'varnish-bench',
      layoutSettings: { imageSide: 'right' },
      links: [link('mailto:info@fjallbrusa.example', 'Skriv till oss', 'Write to us')],
    },
    {
      blockType: 'links',
      headingSv: 'Märkningar vi följer',
      headingEn: 'Standards we follow',
      links: [
        link('https://fsc.org/', 'FSC', 'FSC'),
        link('https://global-standard.org/', 'GOTS, ekologisk textil', 'GOTS, organic textiles'),
      ],
    },
  ],
};
