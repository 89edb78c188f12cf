import { ButtonLink } from '#kit/widgets/button.tsx';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import styles from './office-list.module.css';
import { rowsPerPage, type OfficeListState } from './use-office-list.ts';

type Props = {
  state: OfficeListState;
  shown: number;
  /** Undefined when counting would take longer than reading. */
  total: number | undefined;
  /** The cursor of the next part, in a list with keyset pagination. */
  next: string | undefined;
};

export function OfficePager({ state, shown, total, next }: Props) {
  const t = useOfficeT();
  const { page, part } = state;
  const from = (page - 1) * rowsPerPage + 1;
  const to = from + shown - 1;
  const following: Record<string, string> | undefined =
    next !== undefined
      ? { after: next, page: String(page + 1) }
      : total !== undefined && to < total
        ? { page: String(page + 1) }
        : undefined;
  const isFirst = page === 1 && part.after === '';
  return (
    <nav className={styles.pager} aria-label={t('pagination.label')}>
      <p>{total === undefined ? t('list.rangeOpen', { from, to }) : t('list.range', { from, to, total })}</p>
      {!isFirst && (
        <ButtonLink
          size="s"
          icon="arrow-left"
          to={state.hrefOf(
            part.after === '' ? { page: page > 2 ? String(page - 1) : '' } : { after: '', page: '' },
          )}
        >
          {t(part.after === '' ? 'pagination.previous' : 'list.first')}
        </ButtonLink>
      )}
      {following && (
        <ButtonLink size="s" iconAfter="arrow-right" to={state.hrefOf(following)}>
          {t('pagination.next')}
        </ButtonLink>
      )}
    </nav>
  );
}
