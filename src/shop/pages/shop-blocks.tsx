import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { ArticleCard } from '#shop/articles/listing/article-card.tsx';
import { ordering } from '#shop/storefront/ordering.tsx';
import { listArticles } from '#shop/articles/contract.ts';
import { ResellerList } from '#shop/resellers/reseller-list.tsx';
import { BlockHeading, levelInside, type BlockProps } from './block-heading.tsx';
import { BlockLinks } from './block-links.tsx';
import { articleIdsOf, columnsOf } from './block-rules.ts';
import styles from './shop-blocks.module.css';

/** The articles that a block links to, as article cards. */
export function ProductsBlock({ block, level }: BlockProps) {
  const ids = articleIdsOf(block);
  // The answer contains only the articles that this reader may see.
  const { data } = useEndpoint(listArticles, { ids }, { enabled: ids.length > 0 });
  const others = block.Links.filter((link) => articleIdsOf({ Links: [link] }).length === 0);
  return (
    <section className={styles.frame}>
      <BlockHeading block={block} level={level} />
      <ul className={styles.list} data-columns={columnsOf(block)}>
        {data?.Articles.map((article) => (
          <ArticleCard
            key={article.Id}
            article={article}
            ordering={ordering}
            level={levelInside(block, level)}
          />
        ))}
      </ul>
      <BlockLinks links={others} />
    </section>
  );
}

export function ResellersBlock({ block, level }: BlockProps) {
  return <ResellerList heading={block.Heading} level={level} />;
}
