import type { ComponentType } from 'react';
import { headingOfPage } from './block-rules.ts';
import { ColumnsBlock, GalleryBlock } from './blocks-of-blocks.tsx';
import { FormBlock } from './contact-block.tsx';
import styles from './blocks.module.css';
import type { Block } from './contract.ts';
import type { BlockProps, Level } from './block-heading.tsx';
import { LinksBlock } from './links-block.tsx';
import { ProductsBlock, ResellersBlock } from './shop-blocks.tsx';
import { HeroBlock, ImageBlock, ImageTextBlock, QuoteBlock, TextBlock } from './words-and-images.tsx';

const components: Partial<Record<string, ComponentType<BlockProps>>> = {
  hero: HeroBlock,
  text: TextBlock,
  image: ImageBlock,
  imageText: ImageTextBlock,
  columns: ColumnsBlock,
  gallery: GalleryBlock,
  quote: QuoteBlock,
  links: LinksBlock,
  products: ProductsBlock,
  resellers: ResellersBlock,
  form: FormBlock,
};

/** The top-level blocks of a page, each a full-width band. */
export function PageBlocks({ blocks }: { blocks: readonly Block[] }) {
  const first = headingOfPage(blocks);
  return blocks.map((block) => {
    const Component = componentOf(block);
    if (!Component) return null;
    const { width = 'normal', background = 'none' } = block.LayoutSettings;
    return (
      <div
        key={block.Id}
        className={styles.band}
        data-type={block.BlockType}
        data-width={width}
        data-background={background}
      >
        <div className={styles.inside}>
          <Component block={block} level={block === first ? 1 : 2} isInner={false} inner={innerBlocks} />
        </div>
      </div>
    );
  });
}

/** Renders the blocks inside another. */
function innerBlocks(blocks: readonly Block[], level: Level) {
  return blocks.map((block) => {
    const Component = componentOf(block);
    return (
      Component && (
        <div
          key={block.Id}
          className={styles.inner}
          data-background={block.LayoutSettings.background ?? 'none'}
        >
          <Component block={block} level={level} isInner inner={innerBlocks} />
        </div>
      )
    );
  });
}

/** An unknown type renders nothing and breaks nothing. */
function componentOf({ BlockType }: Block): ComponentType<BlockProps> | undefined {
  return Object.hasOwn(components, BlockType) ? components[BlockType] : undefined;
}
