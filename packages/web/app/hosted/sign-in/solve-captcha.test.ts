import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { solve } from './solve-captcha.ts';

const riddle = (number: number, maxnumber = 2000) => ({
  algorithm: 'SHA-256',
  challenge: createHash('sha256').update(`salt?expires=9${number}`).digest('hex'),
  maxnumber,
  salt: 'salt?expires=9',
  signature: 's',
});
const never = new AbortController().signal;

test.each([0, 1, 249, 250, 251, 2000])('finds the number %i', async (number) => {
  expect(JSON.parse(atob((await solve(riddle(number), never)) ?? ''))).toEqual({
    algorithm: 'SHA-256',
    challenge: riddle(number).challenge,
    number,
    salt: 'salt?expires=9',
    signature: 's',
  });
});

test('gives up when there is no solution, and when aborted', async () => {
  expect(await solve(riddle(2001), never)).toBeUndefined();
  expect(await solve(riddle(10), AbortSignal.abort())).toBeUndefined();
});
