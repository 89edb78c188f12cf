import { useEffect, useRef, useState } from 'react';
import PhotoSwipe, { type SlideData } from 'photoswipe';
import 'photoswipe/style.css';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { articleImage, imageSrcSet, widths } from '#shop/images/image-urls.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './article-viewer.module.css';

export type ViewedImage = {
  id: number;
  /** The pixel size of the original. */
  width: number;
  height: number;
  /** The address of a smaller rendition that the browser has already, or ''. */
  loaded: string;
};

type Props = {
  images: readonly ViewedImage[];
  /** The index of the picture shown first. */
  first: number;
  nameOf: (index: number) => string;
  /** Called with the index of the picture shown last. */
  onClose: (index: number) => void;
};

const largest = Math.max(...widths.image);

/**
 * Shows an article's pictures full-screen, with the keys, wheel, pinch and swipe of a photo viewer. It lies in a
 * native dialog, which traps the focus and restores it.
 */
export function ArticleViewer({ images, first, nameOf, onClose }: Props) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(first);
  /** Keys and presses are ignored until the viewer has opened. */
  const [isOpen, setOpen] = useState(false);
  const viewer = useRef<PhotoSwipe>(undefined);
  /** The props at opening time, which stay in use until the viewer closes. */
  const opened = useRef({ images, first, nameOf, onClose, t });

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const gallery = opened.current;
    let isGone = false;
    element.showModal();
    const made = open(element, gallery);
    viewer.current = made;
    made.on('openingAnimationEnd', () => setOpen(true));
    made.on('change', () => setShown(made.currIndex));
    made.on('destroy', () => {
      element.close();
      if (!isGone) gallery.onClose(made.currIndex);
    });
    made.init();
    // The surrounding dialog already has the name and the focus trap.
    made.element?.removeAttribute('role');
    element.querySelector<HTMLElement>('.pswp__button--close')?.focus();
    return () => {
      isGone = true;
      made.destroy();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={t('article.images')}
      aria-busy={!isOpen}
      onCancel={(event) => {
        event.preventDefault();
        // An opened viewer destroys itself when it closes.
        if (!isOpen) viewer.current?.destroy();
      }}
    >
      <VisuallyHidden>
        <span aria-live="polite">{nameOf(shown)}</span>
      </VisuallyHidden>
    </dialog>
  );
}

type Opened = Pick<Props, 'images' | 'first' | 'nameOf'> & { t: ReturnType<typeof useT> };

function open(appendTo: HTMLElement, { images, first, nameOf, t }: Opened): PhotoSwipe {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const viewer = new PhotoSwipe({
    appendToEl: appendTo,
    dataSource: images.map((image, index) => slideOf(image, nameOf(index))),
    index: first,
    loop: images.length > 2,
    bgOpacity: 1,
    // Enlarged further than its own pixels a picture shows nothing more.
    maxZoomLevel: 1,
    secondaryZoomLevel: 1,
    padding: { top: 56, bottom: 24, left: 0, right: 0 },
    trapFocus: false,
    returnFocus: false,
    showHideAnimationType: isStill ? 'none' : 'fade',
    zoomAnimationDuration: isStill ? 0 : 250,
    closeTitle: t('general.close'),
    zoomTitle: t('article.zoom'),
    arrowPrevTitle: t('gallery.previous'),
    arrowNextTitle: t('gallery.next'),
    errorMsg: t('article.imageFailed'),
  });
  // The smaller picture is in view until the large one has come, also when one goes on to the next.
  viewer.addFilter('placeholderSrc', (_source, { data }) => data.msrc ?? false);
  return viewer;
}

/** The server never enlarges a picture, and renders none larger than the largest width. */
function slideOf({ id, width, height, loaded }: ViewedImage, alt: string): SlideData {
  const shown = Math.min(width, largest);
  return {
    src: articleImage(id, largest),
    srcset: imageSrcSet('image', (one) => articleImage(id, one)),
    ...(loaded && { msrc: loaded }),
    width: shown,
    height: Math.round((height * shown) / width),
    alt,
  };
}
