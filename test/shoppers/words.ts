import type { Act } from './acts.ts';
import { buyers } from './untidy-customers.ts';
import { articleOf, type World } from './world.ts';

/** Says what somebody does, for whoever reads the shortest trip that went wrong. */
export function inWords(world: World, act: Act): string {
  if (act.what === 'edit')
    return `the office changes ${numberOf(world, act.articleId)}: ${JSON.stringify(act.change)}`;
  if (act.what === 'freight') return `the office sets freight: ${JSON.stringify(act.rules)}`;
  if (act.what === 'take in hand') return `the office takes order ${act.orderId} in hand`;
  if (act.what === 'cancel') return `the office cancels order ${act.orderId}`;
  return `${buyers[act.buyer]!.number} ${ofBuyer(world, act)}`;
}

function ofBuyer(
  world: World,
  act: Exclude<Act, { what: 'edit' | 'freight' | 'take in hand' | 'cancel' }>,
): string {
  switch (act.what) {
    case 'add':
      return `adds ${act.quantity} of ${numberOf(world, act.articleId)}`;
    case 'change':
      return `changes the row of ${rowOf(world, act)} to ${act.quantity}`;
    case 'remove':
      return `removes the row of ${rowOf(world, act)}`;
    case 'rows': {
      const rows = act.rows.map(({ articleId, quantity }) => `${quantity} of ${numberOf(world, articleId)}`);
      return `${act.mode === 'add' ? 'adds' : 'replaces the cart by'} ${rows.join(' and ')}`;
    }
    case 'order': {
      const seen = act.seen ? `having seen ${act.seen.sight} for ${act.seen.total}` : 'unseen';
      return `orders with ${act.key}, ${seen}: ${JSON.stringify(act.body)}`;
    }
    case 'default address':
      return `makes ${act.addressId} the default address`;
    case 'save list':
      return act.emptyCart ? 'puts the cart aside as a list' : 'saves the cart as a list';
  }
}

function numberOf(world: World, articleId: number): string {
  return articleOf(world, articleId).number;
}

function rowOf(world: World, { buyer, rowId }: { buyer: number; rowId: number }): string {
  const row = world.carts[buyer]!.find(({ id }) => id === rowId);
  return row ? numberOf(world, row.articleId) : 'what is gone';
}
