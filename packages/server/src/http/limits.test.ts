import { describe, expect, it } from 'vitest';
import { createLimits, isThisMachine, networkOf } from './limits.ts';

describe('the rate limit of a client address', () => {
  const start = () => {
    const time = { now: 0 };
    return {
      time,
      limits: createLimits({ calls: 3, seconds: 10, now: () => time.now, exempt: isThisMachine }),
    };
  };

  it('answers with the time to wait once it is reached', () => {
    const { limits, time } = start();
    expect([1, 2, 3].map(() => limits.waitFor('203.0.113.9'))).toEqual([0, 0, 0]);
    time.now = 4;
    expect(limits.waitFor('203.0.113.9')).toBe(6);
    time.now = 10;
    expect(limits.waitFor('203.0.113.9')).toBe(0);
  });

  it('does not affect other addresses', () => {
    const { limits } = start();
    for (let count = 0; count < 10; count += 1) limits.waitFor('203.0.113.9');
    expect(limits.waitFor('203.0.113.10')).toBe(0);
  });

  it('counts an IPv6 /64 network as one address', () => {
    const { limits } = start();
    const waits = [
      '2001:db8:1:2::1',
      '2001:db8:1:2:ffff::9',
      '2001:0db8:0001:0002::',
      '2001:db8:1:2:3:4:5:6',
    ].map((address) => limits.waitFor(address));
    expect(waits.at(-1)).toBeGreaterThan(0);
    expect(limits.waitFor('2001:db8:1:3::1')).toBe(0);
  });

  it('exempts this machine if configured', () => {
    const { limits } = start();
    expect(
      Array.from(
        { length: 50 },
        () =>
          limits.waitFor('127.0.0.1') + limits.waitFor('::1') + limits.waitFor('::ffff:127.0.0.1'),
      ).every((wait) => wait === 0),
    ).toBe(true);
  });
});

describe('processes share their counts', () => {
  const start = () => {
    const time = { now: 0 };
    const create = () =>
      createLimits({ calls: 200, seconds: 10, now: () => time.now, exempt: isThisMachine });
    const call = (limits: ReturnType<typeof create>, address: string, times: number) =>
      Array.from({ length: times }, () => limits.waitFor(address)).at(-1);
    return { time, one: create(), other: create(), call };
  };

  it('of clients with at least one in a hundred of the limit, each call once', () => {
    const { one, call } = start();
    call(one, '203.0.113.9', 7);
    call(one, '203.0.113.10', 12);
    call(one, '203.0.113.11', 1);
    expect(one.takeReport()).toEqual([
      ['203.0.113.10', 12],
      ['203.0.113.9', 7],
    ]);
    call(one, '203.0.113.9', 2);
    call(one, '203.0.113.11', 1);
    expect(one.takeReport()).toEqual([
      ['203.0.113.9', 2],
      ['203.0.113.11', 2],
    ]);
    expect(one.takeReport()).toEqual([]);
  });

  it('and a client that used up its limit elsewhere has to wait here, as long as its time lasts', () => {
    const { one, other, call, time } = start();
    expect(call(one, '203.0.113.9', 150)).toBe(0);
    other.addReport(one.takeReport());
    expect(call(other, '203.0.113.9', 50)).toBe(0);
    expect(call(other, '203.0.113.9', 1)).toBe(10);
    expect(call(other, '203.0.113.10', 200)).toBe(0);
    time.now = 10;
    expect(call(other, '203.0.113.9', 1)).toBe(0);
    // What another process counted is not reported as this one's.
    expect(other.takeReport()).toEqual([['203.0.113.10', 200]]);
  });
});

it.each([
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is in the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
