type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controls = () => [...document.querySelectorAll<Control>('#root :is(input, select, textarea)')];

/** Returns whether a reload would lose input. */
export const isAnythingEntered = (): boolean => controls().some(isEntered);

/**
 * Dispatches events for what was typed and chosen before hydration, so that React's state matches what is shown. Must
 * be called once the event handlers are attached.
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
  // React ignores the event if the value was set on the element itself, because React tracks that property; setting
  // it through the prototype is not tracked.
  control.value = defaultValue;
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if (document.activeElement === control && caret[0] !== null) control.setSelectionRange(...caret);
}

function tellTick(control: HTMLInputElement): void {
  // A deselected radio button is reported by the selected one.
  if (control.type === 'radio' && !control.checked) return;
  control.checked = control.defaultChecked;
  control.click();
}
