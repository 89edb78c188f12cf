import { useId, useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './slider.module.css';
import { useRotation } from './use-rotation.ts';
import { useWidgetTexts } from './widget-texts.ts';

type Props = {
  label: string;
  items: readonly ReactNode[];
  perSlide?: number;
  /** Advances automatically until the user stops it, interacts with it, or prefers reduced motion. */
  rotates?: boolean;
};

/** Groups of items side by side; the last one is followed by the first. Without scripts it can be scrolled by hand. */
export function Slider({ label, items, perSlide = 3, rotates = false }: Props) {
  const track = useRef<HTMLDivElement>(null);
  const id = useId();
  const texts = useWidgetTexts();
  const slides = groupsOf(items, perSlide);
  const rotation = useRotation(track, slides.length, rotates);
  if (slides.length === 0) return null;
  return (
    <section
      className={styles.slider}
      aria-roledescription={texts('slider.role')}
      aria-label={label}
      onMouseEnter={() => rotation.hold(true)}
      onMouseLeave={() => rotation.hold(false)}
    >
      {slides.length > 1 && (
        <div className={styles.controls}>
          {rotates && (
            <Button kind="icon" icon={rotation.isOn ? 'pause' : 'play'} onClick={rotation.toggle}>
              {texts(rotation.isOn ? 'slider.pause' : 'slider.start')}
            </Button>
          )}
          <Button kind="icon" icon="arrow-left" aria-controls={id} onClick={() => rotation.step(-1)}>
            {texts('slider.previous')}
          </Button>
          <Button kind="icon" icon="arrow-right" aria-controls={id} onClick={() => rotation.step(1)}>
            {texts('slider.next')}
          </Button>
          <span className={styles.position} aria-hidden="true">
            {rotation.current + 1}
            <span>/{slides.length}</span>
          </span>
        </div>
      )}
      <div
        ref={track}
        id={id}
        className={styles.track}
        role="group"
        aria-label={label}
        // A scrollable area must also be scrollable with the arrow keys.
        tabIndex={slides.length > 1 ? 0 : undefined}
        aria-live={rotation.isOn ? 'off' : 'polite'}
        onScroll={rotation.onScroll}
        onFocus={rotation.stop}
        onPointerDown={rotation.stop}
      >
        {slides.map((group, index) => (
          <div
            key={index}
            className={styles.slide}
            role="group"
            aria-roledescription={texts('slider.slideRole')}
            aria-label={texts('slider.position', { number: index + 1, total: slides.length })}
            data-count={group.length}
            inert={rotation.isReady && index !== rotation.current}
          >
            {group}
          </div>
        ))}
      </div>
    </section>
  );
}

function groupsOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
