import { createInterface } from 'node:readline/promises';

/**
 * Asks the user to type a word before an irreversible action. The prompt goes to stderr, the answer
 * of the command to stdout.
 */
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
