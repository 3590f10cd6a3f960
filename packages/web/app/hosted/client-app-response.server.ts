/** Encodes the result of a sign-in for the client app that requested it. */

export interface AuthorizationResponse {
  readonly state: string;
  readonly code?: string | undefined;
  readonly error?: string | undefined;
  readonly errorDescription?: string | undefined;
}

const toQueryFields = ({
  state,
  code,
  error,
  errorDescription,
}: AuthorizationResponse): Record<string, string> => ({
  ...(code === undefined ? {} : { code }),
  ...(error === undefined ? {} : { error }),
  ...(errorDescription === undefined ? {} : { error_description: errorDescription }),
  state,
});

/**
 * The redirect URL with the response. The registered URL itself is unchanged, because it is
 * compared literally.
 */
export function answerUrl(
  redirectUri: string,
  mode: 'fragment' | 'query',
  answer: AuthorizationResponse,
): string {
  const query = new URLSearchParams(toQueryFields(answer)).toString();
  if (mode === 'fragment') return `${redirectUri}#${query}`;
  const joined = redirectUri.includes('?') ? (/[?&]$/.test(redirectUri) ? '' : '&') : '?';
  return `${redirectUri}${joined}${query}`;
}

/** JSON that is safe inside an inline script. */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * The page of a hidden frame: posts the result to its parent, if the parent has a registered
 * origin. Where the browser exposes the parent's origin, no other origin is tried.
 */
export function messagePage(
  answer: AuthorizationResponse,
  { origins, nonce }: { origins: readonly string[]; nonce: string },
): string {
  const script =
    `const answer=${jsonForScript(toQueryFields(answer))};const parentOrigin=location.ancestorOrigins?.[0];` +
    `for(const origin of ${jsonForScript(origins)})if(parentOrigin===undefined||parentOrigin===origin)(opener??parent).postMessage(answer,origin);`;
  return emptyPage(origins.length === 0 ? '' : `<script nonce="${nonce}">${script}</script>`);
}

export const emptyPage = (body = ''): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><title>Signing in</title>${body}</html>`;
