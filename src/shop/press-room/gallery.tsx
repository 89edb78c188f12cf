import { useRef, useState } from 'react';
import { useEndpoint } from '#kit/use-endpoint.ts';
import { listWebImages } from '#shop/images/contract.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { GalleryViewer } from './gallery-viewer.tsx';
import { PictureCredit } from './picture-credit.tsx';
import { PictureSheet } from './picture-sheet.tsx';
import { galleryImageGroup } from './sections.ts';
import styles from './gallery.module.css';

/** One picture large, all of them below it. */
export function Gallery() {
  const t = useT();
  const images = useEndpoint(listWebImages, { group: galleryImageGroup }).data ?? [];
  const [shown, setShown] = useState(0);
  const viewer = useRef<HTMLElement>(null);
  if (images.length === 0) return <p className={styles.empty}>{t('gallery.empty')}</p>;
  return (
    <>
      <GalleryViewer ref={viewer} images={images} shown={shown} onShow={setShown} />
      <PictureCredit />
      <PictureSheet
        images={images}
        shown={shown}
        onShow={(index) => {
          setShown(index);
          viewer.current?.scrollIntoView({ block: 'nearest' });
        }}
      />
    </>
  );
}
