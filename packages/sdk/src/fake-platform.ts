/** For the tests of this package: a fetch that answers from a list of rules and remembers what was asked. */
export interface Asked {
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
  /** Sent as it is, in place of a JSON body. */
  readonly text?: string;
  readonly headers?: Record<string, string>;
}

export function fakePlatform(answer: (asked: Asked) => Answer | Promise<Answer>) {
  const asked: Asked[] = [];
  const fakeFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const url = new URL(request.url);
    const text = await request.text();
    const entry: Asked = {
      method: request.method,
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
    asked.push(entry);
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
    asked,
    fetch: fakeFetch,
    of: (path: string) => asked.filter((entry) => entry.path === path),
  };
}

/** Answers the token call with tokens that name the grant, and everything else by the rule given. */
export function withTokens(answer: (asked: Asked) => Answer | Promise<Answer> = () => ({})) {
  let issued = 0;
  return fakePlatform((asked) => {
    if (asked.path !== '/oauth2/token') return answer(asked);
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
