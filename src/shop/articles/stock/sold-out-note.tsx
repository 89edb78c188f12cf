import { Link } from 'react-router';
import { monthAndYear } from '#kit/text/dates.ts';
import { useEndpoint, useLanguage } from '#kit/pages/use-endpoint.ts';
import { useToday } from '#kit/browser/use-today.ts';
import { Image } from '#shop/images/image.tsx';
import { thumbnailOf } from '#shop/images/image-urls.ts';
import { useT } from '#shop/texts/use-texts.ts';
import { listRelatedArticles, type ShownArticle } from '#shop/articles/contract.ts';
import { articlePath } from '#shop/articles/paths.ts';
import styles from './sold-out-note.module.css';
import { canBeOrdered } from './sold-out.ts';

const shown = 4;

/**
 * Explains why a sold-out article cannot be ordered, when it returns if that is known, and what the alternatives are.
 */
export function SoldOutNote({
  article,
}: {
  article: ShownArticle & { EstimatedDeliveryDate: string | null };
}) {
  const t = useT();
  const language = useLanguage();
  const { data } = useEndpoint(listRelatedArticles, { id: article.Id }, { keepPrevious: false });
  const { EstimatedDeliveryDate: date } = article;
  const today = useToday();
  const isComing = date !== null && date >= today;
  const inOtherColours = data?.OtherColors.filter(canBeOrdered) ?? [];
  const [title, instead] =
    inOtherColours.length > 0
      ? ([t('soldOut.otherColours'), inOtherColours] as const)
      : ([t('soldOut.samePattern'), data?.SamePattern.filter(canBeOrdered) ?? []] as const);
  return (
    <div className={styles.note}>
      <p>
        {isComing ? t('soldOut.back', { month: monthAndYear(date, language) }) : t('soldOut.noneOrdered')}{' '}
        <Link to="/kontakt">{t('soldOut.ask')}</Link>
      </p>
      {instead.length > 0 && (
        <>
          <p className={styles.title}>{title}</p>
          <ul className={styles.instead}>
            {instead.slice(0, shown).map((other) => (
              <li key={other.Id}>
                <Link to={articlePath(other)}>
                  <NoteImage article={other} />
                  <span>{other.ArticleText}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function NoteImage({ article: { ImageId } }: { article: ShownArticle }) {
  return <Image urlOf={thumbnailOf(ImageId)} sizes="3.5rem" alt="" />;
}
