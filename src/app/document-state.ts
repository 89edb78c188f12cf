import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router';
import type { Language } from '#kit/language.ts';

/**
 * What a rendered page carries for the browser to take over without asking again: all that it was drawn from but the
 * language table, which is half of it and comes with the scripts.
 */
export type DocumentState = {
  language: Language;
  /** The public address, without a path. */
  siteUrl: string;
  /** Where errors are reported to, where that is set up. */
  errorReportsTo?: string | undefined;
  queries: DehydratedState;
  router: HydrationState;
};

declare global {
  interface Window {
    /** Asked for together with the scripts; undefined where the answer did not come. */
    languageTable?: Promise<Response | undefined>;
  }
}

export const stateElementId = 'state';
