import { createInterface } from 'node:readline/promises';

/** Asks a person to type a word before something that cannot be undone; the question goes to stderr, away from the answer. */
export async function confirmByTyping(
  question: string,
  word: string,
  {
    input = process.stdin,
    output = process.stderr,
  }: {
    input?: NodeJS.ReadableStream;
    output?: NodeJS.WritableStream;
  } = {},
): Promise<boolean> {
  const lines = createInterface({ input, output });
  try {
    const closed = new Promise<string>((resolve) => {
      lines.once('close', () => resolve(''));
    });
    // Ctrl-D ends the input without a line: that is no confirmation.
    const typed = await Promise.race([lines.question(question), closed]);
    return typed.trim().toLowerCase() === word.toLowerCase();
  } finally {
    lines.close();
  }
}
