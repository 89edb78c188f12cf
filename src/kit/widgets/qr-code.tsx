import { qrModules, type QrLevel } from '#kit/text/codes/qr-modules.ts';
import styles from './qr-code.module.css';

type Props = { text: string; label: string; level?: QrLevel };

/** The modules of quiet zone that the standard asks for. */
const quiet = 4;

/** A QR code as a single path, with the quiet zone that readers need. */
export function QrCode({ text, label, level = 'L' }: Props) {
  const modules = qrModules(text, { level, quiet });
  const path = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}
