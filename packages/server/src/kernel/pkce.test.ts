import { expect, test } from 'vitest';
import { isChallenge, isVerifier } from './pkce.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

test('a verifier is exactly 43 to 128 unreserved characters', () => {
  for (const good of [`${letters}.~`, 'a'.repeat(43), 'a'.repeat(128)])
    expect(isVerifier(good), good).toBe(true);
  const bad = [
    undefined,
    '',
    'a'.repeat(42),
    'a'.repeat(129),
    `${'a'.repeat(43)} `,
    ` ${'a'.repeat(43)}`,
    `${'a'.repeat(43)}\n`,
    `${'a'.repeat(43)}+`,
    `${'a'.repeat(43)}/`,
  ];
  for (const each of bad) expect(isVerifier(each), each).toBe(false);
});

test('a challenge is exactly a SHA-256 in base64url: 43 characters', () => {
  for (const good of [letters.slice(0, 43), letters.slice(-43)])
    expect(isChallenge(good), good).toBe(true);
  for (const each of [
    undefined,
    '',
    'a'.repeat(42),
    'a'.repeat(44),
    `${'a'.repeat(42)}.`,
    `${'a'.repeat(42)}~`,
    `${'a'.repeat(42)}=`,
    `${'a'.repeat(43)}\n`,
    `\n${'a'.repeat(43)}`,
  ]) {
    expect(isChallenge(each), each).toBe(false);
  }
});
