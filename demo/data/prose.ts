export type ProseSection = readonly [heading: string, ...paragraphs: string[]];

export function sectionsToHtml(sections: readonly ProseSection[]): string {
  return sections
    .map(([heading, ...paragraphs]) => `<h2>${heading}</h2>${paragraphsToHtml(paragraphs)}`)
    .join('\n');
}

function paragraphsToHtml(paragraphs: readonly string[]): string {
  return paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n');
}
