import { button, link } from './page-links.ts';
import type { DemoPage } from './page.ts';

export const historyPage: DemoPage = {
  slug: 'historien',
  titleSv: 'Historien',
  titleEn: 'Our story',
  tags: ['meny'],
  sort: 1,
  blocks: [
    {
      blockType: 'hero',
      headingSv: 'En bricka, ett mönster, ett bryggeri',
      headingEn: 'One tray, one pattern, one brewery',
      contentSv: '<p>Sedan 1987 gör vi saker som får stå framme.</p>',
      contentEn: '<p>Since 1987 we have made things too good to put away.</p>',
      scene: 'first-trays',
      layoutSettings: { width: 'full', background: 'dark' },
      links: [button('/products', 'Se sortimentet', 'See the range')],
    },
    {
      blockType: 'text',
      headingSv: 'Det började med en maskin',
      headingEn: 'It began with a machine',
      contentSv: `<p>Våren 1987 skulle fanérpressen i Provstad skrotas. Rut Brusell, som hade arbetat vid den i nio år, köpte den för priset av en begagnad cykel. Hennes man Arne hade nycklarna till det tomma bryggeriet.</p>
<p>Den första hösten pressade de fyrahundra brickor med ett mönster av kottar. De såldes på en julmarknad, från en släpkärra, på en dag.</p>`,
      contentEn: `<p>In the spring of 1987 the veneer press in Provstad was about to be scrapped. Rut Brusell, who had worked at it for nine years, bought it for the price of a second-hand bicycle. Her husband Arne had the keys to the empty brewery.</p>
<p>That first autumn they pressed four hundred trays with a pattern of pine cones. They were sold at a Christmas market, off a trailer, in one day.</p>`,
      layoutSettings: { width: 'narrow' },
    },
    {
      blockType: 'imageText',
      headingSv: 'Ritat här, tryckt här',
      headingEn: 'Drawn here, printed here',
      contentSv: `<p>Tre formgivare delar på ett rum med takfönster. Allt börjar på papper. När ett mönster håller efter ett halvår på väggen får det gå vidare ner till tryckeriet.</p>
<p>Vi blandar färgerna själva. De är åtta till antalet, och de åldras i samma takt.</p>`,
      contentEn: `<p>Three designers share a room with a skylight. Everything begins on paper. When a pattern still holds after half a year on the wall, it may go downstairs to the print room.</p>
<p>We mix the colours ourselves. There are eight of them, and they age at the same pace.</p>`,
      scene: 'proof-wall',
      layoutSettings: { imageSide: 'left', background: 'tint' },
    },
    {
      blockType: 'quote',
      headingSv: 'Rut Brusell, grundare',
      headingEn: 'Rut Brusell, founder',
      contentSv: '<p>Gör man en bricka som folk vill se på, så dukar de av i tid.</p>',
      contentEn: '<p>Make a tray that people like to look at, and they will clear the table in time.</p>',
      layoutSettings: { width: 'narrow' },
    },
    {
      blockType: 'links',
      headingSv: 'Läs vidare',
      headingEn: 'Read on',
      links: [
        link('/hallbarhet', 'Så tänker vi om material', 'How we think about materials'),
        link('/pressroom/press', 'Nyheter från företaget', 'News from the company'),
        link('/kontakt', 'Vi som arbetar här', 'The people who work here'),
      ],
    },
  ],
};
