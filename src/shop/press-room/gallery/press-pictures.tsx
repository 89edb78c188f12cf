import { Image } from '#shop/images/image.tsx';
import { articleImage, articleImageFull } from '#shop/images/image-urls.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { PressPicture } from '#shop/press-room/contract.ts';
import { PictureFacts } from './picture-facts.tsx';
import styles from './press-pictures.module.css';

type Props = {
  title: string;
  pictures: readonly PressPicture[];
  /** The first picture has the full width and is loaded at once. */
  hasLead?: boolean;
};

/** Pictures side by side, each with its texts. */
export function PressPictures({ title, pictures, hasLead = false }: Props) {
  const t = useT();
  return (
    <ul className={styles.pictures} data-lead={hasLead || undefined}>
      {pictures.map((picture, index) => {
        const isLead = hasLead && index === 0;
        return (
          <li key={picture.Id}>
            <figure>
              <Image
                urlOf={(width) => articleImage(picture.Id, width)}
                size="image"
                sizes={isLead ? '(min-width: 60rem) 66vw, 94vw' : '(min-width: 60rem) 33vw, 94vw'}
                alt={picture.Caption || t('pressRoom.imageFor', { title })}
                width={picture.Width}
                height={picture.Height}
                loading={isLead ? 'first' : 'lazy'}
              />
              <figcaption>
                <PictureFacts
                  picture={picture}
                  href={articleImageFull(picture.Id)}
                  name={`${title} ${index + 1}`}
                />
              </figcaption>
            </figure>
          </li>
        );
      })}
    </ul>
  );
}
