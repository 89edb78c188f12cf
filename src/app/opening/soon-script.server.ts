export const soonScriptPath = '/soon.js';

/** Logs in, with the secret of a mailed link too, and shows the shop that the page stands in for. */
export const soonScript = `{
  const form = document.querySelector('form');
  const message = form.querySelector('[role=alert]');
  const button = form.querySelector('button');
  const { language, unreachable, fillIn } = form.dataset;
  const send = (path, input) =>
    fetch(path + '?languageCode=' + language, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
  const logIn = async (input) => {
    message.textContent = '';
    button.disabled = true;
    try {
      const answer = await send('/api/login', input);
      if (answer.ok) return location.replace(location.pathname.startsWith('/requirelogin') ? '/' : location.pathname + location.search);
      const problem = await answer.json();
      message.textContent = problem.status === 400 ? fillIn : problem.detail;
    } catch {
      message.textContent = unreachable;
    }
    button.disabled = false;
    form.password.focus();
    form.password.select();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void logIn({ username: form.username.value, password: form.password.value });
  });
  button.disabled = false;
  const forgot = document.querySelector('details form');
  const told = forgot.querySelector('[role=status]');
  const refused = forgot.querySelector('[role=alert]');
  const ask = forgot.querySelector('button');
  const whyNot = async (answer) => {
    if (answer.status === 404) return forgot.dataset.unknown;
    if (answer.status === 429) return forgot.dataset.tooMany;
    const problem = await answer.json();
    if (answer.status === 400) return problem.errors?.[0]?.message ?? forgot.dataset.fillIn;
    return (answer.status === 409 && problem.detail) || forgot.dataset.failed;
  };
  forgot.addEventListener('submit', async (event) => {
    event.preventDefault();
    told.textContent = refused.textContent = '';
    if (forgot.email.value.trim() === '') {
      refused.textContent = forgot.dataset.fillIn;
      return forgot.email.focus();
    }
    ask.disabled = true;
    try {
      const answer = await send('/api/ResetPassword', { email: forgot.email.value });
      if (answer.ok) told.textContent = forgot.dataset.done;
      else refused.textContent = await whyNot(answer);
    } catch {
      refused.textContent = forgot.dataset.failed;
    }
    ask.disabled = false;
  });
  ask.disabled = false;
  for (const [name, member] of [['reset', 'resetToken'], ['invite', 'inviteToken']]) {
    const token = new URLSearchParams(location.hash.slice(1)).get(name) ?? new URLSearchParams(location.search).get(name);
    if (!token) continue;
    history.replaceState(null, '', location.pathname);
    void logIn({ [member]: token });
    break;
  }
}`;
