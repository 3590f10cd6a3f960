import { expect, test } from 'vitest';
import { isRecent, readSignatureHeader, TOLERANCE_SECONDS } from './signature.ts';

test('a header has a time and one or more signatures, in any order and with spaces', () => {
  expect(readSignatureHeader('t=1700000000,v1=ab')).toEqual({
    time: 1_700_000_000,
    signatures: ['ab'],
  });
  expect(readSignatureHeader('v1=ab, t=1 ,v0=old,v1=cd')).toEqual({
    time: 1,
    signatures: ['ab', 'cd'],
  });
  expect(readSignatureHeader(`t=1,${'v0=x,'.repeat(18)}v1=ab,v1=cd`)).toEqual({
    time: 1,
    signatures: ['ab'],
  });
});

test('without a time or a signature there is none', () => {
  for (const header of [
    '',
    't=1',
    'v1=ab',
    'v0=1,v1=ab',
    't=,v1=ab',
    't=0,v1=ab',
    't=-5,v1=ab',
    't=x,v1=ab',
    't=1.5,v1=ab',
    't=1e400,v1=ab',
    't=1,v0=ab',
    't=1,v1',
    'T=1,v1=ab',
    't=1,V1=ab',
  ]) {
    expect(readSignatureHeader(header), header).toBeUndefined();
  }
});

test('accepts a message within five minutes of its time', () => {
  const time = 1_700_000_000;
  const at = (seconds: number) => isRecent({ time, signatures: [] }, (time + seconds) * 1000);
  expect([0, TOLERANCE_SECONDS, -TOLERANCE_SECONDS].map(at)).toEqual([true, true, true]);
  expect([TOLERANCE_SECONDS + 1, -TOLERANCE_SECONDS - 1, 1e9].map(at)).toEqual([
    false,
    false,
    false,
  ]);
  expect(TOLERANCE_SECONDS).toBe(300);
});
