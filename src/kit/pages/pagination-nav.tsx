import { Link } from 'react-router';
import { Icon } from '#kit/widgets/icon.tsx';
import styles from './pagination-nav.module.css';
import { namedPages, pageCount, showsArrows, showsNumbers } from './pagination.ts';
import { VisuallyHidden } from '#kit/widgets/visually-hidden.tsx';
import { useWidgetTexts } from '#kit/widgets/widget-texts.ts';

type Props = { total: number; page: number; hrefOf: (page: number) => string };

/** Shows page numbers from two pages, and arrows from three. */
export function PaginationNav({ total, page, hrefOf }: Props) {
  const texts = useWidgetTexts();
  if (!showsNumbers(total)) return null;
  const count = pageCount(total);
  const arrows = showsArrows(total);
  return (
    <nav className={styles.pagination} aria-label={texts('pagination.label')}>
      <ul className={styles.list}>
        {arrows && (
          <Arrow
            to={page > 1 ? hrefOf(page - 1) : undefined}
            icon="arrow-left"
            name={texts('pagination.previous')}
          />
        )}
        {namedPages(page, count).map((number, index) =>
          number === 0 ? (
            <li key={`gap ${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                className={styles.step}
                to={hrefOf(number)}
                aria-label={texts('pagination.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            </li>
          ),
        )}
        {arrows && (
          <Arrow
            to={page < count ? hrefOf(page + 1) : undefined}
            icon="arrow-right"
            name={texts('pagination.next')}
          />
        )}
      </ul>
    </nav>
  );
}

function Arrow({
  to,
  icon,
  name,
}: {
  to: string | undefined;
  icon: 'arrow-left' | 'arrow-right';
  name: string;
}) {
  return (
    <li>
      {to ? (
        <Link className={styles.step} to={to}>
          <Icon name={icon} />
          <VisuallyHidden>{name}</VisuallyHidden>
        </Link>
      ) : (
        <span className={styles.step} data-idle="">
          <Icon name={icon} />
        </span>
      )}
    </li>
  );
}
