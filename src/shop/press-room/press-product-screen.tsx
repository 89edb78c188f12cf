import { useRef } from 'react';
import { Link } from 'react-router';
import { Icon } from '#kit/icon.tsx';
import { RichText } from '#kit/rich-text.tsx';
import { Image } from '#shop/images/image.tsx';
import { articleImage, articleImageFull } from '#shop/images/image-urls.ts';
import { PageTitle } from '#shop/texts/page-title.tsx';
import { useT } from '#shop/texts/use-texts.ts';
import type { PressArticle } from './contract.ts';
import { DownloadLink } from './download-link.tsx';
import { excerpt } from './excerpt.ts';
import { sectionPath } from './paths.ts';
import { PictureCredit } from './picture-credit.tsx';
import { PressDate } from './press-date.tsx';
import { PressFrame } from './press-frame.tsx';
import styles from './press-story.module.css';
import { StoryTools } from './story-tools.tsx';

/** A product as it is shown to the press: words to take along and pictures to print. */
export function PressProductScreen({ article }: { article: PressArticle }) {
  const t = useT();
  const text = useRef<HTMLDivElement>(null);
  const { Title, ArticleNumber, ImageIds } = article;
  return (
    <PressFrame section="moomin">
      <PageTitle
        description={excerpt(article.Message, 160)}
        type="article"
        image={ImageIds[0] === undefined ? undefined : articleImage(ImageIds[0], 1200)}
      >
        {Title}
      </PageTitle>
      <Link className={styles.back} to={sectionPath('moomin')}>
        <Icon name="arrow-left" size="s" /> {t('pressRoom.backToProducts')}
      </Link>
      <article>
        <div ref={text}>
          <p className={styles.facts}>
            <PressDate date={article.CreateDate} />
            {ArticleNumber && <span>{t('pressRoom.articleNumber', { number: ArticleNumber })}</span>}
          </p>
          <h1 className={styles.title}>{Title}</h1>
          <RichText className={styles.text} html={article.Message} />
        </div>
        <StoryTools text={text} />
        {ArticleNumber && (
          <Link className={styles.all} to={`/products?searchtext=${encodeURIComponent(ArticleNumber)}`}>
            {t('pressRoom.seeInShop')}
          </Link>
        )}
        {ImageIds.length > 0 && <Pictures title={Title} imageIds={ImageIds} />}
      </article>
    </PressFrame>
  );
}

function Pictures({ title, imageIds }: { title: string; imageIds: readonly number[] }) {
  const t = useT();
  const altOf = (index: number) =>
    `${t('pressRoom.imageFor', { title })}, ${t('slider.position', { number: index + 1, total: imageIds.length })}`;
  return (
    <>
      <ul className={styles.pictures}>
        {imageIds.map((id, index) => (
          <li key={id}>
            <figure>
              <Image
                urlOf={(width) => articleImage(id, width)}
                size="image"
                sizes={index === 0 ? '(min-width: 60rem) 66vw, 94vw' : '(min-width: 60rem) 33vw, 47vw'}
                alt={altOf(index)}
                width={1200}
                height={1200}
                loading={index === 0 ? 'first' : 'lazy'}
              />
              <figcaption>
                <DownloadLink href={articleImageFull(id)} name={`${title} ${index + 1}`} />
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <PictureCredit />
    </>
  );
}
