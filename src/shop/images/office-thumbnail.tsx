import { officePicture } from './office-picture-url.ts';
import styles from './office-thumbnail.module.css';

/** A picture in a list; an empty square where there is none. */
export function Thumbnail({ imageId }: { imageId: number | null }) {
  if (imageId === null) return <span className={styles.none} aria-hidden="true" />;
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
