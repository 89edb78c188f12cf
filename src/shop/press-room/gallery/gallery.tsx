import { useRef, useState } from 'react';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { listWebImages } from '#shop/images/contract.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { listPressPictures } from '#shop/press-room/contract.ts';
import { GalleryViewer } from './gallery-viewer.tsx';
import { licenceOf } from './picture-words.ts';
import { PictureSheet } from './picture-sheet.tsx';
import { galleryImageGroup } from '#shop/press-room/sections.ts';
import styles from './gallery.module.css';

/** One large picture with all thumbnails below. */
export function Gallery() {
  const t = useT();
  const images = useEndpoint(listWebImages, { group: galleryImageGroup }).data ?? [];
  const facts = useEndpoint(listPressPictures).data ?? [];
  const pictureOf = new Map(facts.map((picture) => [picture.WebImageId, picture]));
  // A shared licence is shown once, below the large picture.
  const isLicenceShared = new Set(facts.map((picture) => licenceOf(picture, t))).size === 1;
  const [shown, setShown] = useState(0);
  const viewer = useRef<HTMLElement>(null);
  if (images.length === 0) return <p className={styles.empty}>{t('gallery.empty')}</p>;
  return (
    <>
      <GalleryViewer ref={viewer} images={images} pictureOf={pictureOf} shown={shown} onShow={setShown} />
      <PictureSheet
        images={images}
        pictureOf={pictureOf}
        shown={shown}
        saysLicence={!isLicenceShared}
        onShow={(index) => {
          setShown(index);
          viewer.current?.scrollIntoView({ block: 'nearest' });
        }}
      />
    </>
  );
}
