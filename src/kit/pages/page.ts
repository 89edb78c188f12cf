import type { ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { Paths } from './page-paths.ts';
import type { Language } from '#kit/text/language.ts';
import type { AnyQuery } from './query.ts';

/** What a page's address and reader tell it before it is shown. */
export type PageAsked = {
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  language: Language;
};

/** What a page file gives besides its component. */
export type PageModule = {
  default: ComponentType;
  /** What the page cannot be shown without; asked for on the server as a visitor. */
  needs?: (asked: PageAsked) => AnyQuery[];
  /** For what must be read before it is known whether the page is there; throws `notFound()`. */
  check?: (asked: PageAsked, client: QueryClient) => Promise<void> | void;
  /** Where the page's name is part of its path: the path in each language, for search engines. Asked on the server. */
  paths?: (asked: PageAsked, client: QueryClient) => Promise<Paths | undefined>;
};

/** Thrown where there is nothing at the address: the page answers 404. */
export function notFound(): Response {
  return new Response(null, { status: 404 });
}
