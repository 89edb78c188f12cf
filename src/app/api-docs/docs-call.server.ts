import { html, type Html } from '#kit/text/markup/html.server.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { inlineMarkdown, markdown } from './docs-markdown.server.ts';
import { fieldsHtml, schemaHtml, type Schema, type Types } from './docs-schema.server.ts';

type Media = { schema: Schema; example?: unknown };
type Content = Record<string, Media>;
type Parameter = { name: string; in: string; required?: boolean; description?: string; schema: Schema };
type Answer = { $ref?: string; description?: string; content?: Content };

export type Operation = {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: Record<string, unknown>[];
  'x-right'?: string;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, Answer>;
};

export type Call = { method: string; path: string; operation: Operation };

/** Returns one call as an element that opens, which works without scripts too. */
export function callHtml({ method, path, operation }: Call, types: Types, t: OfficeT): Html {
  const { operationId, summary, description, requestBody, responses } = operation;
  // Every call takes the language; the introduction tells of it.
  const parameters = (operation.parameters ?? []).filter(({ name }) => name !== 'languageCode');
  return html`<details class="call" id="${operationId}" data-call>
    <summary>
      <span class="method" ${method !== 'get' && writes}>${method.toUpperCase()}</span>
      <code>${path}</code>
      <span>${summary}</span>
    </summary>
    <div>
      <p>${whoMay(operation, t)}</p>
      ${description && html`<div class="text">${markdown(description)}</div>`}
      ${
        parameters.length > 0 &&
        html`<h3>${t('apiDocs.parameters')}</h3>
          ${fieldsHtml(
            parameters.map(({ required = false, description: about, ...parameter }) => ({
              name: parameter.in === 'header' ? `${parameter.name}:` : parameter.name,
              schema: parameter.schema,
              required,
              about,
            })),
            t,
          )}`
      }
      ${
        requestBody &&
        html`<h3>${t('apiDocs.body')}</h3>
          ${contentHtml(requestBody.content, types, t)}`
      }
      <h3>${t('apiDocs.answer')}</h3>
      ${Object.entries(responses).map(([status, answer]) => answerHtml(status, answer, types, t))}
      ${refusalsHtml(responses, t)}
    </div>
  </details>`;
}

const writes = html`data-writes`;

function whoMay({ security, 'x-right': right }: Operation, t: OfficeT): Html {
  const needs = security.flatMap((one) => Object.keys(one));
  const isOpen = security.some((one) => Object.keys(one).length === 0);
  if (needs.includes('office')) return html`${t('apiDocs.staff')}${right && html` <code>${right}</code>`}`;
  if (needs.includes('key')) return html`${t('apiDocs.program')}${right && html` <code>${right}</code>`}`;
  if (!needs.includes('session')) return html`${t('apiDocs.anyone')}`;
  return html`${t(isOpen ? 'apiDocs.anyoneOrCustomer' : 'apiDocs.customer')}`;
}

function answerHtml(
  status: string,
  { description = '', content }: Answer,
  types: Types,
  t: OfficeT,
): Html | undefined {
  if (!status.startsWith('2')) return undefined;
  return html`<p><b>${status}</b> ${inlineMarkdown(description)}</p>
    ${content && contentHtml(content, types, t)}`;
}

/** What any call may answer is told once, below all of them; what is special about this one stands here. */
function refusalsHtml(responses: Record<string, Answer>, t: OfficeT): Html {
  const refused = Object.entries(responses).filter(([status]) => !status.startsWith('2'));
  const shared = refused.filter(([, { $ref }]) => $ref).map(([status]) => status);
  return html`<h3>${t('apiDocs.refusals')}</h3>
    <ul class="fields">
      ${refused
        .filter(([, { $ref }]) => !$ref)
        .map(
          ([status, { description = '' }]) => html`<li><b>${status}</b> ${inlineMarkdown(description)}</li>`,
        )}
      <li><a href="#refusals">${shared.join(' · ')}</a></li>
    </ul>`;
}

function contentHtml(content: Content, types: Types, t: OfficeT): Html[] {
  return Object.entries(content).map(
    ([type, { schema, example }]) =>
      html`${type !== 'application/json' && html`<p><code>${type}</code></p>`}
      ${schema.format !== 'binary' && schemaHtml(schema, types, t)}
      ${example !== undefined && html`<pre>${JSON.stringify(example, undefined, 2)}</pre>`}`,
  );
}
