import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '#kit/widgets/badge.tsx';
import { ButtonLink } from '#kit/widgets/button.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { Thumbnail } from '#shop/office/thumbnail.tsx';
import { OfficeFilters, SearchFilter } from '#shop/office/lists/office-filters.tsx';
import { OfficeList, type OfficeColumn } from '#shop/office/lists/office-list.tsx';
import { EmptyText, ExportLinks } from '#shop/office/file-links.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { OtherLanguage } from '#shop/office/forms/other-language.tsx';
import { useOfficeList } from '#shop/office/lists/use-office-list.ts';
import { useMay } from '#shop/office/use-staff.ts';
import { GroupOptions, useOfficeGroups } from '#shop/product-groups/office/group-options.tsx';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { useAmounts, type Amounts } from '#shop/office/use-amounts.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { BulkEdit } from './bulk/bulk-edit.tsx';
import { LastBulk } from './bulk/last-bulk.tsx';
import { useArticleSelection } from './bulk/use-article-selection.ts';
import styles from './articles.module.css';
import {
  articleLacks,
  articleStates,
  listOfficeArticles,
  type OfficeArticleRow,
} from './article-list-contract.ts';

const blank = { q: '', group: '', state: '', lacks: '' };

export default function OfficeArticlesPage() {
  const t = useOfficeT();
  const amounts = useAmounts();
  const may = useMay();
  const state = useOfficeList(blank, 'number');
  const { nameOf } = useOfficeGroups();
  const filter = filterOf(state.filters);
  const { sort, skip, take } = state.part;
  const answer = useEndpoint(listOfficeArticles, { ...filter, sort, skip, take });
  const { Rows = [], Total: total = 0 } = answer.data ?? {};
  const filterKey = JSON.stringify(filter);
  const selection = useArticleSelection({ filterKey, shown: Rows.map(({ Id }) => Id), total });
  const [doneTimes, setDoneTimes] = useState(0);
  return (
    <OfficePage
      title={t('articles.title')}
      actions={
        <>
          <ExportLinks kind="articles" name={t('articles.title')} filter={filter} />
          {may('catalogue.write') && (
            <ButtonLink icon="image" to="/office/pictures">
              {t('intakes.open')}
            </ButtonLink>
          )}
          {may('catalogue.write') && (
            <ButtonLink kind="primary" icon="plus" to="/office/articles/new">
              {t('articles.new')}
            </ButtonLink>
          )}
        </>
      }
    >
      <ArticleFilters state={state} />
      {may('catalogue.write') && <LastBulk doneTimes={doneTimes} />}
      {selection.count > 0 && (
        <BulkEdit
          selection={selection}
          filter={filter}
          total={total}
          onDone={() => setDoneTimes((before) => before + 1)}
        />
      )}
      <OfficeList
        caption={t('articles.title')}
        state={state}
        columns={columnsOf(t, amounts, nameOf)}
        idOf={({ Id }) => Id}
        nameOf={({ ArticleNumber }) => ArticleNumber}
        empty={<EmptyText text={t('list.empty.articles')} kind="articles" />}
        answer={answer}
        selection={may('catalogue.write') ? selection.rows : undefined}
      />
    </OfficePage>
  );
}

type ListState = ReturnType<typeof useOfficeList<typeof blank>>;

function ArticleFilters({ state }: { state: ListState }) {
  const t = useOfficeT();
  const { filters, setFilters } = state;
  const search = useCallback((q: string) => setFilters({ q }), [setFilters]);
  return (
    <OfficeFilters state={state}>
      <SearchFilter value={filters.q} label={t('articles.search')} onChange={search} />
      <SelectField
        label={t('articles.group')}
        value={filters.group}
        onChange={({ target }) => setFilters({ group: target.value })}
      >
        <option value="">{t('articles.allGroups')}</option>
        <GroupOptions />
      </SelectField>
      <SelectField
        label={t('articles.state')}
        value={filters.state}
        onChange={({ target }) => setFilters({ state: target.value })}
      >
        <option value="">{t('articles.state.all')}</option>
        {articleStates.map((one) => (
          <option key={one} value={one}>
            {t(`articles.state.${one}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('articles.lacks')}
        value={filters.lacks}
        onChange={({ target }) => setFilters({ lacks: target.value })}
      >
        <option value="">{t('articles.lacks.nothing')}</option>
        {articleLacks.map((one) => (
          <option key={one} value={one}>
            {t(`articles.lacks.${one}`)}
          </option>
        ))}
      </SelectField>
    </OfficeFilters>
  );
}

/** What an old address names and the list no longer has counts as missing, as it does to the server. */
function filterOf({ q, group, state, lacks }: Record<keyof typeof blank, string>) {
  const known = {
    state: articleStates.find((one) => one === state),
    lacks: articleLacks.find((one) => one === lacks),
  };
  return {
    q,
    ...(group && { group: Number(group) }),
    ...(known.state && { state: known.state }),
    ...(known.lacks && { lacks: known.lacks }),
  };
}

function columnsOf(
  t: OfficeT,
  { amount }: Amounts,
  groupName: (id: number) => string,
): OfficeColumn<OfficeArticleRow>[] {
  return [
    {
      label: t('articles.field.ArticleNumber'),
      sort: 'number',
      cell: (row) => <Link to={`/office/articles/${row.Id}`}>{row.ArticleNumber}</Link>,
    },
    { label: t('articles.field.ImageId'), cell: (row) => <Thumbnail imageId={row.ImageId} /> },
    {
      label: t('articles.field.NameSV'),
      sort: 'name',
      cell: (row) => (
        <>
          {row.NameSV}
          <OtherLanguage text={row.NameEN} />
        </>
      ),
    },
    { label: t('articles.group'), cell: (row) => groupName(row.ProductGroupId) },
    {
      label: t('articles.field.Price'),
      sort: 'price',
      amount: true,
      cell: ({ Price }) => (Price === null ? '–' : amount(Price)),
    },
    {
      label: t('articles.field.QuantityAvailable'),
      sort: 'stock',
      amount: true,
      cell: (row) =>
        row.OrderedArticles > 0
          ? `${row.QuantityAvailable} (+${row.OrderedArticles})`
          : row.QuantityAvailable,
    },
    {
      label: t('articles.state'),
      cell: (row) => (
        <span className={styles.badges}>
          {!row.Active && <Badge>{t('articles.state.withdrawn')}</Badge>}
          {row.News && <Badge kind="news">{t('articles.field.News')}</Badge>}
          {row.SeasonNews && <Badge kind="season">{t('articles.field.SeasonNews')}</Badge>}
        </span>
      ),
    },
  ];
}
