import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { confirmByTyping } from './confirm.ts';

async function answer(typed: string): Promise<{ confirmed: boolean; prompt: string }> {
  const [input, output] = [new PassThrough(), new PassThrough()];
  input.end(typed);
  const confirmed = await confirmByTyping('Type ada@example.com: ', 'ada@example.com', {
    input,
    output,
  });
  return { confirmed, prompt: String(output.read()) };
}

test('only the exact word confirms: not "yes", not an empty line, not the end of the input', async () => {
  expect(await answer('Ada@example.com \n')).toEqual({
    confirmed: true,
    prompt: expect.stringContaining('Type ada@example.com: '),
  });
  for (const typed of ['y\n', '\n', '', 'ada@example.co\n'])
    expect((await answer(typed)).confirmed, JSON.stringify(typed)).toBe(false);
});
