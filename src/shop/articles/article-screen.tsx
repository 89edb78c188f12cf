import { Link } from 'react-router';
import { Icon } from '#kit/icon.tsx';
import { useEndpoint } from '#kit/use-endpoint.ts';
import { VisuallyHidden } from '#kit/visually-hidden.tsx';
import { Image } from '#shop/images/image.tsx';
import { articleImage, articleImageFull } from '#shop/images/image-urls.ts';
import { listProductGroups } from '#shop/product-groups/contract.ts';
import { PageTitle } from '#shop/texts/page-title.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { ArticleBadges } from './article-badges.tsx';
import { ArticleData } from './article-data.tsx';
import { ArticleFacts } from './article-facts.tsx';
import { ArticleTrade } from './article-trade.tsx';
import styles from './article-screen.module.css';
import { trailOf } from './category-labels.ts';
import type { ShownArticle } from './contract.ts';
import { groupPath } from './paths.ts';

const sizes = '(min-width: 86rem) 46rem, (min-width: 56rem) 54vw, 94vw';

export function ArticleScreen({ article }: { article: ShownArticle }) {
  const t = useT();
  const { ArticleText, Description, Text } = article;
  return (
    <div className={styles.page}>
      <article className={styles.screen}>
        <PageTitle
          description={summary(Description || Text) || t('pageDescription.products', { group: ArticleText })}
          type="product"
          image={article.ImageId === null ? undefined : articleImage(article.ImageId, 1200)}
        >
          {ArticleText}
        </PageTitle>
        <ArticleData article={article} />
        <div className={styles.lead}>
          <GroupTrail id={article.ProductGroupId} />
          <h1 className={styles.name}>{ArticleText}</h1>
          <Number number={article.ArticleNumber} />
        </div>
        <Picture article={article} />
        <div className={styles.side}>
          <ArticleTrade article={article} />
          <ArticleFacts article={article} />
        </div>
        <div className={styles.texts}>
          {Description && <p className={styles.description}>{Description}</p>}
          {Text && <p>{Text}</p>}
        </div>
      </article>
    </div>
  );
}

function Number({ number }: { number: string }) {
  const t = useT();
  return (
    <p className={styles.number}>
      {t('article.number')} <strong>{number}</strong>
    </p>
  );
}

function GroupTrail({ id }: { id: number }) {
  const t = useT();
  const trail = trailOf(useEndpoint(listProductGroups).data ?? [], id);
  return (
    <nav className={styles.trail} aria-label={t('menu.breadcrumb')}>
      {trail.map((group, index) => (
        <span key={group.ProductGroupId}>
          {index > 0 && <span aria-hidden="true"> &gt; </span>}
          <Link to={groupPath(group)}>{group.Name}</Link>
        </span>
      ))}
    </nav>
  );
}

function Picture({ article }: { article: ShownArticle }) {
  const t = useT();
  const { ImageId, ArticleText } = article;
  return (
    <figure className={styles.picture}>
      <div className={styles.frame}>
        <Image
          urlOf={ImageId === null ? undefined : (width) => articleImage(ImageId, width)}
          size="image"
          sizes={sizes}
          alt={t('article.imageOf', { article: ArticleText })}
          width={1200}
          height={1200}
          loading="first"
        />
        <ArticleBadges article={article} />
      </div>
      {ImageId !== null && (
        <figcaption>
          <a className={styles.download} href={articleImageFull(ImageId)} download>
            <Icon name="download" size="s" /> {t('article.downloadHiRes')}
            <VisuallyHidden>: {ArticleText}</VisuallyHidden>
          </a>
        </figcaption>
      )}
    </figure>
  );
}

/** What fits below a link in a search engine, cut between words. */
function summary(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= 160 ? line : `${line.slice(0, 159).replace(/\s\S*$/, '')} …`;
}
