import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { callOverHttp } from '#kit/http/call.ts';
import { Checkbox } from '#kit/forms/checkbox.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { brokenRules } from '#kit/forms/broken-rules.ts';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { ChangeLog } from '#shop/office/change-log/change-log.tsx';
import { LoadState } from '#shop/office/load-state.tsx';
import { FormPart, OfficeForm, wholeRow } from '#shop/office/forms/office-form.tsx';
import { OfficePage } from '#shop/office/office-page.tsx';
import { useOfficeForm } from '#shop/office/forms/use-office-form.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import * as calls from '#shop/staff/contract.ts';
import type { OfficeStaffMember } from '#shop/staff/contract.ts';
import { rightsOfRole, staffRoles, type StaffRole } from '#shop/staff/rights.ts';
import { SentLink } from '#shop/staff/office/login/sent-link.tsx';
import { StaffLink } from './staff-link.tsx';
import { StaffState } from './staff-page.tsx';

export default function StaffMemberPage() {
  const t = useOfficeT();
  const { id = '' } = useParams();
  const isNew = id === 'new';
  const { data, error, refetch } = useEndpoint(
    calls.readStaffMember,
    { id: Number(id) },
    { enabled: !isNew, keepPrevious: false },
  );
  return (
    <OfficePage
      title={isNew ? t('staff.invite.title') : (data?.Name ?? t('staff.list.title'))}
      back={{ to: '/office/staff', text: t('staff.list.title') }}
      badges={data && <StaffState member={data} />}
    >
      {isNew || data ? (
        <StaffForm key={id} loaded={data} />
      ) : (
        <LoadState error={error} onRetry={() => void refetch()} />
      )}
    </OfficePage>
  );
}

type Values = { Name: string; Email: string; Role: string; Active: string; MayPrice: string };

function valuesOf(loaded: OfficeStaffMember | undefined): Values {
  if (!loaded) return { Name: '', Email: '', Role: 'sales', Active: 'true', MayPrice: '' };
  return { ...loaded, Active: loaded.Active ? 'true' : '', MayPrice: loaded.MayPrice ? 'true' : '' };
}

const inputOf = ({ Active, MayPrice, Role, ...rest }: Values) => ({
  Name: rest.Name,
  Email: rest.Email,
  Role: Role as StaffRole,
  Active: Active === 'true',
  MayPrice: MayPrice === 'true',
});

function StaffForm({ loaded }: { loaded: OfficeStaffMember | undefined }) {
  const t = useOfficeT();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [sent, setSent] = useState<{ Id: number; Url: string; email: string }>();
  const form = useOfficeForm({
    loaded,
    valuesOf,
    check: (values) => brokenRules(calls.StaffMemberInput, inputOf(values)),
    save: async (values, Version) => {
      if (loaded) {
        const saved = await callOverHttp(calls.changeStaffMember, {
          id: loaded.Id,
          Version,
          ...inputOf(values),
        });
        client.setQueriesData({ queryKey: [calls.readStaffMember.name] }, saved);
        return saved;
      }
      const link = await callOverHttp(calls.inviteStaffMember, inputOf(values));
      setSent({ ...link, email: values.Email });
      return undefined;
    },
    ...(loaded && { reload: () => callOverHttp(calls.readStaffMember, { id: loaded.Id }) }),
    onSaved: () => void client.invalidateQueries({ predicate: ({ queryKey }) => isOfStaff(queryKey[0]) }),
  });
  const labels = {
    Name: t('staff.field.name'),
    Email: t('staff.field.email'),
    Role: t('staff.field.role'),
    Active: t('staff.field.active'),
    MayPrice: t('staff.field.mayPrice'),
  };
  if (sent) return <SentLink link={sent} onClose={() => void navigate(`/office/staff/${sent.Id}`)} />;
  const role = form.values.Role as StaffRole;
  return (
    <OfficeForm
      form={form}
      labels={labels}
      mayWrite
      {...(!loaded && { submit: t('staff.invite.send') })}
      aside={
        loaded && (
          <>
            {loaded.Active && <StaffLink member={loaded} />}
            <ChangeLog entity="staff" id={loaded.Id} labels={labels} />
          </>
        )
      }
    >
      <FormPart title={t('staff.list.title')}>
        <TextField {...form.field('Name')} label={labels.Name} autoComplete="off" />
        <TextField {...form.field('Email')} label={labels.Email} type="email" autoComplete="off" />
        <SelectField {...form.field('Role')} label={labels.Role} hint={t(`staff.roleHint.${role}`)}>
          {staffRoles.map((one) => (
            <option key={one} value={one}>
              {t(`staff.role.${one}`)}
            </option>
          ))}
        </SelectField>
        {rightsOfRole[role].includes('orders.write') && role !== 'owner' && (
          <Checkbox {...form.flag('MayPrice')} className={wholeRow} label={labels.MayPrice} />
        )}
        {loaded && <Checkbox {...form.flag('Active')} className={wholeRow} label={labels.Active} />}
      </FormPart>
    </OfficeForm>
  );
}

function isOfStaff(name: unknown): boolean {
  return name === calls.listStaffMembers.name || name === 'listChanges';
}
