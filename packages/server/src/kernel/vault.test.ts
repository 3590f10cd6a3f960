import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createVault } from './vault.ts';

const [one, two] = ['the first secret of this server, long', 'the second secret of this server, long'];

test('what is sealed opens again, and says nothing of itself', () => {
  const vault = createVault([one]);
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
    const kept = vault.seal(text, 'factor 1');
    expect(vault.open(kept, 'factor 1')).toBe(text);
    expect(kept.startsWith(vault.mark ?? 'none')).toBe(true);
    if (text.length > 8) expect(kept).not.toContain(text);
    expect(vault.seal(text, 'factor 1')).not.toBe(kept);
  }), { numRuns: 200 });
});

test('another row, another secret, a changed letter: not opened', () => {
  const kept = createVault([one]).seal('JBSWY3DPEHPK3PXP', 'factor 1');
  expect(createVault([one]).open(kept, 'factor 2')).toBeUndefined();
  expect(createVault([two]).open(kept, 'factor 1')).toBeUndefined();
  expect(createVault([]).open(kept, 'factor 1')).toBeUndefined();
  const [head, body] = [kept.slice(0, 17), kept.slice(17)];
  // Each by its neighbours, too: not all bits of the last letter say something.
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  for (const at of [0, 8, 20, body.length - 1]) {
    for (const letter of letters.replace(body[at] ?? '', '')) {
      expect(createVault([one]).open(`${head}${body.slice(0, at)}${letter}${body.slice(at + 1)}`, 'factor 1'), `letter ${at}`).toBeUndefined();
    }
  }
  expect(createVault([one]).open('sealed2.00000000.AAAA', 'factor 1')).toBeUndefined();
});

test('a new secret seals, the old one still opens; what was stored before there was one is read as it is', () => {
  const old = createVault([one]).seal('hush', 'connection 1');
  const both = createVault([two, one]);
  expect(both.open(old, 'connection 1')).toBe('hush');
  expect(old.startsWith(both.mark ?? '')).toBe(false);
  expect(createVault([two]).open(both.seal('hush', 'connection 1'), 'connection 1')).toBe('hush');
  expect(both.open('JBSWY3DPEHPK3PXP', 'factor 1')).toBe('JBSWY3DPEHPK3PXP');
  expect(createVault([]).seal('hush', 'connection 1')).toBe('hush');
});
