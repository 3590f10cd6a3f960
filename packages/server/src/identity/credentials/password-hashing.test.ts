import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { TransientError } from '../../kernel/transient-error.ts';
import { createHashing, hashPassword } from './password-hashing.ts';

/** Counts the iterations of the event loop. */
function countIterations(): { readonly stop: () => number } {
  let iterations = 0;
  let next = setImmediate(function count() {
    iterations += 1;
    next = setImmediate(count);
  });
  return {
    stop() {
      clearImmediate(next);
      return iterations;
    },
  };
}

const cheap = { memoryCost: 1024, timeCost: 1, parallelism: 1 };

it('uses argon2id with the recommended strength and a random salt', async () => {
  const [one, other] = [await hashPassword('word'), await hashPassword('word')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});

it('accepts only the right password', async () => {
  const { hash, verify } = createHashing({ work: cheap });
  const hashed = await hash('word');
  expect(await verify('word', hashed)).toBe(true);
  for (const wrong of ['', 'Word', 'word ', 'x'.repeat(5000)])
    expect(await verify(wrong, hashed)).toBe(false);
  expect(await verify('', await hash(''))).toBe(true);
});

it('does the same work for a missing account, and never accepts', async () => {
  const { verify } = createHashing({ work: cheap });
  expect(await verify('', undefined)).toBe(false);
  expect(await verify('anything', undefined)).toBe(false);
});

it('queues concurrent hashes without blocking the event loop, and refuses too many', async () => {
  const hashing = createHashing({ maxConcurrent: 1, maxWaiting: 10 });
  const counting = countIterations();
  const all = await Promise.allSettled(Array.from({ length: 30 }, () => hashing.hash('word')));
  const iterations = counting.stop();
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(11);
  expect(all.find((one) => one.status === 'rejected')).toMatchObject({
    reason: expect.any(TransientError) as unknown,
  });
  // Hashing on this thread would leave the event loop one iteration for each of the 11 hashes at most.
  expect(iterations).toBeGreaterThan(100);
  await sleep(1);
  await expect(hashing.hash('word')).resolves.toMatch(/^\$argon2id/);
});

it('a flood in one queue does not delay the others', async () => {
  const { hash, verify, isCrowded } = createHashing({
    maxConcurrent: 1,
    maxWaiting: 100,
    work: cheap,
  });
  const stored = await hash('word', 'staff');
  const done: string[] = [];
  const flood = Array.from({ length: 60 }, (_, round) =>
    hash('word', 'registration').then(() => done.push(`registration ${round}`)),
  );
  expect([isCrowded('registration'), isCrowded('members'), isCrowded('staff')]).toEqual([
    true,
    false,
    false,
  ]);
  await Promise.all([
    hash('word', 'members').then(() => done.push('member')),
    hash('word', 'staff').then(() => done.push('staff')),
    ...flood,
  ]);
  expect(done.indexOf('member')).toBeLessThan(5);
  expect(done.indexOf('staff')).toBeLessThan(5);
  expect(await verify('word', stored, 'staff')).toBe(true);
});

it('a full queue refuses its own callers only', async () => {
  const { hash } = createHashing({ maxConcurrent: 1, maxWaiting: 5, work: cheap });
  const flood = Promise.allSettled(Array.from({ length: 20 }, () => hash('word', 'registration')));
  const others = await Promise.allSettled([hash('word', 'members'), hash('word', 'staff')]);
  expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect((await flood).filter(({ status }) => status === 'rejected')).toHaveLength(14);
});

it('retries the dummy hash after a failure', async () => {
  const { hash, verify } = createHashing({ maxConcurrent: 1, maxWaiting: 1, work: cheap });
  const crowd = [hash('word'), hash('word')];
  await expect(verify('word', undefined)).rejects.toBeInstanceOf(TransientError);
  await Promise.all(crowd);
  expect(await verify('word', undefined)).toBe(false);
});
