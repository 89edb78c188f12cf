import type { CDPSession } from 'playwright-core';
import type { ShopPage } from './browser.ts';

/** What has the focus, as the browser tells it to a screen reader. */
export type FocusedControl = {
  role: string;
  name: string;
  description: string;
  value: string;
  isInvalid: boolean;
  isExpanded: boolean | undefined;
};

const sessions = new WeakMap<ShopPage, Promise<CDPSession>>();

export async function focusedControl(page: ShopPage): Promise<FocusedControl> {
  const opening = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, opening);
  const session = await opening;
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { objectId } = result;
  if (objectId === undefined) throw new Error('Nothing has the focus.');
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false });
  const [node] = nodes;
  const property = (name: string) =>
    node?.properties?.find((one) => one.name === name)?.value.value as unknown;
  const text = (of: { value?: unknown } | undefined) =>
    typeof of?.value === 'string' ? of.value.trim() : '';
  return {
    role: text(node?.role),
    name: text(node?.name),
    description: text(node?.description),
    value: text(node?.value),
    isInvalid: ![undefined, 'false'].includes(property('invalid') as string | undefined),
    isExpanded: property('expanded') as boolean | undefined,
  };
}
