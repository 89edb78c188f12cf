import sanitizeHtml from 'sanitize-html';

export type TextBlock = { kind: 'heading' | 'paragraph' | 'item'; lines: string[] };

const kinds = {
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  li: 'item',
  p: 'paragraph',
} as const;
const allowedTags = [...Object.keys(kinds), 'br'];

/** Splits a text of the office into its blocks, as plain text; `<br>` starts a new line of a block. */
export function textBlocks(html: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let block: TextBlock | undefined;
  // What the library returns has no other tags, no attributes, and one spelling of each tag.
  for (const part of sanitizeHtml(html, { allowedTags, allowedAttributes: {} }).split(/(<[^>]+>)/)) {
    const [, name = ''] = /^<(\w+)/.exec(part) ?? [];
    if (name === 'br') block?.lines.push('');
    // A paragraph in an item of a list belongs to the item.
    else if (name in kinds && !(name === 'p' && block?.kind === 'item')) {
      block = { kind: kinds[name as keyof typeof kinds], lines: [''] };
      blocks.push(block);
    } else if (part === '</li>' || (block?.kind !== 'item' && part.startsWith('</'))) block = undefined;
    else if (!part.startsWith('<') && part.trim() !== '') {
      if (!block) blocks.push((block = { kind: 'paragraph', lines: [''] }));
      block.lines.push((block.lines.pop() ?? '') + unescaped(part));
    }
  }
  return blocks
    .map(({ kind, lines }) => ({ kind, lines: lines.map(onOneLine).filter(Boolean) }))
    .filter(({ lines }) => lines.length > 0);
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

function unescaped(text: string): string {
  return text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity);
}
