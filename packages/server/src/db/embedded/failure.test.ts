import { expect, test } from 'vitest';
import { failure } from './failure.ts';

test.each([
  [
    'could not write to file "pg_wal/xlogtemp.1": No space left on device',
    /disk is full: free some space/,
  ],
  [
    'initdb: error: could not look up effective user ID 54321: user does not exist',
    /add this user id to \/etc\/passwd/,
  ],
  ['initdb: error: cannot be run as root', /start Shopwright as an ordinary user/],
  ['spawn EPERM', /start Shopwright as an ordinary user/],
  ['FATAL:  database files are incompatible with server', /export there and import here/],
  [
    'FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use',
    /Another PostgreSQL still works/,
  ],
  ['FATAL:  could not map anonymous shared memory: Cannot allocate memory', /short of memory/],
  ['postgres: error while loading shared libraries: libicuuc.so.60', /install the one it names/],
  ['spawn /x/bin/postgres ENOENT', /musl systems are not supported/],
  ['FATAL:  could not open file "x": Permission denied', /Give the data directory to the account/],
  ['FATAL:  something new', /report it with these lines/],
])('%s: reports the original message and advice', (words, advice) => {
  const { message } = failure('PostgreSQL could not start.', words);
  expect(message).toContain('PostgreSQL could not start.');
  expect(message).toContain(words);
  expect(message).toMatch(advice);
});
