import { storedChoice, useStoredChoice } from '#kit/browser/stored-choice.ts';
import { useIsCustomer } from '#shop/login/use-login.ts';

/**
 * Cards to browse, or lines to order from; `app/rendering/inline-scripts.server.ts` reads the choice before the first
 * paint.
 */
export type ListingView = 'cards' | 'list';

const choice = storedChoice('listingView', ['list']);

export function rememberListingView(view: ListingView): void {
  choice.set(view === 'list' ? 'list' : '');
  document.documentElement.toggleAttribute('data-list', view === 'list');
}

/** A visitor cannot order and always sees cards. */
export function useListingView(): ListingView {
  const chosen = useStoredChoice(choice);
  return useIsCustomer() && chosen === 'list' ? 'list' : 'cards';
}
