import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeStorage } from '../../../test/fake-storage.ts';
import { forgetDrafts } from './forget-drafts.ts';
import { storedDraft } from './stored-draft.ts';

let local: FakeStorage;
let session: FakeStorage;
beforeEach(clearBrowser);

afterEach(() => vi.unstubAllGlobals());

function clearBrowser(): void {
  [local, session] = [new FakeStorage(), new FakeStorage()];
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
}

const known = (stored: unknown) => (typeof stored === 'string' ? stored : '');
const isBlank = (text: string) => text === '';
const claim = storedDraft('claim', { storage: 'session', known, isBlank });
const order = storedDraft('quick order', { storage: 'local', known, isBlank });
const drafts = { claim, order };
const owners = ['1001', '1001\n7', '1001\n17', '1002', '101', 'Å 7'];

describe('a draft in the browser', () => {
  test('is read as it was kept, of its kind and its owner alone, until its owner logs out', () => {
    const owner = fc.constantFrom(...owners);
    const kind = fc.constantFrom('claim' as const, 'order' as const);
    const keep = fc.record({
      act: fc.constant('keep' as const),
      kind,
      owner,
      text: fc.constantFrom('', 'a', 'b"\n'),
    });
    const logOut = fc.record({ act: fc.constant('log out' as const), owner });
    fc.assert(
      fc.property(fc.array(fc.oneof({ weight: 4, arbitrary: keep }, logOut), { maxLength: 30 }), (steps) => {
        clearBrowser();
        localStorage.setItem('language', 'sv');
        const expected = new Map<string, string>();
        for (const step of steps) {
          if (step.act === 'keep') {
            expect(drafts[step.kind].keep(step.owner, step.text)).toBe(true);
            expected.set(`${step.kind}/${step.owner}`, step.text);
          } else {
            forgetDrafts(step.owner);
            for (const name of ['claim', 'order']) expected.delete(`${name}/${step.owner}`);
          }
          for (const name of ['claim', 'order'] as const)
            for (const one of owners)
              expect(drafts[name].read(one)).toBe(expected.get(`${name}/${one}`) ?? '');
        }
        const filled = [...expected.values()].filter((text) => text !== '').length;
        expect(local.length + session.length).toBe(filled + 1);
        expect(localStorage.getItem('language')).toBe('sv');
      }),
      { seed: 162, numRuns: 200 },
    );
  });

  test.each(['{', '7', '{"a":1}', ''])(
    'that another version stored as %j is read as a blank one',
    (stored) => {
      sessionStorage.setItem('claim 1001', stored);
      expect(claim.read('1001')).toBe('');
    },
  );

  test('stays where another is forgotten whose number ends alike', () => {
    for (const owner of ['1001', '21001']) order.keep(owner, 'a');
    forgetDrafts('1001');
    expect([order.read('1001'), order.read('21001')]).toEqual(['', 'a']);
  });

  test('works where storage is forbidden or full', () => {
    order.keep('1001', 'b');
    session.refuses = true;
    expect([claim.keep('1001', 'a'), claim.read('1001')]).toEqual([false, '']);
    forgetDrafts('1001');
    expect(order.read('1001')).toBe('');
    local.refuses = true;
    expect(() => forgetDrafts('1001')).not.toThrow();
  });
});
