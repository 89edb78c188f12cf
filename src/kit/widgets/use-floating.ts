import { useEffect, useLayoutEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { firstPlace, moved, within, type Position } from './window-position.ts';

/** Positions a floating window and moves it by pointer, arrow keys and buttons. */
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
    // The window's content may load later and change its size.
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
    /** Moves the window by an arrow key; returns whether the key was one. */
    step: (key: string, isLong = false) => {
      const next = moved(place.current, key, isLong);
      if (next) moveTo(next);
      return next !== undefined;
    },
    /** Props for the bar that is dragged. */
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

/**
 * Moves the window as close to the position as fits the viewport. It sets styles by script, since the content
 * security policy refuses style attributes.
 */
function put(frame: HTMLElement, wanted: Position): Position {
  const place = within(viewport(), wanted, frame.getBoundingClientRect());
  frame.style.setProperty('translate', `${place.x}px ${place.y}px`);
  return place;
}

function viewport() {
  return { width: document.documentElement.clientWidth, height: window.innerHeight };
}
