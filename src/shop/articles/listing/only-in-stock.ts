import { storedChoice, useStoredChoice } from '#kit/browser/stored-choice.ts';

const choice = storedChoice('onlyInStock', ['true']);

export function rememberOnlyInStock(wanted: boolean): void {
  choice.set(wanted ? 'true' : '');
}

export function useOnlyInStock(): boolean {
  return useStoredChoice(choice) === 'true';
}
