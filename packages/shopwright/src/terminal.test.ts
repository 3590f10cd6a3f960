import { expect, test, vi } from 'vitest';
import { createTerminal } from './terminal.ts';

function collect(json: boolean) {
  const out: string[] = [];
  const err: string[] = [];
  const into = (lines: string[]) => ({ write: (text: string) => void lines.push(text) });
  return { out, err, terminal: createTerminal({ json, stdout: into(out), stderr: into(err) }) };
}

test('a result is text for people and one line of JSON for scripts', () => {
  const human = collect(false);
  human.terminal.answer({ text: 'two\nlines', json: { a: 1 } });
  expect(human.out).toEqual(['two\nlines\n']);
  const machine = collect(true);
  machine.terminal.answer({ text: 'two\nlines', json: { text: 'two\nlines' } });
  machine.terminal.fail('It broke.', 'Try: this');
  expect(machine.out).toEqual(['{"text":"two\\nlines"}\n']);
  expect(machine.err).toEqual(['{"error":"It broke."}\n']);
});

test('quick work is silent; slow work reports progress on stderr', async () => {
  vi.useFakeTimers();
  try {
    const { out, err, terminal } = collect(true);
    await terminal.progress('Quick', async () => undefined);
    expect(err).toEqual([]);
    const { promise, resolve } = Promise.withResolvers<void>();
    const slow = terminal.progress('Slow', () => promise);
    await vi.advanceTimersByTimeAsync(11_000);
    resolve();
    await slow;
    expect(err).toEqual(['Slow ...\n', 'Slow ... 10.8 s\n', 'Slow: done in 11.0 s\n']);
    expect(out).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});
