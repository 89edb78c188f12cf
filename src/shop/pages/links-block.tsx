import { BlockHeading, type BlockProps } from './block-heading.tsx';
import { OneLink } from './block-links.tsx';
import styles from './links-block.module.css';

/** Links to other pages: buttons side by side, other links in a list. */
export function LinksBlock({ block, level, isInner }: BlockProps) {
  const areButtons = block.Links.every(({ LinkType }) => LinkType === 'button');
  return (
    <section className={styles.block} data-inner={isInner || undefined}>
      <BlockHeading block={block} level={level} />
      <ul className={styles.list} data-look={areButtons ? 'buttons' : 'list'}>
        {block.Links.map((link) => (
          <li key={link.Id}>
            <OneLink link={link} />
          </li>
        ))}
      </ul>
    </section>
  );
}
