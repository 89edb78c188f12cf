import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router';
import type { Language } from '#kit/text/language.ts';

/**
 * The data with which the browser hydrates a rendered page without further requests. The language table is not
 * included, because it is half of the data and the same for every page.
 */
export type DocumentState = {
  language: Language;
  /** The languages that the shop is shown in. */
  languages: readonly Language[];
  /** The public origin, without a path. */
  siteUrl: string;
  /** The address of the error-reporting service, if configured. */
  errorReportsTo?: string | undefined;
  queries: DehydratedState;
  router: HydrationState;
};

declare global {
  interface Window {
    /** Requested together with the scripts; undefined when the request failed. */
    languageTable?: Promise<Response | undefined>;
    /** The log-in state, in a browser that has had a customer. */
    loginState?: Promise<Response | undefined>;
    /** The data from which the page was rendered; undefined when the request failed. */
    dehydratedState?: Promise<Response | undefined>;
    /** True once the style sheet has loaded, false when it failed. */
    wholeStyles?: Promise<boolean>;
  }
}
