import type { QueryClient } from '@tanstack/react-query';
import { createElement, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { configure } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { createBrowserRouter } from 'react-router';
import type { Window } from 'happy-dom';
import { OfficeApp } from '../../src/app/office/app.tsx';
import { createOfficeClient } from '../../src/app/office/office-client.ts';
import { createOfficeRouter } from '../../src/app/office/routes.tsx';
import { Shop } from '../../src/app/layouts/shop.tsx';
import { createClient } from '../../src/app/rendering/query-client.ts';
import { createRoutes } from '../../src/app/rendering/routes.tsx';
import { shownLanguage } from '../../src/app/rendering/shown-language.ts';
import { dismiss, noticeStore } from '../../src/kit/browser/announce.ts';
import { queryOf } from '../../src/kit/pages/query.ts';
import type { Language } from '../../src/kit/text/language.ts';
import { loseSession } from '../../src/shop/login/log-in-state.ts';
import { readLanguageTable } from '../../src/shop/texts/contract.ts';
import { languageTables } from '../../src/shop/texts/language-table.ts';
import type { Client } from '../shop.ts';

// A page asks the server in between, on machines that do much else.
configure({ asyncUtilTimeout: 15_000 });

export type Sent = { method: string; path: string; body: unknown };

export type Shown = Awaited<ReturnType<typeof show>>;

let shown: Root | undefined;

/**
 * Shows a page of the shop, or of the office, as its browser entry does, in the document of this process; its calls
 * are answered by the shop's server. Returns what it has sent to change something.
 */
export async function show(client: Client, path: string, language: Language = 'sv') {
  close();
  const sent: Sent[] = [];
  const holds: { call: RegExp; until: Promise<void> }[] = [];
  const delays: typeof holds = [];
  const refusals: { path: RegExp; status: number; body: string }[] = [];
  goTo(path);
  const called: string[] = [];
  let underWay = 0;
  const answer = async (address: unknown, init: RequestInit): Promise<Response> => {
    const url = String(address).replace('http://localhost:3000', '');
    const { method = 'GET', body, headers } = init;
    init.signal?.throwIfAborted();
    const given = typeof body === 'string' ? (JSON.parse(body) as object) : body;
    if (method === 'GET') called.push(url);
    else sent.push({ method, path: url, body: given });
    await Promise.all(holds.filter(({ call }) => call.test(`${method} ${url}`)).map(({ until }) => until));
    const refusal = refusals.find((one) => one.path.test(`${method} ${url}`));
    if (refusal) return new Response(refusal.body, { status: refusal.status });
    const payload = given instanceof Blob ? Buffer.from(await given.arrayBuffer()) : given;
    const answered = await client.send(
      method as 'GET',
      url.replace('/api/', ''),
      payload ?? undefined,
      withoutJson(headers as Record<string, string>),
    );
    await Promise.all(delays.filter(({ call }) => call.test(`${method} ${url}`)).map(({ until }) => until));
    init.signal?.throwIfAborted();
    return new Response(answered.status === 204 ? null : answered.text, {
      status: answered.status,
      headers: { 'content-type': answered.headers['content-type'] as string },
    });
  };
  globalThis.fetch = async (address, init = {}) => {
    underWay++;
    try {
      return await answer(address, init);
    } finally {
      underWay--;
    }
  };
  shownLanguage.start(language, ['sv', 'en']);
  shown = createRoot(document.body.appendChild(document.createElement('div')));
  const queries = path.startsWith('/office') ? createOfficeClient() : shopQueries(language);
  shown.render(path.startsWith('/office') ? office(queries) : shop(queries, language));
  return {
    sent,
    /** What the page keeps of the answers. */
    queries,
    /** The paths of what it has read. */
    called,
    /** Waits until nothing is asked any more and all of it is shown. */
    settled: async () => {
      const isCalm = () => underWay === 0 && document.querySelector('h1') !== null;
      for (let calm = 0; calm < 3; calm = isCalm() ? calm + 1 : 0)
        await new Promise((done) => setTimeout(done, 5));
    },
    user: userOf(),
    /** Answers such calls (`POST /api/x`) with a failure from now on. */
    refuse: (call: RegExp, status = 500, body = '') => void refusals.push({ path: call, status, body }),
    /** Keeps such calls from the server until the returned function is called. */
    hold(call: RegExp): () => void {
      let letGo = () => {};
      holds.push({ call, until: new Promise((done) => (letGo = done)) });
      return letGo;
    },
    /** Keeps the answers of such calls, as they are now, from the page until the returned function is called. */
    delay(call: RegExp): () => void {
      let letGo = () => {};
      delays.push({ call, until: new Promise((done) => (letGo = done)) });
      return letGo;
    },
    allow: () => void refusals.splice(0),
  };
}

/**
 * A user before whom nothing is called wrong too soon: a field may be only once something was pressed, or Enter, while
 * it was there.
 */
function userOf() {
  const user = userEvent.setup();
  const tried = new Set<Element | string>();
  // A field that is shown anew is told by its name.
  const idsOf = (field: Element) => [field, field.getAttribute('name') || field];
  const press = () => {
    for (const field of document.querySelectorAll('input, select, textarea, fieldset, [role]'))
      for (const id of idsOf(field)) tried.add(id);
  };
  const look = () => {
    const wrong = [...document.querySelectorAll('[aria-invalid="true"]')];
    const early = wrong.find((field) => !idsOf(field).some((id) => tried.has(id)));
    if (early) throw new Error(`called wrong before anything was sent: ${early.outerHTML}`);
  };
  // A form may judge a field of its own as soon as something was typed in it, and no other.
  const judgeItself = (field: Element) => {
    if (field.matches('[name], [data-field] *')) for (const id of idsOf(field)) tried.add(id);
  };
  return {
    ...user,
    async click(element: Element) {
      look();
      if (element.closest('button, a, [role="button"], [role="option"], [type="submit"]')) press();
      await user.click(element);
      // A page may show the part in which something is wrong only then.
      if (element.closest('[type="submit"]')) press();
    },
    async upload(...[element, files]: Parameters<typeof user.upload>) {
      look();
      press();
      await user.upload(element, files);
    },
    async type(...[element, text, options]: Parameters<typeof user.type>) {
      look();
      if (text.includes('{Enter}')) press();
      judgeItself(element);
      await user.type(element, text, options);
      look();
    },
    async clear(element: Element) {
      look();
      judgeItself(element);
      await user.clear(element);
    },
    async keyboard(text: string) {
      look();
      press();
      await user.keyboard(text);
    },
  };
}

export function close(): void {
  shown?.unmount();
  shown = undefined;
  document.body.replaceChildren();
  for (const { id } of noticeStore.get()) dismiss(id);
  localStorage.clear();
  sessionStorage.clear();
}

function goTo(path: string): void {
  (globalThis as unknown as { happyDOM: Window['happyDOM'] }).happyDOM.setURL(`http://localhost:3000${path}`);
}

/** An empty body is no JSON, and whatever else is sent says what it is. */
function withoutJson(headers: Record<string, string> = {}): Record<string, string> {
  const { 'content-type': type, ...others } = headers;
  return type === undefined || type === 'application/json' ? others : { ...others, 'content-type': type };
}

function shopQueries(language: Language): QueryClient {
  const queries = createClient(loseSession);
  queries.setQueryData(queryOf(readLanguageTable, language).queryKey, languageTables[language]);
  return queries;
}

function shop(client: QueryClient, language: Language): ReactElement {
  const router = createBrowserRouter(createRoutes(client, () => ({ language, languages: ['sv', 'en'] })));
  return createElement(Shop, { client, router, siteUrl: 'http://localhost:3000' });
}

function office(client: QueryClient): ReactElement {
  return createElement(OfficeApp, { client, router: createOfficeRouter(), shopLanguages: ['sv', 'en'] });
}
