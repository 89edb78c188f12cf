import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api';

const told = [
  'h1, h2, h3, h4, a[href], button, input, select, textarea, option:checked, th, td, li, dt, dd, p, legend, label',
  '[role="alert"], [role="status"], dialog, table, [contenteditable="true"]',
].join(', ');

/** What a screen tells somebody who does not see it: a line for each thing, with its name, value and state. */
export function outlineOf(area: ParentNode = document.body): string[] {
  return [...area.querySelectorAll<HTMLElement>(told)].map(lineOf);
}

function lineOf(element: HTMLElement): string {
  const { value, checked, disabled } = element as HTMLInputElement;
  const states = [
    'aria-expanded',
    'aria-invalid',
    'aria-current',
    'aria-pressed',
    'aria-sort',
    'href',
    'lang',
  ];
  const parts = [
    element.getAttribute('role') ?? element.tagName.toLowerCase(),
    computeAccessibleName(element) || element.textContent,
    'value' in element && element.tagName !== 'LI' && `value ${value}`,
    checked && 'checked',
    disabled && 'disabled',
    computeAccessibleDescription(element),
    ...states.map((name) => element.hasAttribute(name) && `${name} ${element.getAttribute(name)}`),
  ];
  return parts.filter(Boolean).join(' · ');
}

const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, [contenteditable="true"]';

/** The controls that have no name, as markup. */
export function namelessIn(area: ParentNode = document.body): string[] {
  return [...area.querySelectorAll<HTMLElement>(controls)]
    .filter((one) => !one.closest('[hidden], [aria-hidden="true"]'))
    .filter((one) => computeAccessibleName(one).trim() === '')
    .map((one) => one.outerHTML.slice(0, 120));
}

/** The names, and the hints, that more than one field of a form has: one of them must be another's. */
export function fieldsAlikeIn(shared = /^$/): string[] {
  return [...document.querySelectorAll('form')].flatMap((form) => {
    const fields = [...form.querySelectorAll<HTMLElement>('[name]:not([type="radio"], [type="hidden"])')];
    return [computeAccessibleName, computeAccessibleDescription].flatMap((textOf) => {
      const texts = fields.map((one) => textOf(one)).filter((text) => text !== '' && !shared.test(text));
      return texts.filter((text, place) => texts.indexOf(text) !== place);
    });
  });
}
