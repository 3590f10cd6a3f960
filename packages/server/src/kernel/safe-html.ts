import sanitizeHtml from 'sanitize-html';

declare const SAFE: unique symbol;

/**
 * HTML that may be put into a page as it is: only `toSafeHtml` and what was stored through it make
 * one.
 */
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
    // A page opened by a link must not get hold of the one it came from.
    a: (tagName, attribs) => ({
      tagName,
      attribs:
        attribs['target'] === '_blank'
          ? { ...attribs, rel: 'noopener noreferrer' }
          : withoutTarget(attribs),
    }),
    // A page has one first heading, and it is the product's name.
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

/** What a merchant wrote, without anything that could run, load or restyle. */
export function toSafeHtml(html: string): SafeHtml {
  return sanitizeHtml(html, allowed) as SafeHtml;
}

/** For text that went through `toSafeHtml` when it was stored. */
export const storedHtml = (html: string): SafeHtml => html as SafeHtml;

/** The words of it, for search and previews. */
export function htmlWords(html: SafeHtml): string {
  const bare = html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:nbsp|#160);/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  // Single spaces, which most are, stay as they are.
  return bare.replaceAll(/\s{2,}|[^\S ]/g, ' ').trim();
}
