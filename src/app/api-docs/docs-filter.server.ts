/** Runs on the page, which is whole without it: it finds calls by their words, and opens the one that an address names. */
export const docsFilter = `
const form = document.querySelector('form[role=search]');
const field = form.querySelector('input');
const count = form.querySelector('output');
const calls = [...document.querySelectorAll('details.call')];
const about = document.querySelectorAll('.about');
const sections = [...document.querySelectorAll('section')];
const words = new Map(calls.map((call) => [call, call.querySelector('summary').textContent.toLowerCase()]));

function find() {
  const asked = field.value.toLowerCase().split(/\\s+/).filter((word) => word);
  let shown = 0;
  for (const call of calls) {
    const has = asked.every((word) => words.get(call).includes(word));
    if (call.hidden === has) call.hidden = !has;
    if (has && call.dataset.call !== undefined) shown++;
  }
  for (const section of sections) {
    const own = [...section.querySelectorAll('details.call')];
    section.hidden = asked.length > 0 && !own.some((call) => !call.hidden);
  }
  for (const text of about) text.hidden = asked.length > 0;
  count.textContent = count.dataset.found.replace('{count}', shown);
}

function openNamed() {
  const named = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
  if (!named) return;
  if (named.hidden || named.closest('section')?.hidden) {
    field.value = '';
    find();
  }
  if (named.matches('details')) named.open = true;
  named.scrollIntoView();
}

form.hidden = false;
form.addEventListener('submit', (event) => event.preventDefault());
field.addEventListener('input', find);
addEventListener('hashchange', openNamed);
addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.target.matches('input')) return;
  event.preventDefault();
  field.focus();
});
document.querySelector('.jump').addEventListener('click', (event) => {
  if (event.target.closest('a')) event.currentTarget.open = false;
});
find();
openNamed();
`;
