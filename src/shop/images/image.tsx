import { useCallback, useState } from 'react';
import { useT } from '#shop/texts/use-texts.ts';
import { imageSrcSet, widths } from './image-urls.ts';
import styles from './image.module.css';
import { NoImage } from './no-image.tsx';

type Props = {
  /** Returns the picture's address at a width; undefined when there is no picture. */
  urlOf: ((width: number) => string) | undefined;
  size?: keyof typeof widths;
  /** The displayed width, as in the attribute of the same name. */
  sizes: string;
  /** Empty when the text beside it says everything. */
  alt: string;
  /** The size of the reserved space, of which only the aspect ratio matters. */
  width?: number;
  height?: number;
  fit?: 'cover' | 'contain';
  /** `first` is for the page's largest picture, `eager` for those visible at once, `lazy` for all others. */
  loading?: 'first' | 'eager' | 'lazy';
};

/** A picture in its reserved space, in the width that the screen needs; a drawing when there is none. */
export function Image({ urlOf, size = 'thumbnail', sizes, alt, width = 600, height = 600, ...rest }: Props) {
  const { fit = 'cover', loading = 'lazy' } = rest;
  const src = urlOf?.(widths[size][1]);
  const [failed, setFailed] = useState<string>();
  const t = useT();
  // A picture that failed before hydration does not fire an error event any more.
  const look = useCallback(
    (img: HTMLImageElement | null) => {
      if (img?.complete && img.naturalWidth === 0 && img.currentSrc) setFailed(src);
    },
    [src],
  );
  if (!urlOf || src === failed) return <NoImage width={width} height={height} label={t('card.noImage')} />;
  return (
    <img
      key={src}
      ref={look}
      className={styles.image}
      data-fit={fit}
      src={src}
      srcSet={imageSrcSet(size, urlOf)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={loading === 'lazy' ? 'lazy' : 'eager'}
      decoding={loading === 'first' ? 'sync' : 'async'}
      {...(loading === 'first' && { fetchPriority: 'high' })}
      onError={() => setFailed(src)}
    />
  );
}
