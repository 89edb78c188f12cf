import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './table.module.css';
import { classNames } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import { useWidgetTexts } from './widget-texts.ts';

type Props = {
  caption: string;
  captionHidden?: boolean;
  children: ReactNode;
  /** On a narrow screen each row becomes a block, in which every cell but the first shows its `data-label`. */
  stacks?: boolean;
  busy?: boolean;
};

/** A table with ruled lines. One that is too wide scrolls horizontally, also by keyboard. */
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

/** The class of cells with an amount or a count: right-aligned, with tabular figures. */
export const amountCell = styles.amount;
/** The class of cells whose text must not wrap: dates and numbers. */
export const unbrokenCell = styles.unbroken;
