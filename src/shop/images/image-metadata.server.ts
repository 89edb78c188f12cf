import { element, xmlFile, type XmlPart } from '#kit/text/markup/xml.server.ts';
import { shopName } from '#shop/settings/shop-name.ts';
import type { WordColumns } from './images.server.ts';

/**
 * Returns the metadata of a downloadable picture as XMP, in the fields of the IPTC Photo Metadata Standard: title and
 * caption in both languages, creator, credit, usage rights, date, place and the numbers of the articles that it
 * shows.
 */
export function xmpOf(words: WordColumns, company: string, articleNumbers: readonly string[]): string {
  const name = shopName(company);
  const { caption_sv: captionSv, caption_en: captionEn } = words;
  const description = element(
    'rdf:Description',
    [
      alternatives('dc:title', titleIn(captionSv), titleIn(captionEn ?? '')),
      alternatives('dc:description', captionSv, captionEn),
      list('dc:creator', 'rdf:Seq', [words.photographer || name]),
      alternatives('dc:rights', words.licence_sv, words.licence_en),
      list('dc:subject', 'rdf:Bag', articleNumbers),
      element('dc:identifier', articleNumbers.join(', ')),
      element('photoshop:Headline', titleIn(captionSv)),
      element('photoshop:Credit', words.photographer || name),
      element('photoshop:Source', name),
      element('photoshop:DateCreated', words.taken_on ?? ''),
      element('Iptc4xmpCore:Location', words.place_sv),
      alternatives('xmpRights:UsageTerms', words.licence_sv, words.licence_en),
      element('xmpRights:Marked', 'True'),
    ],
    { 'rdf:about': '' },
  );
  const root = element('x:xmpmeta', [element('rdf:RDF', [description], namespaces)], {
    'xmlns:x': 'adobe:ns:meta/',
  });
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>\n${withoutDeclaration(xmlFile(root))}<?xpacket end="r"?>`;
}

const namespaces = {
  'xmlns:rdf': 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:photoshop': 'http://ns.adobe.com/photoshop/1.0/',
  'xmlns:xmpRights': 'http://ns.adobe.com/xap/1.0/rights/',
  'xmlns:Iptc4xmpCore': 'http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/',
};

/** The title is the first sentence: for `Bricka Kottestig på gräs. Mirja Lehto ritade den.` the motif. */
function titleIn(caption: string): string {
  return (/^.*?[.!?](?=\s|$)/s.exec(caption)?.[0] ?? caption).replace(/\.$/, '');
}

/** Writes both languages, Swedish first, because a program without language support shows the first. */
function alternatives(name: string, sv: string, en: string | null): XmlPart {
  const items = [
    element('rdf:li', sv || en || '', { 'xml:lang': 'x-default' }),
    element('rdf:li', sv, { 'xml:lang': 'sv' }),
    element('rdf:li', en ?? '', { 'xml:lang': 'en' }),
  ];
  return element(name, [element('rdf:Alt', items)]);
}

function list(name: string, kind: 'rdf:Seq' | 'rdf:Bag', values: readonly string[]): XmlPart {
  return element(name, [
    element(
      kind,
      values.map((value) => element('rdf:li', value)),
    ),
  ]);
}

/** An XMP packet inside another file has no XML declaration. */
function withoutDeclaration(xml: string): string {
  return xml.replace(/^<\?xml[^>]*>\n/, '');
}
