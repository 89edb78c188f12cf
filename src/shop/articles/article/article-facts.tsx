import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Skeleton } from '#kit/widgets/skeleton.tsx';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { listProductGroups } from '#shop/product-groups/contract.ts';
import { countryName } from '#shop/texts/country-name.ts';
import { useT } from '#shop/texts/use-texts.ts';
import styles from './article-facts.module.css';
import type { Color, ShownArticle } from '#shop/articles/contract.ts';
import { boxSize, weightText } from '#shop/articles/measures.ts';
import { groupPath } from '#shop/product-groups/paths.ts';
import { StockStatus } from '#shop/articles/stock/stock-status.tsx';

/** The known facts about the article, one per line. */
export function ArticleFacts({ article }: { article: ShownArticle }) {
  const t = useT();
  const language = useLanguage();
  const groups = useEndpoint(listProductGroups).data ?? [];
  const group = groups.find((one) => one.ProductGroupId === article.ProductGroupId);
  const size = boxSize(article, language);
  const weight = weightText(article, language);
  return (
    <dl className={styles.facts}>
      <Fact name={t('article.stock')}>
        {'QuantityAvailable' in article ? <StockStatus article={article} /> : <Skeleton shape="short" />}
      </Fact>
      <Fact name={t('article.quantityPerPackage')}>
        {article.QuantityPerPackage} {t('general.pieces')}
      </Fact>
      {'Material' in article && article.Material && (
        <Fact name={t('article.material')}>
          <span lang={article.Material.ShownIn?.Name}>{article.Material.Name}</span>
        </Fact>
      )}
      {'Colors' in article && article.Colors && (
        <Fact name={t('article.colour')}>
          <Colours colours={article.Colors} />
        </Fact>
      )}
      {size && <Fact name={t('article.packageSize')}>{t('article.sizeInCm', size)}</Fact>}
      {weight && <Fact name={t('article.weight')}>{t('article.weightInKg', { weight })}</Fact>}
      {'Care' in article && article.Care && (
        <Fact name={t('article.care')}>
          <span lang={article.ShownIn?.Care}>{article.Care}</span>
        </Fact>
      )}
      {'CountryOfOrigin' in article && article.CountryOfOrigin && (
        <Fact name={t('article.countryOfOrigin')}>{countryName(article.CountryOfOrigin, language)}</Fact>
      )}
      {article.EAN && <Fact name={t('article.ean')}>{article.EAN}</Fact>}
      {group && (
        <Fact name={t('article.group')}>
          <Link to={groupPath(group)} lang={group.ShownIn?.Name}>
            {group.Name}
          </Link>
        </Fact>
      )}
    </dl>
  );
}

function Colours({ colours }: { colours: readonly Color[] }) {
  return (
    <ul className={styles.colours}>
      {colours.map(({ Id, Name, ShownIn, Hex }) => (
        <li key={Id} lang={ShownIn?.Name}>
          <svg className={styles.swatch} viewBox="0 0 10 10" aria-hidden="true" focusable="false">
            <rect width="10" height="10" fill={Hex} />
          </svg>
          {Name}
        </li>
      ))}
    </ul>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
