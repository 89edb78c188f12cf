import type { DemoArticle } from './article.ts';
import { articleLinks, link } from './page-links.ts';
import type { DemoPage } from './page.ts';

export function forSellersPage(articles: readonly DemoArticle[]): DemoPage {
  return {
    slug: 'for-dig-som-saljer-oss',
    titleSv: 'För återförsäljare',
    titleEn: 'For resellers',
    tags: ['meny', 'loggedin'],
    sort: 5,
    blocks: [
      {
        blockType: 'imageText',
        headingSv: 'Skyltning som säljer',
        headingEn: 'Displays that sell',
        contentSv: `<p>Ställ brickorna på högkant, mönstret utåt och tre färger bredvid varandra. Lägg en på disken, i vägen. Den säljs först.</p>`,
        contentEn: `<p>Stand the trays on edge, pattern out, three colours side by side. Leave one on the counter, in the way. It will sell first.</p>`,
        scene: 'display-shelf',
        layoutSettings: { imageSide: 'right' },
      },
      {
        blockType: 'products',
        headingSv: 'Ställ, lister och kataloger',
        headingEn: 'Stands, strips and catalogues',
        links: articleLinks(articles, ['90101', '90102', '90103', '90104']),
        layoutSettings: { columns: 4 },
      },
      {
        blockType: 'text',
        headingSv: 'Datum att hålla reda på',
        headingEn: 'Dates to remember',
        contentSv: `<table><thead><tr><th scope="col">Säsong</th><th scope="col">Förhandsorder</th><th scope="col">Leverans</th></tr></thead>
<tbody><tr><td>Vår</td><td>v. 40–46</td><td>v. 8–10</td></tr><tr><td>Höst och jul</td><td>v. 10–16</td><td>v. 34–36</td></tr></tbody></table>`,
        contentEn: `<table><thead><tr><th scope="col">Season</th><th scope="col">Pre-order</th><th scope="col">Delivery</th></tr></thead>
<tbody><tr><td>Spring</td><td>wk 40–46</td><td>wk 8–10</td></tr><tr><td>Autumn and Christmas</td><td>wk 10–16</td><td>wk 34–36</td></tr></tbody></table>`,
      },
      {
        blockType: 'links',
        links: [
          link('/koepvillkor', 'Köpvillkor', 'Terms and conditions'),
          link('/pressroom/gallery', 'Miljöbilder', 'Lifestyle pictures'),
          link('mailto:order@fjallbrusa.example', 'Fråga Britta', 'Ask Britta'),
        ],
      },
    ],
  };
}
