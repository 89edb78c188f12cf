import { Image } from '#shop/images/image.tsx';
import { articleImage, articleImageFull } from '#shop/images/image-urls.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { PressImage } from '#shop/press-room/contract.ts';
import { ImageFacts } from './image-facts.tsx';
import styles from './press-images.module.css';

type Props = {
  title: string;
  images: readonly PressImage[];
  /** The first picture has the full width and is loaded at once. */
  hasLead?: boolean;
};

/** Pictures side by side, each with its texts. */
export function PressImages({ title, images, hasLead = false }: Props) {
  const t = useT();
  return (
    <ul className={styles.images} data-lead={hasLead || undefined}>
      {images.map((image, index) => {
        const isLead = hasLead && index === 0;
        return (
          <li key={image.Id}>
            <figure>
              <Image
                urlOf={(width) => articleImage(image.Id, width)}
                size="image"
                sizes={isLead ? '(min-width: 60rem) 66vw, 94vw' : '(min-width: 60rem) 33vw, 94vw'}
                alt={image.Caption || t('pressRoom.imageFor', { title })}
                width={image.Width}
                height={image.Height}
                loading={isLead ? 'first' : 'lazy'}
              />
              <figcaption>
                <ImageFacts image={image} href={articleImageFull(image.Id)} name={`${title} ${index + 1}`} />
              </figcaption>
            </figure>
          </li>
        );
      })}
    </ul>
  );
}
