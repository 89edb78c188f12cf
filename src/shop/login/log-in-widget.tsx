import { useLogin } from './use-login.ts';

export function LogInWidget() {
  const login = useLogin();
  return login.state === 'in' ? <p>{login.user.Name}</p> : null;
}
