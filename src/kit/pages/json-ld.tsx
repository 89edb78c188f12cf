/** Structured data about the page for search engines. It is a data block, which browsers do not execute. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  // Escaping `<` keeps any text from ending the script element.
  const safe = json.replace(/</g, '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: safe }} />;
}
