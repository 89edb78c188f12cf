import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { createElement, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { useMayInterrupt } from '../../src/kit/browser/use-may-interrupt.ts';

// A window that nobody asked for does not open over what somebody is writing.

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function Page() {
  const [isWanted, setWanted] = useState(false);
  const may = useMayInterrupt(isWanted);
  return createElement(
    'main',
    {},
    createElement('button', { onClick: () => setWanted(!isWanted) }, isWanted ? 'wanted' : 'not wanted'),
    createElement('input', { 'aria-label': 'Text' }),
    may && createElement('p', {}, 'Open'),
  );
}
const isOpen = () => screen.queryByText('Open') !== null;
const press = async (name: string, then: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await screen.findByRole('button', { name: then });
};

test('what was opened once does not open again over a text field, and stays once it is open', async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(createElement(Page));
  await screen.findByRole('main');
  await press('not wanted', 'wanted');
  await waitFor(() => expect(isOpen()).toBe(true));
  screen.getByLabelText('Text').focus();
  expect(isOpen()).toBe(true);
  await press('wanted', 'not wanted');
  expect(isOpen()).toBe(false);
  screen.getByLabelText('Text').focus();
  await press('not wanted', 'wanted');
  expect(isOpen()).toBe(false);
});
