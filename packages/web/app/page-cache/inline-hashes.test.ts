import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { replaceNonceWithHashes } from './inline-hashes.server.ts';

const nonce = 'a'.repeat(32);
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('replaces the nonce of inline scripts with their hashes', () => {
  const { html, inline } = replaceNonceWithHashes(
    `<style nonce="${nonce}">p{}</style><script nonce="${nonce}">one()</script><p>text</p><script nonce="${nonce}" type="module" async="">two()</script><script nonce="${nonce}">one()</script>`,
    nonce,
  );
  expect(inline).toEqual({ scripts: [hash('one()'), hash('two()')], styles: [hash('p{}')] });
  expect(html).toBe(
    '<style>p{}</style><script>one()</script><p>text</p><script type="module" async="">two()</script><script>one()</script>',
  );
});

test('does not allow an injected script', () => {
  const injected = `<script>steal()</script><script nonce="${'b'.repeat(32)}">steal()</script><p>nonce="${nonce}<script>steal()</script>`;
  expect(replaceNonceWithHashes(injected, nonce).inline).toEqual({ scripts: [], styles: [] });
});

test('hashes line ends as a browser normalizes them', () => {
  expect(
    replaceNonceWithHashes(`<script nonce="${nonce}">a\r\nb\rc</script>`, nonce).inline.scripts,
  ).toEqual([hash('a\nb\nc')]);
});
