import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { announce } from '#kit/browser/announce.ts';
import { Icon } from '#kit/widgets/icon.tsx';
import { lazyPart } from '#kit/widgets/lazy-part.tsx';
import { useRotation } from '#kit/widgets/use-rotation.ts';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { Image } from '#shop/images/image.tsx';
import { articleImage, articleImageFull, thumbnailOf } from '#shop/images/image-urls.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { ArticleBadges } from '#shop/articles/listing/article-badges.tsx';
import styles from './article-pictures.module.css';
import type { ShownArticle } from '#shop/articles/contract.ts';

const ArticleViewer = lazyPart(async () => (await import('./article-viewer.tsx')).ArticleViewer);

const sizes = '(min-width: 86rem) 46rem, (min-width: 56rem) 54vw, 94vw';

/** The main picture and, if there are more, thumbnails below it. Without scripts the pictures are scrolled by hand. */
export function ArticlePictures({ article }: { article: ShownArticle }) {
  const t = useT();
  const track = useRef<HTMLDivElement>(null);
  const { ArticleText } = article;
  const ids = picturesOf(article);
  const { current, isReady, show, onScroll } = useRotation(track, ids.length, false);
  const nameOf = (index: number) =>
    ids.length === 1
      ? t('article.imageOf', { article: ArticleText })
      : t('article.pictureOf', { article: ArticleText, number: index + 1, total: ids.length });

  const [enlarged, setEnlarged] = useState<number>();
  const seenLast = useRef<number>(undefined);
  // The link that opened the viewer may no longer be visible when another picture was viewed last.
  useEffect(() => {
    if (enlarged !== undefined || seenLast.current !== current) return;
    seenLast.current = undefined;
    track.current?.children[current]?.querySelector('a')?.focus({ preventScroll: true });
  }, [enlarged, current]);
  const real = ids.filter((id) => id !== null);

  function choose(index: number) {
    show(index);
    announce(nameOf(index));
  }

  return (
    <div className={styles.pictures}>
      <div className={styles.frame}>
        <div
          ref={track}
          className={styles.track}
          onScroll={onScroll}
          // A scrollable area must also be scrollable with the arrow keys.
          {...(ids.length > 1 && { role: 'group', 'aria-label': t('article.pictures'), tabIndex: 0 })}
        >
          {ids.map((id, index) => (
            <div
              key={id}
              id={anchorOf(index)}
              className={styles.picture}
              inert={isReady && ids.length > 1 && index !== current}
            >
              <Enlarge id={id} name={nameOf(index)} onEnlarge={() => setEnlarged(index)}>
                <Image
                  urlOf={id === null ? undefined : (width) => articleImage(id, width)}
                  size="image"
                  sizes={sizes}
                  alt={nameOf(index)}
                  width={1200}
                  height={1200}
                  loading={index === 0 ? 'first' : 'lazy'}
                />
              </Enlarge>
            </div>
          ))}
        </div>
        <ArticleBadges article={article} />
      </div>
      <div className={styles.below}>
        {ids.length > 1 && <Choice ids={ids} current={current} nameOf={nameOf} onChoose={choose} />}
        <Download id={ids[current] ?? null} name={nameOf(current)} />
      </div>
      {enlarged !== undefined && (
        <ArticleViewer
          ids={real}
          first={enlarged}
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
    <ul className={styles.choice} aria-label={t('article.pictures')}>
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

function Download({ id, name }: { id: number | null; name: string }) {
  const t = useT();
  if (id === null) return null;
  return (
    <a className={styles.download} href={articleImageFull(id)} download>
      <Icon name="download" size="s" /> {t('article.downloadHiRes')}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </a>
  );
}

/** Returns at least one entry; null when the article has no picture. */
function picturesOf(article: ShownArticle): readonly (number | null)[] {
  return 'ImageIds' in article && article.ImageIds ? article.ImageIds : [article.ImageId];
}

function anchorOf(index: number): string {
  return `picture-${index + 1}`;
}
