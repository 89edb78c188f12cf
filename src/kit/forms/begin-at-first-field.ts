/**
 * A `ref` callback for a form in a dialog: the dialog opens with the focus on its first field. It sets the
 * `autofocus` attribute, which the dialog reads when it opens; React's `autoFocus` would focus the field before that.
 */
export function beginAtFirstField(form: HTMLFormElement | null): void {
  form?.querySelector('input')?.setAttribute('autofocus', '');
}
