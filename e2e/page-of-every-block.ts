import { openDatabase } from '../src/kit/database/db.server.ts';

const hostile = [
  '<p onclick="window.isBroken=1" style="position:fixed">Lugna ord</p>',
  '<script>window.isBroken=1</script><iframe src="https://evil.example"></iframe>',
  '<img src="x" onerror="window.isBroken=1"><svg onload="window.isBroken=1"></svg>',
  '<a href="javascript:window.isBroken=1">klicka</a><form action="https://evil.example"></form>',
].join('');

type Block = {
  type: string;
  sv?: string;
  en?: string;
  content?: string;
  image?: number;
  layout?: object;
  links?: [url: string, text: string][];
  inner?: Block[];
};

const blocks: Block[] = [
  { type: 'hero', sv: 'Alla slags block', en: 'Every kind of block', content: '<p>Ingress</p>', image: 1 },
  { type: 'text', sv: 'Fientlig text', content: hostile },
  {
    type: 'from-the-future',
    sv: 'Okänt slag',
    content: '<p>Syns inte</p>',
    inner: [{ type: 'text', sv: 'Inte heller' }],
  },
  { type: 'constructor', sv: 'Inte heller detta' },
  { type: 'image', sv: 'Bildtexten', image: 2 },
  {
    type: 'imageText',
    sv: 'Bild och text',
    content: `<p>Bredvid</p><p>${'Sammansatt'.repeat(12)}</p><table><tbody><tr><td>${'Tabell'.repeat(20)}</td></tr></tbody></table>`,
    image: 3,
    layout: { imageSide: 'right' },
  },
  {
    type: 'columns',
    sv: 'Spalter',
    layout: { columns: 2, background: 'dark' },
    inner: [
      { type: 'text', sv: 'Första spalten' },
      {
        type: 'columns',
        sv: 'Spalter i spalt',
        layout: { columns: 2 },
        inner: [
          { type: 'text', sv: 'Innerst', content: '<p>Djupast ner</p>' },
          { type: 'quote', sv: 'Någon', content: '<p>Ett citat</p>' },
        ],
      },
    ],
  },
  { type: 'gallery', sv: 'Bilder', inner: [4, 5].map((image) => ({ type: 'image', image })) },
  {
    type: 'links',
    sv: 'Vägar vidare',
    links: [
      ['/kontakt', 'Inåt'],
      ['https://press.example/', 'Utåt'],
      ['mailto:press@shop.example', 'Brev'],
      ['javascript:window.isBroken=1', 'Farlig'],
    ],
  },
  { type: 'products', sv: 'Utvalt', links: [1, 5, 999_999].map((id) => [`/article/${id}`, `Artikel ${id}`]) },
  { type: 'resellers', sv: 'Butiker' },
  { type: 'form', sv: 'Skriv till oss' },
  { type: 'image', sv: 'Förlorad bild', image: 900_001, layout: { width: 'gigantic', columns: 'many' } },
];

/** Inserts a page at /alla-block with every kind of block, and with content that easily breaks layouts. */
export async function addPageOfEveryBlock(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  const [pageId, firstId] = [900, 9000];
  let count = 0;
  const lost = {
    id: 900_001,
    file: 'photos/lost.jpg',
    width: 1200,
    height: 800,
    caption_en: null,
    licence_en: null,
  };
  await db.insertInto('image').values(lost).execute();
  await db
    .insertInto('cms_page')
    .values({
      id: pageId,
      slug: 'alla-block',
      title_sv: 'Alla block',
      title_en: null,
      tags: ['meny'],
      sort: 90,
    })
    .execute();
  async function add(list: readonly Block[], parent: number | null): Promise<void> {
    for (const [sort, block] of list.entries()) {
      const id = firstId + count++;
      await db
        .insertInto('cms_block')
        .values({
          id,
          page_id: pageId,
          parent_block_id: parent,
          block_type: block.type,
          sort,
          heading_sv: block.sv ?? '',
          heading_en: block.en ?? null,
          content_sv: block.content ?? '',
          content_en: null,
          image_id: block.image ?? null,
          layout_settings: JSON.stringify(block.layout ?? {}),
        })
        .execute();
      for (const [place, [url, text]] of (block.links ?? []).entries())
        await db
          .insertInto('cms_link')
          .values({ block_id: id, url, link_text_sv: text, link_text_en: null, sort: place })
          .execute();
      await add(block.inner ?? [], id);
    }
  }
  await add(blocks, null);
  await close();
}
