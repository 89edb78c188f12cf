import { useRef } from 'react';
import { Link } from 'react-router';
import { BackLink } from '#kit/widgets/back-link.tsx';
import { RichText } from '#kit/widgets/rich-text.tsx';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { articleImage } from '#shop/images/image-urls.ts';
import { pressArticleZip } from './file-urls.ts';
import { PageTitle } from '#shop/texts/page-title.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import { listPressImages, type PressArticle } from './contract.ts';
import { excerpt } from '#shop/press-room/messages/excerpt.ts';
import { pressArticlePath, sectionPath } from './paths.ts';
import { PressDate } from './press-date.tsx';
import { PressFrame } from './press-frame.tsx';
import { PressImages } from '#shop/press-room/gallery/press-images.tsx';
import styles from './press-story.module.css';
import { StoryTools } from '#shop/press-room/messages/story-tools.tsx';

/** A product for the press, with texts to copy and pictures to print. */
export function PressProductScreen({ article }: { article: PressArticle }) {
  const t = useT();
  const text = useRef<HTMLDivElement>(null);
  const { Title, ArticleNumber, ImageIds } = article;
  const images = useEndpoint(listPressImages, { articleId: article.Id }).data ?? [];
  const zip = pressArticleZip(article.Id, useLanguage());
  return (
    <PressFrame section="moomin">
      <PageTitle
        description={excerpt(article.Message, 160)}
        type="article"
        image={ImageIds[0] === undefined ? undefined : articleImage(ImageIds[0], 1200)}
      >
        {Title}
      </PageTitle>
      <BackLink to={sectionPath('moomin')}>{t('pressRoom.backToProducts')}</BackLink>
      <article>
        <div ref={text}>
          <p className={styles.facts}>
            <PressDate date={article.CreateDate} />
            {ArticleNumber && <span>{t('pressRoom.articleNumber', { number: ArticleNumber })}</span>}
          </p>
          <h1 className={styles.title} lang={article.ShownIn?.Title}>
            {Title}
          </h1>
          <RichText className={styles.text} html={article.Message} lang={article.ShownIn?.Message} />
        </div>
        <StoryTools
          text={text}
          date={article.CreateDate}
          path={pressArticlePath(article)}
          zip={{ href: zip, count: images.length }}
        />
        {ArticleNumber && (
          <Link className={styles.all} to={`/products?searchtext=${encodeURIComponent(ArticleNumber)}`}>
            {t('pressRoom.seeInShop')}
          </Link>
        )}
        {images.length > 0 && <PressImages title={Title} images={images} hasLead />}
      </article>
    </PressFrame>
  );
}
