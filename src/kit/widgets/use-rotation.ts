import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
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
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOn = rotates && count > 1 && (chosen ?? !prefersStill);

  const show = useCallback(
    (index: number) => {
      const element = track.current;
      if (!element) return;
      shown.current = (index + count) % count;
      setCurrent(shown.current);
      const left = shown.current * element.clientWidth;
      element.scrollTo({ left, behavior: prefersStill ? 'instant' : 'smooth' });
    },
    [track, count, prefersStill],
  );

  useHeldPlace(track, shown, count);

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
    /**
     * The track can also be scrolled by hand. The position counts when scrolling has ended, since the slides passed
     * on the way do not.
     */
    onScroll: () => {
      clearTimeout(settling.current);
      settling.current = setTimeout(function settle() {
        // A track that is hidden meanwhile has no width.
        if (!track.current?.clientWidth) return;
        const slide = restingSlide(track.current);
        // A busy browser pauses longer than this within one movement.
        if (slide === undefined) {
          settling.current = setTimeout(settle, restMs);
        } else if (slide !== shown.current) {
          shown.current = slide;
          setCurrent(slide);
        }
      }, restMs);
    },
  };
}

/** Keeps the current slide in view when the track's width changes, for example when a phone is turned. */
function useHeldPlace(track: RefObject<HTMLElement | null>, shown: RefObject<number>, count: number) {
  useEffect(() => {
    const element = track.current;
    if (!element || count < 2) return;
    const sizes = new ResizeObserver(() => {
      element.scrollTo({ left: shown.current * element.clientWidth, behavior: 'instant' });
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [track, shown, count]);
}
