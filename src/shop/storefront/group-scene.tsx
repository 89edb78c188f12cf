import { Image } from '#shop/images/image.tsx';
import type { GroupImage } from '#shop/product-groups/contract.ts';

/** The picture of a group, for the width of two cards. The words below it say what it shows, so it has no others. */
export function GroupScene({ image: { ImageId, Text, ShownIn } }: { image: GroupImage }) {
  return (
    <figure>
      <Image
        urlOf={(width) => `/api/ArticleImageWide/${ImageId}?w=${width}`}
        size="image"
        sizes="(min-width: 75rem) 37rem, (min-width: 40rem) 62vw, 94vw"
        alt=""
        width={600}
        height={400}
        loading="first"
      />
      {Text && <figcaption lang={ShownIn?.['Text']}>{Text}</figcaption>}
    </figure>
  );
}
