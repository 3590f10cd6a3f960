import { calls, unraisedErrors } from '@shopwright/contract';
import { expect, test } from 'vitest';

// That a call lists exactly the errors its handler can answer is checked by the compiler: see
// `route()` and its test. `refuse()` takes no error that is said to be never raised.

const listed = new Set<string>(calls.flatMap(({ errors }) => errors));

test('an error that is declared as never raised is listed by a call', () => {
  expect(Object.keys(unraisedErrors).filter((code) => !listed.has(code))).toEqual([]);
});
