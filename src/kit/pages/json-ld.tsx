/** Facts of the page for search engines; a block of data, which no browser runs. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  // No text in it can end the script element.
  const safe = json.replace(/</g, '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: safe }} />;
}
