import { useState } from 'react';
import { Image } from '#shop/images/image.tsx';
import { articleThumbnail, imageSrcSet, widths, thumbnailOf } from '#shop/images/image-urls.ts';
import styles from './card-image.module.css';
import type { ShownArticle } from '#shop/articles/contract.ts';

/** The picture is as wide as a column of the list. */
const sizes = '(min-width: 75rem) 18rem, (min-width: 40rem) 30vw, 46vw';

type Props = {
  article: Pick<ShownArticle, 'ImageId' | 'SecondImageId'>;
  image: 'first' | 'lazy';
  /** True from the first time that the card is pointed at or reached by keyboard: before, nobody needs the second picture. */
  isPointedAt: boolean;
};

/** The article's picture; its second one covers it while the card is pointed at or has the focus. */
export function CardImage({ article: { ImageId, SecondImageId }, image, isPointedAt }: Props) {
  return (
    <div className={styles.images}>
      <Image urlOf={thumbnailOf(ImageId)} sizes={sizes} alt="" loading={image} />
      {isPointedAt && SecondImageId !== undefined && <SecondImage imageId={SecondImageId} />}
    </div>
  );
}

/** The first picture stays in view until the second has come, and when it cannot be had. */
function SecondImage({ imageId }: { imageId: number }) {
  const [hasCome, setHasCome] = useState(false);
  return (
    <img
      className={styles.second}
      data-has-come={hasCome}
      src={articleThumbnail(imageId, widths.thumbnail[1])}
      srcSet={imageSrcSet('thumbnail', (width) => articleThumbnail(imageId, width))}
      sizes={sizes}
      alt=""
      decoding="async"
      onLoad={() => setHasCome(true)}
    />
  );
}
