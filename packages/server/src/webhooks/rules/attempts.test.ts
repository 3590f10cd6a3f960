import { expect, test } from 'vitest';
import { backoffMs } from '../../kernel/backoff.ts';
import { atOnce, isOver, overBefore, pauseMs, RETRY_DELAYS, failureReason } from './attempts.ts';

const DAY = 86_400_000;
const created = new Date('2026-11-17T12:00:00Z');
const after = (ms: number, from = created) => new Date(from.getTime() + ms);

test('a delivery is retried for three days after its event', () => {
  const event = { createdAt: created, replayedAt: null };
  expect(isOver(event, created)).toBe(false);
  expect(isOver(event, after(3 * DAY - 1))).toBe(false);
  expect(isOver(event, after(3 * DAY))).toBe(true);
});

test('a replay allows three more days', () => {
  const event = { createdAt: created, replayedAt: after(10 * DAY) };
  expect(isOver(event, after(13 * DAY - 1))).toBe(false);
  expect(isOver(event, after(13 * DAY))).toBe(true);
});

test('the bulk cutoff agrees with the deadline of each delivery', () => {
  const now = after(3 * DAY);
  expect(overBefore(now)).toEqual(created);
});

test('the first retry comes after seconds, the last ones every four hours', () => {
  const wait = (failures: number) => backoffMs(failures, { ...RETRY_DELAYS, random: () => 0.5 });
  expect([wait(1), wait(2), wait(100)]).toEqual([5_000, 10_000, 4 * 3_600_000]);
});

test('a receiver is paused from the tenth failure in a row, for a minute up to an hour', () => {
  expect([0, 1, 9, 10, 11, 12, 15, 16, 17, 1_000].map(pauseMs)).toEqual([
    0, 0, 0, 60_000, 120_000, 240_000, 1_920_000, 3_600_000, 3_600_000, 3_600_000,
  ]);
});

test('a receiver that keeps failing gets one delivery at a time, others five', () => {
  expect([0, 9, 10, 11].map(atOnce)).toEqual([5, 5, 1, 1]);
});

test.each([200, 202, 204, 299])('the status %i accepts a delivery', (status) => {
  expect(failureReason(status)).toBeUndefined();
});

test.each([100, 199, 400, 404, 410, 500, 503])('the status %i refuses it', (status) => {
  expect(failureReason(status)).toBe(`The receiver answered with status ${status}.`);
});

test.each([300, 301, 307, 399])('the status %i is a redirect, which is not followed', (status) => {
  expect(failureReason(status)).toBe(
    `The receiver answered with status ${status}. Redirects are not followed: register the address it leads to.`,
  );
});
