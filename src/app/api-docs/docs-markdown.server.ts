import { Marked } from 'marked';
import { Html } from '#kit/text/markup/html.server.ts';

/** The texts stand below the heading of their group. */
const marked = new Marked({
  async: false,
  walkTokens(token) {
    if (token.type === 'heading') token.depth = Math.min(6, Number(token.depth) + 2);
  },
});

/** Returns the project's own Markdown as HTML; it is not meant for what others write. */
export function markdown(text: string): Html {
  return new Html(marked.parse(text, { async: false }));
}

export function inlineMarkdown(text: string): Html {
  return new Html(marked.parseInline(text, { async: false }));
}
