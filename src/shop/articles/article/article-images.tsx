import { useEffect, useRef, useState, type ReactNode } from 'react';
import { announce } from '#kit/browser/announce.ts';
import { Icon } from '#kit/widgets/icon.tsx';
import { lazyPart } from '#kit/widgets/lazy-part.tsx';
import { useRotation } from '#kit/widgets/use-rotation.ts';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { Image } from '#shop/images/image.tsx';
import { articleImage, articleImageFull, thumbnailOf } from '#shop/images/image-urls.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { ArticleBadges } from '#shop/articles/listing/article-badges.tsx';
import styles from './article-images.module.css';
import type { ViewedImage } from './article-viewer.tsx';
import type { ShownArticle } from '#shop/articles/contract.ts';

const ArticleViewer = lazyPart(async () => (await import('./article-viewer.tsx')).ArticleViewer);

const sizes = '(min-width: 86rem) 46rem, (min-width: 56rem) 54vw, 94vw';

/** The main picture and, if there are more, thumbnails below it. Without scripts the pictures are scrolled by hand. */
export function ArticleImages({ article }: { article: ShownArticle }) {
  const t = useT();
  const track = useRef<HTMLDivElement>(null);
  const { ArticleText } = article;
  const ids = imagesOf(article);
  const facts = 'Pictures' in article && article.Pictures ? article.Pictures : [];
  const factsOf = (id: number | null | undefined) => facts.find((one) => one.Id === id);
  const { current, isReady, show, onScroll } = useRotation(track, ids.length, false);
  const nameOf = (index: number) => {
    const shown = factsOf(ids[index])?.Caption || ArticleText;
    return ids.length === 1
      ? t('article.imageOf', { article: shown })
      : t('article.imageAt', { article: shown, number: index + 1, total: ids.length });
  };

  const [enlarged, setEnlarged] = useState<{ first: number; images: ViewedImage[] }>();
  const seenLast = useRef<number>(undefined);
  // The link that opened the viewer may no longer be visible when another picture was viewed last.
  useEffect(() => {
    if (enlarged !== undefined || seenLast.current !== current) return;
    seenLast.current = undefined;
    track.current?.children[current]?.querySelector('a')?.focus({ preventScroll: true });
  }, [enlarged, current]);
  const real = ids.filter((id) => id !== null);

  function enlarge(first: number) {
    const images = real.map((id, index) => ({
      id,
      ...sizeOf(factsOf(id)),
      loaded: loadedIn(track.current, index),
    }));
    setEnlarged({ first, images });
  }

  function choose(index: number) {
    show(index);
    announce(nameOf(index));
  }

  return (
    <div className={styles.images}>
      <div className={styles.frame}>
        <div
          ref={track}
          className={styles.track}
          onScroll={onScroll}
          // A scrollable area must also be scrollable with the arrow keys.
          {...(ids.length > 1 && { role: 'group', 'aria-label': t('article.images'), tabIndex: 0 })}
        >
          {ids.map((id, index) => (
            <CarouselImage
              key={id}
              id={id}
              index={index}
              name={nameOf(index)}
              inert={isReady && ids.length > 1 && index !== current}
              onEnlarge={() => enlarge(index)}
            />
          ))}
        </div>
        <ArticleBadges article={article} />
      </div>
      <div className={styles.below}>
        {ids.length > 1 && <Choice ids={ids} current={current} nameOf={nameOf} onChoose={choose} />}
        <Download id={ids[current] ?? null} name={nameOf(current)} size={factsOf(ids[current])} />
      </div>
      {enlarged !== undefined && (
        <ArticleViewer
          images={enlarged.images}
          first={enlarged.first}
          nameOf={nameOf}
          onClose={(index) => {
            seenLast.current = index;
            setEnlarged(undefined);
            if (index !== current) show(index);
          }}
          onFailed={() => setEnlarged(undefined)}
        />
      )}
    </div>
  );
}

type CarouselImageProps = {
  id: number | null;
  index: number;
  name: string;
  inert: boolean;
  onEnlarge: () => void;
};

function CarouselImage({ id, index, name, inert, onEnlarge }: CarouselImageProps) {
  return (
    <div id={anchorOf(index)} className={styles.image} inert={inert}>
      <Enlarge id={id} name={name} onEnlarge={onEnlarge}>
        <Image
          urlOf={id === null ? undefined : (width) => articleImage(id, width)}
          size="image"
          sizes={sizes}
          alt={name}
          width={1200}
          height={1200}
          loading={index === 0 ? 'first' : 'lazy'}
        />
      </Enlarge>
    </div>
  );
}

type EnlargeProps = { id: number | null; name: string; onEnlarge: () => void; children: ReactNode };

/** Without scripts the link opens the full-size picture. */
function Enlarge({ id, name, onEnlarge, children }: EnlargeProps) {
  const t = useT();
  if (id === null) return children;
  return (
    <a
      className={styles.enlarge}
      href={articleImage(id, 1600)}
      aria-haspopup="dialog"
      aria-label={`${t('article.enlarge')}: ${name}`}
      draggable={false}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onEnlarge();
      }}
    >
      {children}
    </a>
  );
}

type ChoiceProps = {
  ids: readonly (number | null)[];
  current: number;
  nameOf: (index: number) => string;
  onChoose: (index: number) => void;
};

function Choice({ ids, current, nameOf, onChoose }: ChoiceProps) {
  const t = useT();
  return (
    <ul className={styles.choice} aria-label={t('article.images')}>
      {ids.map((id, index) => (
        <li key={id}>
          <a
            href={`#${anchorOf(index)}`}
            aria-current={index === current || undefined}
            onClick={(event) => {
              event.preventDefault();
              onChoose(index);
            }}
          >
            <Image urlOf={thumbnailOf(id)} sizes="4.5rem" alt={nameOf(index)} />
          </a>
        </li>
      ))}
    </ul>
  );
}

type Size = { Width: number; Height: number };

function Download({ id, name, size }: { id: number | null; name: string; size: Size | undefined }) {
  const t = useT();
  if (id === null) return null;
  const [width, height] = [size?.Width, size?.Height].map((one) =>
    String(one).replace(/\B(?=(\d{3})+$)/g, '\u00a0'),
  );
  return (
    <a className={styles.download} href={articleImageFull(id)} download>
      <Icon name="download" size="s" /> {t('article.downloadHiRes')}
      {size && width && height && (
        <span className={styles.size}>{t('article.downloadSize', { width, height })}</span>
      )}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </a>
  );
}

/** A picture of unknown size is taken for a square until it has come. */
function sizeOf(facts: Size | undefined): { width: number; height: number } {
  return { width: facts?.Width ?? 1600, height: facts?.Height ?? 1600 };
}

/** Returns the address of the picture that the page has loaded already, or ''. */
function loadedIn(track: HTMLElement | null, index: number): string {
  const image = track?.children[index]?.querySelector('img');
  return image?.complete ? image.currentSrc : '';
}

/** Returns at least one entry; null when the article has no picture. */
function imagesOf(article: ShownArticle): readonly (number | null)[] {
  return 'ImageIds' in article && article.ImageIds ? article.ImageIds : [article.ImageId];
}

function anchorOf(index: number): string {
  return `picture-${index + 1}`;
}
