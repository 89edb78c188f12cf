import { pressDate } from '#kit/text/dates.ts';
import type { Language } from '#kit/text/language.ts';
import type { T } from '#shop/texts/text.ts';
import type { PackedFile } from './image-zip.server.ts';
import { licenceOf, originOf, sizeOf } from './credit-line.ts';

type Story = { title: string; publishedAt: string; address: string; company: string };

/** The text file that accompanies the pictures: for each its caption, creator and licence. */
export function captionsOf(story: Story, files: readonly PackedFile[], t: T, language: Language): string {
  const head = [story.title, `${story.company}, ${pressDate(story.publishedAt, language)}`, story.address];
  const blocks = files.map(({ image, name, isMissing }) =>
    [
      name,
      image.Caption && `${t('pressRoom.caption')}: ${image.Caption}`,
      originOf(image, story.company, t, language),
      licenceOf(image, t),
      isMissing ? t('pressRoom.imageMissing') : sizeOf(image).replace(/\u00a0/g, ' '),
    ]
      .filter(Boolean)
      .join('\n'),
  );
  return `${[head.join('\n'), ...blocks].join('\n\n')}\n`;
}
