import { expect, test } from 'vitest';
import { openSecret, sealSecret } from './seal-secret.ts';

test('a sealed secret is opened by its passphrase alone, and by no changed text', () => {
  const sealed = sealSecret('the secret of the store', 'correct horse battery');
  expect(openSecret(sealed, 'correct horse battery')).toBe('the secret of the store');
  expect(openSecret(sealed, 'correct horse batterz')).toBeUndefined();
  expect(
    openSecret(
      `${sealed.slice(0, 30)}${sealed[30] === 'A' ? 'B' : 'A'}${sealed.slice(31)}`,
      'correct horse battery',
    ),
  ).toBeUndefined();
  expect(openSecret('', 'correct horse battery')).toBeUndefined();
});

test('two seals of one secret have nothing in common', () => {
  expect(sealSecret('the secret of the store', 'correct horse battery')).not.toBe(
    sealSecret('the secret of the store', 'correct horse battery'),
  );
});
