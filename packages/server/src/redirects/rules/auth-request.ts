import type { FieldViolation } from '@shopwright/contract';
import type { AuthorizeResponseMode } from '@shopwright/contract/redirects/hosted';
import { Prompt, type RedirectSessionAuthParams } from '@shopwright/contract/redirects/targets';
import { violation } from '../../kernel/outcome.ts';
import { isChallenge } from '../../kernel/pkce.ts';

/** A valid authorization request of a client. */
export interface AuthRequest {
  readonly clientId: string;
  readonly responseMode: AuthorizeResponseMode;
  readonly state: string;
  readonly codeChallenge: string;
  /** Absent in the silent exchange only. */
  readonly redirectUri?: string;
  readonly prompt?: Prompt;
  /** The identity provider that the client chose. */
  readonly idp?: string;
}

const modes: readonly string[] = [
  'fragment',
  'query',
  'web_message',
] satisfies AuthorizeResponseMode[];
const prompts: readonly string[] = Prompt.enum ?? [];
const MAX_STATE_LENGTH = 2048;

/**
 * OAuth 2.1: response type code, an S256 challenge, and a redirect URI unless the result is posted
 * to a page.
 */
export function readAuth({
  authRequest = {},
  prompt,
}: RedirectSessionAuthParams): { request: AuthRequest } | { violations: FieldViolation[] } {
  const {
    clientId,
    responseType,
    redirectUri,
    state,
    responseMode,
    codeChallenge,
    codeChallengeMethod,
    idp,
  } = authRequest;
  const requestedPrompt = prompt ?? authRequest.prompt ?? undefined;
  const mode = responseMode ?? 'fragment';
  const violations: FieldViolation[] = [];
  const wrong = (
    field: string,
    description: string,
    rule: FieldViolation['violatedRule'] = 'VALIDATION',
  ) => void violations.push(violation(`auth.authRequest.${field}`, rule, description));

  if (!clientId) wrong('clientId', 'is required', 'REQUIRED_FIELD');
  if (responseType !== 'code') wrong('responseType', 'must be code');
  if (!modes.includes(mode)) wrong('responseMode', `must be one of ${modes.join(', ')}`);
  if (!state) wrong('state', 'is required', 'REQUIRED_FIELD');
  else if (state.length > MAX_STATE_LENGTH)
    wrong('state', `must not be longer than ${MAX_STATE_LENGTH} characters`, 'MAX_LENGTH');
  if (codeChallengeMethod !== 'S256') wrong('codeChallengeMethod', 'must be S256');
  if (!isChallenge(codeChallenge ?? undefined))
    wrong('codeChallenge', 'must be a SHA-256 in base64url, 43 characters');
  if (!redirectUri && mode !== 'web_message') wrong('redirectUri', 'is required', 'REQUIRED_FIELD');
  if (requestedPrompt !== undefined && !prompts.includes(requestedPrompt))
    wrong('prompt', `must be one of ${prompts.join(', ')}`, 'INVALID_ENUM_VALUE');
  if (violations.length > 0) return { violations };

  return {
    request: {
      clientId: clientId ?? '',
      state: state ?? '',
      codeChallenge: codeChallenge ?? '',
      // Both were looked up in their lists above.
      responseMode: mode as AuthorizeResponseMode,
      ...(requestedPrompt === undefined ? {} : { prompt: requestedPrompt as Prompt }),
      ...(redirectUri ? { redirectUri } : {}),
      ...(idp ? { idp } : {}),
    },
  };
}
