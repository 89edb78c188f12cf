import { useRef, useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { Button } from '#kit/widgets/button.tsx';
import { callOverHttp, type CallError } from '#kit/http/call.ts';
import { TextField } from '#kit/forms/field.tsx';
import { ListOnItsWay } from '#kit/widgets/list-states.tsx';
import { useSetOfficeLogIn } from '#shop/office/use-staff.ts';
import { useOfficeT } from '#shop/texts/office-language/use-office-texts.ts';
import { GatePage } from './gate-page.tsx';
import gate from './gate-page.module.css';
import {
  readStaffLink,
  staffPasswordMin,
  useStaffLink as chooseByLink,
  type OfficeLogIn,
} from '#shop/staff/contract.ts';

/** The target of an invitation link, whose secret comes after the hash sign and is therefore sent to no server. */
export default function WelcomePage() {
  const t = useOfficeT();
  const [token] = useState(() => location.hash.slice(1));
  const { data, error } = useQuery<{ Name: string; Email: string }, CallError>({
    queryKey: [readStaffLink.name, token],
    queryFn: () => callOverHttp(readStaffLink, { Token: token || '-' }),
    staleTime: Infinity,
  });
  if (error)
    return (
      <GatePage title={t('staff.welcome.invalid.title')}>
        <p>{t(error.status === 404 ? 'staff.welcome.invalid.text' : 'general.commonError')}</p>
        <p>
          <Link to="/office">{t('staff.logIn.title')}</Link>
        </p>
      </GatePage>
    );
  return (
    <GatePage title={t('staff.welcome.title')}>
      {data ? (
        <>
          <p>{t('staff.welcome.for', { name: data.Name, email: data.Email })}</p>
          <ChoosePassword token={token} email={data.Email} />
        </>
      ) : (
        <ListOnItsWay text={t('general.loading')} rows={3} />
      )}
    </GatePage>
  );
}

function ChoosePassword({ token, email }: { token: string; email: string }) {
  const t = useOfficeT();
  const navigate = useNavigate();
  const setLogIn = useSetOfficeLogIn();
  const [password, setPassword] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const choice = useMutation<OfficeLogIn, CallError, string>({
    mutationFn: (NewPassword) => callOverHttp(chooseByLink, { Token: token, NewPassword }),
    networkMode: 'always',
    onSuccess: (state) => {
      setLogIn(state);
      void navigate('/office', { replace: true });
    },
    onError: () => field.current?.select(),
  });
  const refused = choice.error?.problem?.errors?.[0]?.message ?? choice.error?.problem?.detail;
  return (
    <form
      className={gate.form}
      onSubmit={(event) => {
        event.preventDefault();
        choice.mutate(password);
      }}
    >
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <TextField
        ref={field}
        label={t('staff.welcome.new')}
        hint={t('staff.welcome.hint', { min: staffPasswordMin })}
        name="NewPassword"
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        {...(choice.error && { error: refused ?? t('general.commonError') })}
        required
      />
      <Button type="submit" kind="primary" wide busy={choice.isPending && t('general.saving')}>
        {t('staff.welcome.submit')}
      </Button>
    </form>
  );
}
