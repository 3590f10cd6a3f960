import { expect, it } from 'vitest';
import { loggable } from './loggable.ts';

it('keeps what identifies the fault: name, message, location, code, constraint and cause', () => {
  const cause = Object.assign(new TypeError('no pot'), { code: 'E_POT' });
  const found = loggable(
    Object.assign(new Error('brewing failed', { cause }), { constraint: 'one_pot', table: 'pot' }),
  );
  expect(found).toMatchObject({
    name: 'Error',
    message: 'brewing failed',
    constraint: 'one_pot',
    table: 'pot',
    cause: { name: 'TypeError', message: 'no pot', code: 'E_POT' },
  });
  expect(found.stack).toContain('loggable.test.ts');
});

it('omits every value that was sent: rows, parameters, quoted text', () => {
  const found = loggable(
    Object.assign(new Error('invalid input syntax for type uuid: "hunter2"'), {
      code: '22P02',
      detail: 'Failing row contains (hunter2)',
      where: 'hunter2',
      query: 'hunter2',
      parameters: ['hunter2'],
    }),
  );
  expect(JSON.stringify({ ...found, message: found.message, stack: found.stack })).not.toContain(
    'hunter2',
  );
  expect(found.message).toBe('invalid input syntax for type uuid...');
  expect(loggable('hunter2').message).toBe('Something was thrown that is not an error: string.');
});
