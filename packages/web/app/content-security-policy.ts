/** Directives a page may add sources to. Everything else is the same for the whole site. */
export type OpenDirective = 'script-src' | 'connect-src' | 'frame-src' | 'form-action' | 'frame-ancestors' | 'img-src' | 'style-src';

export interface PagePolicy {
  readonly nonce: string;
  readonly imageOrigins: readonly string[];
  /** What this one page needs beside that: a payment provider's frame, the site a form leads back to. */
  readonly allowed?: readonly (readonly [OpenDirective, string])[];
}

/** Nothing but what is named: scripts and inline styles by the nonce of this answer, files from this site. */
export function contentSecurityPolicy({ nonce, imageOrigins, allowed = [] }: PagePolicy): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', ...imageOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-src': [],
    'frame-ancestors': [],
  };
  for (const [directive, source] of allowed) directives[directive] = [...(directives[directive] ?? []), source];
  return Object.entries(directives).map(([directive, sources]) => `${directive} ${sources.length === 0 ? "'none'" : [...new Set(sources)].join(' ')}`).join('; ');
}
