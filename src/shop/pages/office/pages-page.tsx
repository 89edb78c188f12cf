import { useCallback } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '#kit/widgets/button.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { OfficeFilters, SearchFilter } from '#shop/office/lists/office-filters.tsx';
import { OfficeList, type OfficeColumn } from '#shop/office/lists/office-list.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { OtherLanguage } from '#shop/office/forms/other-language.tsx';
import { useOfficeList } from '#shop/office/lists/use-office-list.ts';
import { useMay } from '#shop/office/use-staff.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { listOfficePages, pageStates, type CmsPageRow, type PageState } from './contract.ts';
import { PageBadge } from './page-badge.tsx';

const blank = { q: '', state: '' };

export default function OfficePagesPage() {
  const t = useOfficeT();
  const may = useMay();
  const state = useOfficeList(blank);
  const { filters, setFilters } = state;
  const answer = useEndpoint(listOfficePages, {
    q: filters.q,
    ...(filters.state && { state: filters.state as PageState }),
  });
  const search = useCallback((q: string) => setFilters({ q }), [setFilters]);
  return (
    <OfficePage
      title={t('pages.title')}
      actions={
        may('content.write') && (
          <ButtonLink kind="primary" icon="plus" to="/office/pages/new">
            {t('pages.new')}
          </ButtonLink>
        )
      }
    >
      <OfficeFilters state={state}>
        <SearchFilter value={filters.q} label={t('pages.search')} onChange={search} />
        <SelectField
          label={t('press.state')}
          value={filters.state}
          onChange={({ target }) => setFilters({ state: target.value })}
        >
          <option value="">{t('press.state.all')}</option>
          {pageStates.map((one) => (
            <option key={one} value={one}>
              {t(`pages.state.${one}`)}
            </option>
          ))}
        </SelectField>
      </OfficeFilters>
      <OfficeList
        caption={t('pages.title')}
        state={state}
        columns={columnsOf(t)}
        idOf={({ Id }) => Id}
        nameOf={({ TitleSV }) => TitleSV}
        empty={may('content.write') && <Link to="/office/pages/new">{t('list.empty.pages')}</Link>}
        answer={answer}
      />
    </OfficePage>
  );
}

function columnsOf(t: OfficeT): OfficeColumn<CmsPageRow>[] {
  return [
    {
      label: t('pages.field.TitleSV'),
      cell: ({ Id, TitleSV, TitleEN }) => (
        <>
          <Link to={`/office/pages/${Id}`}>{TitleSV}</Link>
          <OtherLanguage text={TitleEN} />
        </>
      ),
    },
    { label: t('pages.field.Slug'), cell: ({ Slug }) => `/${Slug}` },
    {
      label: t('pages.seen'),
      cell: ({ Tags }) =>
        [Tags.includes('meny') && t('pages.inMenu'), Tags.includes('loggedin') && t('pages.forCustomers')]
          .filter(Boolean)
          .join(', '),
    },
    { label: t('press.state'), cell: ({ State }) => <PageBadge state={State} /> },
  ];
}
