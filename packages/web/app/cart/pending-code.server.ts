import type { PageContext } from '../page-context.server.ts';
import { readCookie, serializeCookie } from '../session/cookies.server.ts';

const name = 'shopwright-discount';
const MONTH_SECONDS = 2_592_000;

/**
 * Remembers a discount code from a link for a visitor whose cart is still empty. Without a code, it
 * is forgotten.
 */
export const savePendingCode = (page: PageContext, code: string | undefined): void =>
  page.setCookie(
    serializeCookie(code, {
      name,
      maxAge: MONTH_SECONDS,
      secure: page.origin.startsWith('https:'),
    }),
  );

export const pendingCodeIn = (request: Request): string | undefined =>
  readCookie(request, name) || undefined;
