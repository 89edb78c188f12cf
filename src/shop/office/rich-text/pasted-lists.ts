/** A list paragraph from Word or Outlook: its level, whether it is numbered, and its content as HTML. */
type Item = { level: number; isOrdered: boolean; html: string };

const paragraph = /<p\b([^>]*)>([\s\S]*?)<\/p>/gi;
const bullet = /^(?:\s|&nbsp;|\u00a0)*[·•▪◦●■](?:\s|&nbsp;|\u00a0)+/;

/**
 * Word puts no lists on the clipboard but paragraphs that start with a bullet or number: this converts them to lists.
 */
export function withRealLists(html: string): string {
  const parts: (string | Item)[] = [];
  let at = 0;
  for (const found of html.matchAll(paragraph)) {
    parts.push(html.slice(at, found.index));
    parts.push(itemOf(found[1] ?? '', found[2] ?? '') ?? found[0]);
    at = found.index + found[0].length;
  }
  parts.push(html.slice(at));
  return joined(parts);
}

/** Converts lists in plain text to HTML; undefined when no line belongs to a list. */
export function listsInText(text: string): string | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (!lines.some((line) => bullet.test(line))) return undefined;
  return withRealLists(lines.map((line) => `<p>${escaped(line)}</p>`).join(''));
}

function itemOf(attributes: string, inside: string): Item | undefined {
  const [, level] = /mso-list:[^;"']*\blevel(\d)/i.exec(attributes) ?? [];
  const words = withoutConditions(inside);
  if (level) {
    const sign = /<!\[if !supportLists\]>([\s\S]*?)<!\[endif\]>/i.exec(inside)?.[1];
    const ignored = /<span[^>]*mso-list:\s*Ignore[^>]*>([\s\S]*?)<\/span>\s*(?:<\/span>)?/i.exec(inside)?.[1];
    const marker = plain(sign ?? ignored ?? '');
    return { level: Number(level), isOrdered: /^\w+[.)]/.test(marker), html: words };
  }
  const opened = /^(?:\s|<(?:span|font|b|strong|i|em)\b[^>]*>)*/i.exec(words)?.[0] ?? '';
  const rest = words.slice(opened.length);
  if (!bullet.test(rest)) return undefined;
  return { level: 1, isOrdered: false, html: opened + rest.replace(bullet, '') };
}

/** Removes the bullet before an item, which Word marks with a conditional comment for other programs to ignore. */
function withoutConditions(inside: string): string {
  return inside
    .replace(/<!--\[if !supportLists\]-->[\s\S]*?<!--\[endif\]-->/gi, '')
    .replace(/<!\[if !supportLists\]>[\s\S]*?<!\[endif\]>/gi, '')
    .replace(/<span[^>]*mso-list:\s*Ignore[^>]*>(?:[^<]|<span[^>]*>[^<]*<\/span>)*<\/span>/gi, '')
    .trim();
}

function joined(parts: readonly (string | Item)[]): string {
  let html = '';
  /** The open lists, outermost first. */
  const open: string[] = [];
  const close = (depth: number) => {
    while (open.length > depth) html += `</li></${open.pop()}>`;
  };
  for (const part of parts) {
    if (typeof part === 'string') {
      // Whitespace between two items does not end a list, since Word puts each paragraph on a separate line.
      if (part.replace(/<!--[\s\S]*?-->/g, '').trim() === '') continue;
      close(0);
      html += part;
      continue;
    }
    const level = Math.min(part.level, open.length + 1);
    const tag = part.isOrdered ? 'ol' : 'ul';
    close(level);
    if (open.length === level && open.at(-1) !== tag) close(level - 1);
    if (open.length === level) html += '</li>';
    else {
      html += `<${tag}>`;
      open.push(tag);
    }
    html += `<li>${part.html}`;
  }
  close(0);
  return html;
}

function plain(html: string): string {
  return html
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .trim();
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
