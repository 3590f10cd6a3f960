import type { Terminal } from '../terminal.ts';

const EVERY_MS = 5000;

/** Says now and then how far something long has come, and how fast. */
export function createSpeed(
  terminal: Pick<Terminal, 'note'>,
  what: string,
): { at(count: number): void; rate(count: number): number } {
  const started = performance.now();
  let reportedAt = started;
  const rate = (count: number) =>
    Math.round(count / Math.max((performance.now() - started) / 1000, 0.001));
  return {
    rate,
    at(count) {
      if (performance.now() - reportedAt < EVERY_MS) return;
      reportedAt = performance.now();
      terminal.note(
        `${count.toLocaleString('en-US')} ${what} (${rate(count).toLocaleString('en-US')} per second)`,
      );
    },
  };
}
