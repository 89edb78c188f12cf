import { slugOf } from '#kit/text/characters/fold.ts';

export type ContentsItem = { id: string; text: string };

/** Returns a text whose headings have ids, and their table of contents, which contains no tags. */
export function withContents(html: string): { html: string; contents: ContentsItem[] } {
  const contents: ContentsItem[] = [];
  const linked = html.replace(/<h2>(.*?)<\/h2>/gs, (_whole, inside: string) => {
    const text = decoded(inside.replace(/<[^<>]*>/g, '')).trim();
    const slug = slugOf(text) || 'section';
    const id = contents.some((item) => item.id === slug) ? `${slug}-${contents.length + 1}` : slug;
    contents.push({ id, text });
    return `<h2 id="${id}" tabindex="-1">${inside}</h2>`;
  });
  return { html: linked, contents };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

function decoded(text: string): string {
  return text.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);
}
