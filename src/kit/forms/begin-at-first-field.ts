/**
 * For the `ref` of a form in a window: the window begins at its first field. By the attribute, which the window heeds
 * when it opens; React's `autoFocus` would come before that.
 */
export function beginAtFirstField(form: HTMLFormElement | null): void {
  form?.querySelector('input')?.setAttribute('autofocus', '');
}
