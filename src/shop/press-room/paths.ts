import { slugOf } from '#kit/text/characters/fold.ts';
import type { PressArticle, PressMessage } from './contract.ts';
import type { Section } from './sections.ts';

export function sectionPath(section: Section): string {
  return `/pressroom/${section}`;
}

/** Returns the section in which a message is listed. */
export function sectionPathOf(message: Pick<PressMessage, 'CategoryId'>): string {
  return sectionPath(message.CategoryId === productNewsCategory ? 'moomin' : 'press');
}

export function messagePath({ Id, Title }: Pick<PressMessage, 'Id' | 'Title'>): string {
  return `/pressroom/press/${Id}/${slugOf(Title) || Id}`;
}

export function pressArticlePath({ Id, UrlName }: Pick<PressArticle, 'Id' | 'UrlName'>): string {
  return `/pressroom/product/${Id}/${UrlName}`;
}

export const productNewsCategory = 1;
