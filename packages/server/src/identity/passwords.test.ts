import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createHashing, hashPassword } from './passwords.ts';

const cheap = { memoryCost: 1024, timeCost: 1, parallelism: 1 };

it('is argon2id, as strong as advised, and different each time', async () => {
  const [one, other] = [await hashPassword('word'), await hashPassword('word')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});

it('knows the right one, and no other', async () => {
  const { hash, verify } = createHashing({ work: cheap });
  const hashed = await hash('word');
  expect(await verify('word', hashed)).toBe(true);
  for (const wrong of ['', 'Word', 'word ', 'x'.repeat(5000)]) expect(await verify(wrong, hashed)).toBe(false);
  expect(await verify('', await hash(''))).toBe(true);
});

it('nobody\'s password is never right, and is worked on all the same', async () => {
  const { verify } = createHashing({ work: cheap });
  expect(await verify('', undefined)).toBe(false);
  expect(await verify('anything', undefined)).toBe(false);
});

it('a crowd waits its turn: the event loop stays free, and too many are told to come back', async () => {
  const hashing = createHashing({ atOnce: 1, mostWaiting: 10 });
  let late = 0;
  const began = performance.now();
  let last = began;
  const watch = setInterval(() => {
    const now = performance.now();
    late = Math.max(late, now - last - 5);
    last = now;
  }, 5);
  const all = await Promise.allSettled(Array.from({ length: 30 }, () => hashing.hash('word')));
  clearInterval(watch);
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(11);
  expect(all.find((one) => one.status === 'rejected')).toMatchObject({ reason: { code: '53300' } });
  // Eleven hashes on this thread would hold it for all of that time; a busy machine holds it for some of it.
  expect(late).toBeLessThan(Math.max(250, (performance.now() - began) / 4));
  await sleep(1);
  await expect(hashing.hash('word')).resolves.toMatch(/^\$argon2id/);
});
