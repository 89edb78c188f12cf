import { pressDate } from '#kit/text/dates.ts';
import type { Language } from '#kit/text/language.ts';
import type { T } from '#shop/texts/text.ts';
import type { PackedFile } from './picture-zip.server.ts';
import { licenceOf, originOf, sizeOf } from './picture-words.ts';

type Story = { title: string; publishedAt: string; address: string; company: string };

/** The text file that accompanies the pictures: for each its caption, creator and licence. */
export function captionsOf(story: Story, files: readonly PackedFile[], t: T, language: Language): string {
  const head = [story.title, `${story.company}, ${pressDate(story.publishedAt, language)}`, story.address];
  const blocks = files.map(({ picture, name, isMissing }) =>
    [
      name,
      picture.Caption && `${t('pressRoom.caption')}: ${picture.Caption}`,
      originOf(picture, story.company, t, language),
      licenceOf(picture, t),
      isMissing ? t('pressRoom.pictureMissing') : sizeOf(picture).replace(/\u00a0/g, ' '),
    ]
      .filter(Boolean)
      .join('\n'),
  );
  return `${[head.join('\n'), ...blocks].join('\n\n')}\n`;
}
