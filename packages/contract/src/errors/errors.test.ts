import { expect, it } from 'vitest';
import { calls } from '../calls.ts';
import { toOpenApi } from '../openapi.ts';
import { errorMessage, errors, errorStatuses, isErrorCode } from './index.ts';

it('every error has statuses of refusals, and a sentence', () => {
  for (const [code, { message }] of Object.entries(errors)) {
    expect(message, code).toMatch(/^["{A-Za-z].+$/);
    for (const status of isErrorCode(code) ? errorStatuses(code) : [])
      expect(status, code).toSatisfy((value: number) => value >= 400 && value < 600);
  }
});

it('fills the parameters of a message in', () => {
  expect(errorMessage('TOO_MANY_LINE_ITEMS', { max: 100, count: 101 })).toBe(
    'A cart holds 100 lines; this one would have 101.',
  );
});

it('OpenAPI describes each error of each call at its statuses', () => {
  const { paths } = toOpenApi(calls);
  const operations = Object.values(paths).flatMap((path) => Object.values(path) as object[]);
  for (const call of calls) {
    const operation = operations.find(
      (found) => 'operationId' in found && found.operationId === call.name,
    ) as { responses: Record<string, { description?: string }> } | undefined;
    for (const code of call.errors)
      for (const status of errorStatuses(code))
        expect(operation?.responses[status]?.description, `${call.name} ${code}`).toContain(
          `\`${code}\`: ${errors[code].message}`,
        );
  }
});
