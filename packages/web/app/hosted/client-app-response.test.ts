import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerUrl, jsonForScript, messagePage } from './client-app-response.server.ts';

test('puts the response into the fragment or query and leaves the rest of the URL unchanged', () => {
  const answer = { state: 'a b&c', code: 'x+y' };
  expect(answerUrl('https://app.example/callback', 'fragment', answer)).toBe(
    'https://app.example/callback#code=x%2By&state=a+b%26c',
  );
  expect(answerUrl('https://app.example/callback', 'query', answer)).toBe(
    'https://app.example/callback?code=x%2By&state=a+b%26c',
  );
  expect(answerUrl('https://app.example/?a=1', 'query', answer)).toBe(
    'https://app.example/?a=1&code=x%2By&state=a+b%26c',
  );
  expect(
    answerUrl('https://app.example/?', 'query', {
      state: 's',
      error: 'access_denied',
      errorDescription: 'No.',
    }),
  ).toBe('https://app.example/?error=access_denied&error_description=No.&state=s');
});

test('returns any state unchanged, and the host stays the same', () => {
  const letter = fc.constantFrom(
    'a',
    'ä',
    '&',
    '=',
    '#',
    '?',
    '%',
    '+',
    ' ',
    '\n',
    '\0',
    '<',
    '"',
    "'",
    '\u2028',
    '\u{1F600}',
    '\uD800',
    '/',
    '\\',
    '@',
    '//evil.example',
  );
  fc.assert(
    fc.property(
      fc.array(letter, { minLength: 1, maxLength: 12 }).map((letters) => letters.join('')),
      fc.constantFrom('https://app.example/cb', 'https://app.example/cb?x=1'),
      (state, redirectUri) => {
        for (const mode of ['fragment', 'query'] as const) {
          const url = new URL(answerUrl(redirectUri, mode, { state, code: 'c' }));
          expect(url.host).toBe('app.example');
          const read = mode === 'query' ? url.searchParams : new URLSearchParams(url.hash.slice(1));
          expect(read.get('state')).toBe(state.toWellFormed());
        }
      },
    ),
  );
});

test('escapes values in a script, so that none can end it', () => {
  expect(jsonForScript('</script><!-- \u2028 &')).toBe(
    '"\\u003c/script\\u003e\\u003c!-- \\u2028 \\u0026"',
  );
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = jsonForScript(value);
      expect(text).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

interface Posted {
  readonly message: unknown;
  readonly origin: string;
}

/** Runs the page's script in a window with such a parent. */
function run(page: string, ancestorOrigins: string[] | undefined): Posted[] {
  const script = /<script nonce="n">([\s\S]*)<\/script>/.exec(page)?.[1] ?? '';
  const posted: Posted[] = [];
  const parent = {
    postMessage: (message: unknown, origin: string) => posted.push({ message, origin }),
  };
  // The script is the page's own: this is what a browser does with it.
  // oxlint-disable-next-line no-implied-eval, no-new-func
  new Function('location', 'opener', 'parent', script)({ ancestorOrigins }, null, parent);
  return posted;
}

test('posts the message to a registered origin, never to any origin', () => {
  const origins = ['https://pages.example', 'https://app.example'];
  const page = messagePage({ state: '</script>', code: 'c' }, { origins, nonce: 'n' });
  const message = { code: 'c', state: '</script>' };
  expect(run(page, ['https://app.example'])).toEqual([{ message, origin: 'https://app.example' }]);
  expect(run(page, ['https://evil.example'])).toEqual([]);
  expect(run(page, undefined)).toEqual(origins.map((origin) => ({ message, origin })));
  expect(page).not.toContain('*');
  expect(
    messagePage({ state: 's', error: 'login_required' }, { origins: [], nonce: 'n' }),
  ).not.toContain('script');
});
