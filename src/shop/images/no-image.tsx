import styles from './image.module.css';

/** A drawing of an empty shelf in place of a missing picture. */
export function NoImage({ width, height, label }: { width: number; height: number; label: string }) {
  return (
    <svg
      className={styles.none}
      viewBox="0 0 300 300"
      width={width}
      height={height}
      role="img"
      aria-label={label}
    >
      <g className={styles.lines}>
        <path d="M48 196h204" />
        <path d="M72 196v22M228 196v22" />
        <rect x="104" y="104" width="92" height="92" strokeDasharray="7 7" />
      </g>
      <text x="150" y="252" textAnchor="middle" className={styles.label}>
        {label}
      </text>
    </svg>
  );
}
