import { useCallback } from 'react';
import { Link } from 'react-router';
import { Badge } from '#kit/widgets/badge.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { OfficeFilters, SearchFilter } from '#shop/office/lists/office-filters.tsx';
import { OfficeList } from '#shop/office/lists/office-list.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { OtherLanguage } from '#shop/office/forms/other-language.tsx';
import { useOfficeList } from '#shop/office/lists/use-office-list.ts';
import { listOfficeWords } from './contract.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';

const blank = { q: '', own: '' };

export default function OfficeWordsListPage() {
  const t = useOfficeT();
  const state = useOfficeList(blank);
  const { filters, setFilters } = state;
  const { skip, take } = state.part;
  const { data, ...rest } = useEndpoint(listOfficeWords, {
    q: filters.q,
    own: filters.own === 'yes',
    skip,
    take,
  });
  const rows = data && { ...data, Rows: data.Rows.map((row, Id) => ({ Id, ...row })) };
  const search = useCallback((q: string) => setFilters({ q }), [setFilters]);
  return (
    <OfficePage title={t('words.title')}>
      <OfficeFilters state={state}>
        <SearchFilter value={filters.q} label={t('words.search')} onChange={search} />
        <SelectField
          label={t('words.which')}
          value={filters.own}
          onChange={({ target }) => setFilters({ own: target.value })}
        >
          <option value="">{t('words.all')}</option>
          <option value="yes">{t('words.ownOnly')}</option>
        </SelectField>
      </OfficeFilters>
      <OfficeList
        caption={t('words.title')}
        state={state}
        columns={[
          {
            label: t('words.text'),
            cell: ({ Key, SV, EN }) => (
              <>
                <Link to={`/office/words/${Key}`}>{SV}</Link>
                <OtherLanguage text={EN} />
              </>
            ),
          },
          { label: t('words.key'), cell: ({ Key }) => <code>{Key}</code> },
          {
            label: t('words.which'),
            cell: ({ IsOwn }) => IsOwn && <Badge kind="good">{t('words.own')}</Badge>,
          },
        ]}
        idOf={({ Id }) => Id}
        nameOf={({ Key }) => Key}
        answer={{ data: rows, ...rest }}
      />
    </OfficePage>
  );
}
