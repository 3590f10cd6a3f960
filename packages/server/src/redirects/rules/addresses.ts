import type { CallbackParams } from '@shopwright/contract/redirects/redirects';
import {
  isAllowedRedirect,
  parsePlainUrl,
  type RedirectPolicy,
  type RedirectSources,
} from '../../kernel/safe-redirect.ts';

/** The callbacks that are URLs; `state` is an opaque value of the client. */
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

/** The first callback URL that is not allowed. An empty one counts as missing. */
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

/** Drops empty values, and renames the older field of the plan list. */
export function allowedCallbacks({ plansListUrl, ...callbacks }: CallbackParams): CallbackParams {
  const planListUrl = callbacks.planListUrl || plansListUrl;
  return Object.fromEntries(
    Object.entries({ ...callbacks, planListUrl }).filter(([, value]) => value),
  );
}

/**
 * Which origins may frame a page of the session and receive its result: those the app registered,
 * the platform itself, and, on a developer's machine, the requesting page. Always whole origins,
 * never a pattern.
 */
export function targetOrigins(
  app: RedirectSources,
  policy: RedirectPolicy,
  asking: string | undefined,
): string[] {
  const registered = [policy.publicUrl, ...app.origins, ...app.redirects].map(
    (text) => parsePlainUrl(text)?.origin,
  );
  const own =
    asking !== undefined && isAllowedRedirect(asking, app, policy, 'page')
      ? parsePlainUrl(asking)?.origin
      : undefined;
  return [...new Set([...registered, own])].filter((origin) => origin !== undefined);
}

/**
 * The origin of the requesting page if the app did not register it; only that page may receive the
 * error.
 */
export function unregisteredOrigin(
  origins: readonly string[],
  asking: string | undefined,
): string | undefined {
  const origin = asking === undefined ? undefined : parsePlainUrl(asking)?.origin;
  return origin === undefined || origins.includes(origin) ? undefined : origin;
}
