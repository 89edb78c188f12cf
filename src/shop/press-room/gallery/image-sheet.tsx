import type { MouseEvent } from 'react';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import type { WebImage } from '#shop/images/contract.ts';
import { Image } from '#shop/images/image.tsx';
import { webImage, webImageFull, webImageThumbnail } from '#shop/images/image-urls.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { PressImage } from '#shop/press-room/contract.ts';
import { ImageFacts } from './image-facts.tsx';
import { titleOf } from './credit-line.ts';
import styles from './image-sheet.module.css';

type Props = {
  images: readonly WebImage[];
  factsOf: ReadonlyMap<number | null, PressImage>;
  shown: number;
  onShow: (index: number) => void;
  saysLicence: boolean;
};

/** Thumbnails of all pictures. Without scripts each links to its large version. */
export function ImageSheet({ images, factsOf, shown, onShow, saysLicence }: Props) {
  const t = useT();
  const language = useLanguage();
  const show = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onShow(index);
  };
  return (
    <ul className={styles.sheet}>
      {images.map((image, index) => (
        <li key={image.Id}>
          <figure>
            <a
              href={webImage(image.Id, 1600)}
              aria-label={t('gallery.open', { name: titleOf(image, language) })}
              aria-current={index === shown || undefined}
              onClick={(event) => show(event, index)}
            >
              <Image
                urlOf={(width) => webImageThumbnail(image.Id, width)}
                sizes="(min-width: 60rem) 15rem, (min-width: 40rem) 30vw, 46vw"
                alt=""
                width={600}
                height={400}
              />
            </a>
            <figcaption>
              <FactsBelow image={image} facts={factsOf.get(image.Id)} saysLicence={saysLicence} />
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

type BelowProps = { image: WebImage; facts: PressImage | undefined; saysLicence: boolean };

function FactsBelow({ image, facts, saysLicence }: BelowProps) {
  const language = useLanguage();
  if (!facts) return image.Text || image.name;
  return (
    <ImageFacts
      image={facts}
      href={webImageFull(image.Id)}
      name={titleOf(image, language)}
      place="sheet"
      saysLicence={saysLicence}
    />
  );
}
