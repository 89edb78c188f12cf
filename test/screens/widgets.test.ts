import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { createElement, useState, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { announce, dismiss, noticeStore, toast } from '../../src/kit/browser/announce.ts';
import { FileChoice, FileDrop } from '../../src/kit/forms/file-drop.tsx';
import { FilterFold } from '../../src/kit/forms/filter-fold.tsx';
import { Button } from '../../src/kit/widgets/button.tsx';
import { FloatingWindow } from '../../src/kit/widgets/floating-window.tsx';
import { Modal } from '../../src/kit/widgets/modal.tsx';
import { Notices } from '../../src/kit/widgets/notices.tsx';

// What the widgets do with focus, keys and presses, whatever page they are on. Without a page their texts are the keys.

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  for (const { id } of noticeStore.get()) dismiss(id);
  vi.restoreAllMocks();
});

async function draw(node: ReactNode): Promise<void> {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(node);
  await waitFor(() => expect(document.body.textContent).not.toBe(''));
}
const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => document.querySelector('dialog');
const focused = () => document.activeElement?.textContent ?? '';

type Opened = { closed: () => void; children?: ReactNode } & Partial<Parameters<typeof Modal>[0]>;

/** A button that opens a window, which tells that it was closed. */
function Opener({ closed, children, ...modal }: Opened) {
  const [isOpen, setOpen] = useState(false);
  const onClose = () => {
    closed();
    setOpen(false);
  };
  return createElement(
    'div',
    {},
    createElement(Button, { onClick: () => setOpen(true), children: 'open' }),
    createElement(Modal, { title: 'Title', ...modal, open: isOpen, onClose, children }),
  );
}

async function opened(more: Omit<Opened, 'closed'> = {}) {
  const closed = vi.fn<() => void>();
  await draw(createElement(Opener, { closed, ...more }));
  button('open').focus();
  fireEvent.click(button('open'));
  await waitFor(() => expect(dialog()?.open).toBe(true));
  return closed;
}
const cancel = () => fireEvent(dialog()!, new Event('cancel', { cancelable: true }));
const pressBeside = () => fireEvent.mouseDown(dialog()!);
const form = createElement('form', {}, createElement('input', { name: 'first' }));

test('a window begins where it is filled in, is named by its title, and gives the focus back', async () => {
  const closed = await opened({ children: form });
  expect((document.activeElement as HTMLInputElement).name).toBe('first');
  screen.getByRole('dialog', { name: 'Title' });
  fireEvent.click(button('general.close'));
  await waitFor(() => expect(dialog()).toBe(null));
  expect([closed.mock.calls.length, focused()]).toEqual([1, 'open']);
});

test('a message begins at its title', async () => {
  await opened({ beginsAtTitle: true, children: form });
  expect(focused()).toBe('Title');
});

test('a press beside a window closes it, but none with a form, none that asks, and none that must be answered', async () => {
  for (const [more, closes] of [
    [{ children: 'Text' }, true],
    [{ children: form }, false],
    [{ children: 'Text', role: 'alertdialog' }, false],
    [{ children: 'Text', closable: false }, false],
  ] as const) {
    const closed = await opened(more);
    fireEvent.mouseDown(document.getElementById(dialog()!.getAttribute('aria-labelledby')!)!);
    expect(closed).not.toHaveBeenCalled();
    pressBeside();
    expect([more, closed.mock.calls.length]).toEqual([more, closes ? 1 : 0]);
    root?.unmount();
    document.body.replaceChildren();
  }
});

test('a window that must be answered has no button that closes, and Escape does not', async () => {
  const closed = await opened({ children: 'Text', closable: false });
  expect(screen.queryByRole('button', { name: 'general.close' })).toBe(null);
  cancel();
  expect([closed.mock.calls.length, dialog()?.open]).toEqual([0, true]);
});

test('a question says what it is about, and the second click of a double-click is no answer', async () => {
  const yes = vi.fn<() => void>();
  const children = createElement('p', {}, 'Sure?', createElement(Button, { onClick: yes, children: 'yes' }));
  await opened({ role: 'alertdialog', children });
  const about = document.getElementById(dialog()!.getAttribute('aria-describedby')!);
  expect(about?.textContent).toContain('Sure?');
  fireEvent.click(button('yes'), { detail: 2 });
  expect(yes).not.toHaveBeenCalled();
  fireEvent.click(button('yes'), { detail: 1 });
  expect(yes).toHaveBeenCalledOnce();
});

test('a button that is busy says so and does nothing', async () => {
  const act = vi.fn<() => void>();
  await draw(createElement(Button, { busy: 'Saving', onClick: act, children: 'Save' }));
  fireEvent.click(button('Saving'));
  expect([act.mock.calls.length, button('Saving').getAttribute('aria-disabled')]).toEqual([0, 'true']);
});

test('a notice is closed, or done, and the focus goes back to where it was', async () => {
  const act = vi.fn<() => void>();
  await draw([createElement('a', { key: 'a', href: '#' }, 'link'), createElement(Notices, { key: 'n' })]);
  toast('Removed', { action: { label: 'Undo', run: act } });
  await screen.findByText('Removed');
  screen.getByRole('link').focus();
  button('Undo').focus();
  fireEvent.click(button('Undo'));
  await waitFor(() => expect(screen.queryByText('Removed')).toBe(null));
  expect([act.mock.calls.length, focused()]).toEqual([1, 'link']);
  toast('Failed', { error: true });
  announce('Heard');
  const told = await screen.findByText('Failed');
  expect([told.parentElement?.dataset['kind'], screen.getAllByRole('button').length]).toEqual(['error', 1]);
  fireEvent.click(button('general.close'));
  await waitFor(() => expect(screen.queryByText('Failed')).toBe(null));
  // What is only read aloud stays for as long.
  screen.getByText('Heard');
});

test('a window that floats is moved by arrow keys, and closed by its button, by Escape and by a press outside', async () => {
  const close = vi.fn<() => void>();
  await draw([
    createElement('p', { key: 'p' }, 'outside'),
    createElement(FloatingWindow, { key: 'w', title: 'Map', onClose: close, children: 'inside' }),
  ]);
  const frame = screen.getByRole('dialog', { name: 'Map' });
  await waitFor(() => expect(focused()).toBe('Map'));
  const handle = button('window.move');
  expect(document.getElementById(handle.getAttribute('aria-describedby')!)?.textContent).toBe(
    'window.moveHint',
  );
  expect(fireEvent.keyDown(handle, { key: 'ArrowLeft' })).toBe(false);
  expect(fireEvent.keyDown(handle, { key: 'a' })).toBe(true);
  fireEvent.pointerDown(within(frame).getByText('inside'));
  expect(close).not.toHaveBeenCalled();
  fireEvent.pointerDown(screen.getByText('outside'));
  expect(close).toHaveBeenCalledTimes(1);
  fireEvent.click(button('general.close'));
  expect(close).toHaveBeenCalledTimes(2);
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(close).toHaveBeenCalledTimes(2);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(close).toHaveBeenCalledTimes(3);
});

test('files are chosen or dropped: one where one is taken, the same again, and nothing that is no file', async () => {
  const files = vi.fn<(given: readonly File[]) => void>();
  const two = [new File(['1'], '1.csv'), new File(['2'], '2.csv')];
  const names = () => files.mock.calls.map(([given]) => given.map(({ name }) => name));
  const drop = (several: boolean) => createElement(FileDrop, { several, onFiles: files, children: 'here' });
  const data = (types: string[]) => ({ dataTransfer: { types, files: two } });
  await draw(drop(false));
  const area = () => screen.getByText('here');
  expect(fireEvent.dragOver(area(), data(['text/plain']))).toBe(true);
  expect(area().dataset['over']).toBe(undefined);
  fireEvent.drop(area(), data(['text/plain']));
  expect(names()).toEqual([]);
  expect(fireEvent.dragOver(area(), data(['Files']))).toBe(false);
  await waitFor(() => expect(area().dataset['over']).toBe('true'));
  fireEvent.dragLeave(area());
  await waitFor(() => expect(area().dataset['over']).toBe(undefined));
  fireEvent.drop(area(), data(['Files']));
  expect(names()).toEqual([['1.csv']]);
  root?.render(drop(true));
  await waitFor(() => expect(area()).toBeDefined());
  await new Promise((done) => setTimeout(done, 5));
  fireEvent.drop(area(), data(['Files']));
  expect(names()).toEqual([['1.csv'], ['1.csv', '2.csv']]);
  root?.render(createElement(FileChoice, { accept: '.csv', onFiles: files, children: 'Choose' }));
  const input = await screen.findByLabelText<HTMLInputElement>('Choose', { selector: 'input' });
  const pressed = vi.spyOn(input, 'click').mockImplementation(() => undefined);
  fireEvent.click(button('Choose'));
  expect([pressed.mock.calls.length, input.multiple, input.accept]).toEqual([1, false, '.csv']);
});

test('what folds says whether it is open, and of what', async () => {
  await draw(createElement(FilterFold, { label: 'Filter', children: 'fields' }));
  const states: unknown[] = [];
  for (const press of [false, true, true]) {
    if (press) fireEvent.click(button('Filter'));
    await new Promise((done) => setTimeout(done, 5));
    const folded = document.getElementById(button('Filter').getAttribute('aria-controls')!)!;
    states.push([button('Filter').getAttribute('aria-expanded'), folded.dataset['open'], folded.textContent]);
  }
  expect(states).toEqual([
    ['false', 'false', 'fields'],
    ['true', 'true', 'fields'],
    ['false', 'false', 'fields'],
  ]);
});

test('each step of a window that floats begins where the one before it ended', async () => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1280);
  await draw(createElement(FloatingWindow, { title: 'Map', onClose: () => {}, children: 'inside' }));
  await waitFor(() => expect(focused()).toBe('Map'));
  const { style } = screen.getByRole('dialog', { name: 'Map' });
  const place = () => style.getPropertyValue('translate').match(/\d+/g)!.map(Number);
  const [left = 0, top = 0] = place();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown'])
    fireEvent.keyDown(button('window.move'), { key });
  expect(place()).toEqual([left + 20, top + 10]);
});
