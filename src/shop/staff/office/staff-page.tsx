import { Link } from 'react-router';
import { Badge } from '#kit/widgets/badge.tsx';
import { ButtonLink } from '#kit/widgets/button.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { momentText } from '#shop/office/moments.ts';
import { OfficeList, type OfficeColumn } from '#shop/office/lists/office-list.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useOfficeList } from '#shop/office/lists/use-office-list.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { listStaffMembers, type OfficeStaffMember } from '#shop/staff/contract.ts';

const noFilters = {};

export default function StaffPage() {
  const t = useOfficeT();
  const state = useOfficeList(noFilters);
  const answer = useEndpoint(listStaffMembers);
  const columns: OfficeColumn<OfficeStaffMember>[] = [
    {
      label: t('staff.field.name'),
      cell: ({ Id, Name }) => <Link to={`/office/staff/${Id}`}>{Name}</Link>,
    },
    { label: t('staff.field.email'), cell: ({ Email }) => Email },
    { label: t('staff.field.role'), cell: ({ Role }) => t(`staff.role.${Role}`) },
    { label: t('staff.field.state'), cell: (member) => <StaffState member={member} /> },
    {
      label: t('staff.field.lastLogIn'),
      cell: ({ LastLogIn }) => (LastLogIn ? momentText(LastLogIn) : t('staff.never')),
    },
  ];
  return (
    <OfficePage
      title={t('staff.list.title')}
      actions={
        <ButtonLink kind="primary" icon="plus" to="/office/staff/new">
          {t('staff.list.invite')}
        </ButtonLink>
      }
    >
      <OfficeList
        caption={t('staff.list.title')}
        state={state}
        columns={columns}
        idOf={({ Id }) => Id}
        nameOf={({ Name }) => Name}
        answer={answer}
      />
    </OfficePage>
  );
}

export function StaffState({ member }: { member: OfficeStaffMember }) {
  const t = useOfficeT();
  if (!member.Active) return <Badge>{t('staff.state.ended')}</Badge>;
  if (!member.HasPassword) return <Badge kind="news">{t('staff.state.invited')}</Badge>;
  if (!member.TwoStep) return <Badge kind="bad">{t('staff.state.noTwoStep')}</Badge>;
  return <Badge kind="good">{t('staff.state.active')}</Badge>;
}
