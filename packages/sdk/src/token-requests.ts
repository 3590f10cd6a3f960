import type { Connection } from './connection.ts';
import { apiError, ConnectionError } from './errors.ts';
import { send } from './send.ts';
import { accessToken, TokenRole, type Tokens } from './tokens.ts';

export interface TokenAnswer {
  readonly access_token: string;
  readonly refresh_token?: string | null;
  readonly expires_in: number | string;
}

/**
 * A JSON call outside the modules: tokens and the strategies' own steps. Throws an ApiError with
 * the given message prefix.
 */
export async function post<Answer>(
  connection: Connection,
  path: string,
  body: object,
  { headers = {}, failure }: { headers?: Readonly<Record<string, string>>; failure?: string } = {},
): Promise<Answer> {
  const response = await send(connection, {
    url: connection.host() + path,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    // Safe to retry: a second request only issues another token.
    repeatable: path.startsWith('/oauth'),
  });
  const text = await response.text().catch((cause: unknown) => {
    throw new ConnectionError('System error occurred: the answer broke off', { cause });
  });
  const answer = parsed(text);
  if (response.status === 200 && answer !== undefined) return answer as Answer;
  const { status, statusText } = response;
  const requestId = response.headers.get('x-wix-request-id') ?? undefined;
  if (status === 200)
    throw new ConnectionError(
      `System error occurred: ${connection.host()} answered with something that is not JSON. Is it the address of a platform?`,
    );
  const error = apiError({ status, statusText, requestId, body: answer });
  if (failure !== undefined)
    error.message = `${failure}: Failed to fetch tokens from OAuth API: ${statusText || status}. request id: ${requestId ?? null}. ${answer === undefined ? '' : `Response: ${text}`}`;
  throw error;
}

export const fetchTokens = (
  connection: Connection,
  body: object,
  headers: Readonly<Record<string, string>> = {},
  failure = 'something went wrong',
): Promise<TokenAnswer> => post(connection, '/oauth2/token', body, { headers, failure });

export const tokensOf = (answer: TokenAnswer, role: string): Tokens => ({
  accessToken: accessToken(answer.access_token, answer.expires_in),
  refreshToken: { value: answer.refresh_token ?? '', role },
});

export const memberTokensOf = (answer: TokenAnswer): Tokens => tokensOf(answer, TokenRole.MEMBER);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
