import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    'blockquote',
    'cite',
    'strong',
    'b',
    'em',
    'i',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'dl',
    'dt',
    'dd',
    'sup',
    'sub',
    'span',
  ],
  allowedAttributes: {
    a: ['href', 'lang', 'rel'],
    span: ['lang'],
    th: ['scope'],
    p: ['lang'],
    blockquote: ['lang'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attributes) => {
      const isAbroad = /^https?:/.test(attributes.href ?? '');
      return { tagName, attribs: isAbroad ? { ...attributes, rel: 'noopener noreferrer' } : attributes };
    },
  },
};

/** Cleans HTML written by staff: scripts, and everything that loads from elsewhere, are removed. */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, options);
}
