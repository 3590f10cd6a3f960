import { expect, test, vi } from 'vitest';
import { createTerminal } from './terminal.ts';

function collect(json: boolean) {
  const out: string[] = [];
  const err: string[] = [];
  const into = (lines: string[]) => ({ write: (text: string) => void lines.push(text) });
  return { out, err, terminal: createTerminal({ json, stdout: into(out), stderr: into(err) }) };
}

test('an answer is text for a person and one line for a program', () => {
  const person = collect(false);
  person.terminal.answer({ text: 'two\nlines', json: { a: 1 } });
  expect(person.out).toEqual(['two\nlines\n']);
  const program = collect(true);
  program.terminal.answer({ text: 'two\nlines', json: { text: 'two\nlines' } });
  program.terminal.fail('It broke.', 'Try: this');
  expect(program.out).toEqual(['{"text":"two\\nlines"}\n']);
  expect(program.err).toEqual(['{"error":"It broke."}\n']);
});

test('what is quick is not spoken of; what takes a second is, beside the answer', async () => {
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
