import { RichText } from '#kit/widgets/rich-text.tsx';
import { Image } from '#shop/images/image.tsx';
import { BlockHeading, type BlockProps } from './block-heading.tsx';
import { BlockLinks } from './block-links.tsx';
import { imageAt } from './block-rules.ts';
import styles from './words-and-images.module.css';

/** The page's introduction, beside a picture that reaches the edge. */
export function HeroBlock({ block, level }: BlockProps) {
  return (
    <section className={styles.hero} data-pictured={block.ImageUrl ? '' : undefined}>
      {block.ImageUrl && (
        <div className={styles.heroImage} lang={block.ShownIn?.ImageText}>
          <Image
            urlOf={imageAt(block.ImageUrl)}
            size="image"
            sizes="(min-width: 56rem) 60vw, 100vw"
            alt={block.ImageText ?? ''}
            width={1200}
            height={800}
            loading="first"
          />
        </div>
      )}
      <div className={styles.heroWords}>
        <BlockHeading block={block} level={level} />
        {block.Content && (
          <RichText className={styles.lead} html={block.Content} lang={block.ShownIn?.Content} />
        )}
        <BlockLinks links={block.Links} />
      </div>
    </section>
  );
}

export function TextBlock({ block, level, isInner }: BlockProps) {
  return (
    <section className={styles.text} data-inner={isInner || undefined}>
      <BlockHeading block={block} level={level} />
      <div>
        {block.Content && <RichText html={block.Content} lang={block.ShownIn?.Content} />}
        <BlockLinks links={block.Links} />
      </div>
    </section>
  );
}

/** A picture whose caption is the heading. */
export function ImageBlock({ block }: BlockProps) {
  const { ImageUrl, ImageText = '', Heading, Content, ShownIn } = block;
  if (!ImageUrl) return null;
  return (
    <figure className={styles.figure}>
      <div lang={ShownIn?.ImageText}>
        <Image
          urlOf={imageAt(ImageUrl)}
          size="image"
          sizes="(min-width: 86rem) 86rem, 100vw"
          alt={ImageText}
          width={1600}
          height={1067}
        />
      </div>
      {(Heading || Content) && (
        <figcaption>
          {Heading && <p lang={ShownIn?.Heading}>{Heading}</p>}
          {Content && <RichText html={Content} lang={ShownIn?.Content} />}
        </figcaption>
      )}
    </figure>
  );
}

export function ImageTextBlock({ block, level, isInner }: BlockProps) {
  const { ImageUrl, ImageText = '', Content, Links, LayoutSettings, ShownIn } = block;
  return (
    <section
      className={styles.imageText}
      data-side={LayoutSettings.imageSide ?? 'left'}
      data-inner={isInner || undefined}
    >
      {ImageUrl && (
        <div className={styles.image} lang={ShownIn?.ImageText}>
          <Image
            urlOf={imageAt(ImageUrl)}
            size="image"
            sizes="(min-width: 56rem) 44rem, 100vw"
            alt={ImageText}
            width={1200}
            height={800}
          />
        </div>
      )}
      <div className={styles.words}>
        <BlockHeading block={block} level={level} />
        {Content && <RichText html={Content} />}
        <BlockLinks links={Links} />
      </div>
    </section>
  );
}

/** A quotation; the heading names its author. */
export function QuoteBlock({ block: { Heading, Content } }: BlockProps) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <RichText html={Content} />
      </blockquote>
      {Heading && <figcaption>{Heading}</figcaption>}
    </figure>
  );
}
