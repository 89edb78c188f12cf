import { redirect, useParams } from 'react-router';
import type { QueryClient } from '@tanstack/react-query';
import { pathsOf } from '#kit/pages/page-paths.ts';
import { notFound, type PageRequest } from '#kit/pages/page.ts';
import { queryOf } from '#kit/pages/query.ts';
import { useEndpoint } from '#kit/pages/use-endpoint.ts';
import { idInPath } from '#kit/pages/id-and-slug.ts';
import { listWebTexts } from '#shop/texts/web-text-contract.ts';
import { listPressMessages, listPressImages, readPressMessage } from '#shop/press-room/contract.ts';
import { messagePath, messageUrlName } from '#shop/press-room/paths.ts';
import { PressMessageScreen } from './press-message-screen.tsx';

/** The name in the path may be in either language; a wrong or missing name redirects to the right address. */
export async function check({ params, url, language, languages }: PageRequest, client: QueryClient) {
  const id = idInPath(params.id);
  if (id === undefined) throw notFound();
  const message = await client.ensureQueryData(queryOf(readPressMessage, language, { id }));
  for (const one of languages) {
    const known =
      one === language ? message : await client.fetchQuery(queryOf(readPressMessage, one, { id }));
    if (params.urlname === messageUrlName(known)) return;
  }
  if (typeof document === 'undefined') throw redirect(messagePath(message) + url.search, 301);
}

export function needs({ params, language }: PageRequest) {
  return [
    queryOf(listWebTexts, language),
    queryOf(listPressMessages, language),
    queryOf(readPressMessage, language, { id: idInPath(params.id) ?? 0 }),
    queryOf(listPressImages, language, { messageId: idInPath(params.id) ?? 0 }),
  ];
}

export async function paths({ params, ...request }: PageRequest, client: QueryClient) {
  const id = idInPath(params.id) ?? 0;
  return await pathsOf(client, request, readPressMessage, { id }, messagePath);
}

export default function PressMessagePage() {
  const id = idInPath(useParams().id) ?? 0;
  const { data: message } = useEndpoint(readPressMessage, { id });
  const all = useEndpoint(listPressMessages).data ?? [];
  return message ? <PressMessageScreen key={id} message={message} all={all} /> : null;
}
