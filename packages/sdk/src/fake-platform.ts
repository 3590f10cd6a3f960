/** Test helper: a fetch that answers from a list of rules and records the requests. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface Answer {
  readonly status?: number;
  readonly statusText?: string;
  readonly body?: unknown;
  /** Sent unchanged instead of a JSON body. */
  readonly text?: string;
  readonly headers?: Record<string, string>;
}

export function fakePlatform(answer: (requests: SentRequest) => Answer | Promise<Answer>) {
  const requests: SentRequest[] = [];
  const fakeFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const url = new URL(request.url);
    const text = await request.text();
    const entry: SentRequest = {
      method: request.method,
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
    requests.push(entry);
    const {
      status = 200,
      statusText = '',
      body = {},
      text: raw,
      headers = {},
    } = await answer(entry);
    return new Response(raw ?? JSON.stringify(body), { status, statusText, headers });
  };
  return {
    requests,
    fetch: fakeFetch,
    of: (path: string) => requests.filter((entry) => entry.path === path),
  };
}

/**
 * Answers the token call with tokens that name the grant, and everything else by the rule given.
 */
export function withTokens(
  answer: (request: SentRequest) => Answer | Promise<Answer> = () => ({}),
) {
  let issued = 0;
  return fakePlatform((request) => {
    if (request.path !== '/oauth2/token') return answer(request);
    issued += 1;
    return {
      body: {
        access_token: `access-${issued}`,
        refresh_token: `refresh-${issued}`,
        expires_in: 14400,
        token_type: 'Bearer',
      },
    };
  });
}
