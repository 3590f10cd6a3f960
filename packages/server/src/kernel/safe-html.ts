import sanitizeHtml from 'sanitize-html';

declare const SAFE: unique symbol;

/** HTML that is safe to insert into a page. Only `toSafeHtml` creates it. */
export type SafeHtml = string & { readonly [SAFE]: true };

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'strong',
    'em',
    'b',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'small',
    'span',
    'div',
    'ul',
    'ol',
    'li',
    'a',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'blockquote',
    'pre',
    'code',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'iframe',
    'object',
    'svg',
    'math',
    'title',
  ],
  transformTags: {
    // `noopener`: the opened page must not control this one.
    a: (tagName, attribs) => ({
      tagName,
      attribs:
        attribs['target'] === '_blank'
          ? { ...attribs, rel: 'noopener noreferrer' }
          : withoutTarget(attribs),
    }),
    // The page's only h1 is the product's name.
    h1: 'h2',
  },
  disallowedTagsMode: 'discard',
};

function withoutTarget({
  target: _,
  ...attribs
}: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return attribs;
}

/**
 * Sanitizes a merchant's HTML: nothing in it can run scripts, load resources or restyle the page.
 */
export function toSafeHtml(html: string): SafeHtml {
  return sanitizeHtml(html, allowed) as SafeHtml;
}

/** For text that went through `toSafeHtml` when it was stored. */
export const storedHtml = (html: string): SafeHtml => html as SafeHtml;

/** Its plain text, for search and previews. */
export function htmlToText(html: SafeHtml): string {
  const bare = html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:nbsp|#160);/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  // Text without repeated spaces is the usual case and stays as it is.
  return bare.replaceAll(/\s{2,}|[^\S ]/g, ' ').trim();
}
