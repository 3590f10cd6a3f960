import type { PageContext } from '../page-context.server.ts';

const name = 'shopwright-discount';
const month = 2_592_000;

/** A code from a link, for somebody who has nothing in the cart yet. */
export const keepCode = (page: PageContext, code: string | undefined): void =>
  page.setCookie(
    `${name}=${encodeURIComponent(code ?? '')}; Path=/; Max-Age=${code === undefined ? 0 : month}; SameSite=Lax; HttpOnly${page.origin.startsWith('https:') ? '; Secure' : ''}`,
  );

export function keptCode(request: Request): string | undefined {
  const kept = new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(
    request.headers.get('cookie') ?? '',
  )?.[1];
  try {
    return kept === undefined ? undefined : decodeURIComponent(kept);
  } catch {
    return undefined;
  }
}
