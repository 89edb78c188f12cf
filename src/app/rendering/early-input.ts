type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controls = () => [...document.querySelectorAll<Control>('#root :is(input, select, textarea)')];

/** Whether a reload would lose something. */
export const isAnythingEntered = (): boolean => controls().some(isEntered);

/**
 * Tells the page what was typed and chosen before it was awake; what is shown would otherwise not be what is known. To be
 * called when its handlers are in place.
 */
export function tellEarlyInput(): void {
  for (const control of controls().filter(isEntered)) {
    if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }));
    else if (isTick(control)) tellTick(control);
    else tellText(control);
  }
}

function isEntered(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.selected === false;
  }
  return isTick(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

const isTick = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type);

function tellText(control: Exclude<Control, HTMLSelectElement>): void {
  const { value, defaultValue } = control;
  const caret = [control.selectionStart, control.selectionEnd] as const;
  // React takes a value for told when it was set on the element itself, and not when the prototype's setter was used.
  control.value = defaultValue;
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if (document.activeElement === control && caret[0] !== null) control.setSelectionRange(...caret);
}

function tellTick(control: HTMLInputElement): void {
  // That another of its group was chosen is told by that other.
  if (control.type === 'radio' && !control.checked) return;
  control.checked = control.defaultChecked;
  control.click();
}
