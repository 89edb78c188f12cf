import { Schema, type Attrs, type DOMOutputSpec, type MarkSpec, type NodeSpec } from 'prosemirror-model';
import { isSafeUrl } from '#kit/http/addresses/safe-url.ts';

/** The schema allows the same content as `safeHtml`, so that nothing of an older text is lost. */
const nodes: Record<string, NodeSpec> = {
  doc: { content: 'block+' },
  paragraph: {
    content: 'inline*',
    group: 'block',
    attrs: { lang: { default: null } },
    parseDOM: [{ tag: 'p', getAttrs: langOf }],
    toDOM: ({ attrs }) => ['p', present(attrs), 0],
  },
  heading: {
    content: 'inline*',
    group: 'block',
    defining: true,
    attrs: { level: { default: 2 } },
    parseDOM: [2, 3, 4].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs }) => [`h${String(attrs.level)}`, 0],
  },
  blockquote: {
    content: 'block+',
    group: 'block',
    defining: true,
    attrs: { lang: { default: null } },
    parseDOM: [{ tag: 'blockquote', getAttrs: langOf }],
    toDOM: ({ attrs }) => ['blockquote', present(attrs), 0],
  },
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  bullet_list: { content: 'list_item+', group: 'block', ...plain('ul') },
  ordered_list: { content: 'list_item+', group: 'block', ...plain('ol') },
  list_item: { content: 'paragraph block*', defining: true, ...plain('li') },
  table: {
    content: '(table_head | table_body | table_row)+',
    group: 'block',
    isolating: true,
    ...plain('table'),
  },
  table_head: { content: 'table_row+', ...plain('thead') },
  table_body: { content: 'table_row+', ...plain('tbody') },
  table_row: { content: '(table_cell | table_heading)+', ...plain('tr') },
  table_cell: { content: 'block+', isolating: true, ...plain('td') },
  table_heading: {
    content: 'block+',
    isolating: true,
    attrs: { scope: { default: null } },
    parseDOM: [{ tag: 'th', getAttrs: (dom) => ({ scope: dom.getAttribute('scope') }) }],
    toDOM: ({ attrs }) => ['th', present(attrs), 0],
  },
  definition_list: { content: '(definition_term | definition)+', group: 'block', ...plain('dl') },
  definition_term: { content: 'inline*', ...plain('dt') },
  definition: { content: 'block+', ...plain('dd') },
  text: { group: 'inline' },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
};

const marks: Record<string, MarkSpec> = {
  link: {
    attrs: { href: {}, lang: { default: null } },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (dom) => {
          const href = dom.getAttribute('href') ?? '';
          return isSafeUrl(href) ? { href, lang: dom.getAttribute('lang') } : false;
        },
      },
    ],
    toDOM: ({ attrs }) => ['a', present(attrs), 0],
  },
  strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
  em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  cite: { parseDOM: [{ tag: 'cite' }], toDOM: () => ['cite', 0] },
  sup: { excludes: 'sub', parseDOM: [{ tag: 'sup' }], toDOM: () => ['sup', 0] },
  sub: { excludes: 'sup', parseDOM: [{ tag: 'sub' }], toDOM: () => ['sub', 0] },
  /** Words in another language than that of the text. */
  foreign: {
    attrs: { lang: {} },
    parseDOM: [{ tag: 'span[lang]', getAttrs: langOf }],
    toDOM: ({ attrs }) => ['span', present(attrs), 0],
  },
};

export const richTextSchema = new Schema({ nodes, marks });

function plain(tag: string) {
  return { parseDOM: [{ tag }], toDOM: (): DOMOutputSpec => [tag, 0] };
}

function langOf(dom: HTMLElement): Attrs {
  return { lang: dom.getAttribute('lang') };
}

function present(attrs: Attrs): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attrs).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
