import { expect, test } from 'vitest';
import { html } from './html.server.ts';

test('what is put into markup is escaped', () => {
  expect(html`<p title="${`"'`}">${'<b>&'}</p>`.text).toBe('<p title="&quot;&#39;">&lt;b&gt;&amp;</p>');
});

test('markup put into markup stays markup, and a list is joined', () => {
  const rows = ['<a>', 'b'].map((text) => html`<li>${text}</li>`);
  expect(html`<b>${rows}</b>`.text).toBe('<b><li>&lt;a&gt;</li><li>b</li></b>');
});

test('what is not there is nothing, and zero is a number', () => {
  expect(html`<b>${[false, null, undefined, '', 0]}</b>`.text).toBe('<b>0</b>');
});
