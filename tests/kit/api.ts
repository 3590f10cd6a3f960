import { addMember } from './members.ts';
import type { TestServer } from './start-server.ts';

/** Calls of a started server over HTTP, and the tokens to make them with. */

/** The app id of the store's own products in a catalog reference. */
export const STORES = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

export interface Answer<Body = Record<string, unknown>> {
  readonly status: number;
  readonly body: Body;
  /** The code of an error. */
  readonly code: string | undefined;
  /** The catalog version of the answer. */
  readonly consistent: string | null;
  readonly headers: Headers;
}

export type Call = <Body = Record<string, unknown>>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer<Body>>;

/** Calls with this authorization: a token, a merchant key, or both with a comma between them. */
export const callAs =
  ({ url }: { readonly url: string }, authorization: string): Call =>
  async <Body>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        authorization,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'manual',
    });
    const text = await response.text();
    // Tests cast it to the expected type.
    const parsed = (text.startsWith('{') ? JSON.parse(text) : { text }) as Body & {
      details?: { applicationError?: { code: string } };
    };
    return {
      status: response.status,
      body: parsed,
      code: parsed.details?.applicationError?.code,
      consistent: response.headers.get('x-wix-consistent'),
      headers: response.headers,
    };
  };

/** The body of an answer that must be 200. */
export async function must<Body>(
  response: Pick<Answer<Body>, 'status' | 'body'> | Promise<Pick<Answer<Body>, 'status' | 'body'>>,
): Promise<Body> {
  const { status, body } = await response;
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

async function accessToken(
  { url }: { readonly url: string },
  grant: object,
  authorization = '',
): Promise<string> {
  const { access_token: token } = await must(
    callAs({ url }, authorization)<{ access_token: string }>('POST', '/oauth2/token', grant),
  );
  return token;
}

/** The token of a new visitor. */
export const visitorToken = ({
  url,
  clientId,
}: {
  readonly url: string;
  readonly clientId: string;
}): Promise<string> => accessToken({ url }, { clientId, grantType: 'anonymous' });

/** A token of this member, created with the merchant's key. */
export const memberToken = (
  { url }: { readonly url: string },
  merchantKey: string,
  memberId: string,
): Promise<string> =>
  accessToken(
    { url },
    { grant_type: 'authorized_client', scope: 'offline_access', member_id: memberId },
    merchantKey,
  );

/** A new member of the store, signed in. */
export async function signedInMember(
  server: TestServer,
  merchantKey: string,
): Promise<{ readonly memberId: string; readonly token: string }> {
  const memberId = await addMember(server);
  return { memberId, token: await memberToken(server, merchantKey, memberId) };
}
