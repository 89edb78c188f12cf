type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Tells the page what was typed and chosen before it was awake; what is shown would otherwise not be what is known. To be
 * called when its handlers are in place.
 */
export function tellEarlyInput(): void {
  for (const control of document.querySelectorAll<Control>('#root :is(input, select, textarea)')) {
    if (control instanceof HTMLSelectElement) tellChoice(control);
    else if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
      tellTick(control);
    else tellText(control);
  }
}

function tellText(control: Exclude<Control, HTMLSelectElement>): void {
  const { value, defaultValue } = control;
  if (value === defaultValue) return;
  const caret = [control.selectionStart, control.selectionEnd] as const;
  // React takes a value for told when it was set on the element itself, and not when the prototype's setter was used.
  control.value = defaultValue;
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if (document.activeElement === control && caret[0] !== null) control.setSelectionRange(...caret);
}

function tellTick(control: HTMLInputElement): void {
  if (control.checked === control.defaultChecked) return;
  // That another of its group was chosen is told by that other.
  if (control.type === 'radio' && !control.checked) return;
  control.checked = control.defaultChecked;
  control.click();
}

function tellChoice(control: HTMLSelectElement): void {
  const atFirst = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
  if (atFirst?.selected === false) control.dispatchEvent(new Event('change', { bubbles: true }));
}
