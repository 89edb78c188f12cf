import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isUploading, upload, uploadingTo } from './uploads.ts';

/** The calls in their order, and how to answer the one that is on its way. */
let calls: string[];
let answer: (response: Response) => void;
beforeEach(() => {
  calls = [];
  vi.stubGlobal('fetch', (url: string) => {
    calls.push(url.replace('/api/office/picture-intakes/', ''));
    return new Promise<Response>((resolve) => (answer = resolve));
  });
});
afterEach(() => void vi.unstubAllGlobals());

const taken = () => Response.json({ RowIds: [1] });
const file = (name: string) => new File(['x'], name);
const turn = () => new Promise((resolve) => setTimeout(resolve));

async function answerAll(count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    answer(taken());
    await turn();
  }
}

test('the files of two heaps go one at a time, each to the heap that it was dropped on', async () => {
  const first = upload(1, [file('a.jpg'), file('b.jpg')]);
  void upload(2, [file('c.jpg')]);
  void upload(1, [file('d.jpg')]);
  expect(calls).toEqual(['1/files?fileName=a.jpg']);
  expect([uploadingTo(1)?.all, uploadingTo(2)?.all, isUploading()]).toEqual([3, 1, true]);
  await answerAll(4);
  await first;
  expect(calls).toEqual([
    '1/files?fileName=a.jpg',
    '1/files?fileName=b.jpg',
    '2/files?fileName=c.jpg',
    '1/files?fileName=d.jpg',
  ]);
  for (const [heap, sent] of [
    [1, 3],
    [2, 1],
  ] as const)
    expect(uploadingTo(heap)).toMatchObject({ sent, all: sent, now: undefined, notSent: [] });
  expect(isUploading()).toBe(false);
});

test('what did not arrive is named with its reason, keeps no other file, and is not told again when it is sent anew', async () => {
  const files = [file('a.jpg'), file('b.jpg'), file('c.jpg')];
  const sent = upload(3, files);
  answer(Response.json({ detail: 'Högen tas in just nu.' }, { status: 409 }));
  await turn();
  const errors = [{ field: 'File', rule: 'maxAmount', message: 'För många filer' }];
  answer(Response.json({ detail: 'Fel', errors }, { status: 400 }));
  await turn();
  await answerAll(1);
  await sent;
  expect(uploadingTo(3)).toMatchObject({
    sent: 3,
    now: undefined,
    notSent: [
      { file: files[0], reason: 'Högen tas in just nu.' },
      { file: files[1], reason: 'För många filer' },
    ],
  });
  const again = upload(3, files.slice(0, 2));
  expect(uploadingTo(3)).toMatchObject({ sent: 0, all: 2, notSent: [] });
  await answerAll(2);
  await again;
});

test('of a name that is too long its end is kept', async () => {
  const sent = upload(4, [file(`${'x'.repeat(300)}.jpg`)]);
  expect(calls[0]).toBe(`4/files?fileName=${'x'.repeat(251)}.jpg`);
  await answerAll(1);
  await sent;
});
