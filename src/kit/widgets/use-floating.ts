import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { firstPlace, moved, within } from './window-position.ts';
import type { Position } from './window-position.ts';

/** Where a floating window stands, and what moves it: pointer, arrow keys, buttons. */
export function useFloating(element: RefObject<HTMLElement | null>) {
  const place = useRef<Position>({ x: 0, y: 0 });
  const grip = useRef<Position>(undefined);

  useLayoutEffect(() => {
    const frame = element.current;
    if (frame) place.current = put(frame, firstPlace(viewport(), frame.getBoundingClientRect()));
  }, [element]);

  useEffect(() => {
    const frame = element.current;
    if (!frame) return;
    const stayInside = () => {
      place.current = put(frame, place.current);
    };
    // Its text may come after it.
    const observer = new ResizeObserver(stayInside);
    observer.observe(frame);
    addEventListener('resize', stayInside);
    return () => {
      observer.disconnect();
      removeEventListener('resize', stayInside);
    };
  }, [element]);

  const moveTo = (wanted: Position) => {
    if (element.current) place.current = put(element.current, wanted);
  };

  const drag = (event: PointerEvent) => {
    if (grip.current) moveTo({ x: event.clientX - grip.current.x, y: event.clientY - grip.current.y });
  };
  const release = () => {
    grip.current = undefined;
  };
  return {
    /** As an arrow key of this name does; says whether it was one. */
    step: (key: string, isLong = false) => {
      const next = moved(place.current, key, isLong);
      if (next) moveTo(next);
      return next !== undefined;
    },
    /** For the bar that is dragged. */
    bar: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || (event.target as Element).closest('[data-undraggable]')) return;
        grip.current = { x: event.clientX - place.current.x, y: event.clientY - place.current.y };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: drag,
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}

/** Puts the window as near to the place as it is wholly seen; by script, since the content policy refuses style attributes. */
function put(frame: HTMLElement, wanted: Position): Position {
  const place = within(viewport(), wanted, frame.getBoundingClientRect());
  frame.style.setProperty('translate', `${place.x}px ${place.y}px`);
  return place;
}

function viewport() {
  return { width: document.documentElement.clientWidth, height: window.innerHeight };
}
