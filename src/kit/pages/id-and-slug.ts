import { slugOf } from '#kit/text/characters/fold.ts';

/** The id in a path; undefined for what can be none, so that `007` is no second address of 7. */
export function idInPath(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** A name without a letter or digit leaves no slug. */
export function withSlug(path: string, name: string): string {
  const slug = slugOf(name);
  return slug ? `${path}/${slug}` : path;
}
