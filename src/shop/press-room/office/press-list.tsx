import { useCallback } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '#kit/widgets/button.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { Thumbnail } from '#shop/office/thumbnail.tsx';
import { momentText } from '#shop/office/moments.ts';
import { OfficeFilters, SearchFilter } from '#shop/office/lists/office-filters.tsx';
import { OfficeList, type OfficeColumn } from '#shop/office/lists/office-list.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { OtherLanguage } from '#shop/office/forms/other-language.tsx';
import { useOfficeList } from '#shop/office/lists/use-office-list.ts';
import { useMay } from '#shop/office/use-staff.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import {
  listOfficePressStories,
  storyStates,
  type PressStoryRow,
  type StoryKind,
  type StoryState,
} from './contract.ts';
import { categoryName } from './category-name.ts';
import { CategoryOptions } from './press-category.tsx';
import { StoryBadge } from './press-state.tsx';

const blank = { q: '', state: '', category: '', lacks: '' };

export function PressList({ kind }: { kind: StoryKind }) {
  const t = useOfficeT();
  const may = useMay();
  const state = useOfficeList(blank);
  const { filters, setFilters } = state;
  const { sort, skip, take } = state.part;
  const answer = useEndpoint(listOfficePressStories, {
    kind,
    q: filters.q,
    sort,
    skip,
    take,
    ...(filters.state && { state: filters.state as StoryState }),
    ...(filters.category && { category: Number(filters.category) }),
    ...(filters.lacks && { lacks: filters.lacks as 'english' | 'picture' }),
  });
  const search = useCallback((q: string) => setFilters({ q }), [setFilters]);
  const title = t(`press.${kind}`);
  return (
    <OfficePage
      title={title}
      actions={
        may('content.write') && (
          <ButtonLink kind="primary" icon="plus" to={`/office/press-${kind}/new`}>
            {t(kind === 'messages' ? 'press.newMessage' : 'press.newArticle')}
          </ButtonLink>
        )
      }
    >
      <OfficeFilters state={state}>
        <SearchFilter value={filters.q} label={t('press.search')} onChange={search} />
        <SelectField
          label={t('press.state')}
          value={filters.state}
          onChange={({ target }) => setFilters({ state: target.value })}
        >
          <option value="">{t('press.state.all')}</option>
          {storyStates.map((one) => (
            <option key={one} value={one}>
              {t(`press.state.${one}`)}
            </option>
          ))}
        </SelectField>
        {kind === 'messages' && (
          <SelectField
            label={t('press.category')}
            value={filters.category}
            onChange={({ target }) => setFilters({ category: target.value })}
          >
            <option value="">{t('press.category.all')}</option>
            <CategoryOptions />
          </SelectField>
        )}
        <SelectField
          label={t('press.lacks')}
          value={filters.lacks}
          onChange={({ target }) => setFilters({ lacks: target.value })}
        >
          <option value="">{t('press.lacks.nothing')}</option>
          <option value="english">{t('press.lacks.english')}</option>
          <option value="picture">{t('press.lacks.picture')}</option>
        </SelectField>
      </OfficeFilters>
      <OfficeList
        caption={title}
        state={state}
        columns={columnsOf(t, kind)}
        idOf={({ Id }) => Id}
        nameOf={({ TitleSV }) => TitleSV}
        empty={may('content.write') && <Link to={`/office/press-${kind}/new`}>{t('list.empty.press')}</Link>}
        answer={answer}
      />
    </OfficePage>
  );
}

function columnsOf(t: OfficeT, kind: StoryKind): OfficeColumn<PressStoryRow>[] {
  return [
    {
      label: t('press.title'),
      sort: 'title',
      cell: ({ Id, TitleSV, TitleEN }) => (
        <>
          <Link to={`/office/press-${kind}/${Id}`}>{TitleSV}</Link>
          <OtherLanguage text={TitleEN} />
        </>
      ),
    },
    { label: t('press.image'), cell: ({ ImageId }) => <Thumbnail imageId={ImageId} /> },
    kind === 'messages'
      ? { label: t('press.category'), cell: ({ CategoryId }) => categoryName(t, CategoryId) }
      : { label: t('press.field.ArticleNumber'), cell: ({ ArticleNumber }) => ArticleNumber },
    {
      label: t('press.field.PublishAt'),
      sort: 'published',
      cell: ({ PublishAt }) => (PublishAt === null ? '–' : momentText(PublishAt)),
    },
    { label: t('press.state'), cell: ({ State }) => <StoryBadge state={State} /> },
  ];
}
