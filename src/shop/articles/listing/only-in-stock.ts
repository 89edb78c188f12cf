import { keptChoice, useKeptChoice } from '#kit/browser/stored-choice.ts';

const choice = keptChoice('onlyInStock', ['true']);

export function rememberOnlyInStock(wanted: boolean): void {
  choice.set(wanted ? 'true' : '');
}

export function useOnlyInStock(): boolean {
  return useKeptChoice(choice) === 'true';
}
