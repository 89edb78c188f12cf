import type { DemoArticle } from './article.ts';
import { articleLinks, button } from './page-links.ts';
import type { DemoBlock, DemoPage } from './page.ts';

const images: readonly DemoBlock[] = [
  {
    blockType: 'image',
    contentSv: '<p>Vår: Sländan i Skog.</p>',
    contentEn: '<p>Spring: Dragonfly in Forest.</p>',
    scene: 'spring-tray',
  },
  {
    blockType: 'image',
    contentSv: '<p>Sommar: Måsvik i Sjö.</p>',
    contentEn: '<p>Summer: Gull Bay in Lake.</p>',
    scene: 'summer-tray',
  },
  {
    blockType: 'image',
    contentSv: '<p>Höst: Lingonris i Honung.</p>',
    contentEn: '<p>Autumn: Lingonberry in Honey.</p>',
    scene: 'autumn-tray',
  },
  {
    blockType: 'image',
    contentSv: '<p>Vinter: Vintergatan i Sjö.</p>',
    contentEn: '<p>Winter: Milky Way in Lake.</p>',
    scene: 'winter-tray',
  },
];

export function inspirationPage(articles: readonly DemoArticle[]): DemoPage {
  return {
    slug: 'inspiration',
    titleSv: 'Inspiration',
    titleEn: 'Inspiration',
    tags: ['meny'],
    sort: 2,
    blocks: [
      {
        blockType: 'hero',
        headingSv: 'Årstiderna på en bricka',
        headingEn: 'The seasons on a tray',
        contentSv: '<p>Fyra sätt att duka för en vanlig dag.</p>',
        contentEn: '<p>Four ways to lay the table for an ordinary day.</p>',
        scene: 'season-trays',
        layoutSettings: { width: 'full' },
      },
      {
        blockType: 'columns',
        layoutSettings: { columns: 2 },
        childBlocks: [
          {
            blockType: 'imageText',
            headingSv: 'Ljusa halvan',
            headingEn: 'The light half',
            contentSv:
              '<p>Honung, Björk och Snö. Linne på bordet, fönstret på glänt. Duka för fler än du har bjudit.</p>',
            contentEn:
              '<p>Honey, Birch and Snow. Linen on the table, the window ajar. Lay for more people than you have invited.</p>',
            scene: 'light-half',
          },
          {
            blockType: 'columns',
            headingSv: 'Mörka halvan',
            headingEn: 'The dark half',
            layoutSettings: { columns: 1 },
            childBlocks: [
              {
                blockType: 'text',
                contentSv: '<p>Kol, Lingon och Skog. En pläd per person och en kanna som räcker.</p>',
                contentEn: '<p>Charcoal, Lingonberry and Forest. One throw each and a pot that lasts.</p>',
              },
              { blockType: 'image', scene: 'dark-half' },
            ],
          },
        ],
      },
      // A block type from a later version, which the page must tolerate.
      { blockType: 'countdown', headingSv: 'Snart vår', headingEn: 'Spring soon' },
      {
        blockType: 'products',
        headingSv: 'Saker för alla årstider',
        headingEn: 'Things for every season',
        links: articleLinks(articles, ['10101', '10203', '20101', '30201', '30407', '40101']),
        layoutSettings: { columns: 3 },
      },
      {
        blockType: 'gallery',
        headingSv: 'Fyra årstider',
        headingEn: 'Four seasons',
        childBlocks: images,
        layoutSettings: { width: 'wide', columns: 4 },
      },
      {
        blockType: 'links',
        links: [button('/products/seasonnews', 'Säsongsnyheterna', 'New this season')],
      },
    ],
  };
}
