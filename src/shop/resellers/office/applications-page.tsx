import { Link } from 'react-router';
import { Badge } from '#kit/widgets/badge.tsx';
import { listDate } from '#kit/text/dates.ts';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { OfficeFilters } from '#shop/office/lists/office-filters.tsx';
import { OfficeList } from '#shop/office/lists/office-list.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useOfficeList } from '#shop/office/lists/use-office-list.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { applicationStates, listApplications, type OfficeApplication } from './contract.ts';

const blank = { state: '' };

export default function OfficeApplicationsPage() {
  const t = useOfficeT();
  const list = useOfficeList(blank);
  const { filters, setFilters, part } = list;
  const answer = useEndpoint(listApplications, {
    skip: part.skip,
    take: part.take,
    ...(filters.state && { state: filters.state as (typeof applicationStates)[number] }),
  });
  return (
    <OfficePage title={t('applications.title')}>
      <OfficeFilters state={list}>
        <SelectField
          label={t('applications.state')}
          value={filters.state}
          onChange={({ target }) => setFilters({ state: target.value })}
        >
          <option value="">{t('applications.state.all')}</option>
          {applicationStates.map((state) => (
            <option key={state} value={state}>
              {t(`applications.state.${state}`)}
            </option>
          ))}
        </SelectField>
      </OfficeFilters>
      <OfficeList
        caption={t('applications.title')}
        state={list}
        columns={[
          {
            label: t('applications.company'),
            cell: ({ Id, Company }) => <Link to={`/office/applications/${Id}`}>{Company}</Link>,
          },
          { label: t('applications.person'), cell: ({ Name }) => Name },
          { label: t('applications.place'), cell: ({ ZipCodeAndCity }) => ZipCodeAndCity },
          { label: t('applications.came'), cell: ({ CreatedAt }) => listDate(CreatedAt) },
          {
            label: t('applications.state'),
            cell: (row) => (
              <>
                <ApplicationState application={row} />
                {row.Known && (
                  <>
                    {' '}
                    <Badge kind="season">{t(`applications.known.${row.Known}`)}</Badge>
                  </>
                )}
              </>
            ),
          },
        ]}
        idOf={({ Id }) => Id}
        nameOf={({ Company }) => Company}
        empty={t('list.empty.applications')}
        answer={answer}
      />
    </OfficePage>
  );
}

const looks = { accepted: 'good', declined: 'quiet', open: 'news' } as const;

export function ApplicationState({ application }: { application: OfficeApplication }) {
  const t = useOfficeT();
  const state = application.Decision ?? 'open';
  return <Badge kind={looks[state]}>{t(`applications.${state}`)}</Badge>;
}
