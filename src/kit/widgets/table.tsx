import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import styles from './table.module.css';
import { classNames } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import { useWidgetTexts } from './widget-texts.ts';

type Props = {
  caption: string;
  captionHidden?: boolean;
  children: ReactNode;
  /** On a narrow screen each row becomes a block; every cell but the first then shows its `data-label`. */
  stacks?: boolean;
  busy?: boolean;
};

/** A table of rules; one that is too wide is rolled sideways by itself, also with the keyboard. */
export function Table({ caption, captionHidden = true, children, stacks, busy }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [rolls, setRolls] = useState(false);
  const texts = useWidgetTexts();
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRolls(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const region = rolls
    ? { role: 'region', tabIndex: 0, 'aria-label': `${caption}. ${texts('table.scrollHint')}` }
    : {};
  return (
    <div ref={frame} className={styles.frame} {...region}>
      <table className={classNames(styles.table, stacks && styles.stacks)} aria-busy={busy}>
        <caption className={styles.caption}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        {children}
      </table>
    </div>
  );
}

/** The class of cells that hold an amount or a count: to the right, figures below each other. */
export const amountCell = styles.amount;
/** The class of cells with words that must not be broken: dates, numbers. */
export const unbrokenCell = styles.unbroken;
