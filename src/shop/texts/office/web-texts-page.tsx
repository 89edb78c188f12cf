import { Link } from 'react-router';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { OfficeList } from '#shop/office/lists/office-list.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { OtherLanguage } from '#shop/office/forms/other-language.tsx';
import { useOfficeList } from '#shop/office/lists/use-office-list.ts';
import { listOfficeWebTexts } from './contract.ts';
import { positionName } from './position-name.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';

const blank = {};

export default function OfficeWebTextsPage() {
  const t = useOfficeT();
  const state = useOfficeList(blank);
  const { data, ...rest } = useEndpoint(listOfficeWebTexts);
  const rows = data && { ...data, Rows: data.Rows.map((row, Id) => ({ Id, ...row })) };
  return (
    <OfficePage title={t('webTexts.title')}>
      <OfficeList
        caption={t('webTexts.title')}
        state={state}
        columns={[
          {
            label: t('webTexts.position'),
            cell: ({ Position }) => (
              <Link to={`/office/web-texts/${Position}`}>{positionName(t, Position)}</Link>
            ),
          },
          {
            label: t('webTexts.text'),
            cell: ({ BeginningSV, BeginningEN }) => (
              <span>
                {BeginningSV || '–'}
                {(BeginningSV || BeginningEN) && <OtherLanguage text={BeginningEN} />}
              </span>
            ),
          },
        ]}
        idOf={({ Id }) => Id}
        nameOf={({ Position }) => positionName(t, Position)}
        answer={{ data: rows, ...rest }}
      />
    </OfficePage>
  );
}
