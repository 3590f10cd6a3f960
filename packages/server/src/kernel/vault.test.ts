import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createVault, openBytes, sealBytes } from './vault.ts';

const [one, two] = [
  'the first secret of this server, long',
  'the second secret of this server, long',
];

test('a sealed value opens again and reveals nothing', () => {
  const vault = createVault([one]);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const sealed = vault.seal(text, 'factor 1');
      expect(vault.open(sealed, 'factor 1')).toBe(text);
      expect(sealed.startsWith(vault.mark ?? 'none')).toBe(true);
      if (text.length > 8) expect(sealed).not.toContain(text);
      expect(vault.seal(text, 'factor 1')).not.toBe(sealed);
    }),
    { numRuns: 200 },
  );
});

test('does not open for another row, with another secret or after tampering', () => {
  const sealed = createVault([one]).seal('JBSWY3DPEHPK3PXP', 'factor 1');
  expect(createVault([one]).open(sealed, 'factor 2')).toBeUndefined();
  expect(createVault([two]).open(sealed, 'factor 1')).toBeUndefined();
  expect(createVault([]).open(sealed, 'factor 1')).toBeUndefined();
  const [head, body] = [sealed.slice(0, 17), sealed.slice(17)];
  // Each by its neighbors, too: not all bits of the last letter say something.
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  for (const at of [0, 8, 20, body.length - 1]) {
    for (const letter of letters.replace(body[at] ?? '', '')) {
      expect(
        createVault([one]).open(
          `${head}${body.slice(0, at)}${letter}${body.slice(at + 1)}`,
          'factor 1',
        ),
        `letter ${at}`,
      ).toBeUndefined();
    }
  }
  expect(createVault([one]).open('sealed2.00000000.AAAA', 'factor 1')).toBeUndefined();
});

test('a new secret seals, the old one still opens, and plain values are read unchanged', () => {
  const old = createVault([one]).seal('hush', 'connection 1');
  const both = createVault([two, one]);
  expect(both.open(old, 'connection 1')).toBe('hush');
  expect(old.startsWith(both.mark ?? '')).toBe(false);
  expect(createVault([two]).open(both.seal('hush', 'connection 1'), 'connection 1')).toBe('hush');
  expect(both.open('JBSWY3DPEHPK3PXP', 'factor 1')).toBe('JBSWY3DPEHPK3PXP');
  expect(createVault([]).seal('hush', 'connection 1')).toBe('hush');
});

test('what an earlier release sealed opens in every later one', () => {
  const sealed = 'sealed1.9fb5ea5b.-ZtySDXhj8PeytJ324rxlPXnewE-4FlMHiWE0SwSpJ0';
  const vault = createVault([one]);
  expect(vault.open(sealed, 'connection 1')).toBe('hush');
  expect([vault.mark, vault.marks]).toEqual(['sealed1.9fb5ea5b.', ['sealed1.9fb5ea5b.']]);
  // The same from another version is not for us.
  expect(vault.open(sealed.replace('sealed1', 'sealed2'), 'connection 1')).toBeUndefined();
  expect(vault.open(sealed.replace('sealed1', 'sealed11'), 'connection 1')).toBeUndefined();
});

test('a text that only resembles a sealed value is read as plain text', () => {
  const vault = createVault([one]);
  const sealed = vault.seal('hush', 'connection 1');
  for (const text of [
    ` ${sealed}`,
    `${sealed} `,
    `${sealed}=`,
    sealed.replace('sealed1', 'sealed'),
    sealed.replace('sealed1', 'sealedx'),
    'sealed1.0000000.AAAA',
    'sealed1.0000000g.AAAA',
    'sealed1.00000000.',
    '',
  ]) {
    expect(vault.open(text, 'connection 1'), text).toBe(text);
  }
});

test('an empty text is sealed too, and a truncated value does not open', () => {
  const vault = createVault([one]);
  const sealed = vault.seal('', 'factor 1');
  expect(vault.open(sealed, 'factor 1')).toBe('');
  for (const end of [1, 4, 8, 16, 30, 36])
    expect(vault.open(sealed.slice(0, -end), 'factor 1')).toBeUndefined();
});

test('a vault without sealing still opens, and lists the keys it has', () => {
  const sealed = createVault([one]).seal('hush', 'connection 1');
  const vault = createVault([two, one], { seals: false });
  expect(vault.open(sealed, 'connection 1')).toBe('hush');
  expect(vault.seal('hush', 'connection 1')).toBe('hush');
  expect(vault.mark).toBeUndefined();
  expect(vault.marks).toEqual([createVault([two]).mark, createVault([one]).mark]);
  expect(new Set(vault.marks).size).toBe(2);
  expect([createVault([]).mark, createVault([]).marks]).toEqual([undefined, []]);
});

test('bytes are sealed as text and open unchanged; without a secret they stay plain', () => {
  const vault = createVault([one]);
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, value) => value));
  const stored = sealBytes(vault, bytes, 'key 1');
  expect(stored.toString('latin1').startsWith(vault.mark ?? 'none')).toBe(true);
  expect(openBytes(vault, stored, 'key 1')).toEqual(bytes);
  expect(openBytes(vault, stored, 'key 2')).toBeUndefined();
  expect(openBytes(createVault([two]), stored, 'key 1')).toBeUndefined();
  expect(openBytes(vault, bytes, 'key 1')).toBe(bytes);
  const open = createVault([]);
  expect(sealBytes(open, bytes, 'key 1')).toBe(bytes);
});
