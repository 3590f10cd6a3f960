export interface PagePolicy {
  readonly nonce: string;
  readonly imageOrigins: readonly string[];
}

/** Nothing but what is named: scripts and inline styles by the nonce of this answer, files from this site. */
export function contentSecurityPolicy({ nonce, imageOrigins }: PagePolicy): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', ...new Set(imageOrigins)],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(directives).map(([directive, sources]) => `${directive} ${sources.join(' ')}`).join('; ');
}
