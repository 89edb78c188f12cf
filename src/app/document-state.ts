import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router';
import type { Language } from '#kit/language.ts';

/** What a rendered page carries for the browser to take over without asking again. */
export type DocumentState = {
  language: Language;
  /** The public address, without a path. */
  siteUrl: string;
  /** Where errors are reported to, where that is set up. */
  errorReportsTo?: string | undefined;
  queries: DehydratedState;
  router: HydrationState;
};

export const stateElementId = 'state';
