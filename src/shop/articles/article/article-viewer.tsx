import { useEffect, useRef, useState } from 'react';
import PhotoSwipe from 'photoswipe';
import type { SlideData } from 'photoswipe';
import 'photoswipe/style.css';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { articleImage, imageSrcSet, widths } from '#shop/images/image-urls.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './article-viewer.module.css';

type Props = {
  ids: readonly number[];
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
export function ArticleViewer({ ids, first, nameOf, onClose }: Props) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(first);
  /** Keys and presses are ignored until the viewer has opened. */
  const [isOpen, setOpen] = useState(false);
  const viewer = useRef<PhotoSwipe>(undefined);
  /** The props at opening time, which stay in use until the viewer closes. */
  const opened = useRef({ ids, first, nameOf, onClose, t });

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
      aria-label={t('article.pictures')}
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

type Opened = Pick<Props, 'ids' | 'first' | 'nameOf'> & { t: ReturnType<typeof useT> };

function open(appendTo: HTMLElement, { ids, first, nameOf, t }: Opened): PhotoSwipe {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const viewer = new PhotoSwipe({
    appendToEl: appendTo,
    dataSource: ids.map((id, index) => slideOf(id, nameOf(index))),
    index: first,
    loop: ids.length > 2,
    bgOpacity: 1,
    maxZoomLevel: 3,
    padding: { top: 56, bottom: 24, left: 0, right: 0 },
    trapFocus: false,
    returnFocus: false,
    showHideAnimationType: isStill ? 'none' : 'fade',
    zoomAnimationDuration: isStill ? 0 : 250,
    closeTitle: t('general.close'),
    zoomTitle: t('article.zoom'),
    arrowPrevTitle: t('gallery.previous'),
    arrowNextTitle: t('gallery.next'),
    errorMsg: t('article.pictureFailed'),
  });
  // The aspect ratio is known only after the picture has loaded; until then a square takes its place.
  viewer.on('loadComplete', ({ content, slide }) => {
    const image = content.element;
    if (!(image instanceof HTMLImageElement) || image.naturalWidth === 0) return;
    const height = Math.round((largest * image.naturalHeight) / image.naturalWidth);
    if (Math.abs(height - content.height) < 2) return;
    content.data.height = height;
    viewer.refreshSlideContent(slide.index);
  });
  return viewer;
}

function slideOf(id: number, alt: string): SlideData {
  return {
    src: articleImage(id, largest),
    srcset: imageSrcSet('image', (width) => articleImage(id, width)),
    width: largest,
    height: largest,
    alt,
  };
}
