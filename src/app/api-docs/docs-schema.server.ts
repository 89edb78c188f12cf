import { html, Html } from '#kit/text/markup/html.server.ts';
import type { OfficeT } from '#shop/texts/office-language/text.ts';
import { inlineMarkdown } from './docs-markdown.server.ts';

/** The part of JSON Schema that the shop's declarations come to. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  items?: Schema;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
};

export type Field = { name: string; schema: Schema; required: boolean; about?: string | undefined };

/** Returns a list of fields with their types; what a field has inside follows below it. */
export function fieldsHtml(fields: readonly Field[], t: OfficeT): Html {
  return html`<ul class="fields">
    ${fields.map((field) => fieldHtml(field, t))}
  </ul>`;
}

export type Types = Readonly<Record<string, Schema>>;

/** What only one call takes or answers is shown with the call, and not among the types. */
export function isOfOneCall(name: string): boolean {
  return /(?:Request|Answer)$/.test(name);
}

/** Returns the type in words, and the fields of what is described in place or is of this call alone. */
export function schemaHtml(schema: Schema, types: Types, t: OfficeT): Html {
  const name = nameOf(schema);
  const own = name !== undefined && isOfOneCall(name) ? types[name] : undefined;
  if (own) return schemaHtml(own, types, t);
  if (schema.anyOf?.some((one) => isOfOneCall(nameOf(one) ?? '')))
    return html`${schema.anyOf.map((one) => schemaHtml(one, types, t))}`;
  const inner = innerOf(schema);
  return html`${!schema.properties && html`<p>${typeHtml(schema)}</p>`}
  ${inner && fieldsHtml(fieldsOf(inner), t)}`;
}

export function fieldsOf({ properties = {}, required = [] }: Schema): Field[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    required: required.includes(name),
  }));
}

function fieldHtml({ name, schema, required, about }: Field, t: OfficeT): Html {
  const notes = [required && t('apiDocs.required'), ...boundsOf(schema)].filter((note) => note !== false);
  const inner = innerOf(schema);
  const text = about ?? schema.description;
  const note = notes.length > 0 && ` ${notes.join(' · ')}`;
  return html`<li>
    <b>${name}</b> ${typeHtml(schema)}${note}${text && html` ${inlineMarkdown(text)}`}${
      inner && fieldsHtml(fieldsOf(inner), t)
    }
  </li>`;
}

/** Returns the object that is described in place, also where it is the item of a list or may be null. */
function innerOf(schema: Schema): Schema | undefined {
  const all = [schema, ...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])];
  return all.find(({ properties }) => properties);
}

function typeHtml(schema: Schema): Html {
  const name = nameOf(schema);
  if (name !== undefined) return html`<a href="#type-${name}">${name}</a>`;
  if (schema.anyOf) return joined(schema.anyOf.map(typeHtml));
  if (schema.items) return html`${typeHtml(schema.items)}[]`;
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values) return html`<code>${values.map((value) => JSON.stringify(value)).join(' | ')}</code>`;
  return html`<code>${[schema.type ?? 'any'].flat().join(' | ')}</code>`;
}

function nameOf({ $ref }: Schema): string | undefined {
  return $ref?.split('/').at(-1);
}

function joined(parts: readonly Html[]): Html {
  return new Html(parts.map(({ text }) => text).join(' | '));
}

function boundsOf({ format, minLength, maxLength, minimum, maximum, maxItems }: Schema): string[] {
  return [
    ...(format ? [format] : []),
    ...rangeOf(minLength, maxLength, ' characters'),
    ...rangeOf(minimum, maximum === largestInteger ? undefined : maximum, ''),
    ...rangeOf(undefined, maxItems, ' items'),
  ];
}

/** What the database can hold says nothing to a reader. */
const largestInteger = 2_147_483_647;

function rangeOf(least: number | undefined, most: number | undefined, unit: string): string[] {
  if (most === undefined) return least === undefined || least === 0 ? [] : [`at least ${least}${unit}`];
  return [least === undefined ? `at most ${most}${unit}` : `${least}–${most}${unit}`];
}
