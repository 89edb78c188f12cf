import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useMedia } from '#kit/browser/use-media.ts';
import { useHydrated } from '#kit/browser/use-hydrated.ts';
import { restingSlide } from './resting-slide.ts';

const intervalMs = 4_000;
const restMs = 120;

/** Tracks which slide of a scrolled track is shown, and advances it. */
export function useRotation(track: RefObject<HTMLElement | null>, count: number, rotates: boolean) {
  const isReady = useHydrated();
  const prefersStill = useMedia('(prefers-reduced-motion: reduce)');
  // Until the user has chosen, it rotates unless motion is unwanted.
  const [chosen, setChosen] = useState<boolean>();
  const [current, setCurrent] = useState(0);
  const held = useRef(false);
  const shown = useRef(0);
  /** Whether the track is on its way to `shown`, and nobody has taken hold of it since. */
  const isOnItsWay = useRef(false);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOn = rotates && count > 1 && (chosen ?? !prefersStill);

  const show = useCallback(
    (index: number) => {
      const element = track.current;
      if (!element) return;
      shown.current = (index + count) % count;
      setCurrent(shown.current);
      isOnItsWay.current = restingSlide(element) !== shown.current;
      goTo(element, shown.current, prefersStill ? 'instant' : 'smooth');
    },
    [track, count, prefersStill],
  );

  /**
   * The track can also be scrolled by hand. The position counts when scrolling has ended, since the slides passed
   * on the way do not.
   */
  const settleSoon = useCallback(() => {
    clearTimeout(settling.current);
    settling.current = setTimeout(function settle() {
      const element = track.current;
      // A track that is hidden meanwhile has no width.
      if (!element?.clientWidth) return;
      const slide = restingSlide(element);
      const wasOnItsWay = isOnItsWay.current;
      // A busy browser pauses longer than this within one movement.
      if (slide === undefined) {
        settling.current = setTimeout(settle, restMs);
        return;
      }
      isOnItsWay.current = false;
      if (slide === shown.current) return;
      // A movement ends at another slide when the width changes meanwhile.
      if (wasOnItsWay) goTo(element, shown.current, 'instant');
      else setCurrent((shown.current = slide));
    }, restMs);
  }, [track]);

  useHeldPlace({ trackRef: track, shownRef: shown, isOnItsWayRef: isOnItsWay, settleSoon, count });

  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => {
      if (!held.current && !document.hidden) show(shown.current + 1);
    }, intervalMs);
    return () => clearInterval(timer);
  }, [isOn, show]);

  const stop = useCallback(() => setChosen(false), []);
  return {
    isReady,
    isOn,
    current: Math.min(current, count - 1),
    stop,
    toggle: () => setChosen(!isOn),
    /** Pauses while the pointer is over the slider. */
    hold: (value: boolean) => {
      held.current = value;
    },
    show: (index: number) => {
      stop();
      show(index);
    },
    step: (by: 1 | -1) => {
      stop();
      show(shown.current + by);
    },
    onScroll: settleSoon,
  };
}

type HeldPlace = {
  trackRef: RefObject<HTMLElement | null>;
  shownRef: RefObject<number>;
  isOnItsWayRef: RefObject<boolean>;
  settleSoon: () => void;
  count: number;
};

/** Keeps the current slide in view when the track's width changes, for example when a phone is turned. */
function useHeldPlace({ trackRef, shownRef, isOnItsWayRef, settleSoon, count }: HeldPlace) {
  useEffect(() => {
    const element = trackRef.current;
    if (!element || count < 2) return;
    const sizes = new ResizeObserver(() => {
      isOnItsWayRef.current = true;
      goTo(element, shownRef.current, 'instant');
      settleSoon();
    });
    sizes.observe(element);
    const takeHold = () => {
      isOnItsWayRef.current = false;
    };
    const gestures = ['pointerdown', 'wheel', 'keydown'] as const;
    for (const one of gestures) element.addEventListener(one, takeHold, { passive: true });
    return () => {
      sizes.disconnect();
      for (const one of gestures) element.removeEventListener(one, takeHold);
    };
  }, [trackRef, shownRef, isOnItsWayRef, settleSoon, count]);
}

function goTo(element: HTMLElement, slide: number, behavior: ScrollBehavior) {
  element.scrollTo({ left: slide * element.clientWidth, behavior });
}
