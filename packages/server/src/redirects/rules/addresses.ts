import type { CallbackParams } from '@shopwright/contract/redirects/redirects';
import {
  isAllowedRedirect,
  plainUrl,
  type RedirectPolicy,
  type RedirectSources,
} from '../../kernel/safe-redirect.ts';

/** The callbacks that are addresses; `state` is the program's own. */
const urlFields = [
  'thankYouPageUrl',
  'postFlowUrl',
  'loginUrl',
  'bookingsServiceListUrl',
  'cartPageUrl',
  'planListUrl',
  'plansListUrl',
] as const satisfies readonly (keyof CallbackParams)[];

export interface BadAddress {
  readonly field: string;
  readonly url: string;
  readonly kind: 'oauth' | 'page';
}

/** The first address that people may not be sent to. An empty one counts as none. */
export function badAddress(
  { callbacks, redirectUri }: { callbacks: CallbackParams; redirectUri: string | undefined },
  app: RedirectSources,
  policy: RedirectPolicy,
): BadAddress | undefined {
  if (
    redirectUri !== undefined &&
    (redirectUri.includes('#') || !isAllowedRedirect(redirectUri, app, policy, 'oauth'))
  )
    return { field: 'auth.authRequest.redirectUri', url: redirectUri, kind: 'oauth' };
  for (const field of urlFields) {
    const url = callbacks[field];
    if (url && !isAllowedRedirect(url, app, policy, 'page'))
      return { field: `callbacks.${field}`, url, kind: 'page' };
  }
  return undefined;
}

/** Without the empty ones; the older name of the list of plans becomes the newer. */
export function knownCallbacks({ plansListUrl, ...callbacks }: CallbackParams): CallbackParams {
  const planListUrl = callbacks.planListUrl || plansListUrl;
  return Object.fromEntries(
    Object.entries({ ...callbacks, planListUrl }).filter(([, value]) => value),
  );
}

/**
 * Who may frame a page of the session and be told its result: what the app registered, the platform itself, and, on a
 * developer's machine, the page that asked. Always whole origins, never a pattern.
 */
export function targetOrigins(
  app: RedirectSources,
  policy: RedirectPolicy,
  asking: string | undefined,
): string[] {
  const registered = [policy.publicUrl, ...app.origins, ...app.redirects].map(
    (text) => plainUrl(text)?.origin,
  );
  const own =
    asking !== undefined && isAllowedRedirect(asking, app, policy, 'page')
      ? plainUrl(asking)?.origin
      : undefined;
  return [...new Set([...registered, own])].filter((origin) => origin !== undefined);
}

/** The page that asks, where the app did not register it: the only page that may be told so. */
export function unregisteredOrigin(
  origins: readonly string[],
  asking: string | undefined,
): string | undefined {
  const origin = asking === undefined ? undefined : plainUrl(asking)?.origin;
  return origin === undefined || origins.includes(origin) ? undefined : origin;
}
