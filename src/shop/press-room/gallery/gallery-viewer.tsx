import type { KeyboardEvent, Ref } from 'react';
import { Button } from '#kit/widgets/button.tsx';
import { useLanguage } from '#kit/pages/use-endpoint.ts';
import type { WebImage } from '#shop/images/contract.ts';
import { Image } from '#shop/images/image.tsx';
import { webImage, webImageFull } from '#shop/images/image-urls.ts';
import { useT } from '#shop/texts/use-texts.ts';
import type { PressImage } from '#shop/press-room/contract.ts';
import { ImageFacts } from './image-facts.tsx';
import styles from './gallery-viewer.module.css';
import { titleOf } from './credit-line.ts';
import { step } from '#shop/press-room/cyclic-index.ts';

type Props = {
  ref: Ref<HTMLElement>;
  images: readonly WebImage[];
  factsOf: ReadonlyMap<number | null, PressImage>;
  shown: number;
  onShow: (index: number) => void;
};

export function GalleryViewer({ ref, images, factsOf, shown, onShow }: Props) {
  const t = useT();
  const language = useLanguage();
  const image = images[shown];
  if (!image) return null;
  const facts = factsOf.get(image.Id);
  const title = titleOf(image, language);
  const go = (by: 1 | -1) => onShow(step(shown, by, images.length));
  const byKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
  };
  return (
    <section
      ref={ref}
      className={styles.viewer}
      aria-roledescription={t('slider.role')}
      aria-label={t('gallery.window')}
    >
      <figure className={styles.figure}>
        <Image
          key={image.Id}
          urlOf={(width) => webImage(image.Id, width)}
          size="image"
          sizes="(min-width: 86rem) 62rem, (min-width: 60rem) 66vw, 94vw"
          alt={image.Text || image.name}
          width={1600}
          height={1067}
          loading={shown === 0 ? 'first' : 'eager'}
        />
        <figcaption className={styles.caption}>
          {/* The arrow keys are a shortcut: each button does the same. */}
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
          <div className={styles.ways} onKeyDown={byKey}>
            <Button kind="icon" icon="arrow-left" onClick={() => go(-1)}>
              {t('gallery.previous')}
            </Button>
            <Button kind="icon" icon="arrow-right" onClick={() => go(1)}>
              {t('gallery.next')}
            </Button>
          </div>
          <p className={styles.words} aria-live="polite">
            <strong>{title}</strong> {title !== image.Text && image.Text}
            <span className={styles.position}>
              {t('gallery.position', { number: shown + 1, total: images.length })}
            </span>
          </p>
          {facts && <ImageFacts image={facts} href={webImageFull(image.Id)} name={title} place="viewer" />}
        </figcaption>
      </figure>
    </section>
  );
}
