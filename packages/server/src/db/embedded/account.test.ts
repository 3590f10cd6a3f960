import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDataDir } from '../testing-embedded.ts';
import { canReach, chooseAccount } from './account.ts';

test('prefers nobody, then service accounts; a user only on their own directory, never root', () => {
  const root = 'root:x:0:0:root:/root:/bin/bash';
  const login = 'ann:x:1000:1000::/home/ann:/bin/bash';
  const service = 'mail:x:8:8::/var/mail:/usr/sbin/nologin';
  const unprivileged = 'nobody:x:65534:65534::/:/usr/sbin/nologin';
  expect(chooseAccount(0, [root, login, service, unprivileged].join('\n'))).toMatchObject({
    name: 'nobody',
    uid: 65534,
  });
  expect(chooseAccount(0, [root, login, service].join('\n'))).toMatchObject({ name: 'mail' });
  expect(chooseAccount(1000, [root, login, unprivileged].join('\n'))).toMatchObject({
    name: 'ann',
  });
  expect(chooseAccount(54321, [root, login, unprivileged].join('\n'))).toMatchObject({
    name: 'nobody',
  });
  expect(() => chooseAccount(0, [root, login].join('\n'))).toThrow(
    /no account for services.*ordinary user/,
  );
});

test('a file can be reached when every parent directory is searchable', () => {
  const room = temporaryDataDir();
  mkdirSync(join(room, 'inner'), { recursive: true });
  const file = join(room, 'inner', 'file');
  writeFileSync(file, '');
  chmodSync(file, 0o644);
  chmodSync(room, 0o711);
  chmodSync(join(room, 'inner'), 0o711);
  const stranger = { name: 'stranger', uid: 54321, gid: 54321 };
  expect(canReach(file, stranger)).toBe(true);
  chmodSync(file, 0o640);
  expect(canReach(file, stranger)).toBe(false);
  chmodSync(file, 0o644);
  chmodSync(room, 0o700);
  expect(canReach(file, stranger)).toBe(false);
});
