import { Icon } from '#kit/widgets/icon.tsx';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './download-link.module.css';

/** A link to the picture in print size. */
export function DownloadLink({ href, name, size }: { href: string; name: string; size: string }) {
  const t = useT();
  return (
    <a className={styles.link} href={href} download>
      <Icon name="download" size="s" />
      <span>
        {t('pressRoom.downloadHiRes')} <br />
        <span className={styles.size}>{t('pressRoom.jpegSize', { size })}</span>
        <VisuallyHidden>: {name}</VisuallyHidden>
      </span>
    </a>
  );
}
