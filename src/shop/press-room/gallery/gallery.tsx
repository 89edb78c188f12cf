import { useRef, useState } from 'react';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { listWebImages } from '#shop/images/contract.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { listPressImages } from '#shop/press-room/contract.ts';
import { GalleryViewer } from './gallery-viewer.tsx';
import { licenceOf } from './credit-line.ts';
import { ImageSheet } from './image-sheet.tsx';
import { galleryImageGroup } from '#shop/press-room/sections.ts';
import styles from './gallery.module.css';

/** One large picture with all thumbnails below. */
export function Gallery() {
  const t = useT();
  const images = useEndpoint(listWebImages, { group: galleryImageGroup }).data ?? [];
  const facts = useEndpoint(listPressImages).data ?? [];
  const factsOf = new Map(facts.map((image) => [image.WebImageId, image]));
  // A shared licence is shown once, below the large picture.
  const isLicenceShared = new Set(facts.map((image) => licenceOf(image, t))).size === 1;
  const [shown, setShown] = useState(0);
  const viewer = useRef<HTMLElement>(null);
  if (images.length === 0) return <p className={styles.empty}>{t('gallery.empty')}</p>;
  return (
    <>
      <GalleryViewer ref={viewer} images={images} factsOf={factsOf} shown={shown} onShow={setShown} />
      <ImageSheet
        images={images}
        factsOf={factsOf}
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
