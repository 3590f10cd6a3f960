import type { Sent, StepRecord } from './record.ts';

/**
 * Two runs meet two servers in the same state. What the servers and the clients draw by chance
 * (ids, tokens, request ids, times) is numbered in the order in which it is met: the same script
 * meets it in the same order.
 */
export function normalized(records: readonly StepRecord[]): StepRecord[] {
  const seen = new Map<string, string>();
  const numbered = (kind: string, text: string): string => {
    const existing = seen.get(text);
    if (existing !== undefined) return existing;
    const name = `<${kind} ${[...seen.values()].filter((value) => value.startsWith(`<${kind} `)).length + 1}>`;
    seen.set(text, name);
    return name;
  };

  const inText = (text: string): string =>
    text
      .replace(/(?:OauthNG\.)?(?:JWS\.)?\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, (token) =>
        numbered('token', whoseToken(token)),
      )
      .replace(/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, (id) =>
        numbered('id', id),
      )
      .replace(/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, '<time>')
      .replace(/\b[0-9a-f]{16}\.[0-9a-z]+\b/g, '<request id>')
      .replace(/127\.0\.0\.1:\d+/g, '<server>')
      .replace(/\bmember-[a-z0-9]{8}\b/g, (slug) => numbered('slug', slug))
      // The provider's client draws a challenge, a verifier and a state of 43 characters; the
      // server secrets of its own.
      .replace(/(?<![\w~.-])[\w~.-]{43,}(?![\w~.-])/g, (secret) => numbered('secret', secret))
      .replace(/\b\d{13,16}\b/g, (number) => numbered('number', number));

  const inValue = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return key === 'requestId' ? '<request id>' : inText(value);
    if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'no date' : '<a Date>';
    if (Array.isArray(value)) return value.map((item) => inValue(item));
    if (typeof value === 'number' && key === 'expiresAt' && value > 1) return '<time>';
    if (typeof value !== 'object' || value === null) return value;
    // In one order, whoever wrote the keys: what is met first must be the same in both runs.
    return Object.fromEntries(
      Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, item]) => [name, inValue(item, name)]),
    );
  };

  // A type is kept: the walk changes values, never their places.
  return records.map((record) => inValue(withoutRepeats(record)) as StepRecord);
}

/**
 * Two tokens of one person made in the same second are the same text: what counts is whose they
 * are.
 */
function whoseToken(token: string): string {
  const payload = JSON.parse(
    Buffer.from(token.slice(token.indexOf('eyJ')).split('.')[1] ?? '', 'base64url').toString(
      'utf8',
    ),
  ) as Record<string, unknown>;
  const { iat: _made, exp: _ends, jti: _id, ...rest } = payload;
  return JSON.stringify(rest);
}

/** The provider's client says a path parameter twice, in the path and in the query; ours once. */
function withoutRepeats(record: StepRecord): StepRecord {
  return { ...record, requests: record.requests.map(withoutRepeat) };
}

function withoutRepeat(request: Sent): Sent {
  const parts = new Set(request.path.split('/').map(decodeURIComponent));
  const query = Object.fromEntries(
    Object.entries(request.query).filter(
      ([key, value]) =>
        key === '.r' ||
        !(
          Array.isArray(value) &&
          value.length === 1 &&
          /id$|^slug$|^from$|^to$/i.test(key) &&
          parts.has(String(value[0]))
        ),
    ),
  );
  const { authorization, ...headers } = request.headers;
  // Without a strategy the provider's client sends an empty header; ours sends none.
  return {
    ...request,
    query,
    headers: authorization === '' || authorization === undefined ? headers : request.headers,
  };
}
