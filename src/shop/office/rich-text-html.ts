import { DOMParser as SchemaParser, DOMSerializer } from 'prosemirror-model';
import type { Node } from 'prosemirror-model';
import { richTextSchema } from './rich-text-schema.ts';

const reader = SchemaParser.fromSchema(richTextSchema);
const writer = DOMSerializer.fromSchema(richTextSchema);

/** HTML as a document to edit; what the maker's texts may not hold is left out. */
export function documentOf(html: string): Node {
  return reader.parse(new DOMParser().parseFromString(html, 'text/html').body);
}

/** A document as HTML; '' where nothing is written. */
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
