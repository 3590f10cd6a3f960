import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDeadlines } from './deadlines.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('answers a hanging call once, within a second of the limit', () => {
  const late: string[] = [];
  const deadlines = createDeadlines<string>(15_000, (who) => void late.push(who));
  deadlines.begin('hangs');
  const quick = deadlines.begin('quick');
  vi.advanceTimersByTime(5_000);
  deadlines.end(quick);
  deadlines.begin('hangs too');
  vi.advanceTimersByTime(9_900);
  expect(late).toEqual([]);
  vi.advanceTimersByTime(1_200);
  expect(late).toEqual(['hangs']);
  vi.advanceTimersByTime(60_000);
  expect(late).toEqual(['hangs', 'hangs too']);
});

it('runs no timer while no call waits', () => {
  const deadlines = createDeadlines<string>(15_000, () => undefined);
  deadlines.end(deadlines.begin('quick'));
  vi.advanceTimersByTime(1_000);
  expect(vi.getTimerCount()).toBe(0);
  deadlines.begin('slow');
  expect(vi.getTimerCount()).toBe(1);
});
