import { html, Html } from '#kit/text/markup/html.server.ts';
import { entryOf, type Language } from '#kit/text/language.ts';
import type { OpenApi } from '#kit/http/openapi/openapi.server.ts';
import { officeTextIn, type OfficeT } from '#shop/texts/office-language/text.ts';
import { callHtml, type Call, type Operation } from './docs-call.server.ts';
import { inlineMarkdown, markdown } from './docs-markdown.server.ts';
import { fieldsHtml, fieldsOf, isOfOneCall, type Types } from './docs-schema.server.ts';
import { docsStyle } from './docs-style.server.ts';

/** As it is hashed in the policy: nothing may be added around it. */
const ownStyle = new Html(`<style>${docsStyle}</style>`);

type Shown = { language: Language; languages: readonly Language[]; head: string; script: string };
type Group = { name: string; about: string; calls: Call[] };

/** Returns the page of all calls, which is whole without scripts. The descriptions of calls are in English. */
export function docsPage(api: OpenApi, { language, languages, head, script }: Shown): string {
  const t = officeTextIn(language);
  const groups = groupsOf(api);
  const types = api.components.schemas as Types;
  const count = groups.reduce((sum, { calls }) => sum + calls.length, 0);
  const list = html`<ul>
    ${groups.map(
      ({ name, calls }) =>
        html`<li>
          <a href="#${idOf(name)}">${name} <small>${calls.length}</small></a>
        </li>`,
    )}
    <li><a href="#types">${t('apiDocs.types')}</a></li>
    <li><a href="#refusals">${t('apiDocs.refusals')}</a></li>
  </ul>`;
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${t('apiDocs.title')} · ${api.info.title}</title>
        ${new Html(head)} ${ownStyle}
        <script src="${script}" defer></script>
      </head>
      <body>
        <header class="bar">
          <div>
            <h1>${api.info.title} · ${t('apiDocs.title')}</h1>
            <form role="search" hidden>
              <input
                type="search"
                aria-label="${t('apiDocs.search')}"
                placeholder="${t('apiDocs.search')}"
                autocomplete="off"
                spellcheck="false"
              />
              <output data-found="${t('apiDocs.found', { all: count, count: '{count}' })}"></output>
            </form>
            <div class="languages">
              <a href="/api/openapi.json">openapi.json</a>
              ${languages
                .filter((one) => one !== language)
                .map(
                  (one) =>
                    html`<a href="/api/docs?lang=${one}" lang="${one}" hreflang="${one}"
                      >${entryOf(one).name}</a
                    >`,
                )}
            </div>
          </div>
        </header>
        <div class="all">
          <nav class="groups side" aria-label="${t('apiDocs.groups')}" lang="en">${list}</nav>
          <details class="groups jump">
            <summary>${t('apiDocs.groups')}</summary>
            ${list}
          </details>
          <main lang="en">
            <div class="text about">${markdown(api.info.description)}</div>
            ${groups.map((group) => groupHtml(group, types, t))} ${typesHtml(types, language, t)}
            ${refusalsHtml(api, language, t)}
          </main>
        </div>
      </body>
    </html>`;
  return page.text;
}

function groupHtml({ name, about, calls }: Group, types: Types, t: OfficeT): Html {
  return html`<section id="${idOf(name)}" aria-label="${name}">
    <h2>${name}</h2>
    ${about.length > 200 && html`<div class="text about">${markdown(about)}</div>`}
    ${calls.map((call) => callHtml(call, types, t))}
  </section>`;
}

/** The names of groups are the tags of their calls. */
function groupsOf(api: OpenApi): Group[] {
  const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method,
      path,
      operation: operation as Operation,
    })),
  );
  return api.tags.map(({ name, description }) => ({
    name,
    about: description,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }));
}

function typesHtml(all: Types, language: Language, t: OfficeT): Html {
  const types = Object.entries(all).filter(([name]) => !isOfOneCall(name));
  return html`<section id="types" aria-label="${t('apiDocs.types')}">
    <h2 lang="${language}">${t('apiDocs.types')}</h2>
    ${types
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(
        ([name, schema]) =>
          html`<details class="call" id="type-${name}">
            <summary><span></span><code>${name}</code></summary>
            <div>
              ${schema.description && html`<p>${inlineMarkdown(schema.description)}</p>`}
              ${fieldsHtml(fieldsOf(schema), t)}
            </div>
          </details>`,
      )}
  </section>`;
}

function refusalsHtml({ components }: OpenApi, language: Language, t: OfficeT): Html {
  return html`<section id="refusals" aria-label="${t('apiDocs.refusals')}">
    <h2 lang="${language}">${t('apiDocs.refusals')}</h2>
    <div class="text about">
      <ul class="fields">
        ${Object.values(components.responses).map(
          ({ description }) => html`<li>${inlineMarkdown(description)}</li>`,
        )}
      </ul>
    </div>
  </section>`;
}

function idOf(name: string): string {
  return `group-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`;
}
