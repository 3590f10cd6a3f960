import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pkceChallenge } from './pkce.ts';
import { sha256 } from './sha256.ts';

test('SHA-256 equals that of node:crypto for every text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300, unit: 'binary' }), (text) => {
      expect(Buffer.from(sha256(text)).toString('hex')).toBe(
        createHash('sha256').update(text, 'utf8').digest('hex'),
      );
    }),
    { numRuns: 50 },
  );
});

test('a verifier has 43 characters by default, and its challenge is its hash in base64url', () => {
  const { code_verifier: verifier, code_challenge: challenge } = pkceChallenge();
  expect(verifier).toMatch(/^[\w.~-]{43}$/);
  expect(challenge).toBe(createHash('sha256').update(verifier).digest('base64url'));
  expect(pkceChallenge(43).code_verifier).toHaveLength(43);
  expect(pkceChallenge(128).code_verifier).toHaveLength(128);
});

test.each([42, 129, 1])('a verifier of %i characters is refused', (length) => {
  expect(() => pkceChallenge(length)).toThrow('Expected a length between 43 and 128');
});
