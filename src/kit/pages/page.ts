import type { ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { Paths } from './page-paths.ts';
import type { Language } from '#kit/text/language.ts';
import type { AnyQuery } from './query.ts';

/** What is known about a page request from its address and visitor before anything is loaded. */
export type PageRequest = {
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  language: Language;
  /** All languages that the shop is shown in. */
  languages: readonly Language[];
};

/** The exports of a page file besides its component. */
export type PageModule = {
  default: ComponentType;
  /** The queries that the page needs before it can be shown. On the server they are made as a visitor. */
  needs?: (context: PageRequest) => AnyQuery[];
  /** Checks whether the page exists when that needs a query; throws `notFound()`. */
  check?: (context: PageRequest, client: QueryClient) => Promise<void> | void;
  /** The path in each language for search engines, for pages whose name is part of the path. Called on the server. */
  paths?: (context: PageRequest, client: QueryClient) => Promise<Paths | undefined>;
};

/** Thrown when there is nothing at the address: the page answers 404. */
export function notFound(): Response {
  return new Response(null, { status: 404 });
}
