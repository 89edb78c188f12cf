import { html as xml } from '#kit/text/markup/html.server.ts';
import type { Language } from '#kit/text/language.ts';
import { pressMessageImageFull } from '#shop/press-room/file-urls.ts';
import type { PressMessage } from '#shop/press-room/contract.ts';
import { excerpt } from '#shop/press-room/messages/excerpt.ts';
import { messagePath } from '#shop/press-room/paths.ts';
import { addressesOf } from './sitemap.server.ts';

type Feed = {
  siteUrl: string;
  language: Language;
  title: string;
  author: string;
  /** Newest first. */
  messages: readonly PressMessage[];
};

/** Renders the press messages as an Atom feed. An entry keeps its id when its title changes. */
export function feedOf({ siteUrl, language, title, author, messages }: Feed): string {
  const own = `${siteUrl}/feed/press.${language}.xml`;
  const page = addressesOf({ siteUrl, languages: [language] }, '/pressroom/press')[language];
  return xml`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${own}</id>
<title>${title}</title>
<link rel="self" type="application/atom+xml" href="${own}"/>
<link rel="alternate" type="text/html" href="${page}"/>
<updated>${messages.map(changedAt).sort().at(-1) ?? '1970-01-01T00:00:00Z'}</updated>
<author><name>${author}</name></author>
${messages.map((message) => entryOf(siteUrl, language, message))}</feed>
`.text;
}

/** The times are in one format, so that they sort chronologically as text. */
function changedAt({ CreateDate, ChangeDate }: PressMessage): string {
  return ChangeDate ?? CreateDate;
}

function entryOf(siteUrl: string, language: Language, message: PressMessage) {
  const { Id, Title, Message, CreateDate, HasImage, Url } = message;
  const image = `${siteUrl}${pressMessageImageFull(Id)}`;
  const page = addressesOf({ siteUrl, languages: [language] }, messagePath(message))[language] ?? siteUrl;
  return xml`<entry>
<id>${siteUrl}/pressroom/press/${Id}#${language}</id>
<title>${Title}</title>
<link rel="alternate" type="text/html" href="${page}"/>
${Url && xml`<link rel="related" href="${Url}"/>\n`}${
    HasImage && xml`<link rel="enclosure" type="image/jpeg" href="${image}"/>\n`
  }<published>${CreateDate}</published>
<updated>${changedAt(message)}</updated>
<summary>${excerpt(Message)}</summary>
<content type="html">${withAbsoluteLinks(Message, page)}</content>
</entry>
`;
}

/** A reader of feeds shows the text elsewhere, where a link from its page leads nowhere. The text is cleaned HTML. */
function withAbsoluteLinks(text: string, page: string): string {
  return text.replace(/(<[^>]*\s(?:href|src)=")([^"]*)"/g, (whole, before: string, link: string) =>
    URL.canParse(link, page) ? `${before}${new URL(link, page).href}"` : whole,
  );
}
