import { slugOf } from '#kit/text/characters/fold.ts';
import type { PressArticle, PressMessage } from './contract.ts';
import type { Section } from './sections.ts';

const pressRoomPath = '/pressroom';

export function sectionPath(section: Section): string {
  return `${pressRoomPath}/${section}`;
}

/** The press room begins with its first section, which has one address for search engines. */
export function ownSectionPath(section: Section): string {
  return section === 'moomin' ? pressRoomPath : sectionPath(section);
}

/** Returns the section in which a message is listed. */
export function sectionPathOf(message: Pick<PressMessage, 'CategoryId'>): string {
  return sectionPath(message.CategoryId === productNewsCategory ? 'moomin' : 'press');
}

type Message = Pick<PressMessage, 'Id' | 'Title'>;

export function messagePath(message: Message): string {
  return `/pressroom/press/${message.Id}/${messageUrlName(message)}`;
}

/** A title without a letter or digit, such as one in Chinese, leaves no slug. */
export function messageUrlName({ Id, Title }: Message): string {
  return slugOf(Title) || String(Id);
}

export function pressArticlePath({ Id, UrlName }: Pick<PressArticle, 'Id' | 'UrlName'>): string {
  return `/pressroom/product/${Id}/${UrlName}`;
}

export const productNewsCategory = 1;
