import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useMedia } from '#kit/browser/use-media.ts';
import { useHydrated } from '#kit/browser/use-hydrated.ts';

const intervalMs = 4_000;
const restMs = 120;

/** Which slide of a rolled track is shown, and when the next one comes. */
export function useRotation(track: RefObject<HTMLElement | null>, count: number, rotates: boolean) {
  const isReady = useHydrated();
  const prefersStill = useMedia('(prefers-reduced-motion: reduce)');
  // Until somebody has chosen, it turns unless that is unwanted.
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
    /** Stands still under the pointer. */
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
    /** The hand may roll the track too. Where it is counts when it has come to rest: on its way it passes where it was. */
    onScroll: () => {
      clearTimeout(settling.current);
      settling.current = setTimeout(() => {
        const element = track.current;
        if (!element) return;
        const nearest = Math.round(element.scrollLeft / element.clientWidth);
        if (nearest === shown.current) return;
        shown.current = nearest;
        setCurrent(nearest);
      }, restMs);
    },
  };
}

/** A track that becomes wider or narrower, as when a phone is turned, goes on showing what it showed. */
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
