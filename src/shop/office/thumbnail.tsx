import { Icon } from '#kit/widgets/icon.tsx';
import { officePicture } from './picture-url.ts';
import styles from './thumbnail.module.css';

/** A picture in a list, or an icon when there is none. */
export function Thumbnail({
  imageId,
  sign = 'picture',
}: {
  imageId: number | null;
  sign?: 'picture' | 'user';
}) {
  if (imageId === null)
    return (
      <span className={styles.none} aria-hidden="true">
        <Icon name={sign} size="s" />
      </span>
    );
  return (
    <img
      className={styles.thumbnail}
      src={officePicture(imageId)}
      alt=""
      width={36}
      height={36}
      loading="lazy"
    />
  );
}
