export const soonScriptPath = '/soon.js';

/** Logs in, with the secret of a mailed link too, and shows the shop that the page stands in for. */
export const soonScript = `{
  const form = document.querySelector('form');
  const message = form.querySelector('[role=alert]');
  const button = form.querySelector('button');
  const { language, unreachable, fillIn } = form.dataset;
  const logIn = async (input) => {
    message.textContent = '';
    button.disabled = true;
    try {
      const answer = await fetch('/api/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...input, languageCode: language }),
      });
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
  const resetToken = new URLSearchParams(location.hash.slice(1)).get('reset') ?? new URLSearchParams(location.search).get('reset');
  if (resetToken) {
    history.replaceState(null, '', location.pathname);
    void logIn({ resetToken });
  }
}`;
