import { beforeAll, describe, expect, test } from 'vitest';
import { differences, differencesOfClient } from './twin/differences.ts';
import type { StepRecord } from './twin/record.ts';
import { runSession } from './twin/run-session.ts';

/** The provider's client and ours perform the same session against servers in the same state. */
let theirs: readonly StepRecord[] = [];
beforeAll(async () => {
  theirs = await runSession('theirs');
}, 180_000);

const named = (records: readonly StepRecord[]) =>
  Object.fromEntries(records.map(({ name, requests, outcome }) => [name, { requests, outcome }]));
const without = (records: readonly StepRecord[], listed: Readonly<Record<string, string>>) =>
  named(records.filter(({ name }) => !(name in listed)));
const onlyListed = (records: readonly StepRecord[], listed: Readonly<Record<string, string>>) =>
  named(records.filter(({ name }) => name in listed));

test('the session has enough steps', () => {
  expect(theirs.length).toBeGreaterThanOrEqual(120);
  // Refusals are part of it, but most of it works.
  expect(theirs.filter(({ outcome }) => 'value' in outcome).length).toBeGreaterThan(
    theirs.length / 2,
  );
});

describe.each([
  ['ours', differences],
  ['their modules in our client', differencesOfClient],
] as const)('%s', (which, listed) => {
  let run: readonly StepRecord[] = [];
  beforeAll(async () => {
    run = await runSession(which);
  }, 180_000);

  test('makes the same requests and gets the same results, except in the listed steps', () => {
    const [mine, other] = [without(run, listed), without(theirs, listed)];
    expect(Object.keys(mine)).toEqual(Object.keys(other));
    for (const name of Object.keys(other)) expect.soft(mine[name], name).toEqual(other[name]);
  });

  test.each(Object.entries(listed))('%s: %s', (name) => {
    const [mine, other] = [onlyListed(run, listed), onlyListed(theirs, listed)];
    expect(mine[name]).toBeDefined();
    expect(mine[name]).not.toEqual(other[name]);
  });
});
