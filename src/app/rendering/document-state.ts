import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router';
import type { Language } from '#kit/text/language.ts';

/**
 * What the browser takes a rendered page over with, without asking again: all that it was drawn from but the language
 * table, which is half of it and the same for every page.
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
    /** Who is logged in, in a browser that has had a customer. */
    loginState?: Promise<Response | undefined>;
    /** Likewise, what the page was drawn from. */
    pageState?: Promise<Response | undefined>;
    /** True as soon as the style sheet is there, false when it cannot be had. */
    wholeStyles?: Promise<boolean>;
  }
}
