import {
  DOMParser as SchemaParser,
  DOMSerializer,
  type Node,
  type ResolvedPos,
  type Slice,
} from 'prosemirror-model';
import { listsInText } from './pasted-lists.ts';
import { richTextSchema } from './rich-text-schema.ts';

const reader = SchemaParser.fromSchema(richTextSchema);
const writer = DOMSerializer.fromSchema(richTextSchema);

/** Parses HTML into an editable document; content that the schema does not allow is dropped. */
export function documentOf(html: string): Node {
  return reader.parse(new DOMParser().parseFromString(html, 'text/html').body);
}

/** Parses pasted plain text: lines become paragraphs, and lines with bullets become a list. */
export function sliceOfText(text: string, context: ResolvedPos, plain: boolean): Slice {
  const lists = plain ? undefined : listsInText(text);
  const html = lists ?? textAsHtml(text);
  return reader.parseSlice(new DOMParser().parseFromString(html, 'text/html').body, {
    preserveWhitespace: true,
    context,
  });
}

function textAsHtml(text: string): string {
  const place = document.createElement('div');
  for (const line of text.split(/(?:\r\n?|\n)+/)) {
    const paragraph = document.createElement('p');
    paragraph.textContent = line;
    place.append(paragraph);
  }
  return place.innerHTML;
}

/** Serializes a document as HTML; '' when it is empty. */
export function htmlOf(document_: Node): string {
  if (document_.textContent.trim() === '' && !holdsRule(document_)) return '';
  const place = document.createElement('div');
  place.append(writer.serializeFragment(document_.content));
  for (const paragraph of place.querySelectorAll(':is(li, td, th, dd) > p:only-child:not([lang])'))
    paragraph.replaceWith(...paragraph.childNodes);
  return place.innerHTML;
}

function holdsRule(document_: Node): boolean {
  let found = false;
  document_.descendants((node) => {
    found ||= node.type.name === 'horizontal_rule';
    return !found;
  });
  return found;
}
