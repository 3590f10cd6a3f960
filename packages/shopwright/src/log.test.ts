import { expect, test } from 'vitest';
import { createLog } from './log.ts';

test("an error is logged with stack and cause, without the libraries' extra fields", () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'warn' }, { write: (line) => void lines.push(line) });
  const fault = Object.assign(new TypeError('lost', { cause: new Error('gone') }), {
    code: '57P01',
    client: { password: 'hunter2' },
  });
  log.warn({ err: fault }, 'trouble');
  log.info({}, 'not worth a line');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'trouble',
    err: {
      type: 'TypeError',
      message: 'lost',
      code: '57P01',
      stack: expect.stringContaining('log.test.ts'),
      cause: { message: 'gone' },
    },
  });
  expect(lines[0]).not.toContain('hunter2');
});
