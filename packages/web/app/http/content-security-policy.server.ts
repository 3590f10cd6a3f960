/** Directives a page may add sources to. Everything else is the same for the whole site. */
export type OpenDirective =
  | 'script-src'
  | 'connect-src'
  | 'frame-src'
  | 'form-action'
  | 'frame-ancestors'
  | 'img-src'
  | 'style-src';

/** The sources that allow inline scripts and styles. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Allows elements with this response's nonce, and what those scripts load. */
export const byNonce = (nonce: string): InlineSources => ({
  scripts: [`'nonce-${nonce}'`, "'strict-dynamic'"],
  styles: [`'nonce-${nonce}'`],
});

/**
 * Allows elements with one of these hashes, and the files of this site: browsers do not extend the
 * trust in a hashed script to its imports.
 */
export const byHash = ({ scripts, styles }: InlineSources): InlineSources => ({
  scripts: ["'self'", ...scripts],
  styles,
});

export interface PagePolicy {
  readonly inline: InlineSources;
  readonly imageOrigins: readonly string[];
  /**
   * Additional sources of this page: a payment provider's frame, the site that a form returns to.
   */
  readonly allowed?: readonly (readonly [OpenDirective, string])[];
}

/**
 * Only the named sources: the page's own scripts and what they load, its own styles, files from
 * this site.
 */
export function contentSecurityPolicy({ inline, imageOrigins, allowed = [] }: PagePolicy): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': inline.scripts,
    'style-src': ["'self'", ...inline.styles],
    'img-src': ["'self'", 'data:', ...imageOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-src': [],
    'frame-ancestors': [],
  };
  for (const [directive, source] of allowed)
    directives[directive] = [...(directives[directive] ?? []), source];
  return Object.entries(directives)
    .map(
      ([directive, sources]) =>
        `${directive} ${sources.length === 0 ? "'none'" : [...new Set(sources)].join(' ')}`,
    )
    .join('; ');
}
