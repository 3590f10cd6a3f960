import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { test } from '../kit/fixtures.ts';

/**
 * What older releases of the provider's packages send, recorded: every path of a served call is
 * there for all of them.
 */
interface RecordedRequest {
  readonly method: string;
  /** With `{}` for each id. */
  readonly path: string;
  readonly body?: unknown;
}

const recorded = JSON.parse(
  readFileSync(new URL('recorded-requests.json', import.meta.url), 'utf8'),
) as RecordedRequest[];
const anId = 'aaaaaaaa-0000-4000-8000-000000000000';

test('every recorded request of older releases matches a call', async ({ server }) => {
  const token = await fetch(`${server.url}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: server.clientId, grantType: 'anonymous' }),
  });
  const { access_token: authorization } = (await token.json()) as { access_token: string };
  const nothingThere: string[] = [];
  for (const { method, path, body } of recorded) {
    const answer = await fetch(server.url + path.replaceAll('{}', anId), {
      method,
      redirect: 'manual',
      headers: {
        authorization,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (
      answer.status === 405 ||
      answer.status >= 500 ||
      text.includes('"reason":"UNKNOWN"') ||
      text.includes('"reason":"NOT_SERVED"')
    )
      nothingThere.push(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
  }
  expect(recorded.length).toBeGreaterThan(150);
  expect(nothingThere).toEqual([]);
});
