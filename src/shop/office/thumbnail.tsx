import { Icon } from '#kit/widgets/icon.tsx';
import { officeImage } from './image-url.ts';
import styles from './thumbnail.module.css';

/** A picture in a list, or an icon when there is none. */
export function Thumbnail({ imageId, sign = 'image' }: { imageId: number | null; sign?: 'image' | 'user' }) {
  if (imageId === null)
    return (
      <span className={styles.none} aria-hidden="true">
        <Icon name={sign} size="s" />
      </span>
    );
  return (
    <img
      className={styles.thumbnail}
      src={officeImage(imageId)}
      alt=""
      width={36}
      height={36}
      loading="lazy"
    />
  );
}
