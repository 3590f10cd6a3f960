import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { calls } from '../calls.ts';
import { toOpenApi } from '../openapi.ts';
import { unraisedErrors } from '../unraised-errors.ts';
import { NEVER_RETURNED } from './entry.ts';
import { errorMessage, errors, errorStatuses, isErrorCode } from './index.ts';

it('every error has an error status, a message and a description in whole sentences', () => {
  for (const [code, { message, description }] of Object.entries(errors)) {
    expect(message, code).toMatch(/^["{A-Za-z].+$/);
    expect(description, code).toMatch(/^[`A-Z].{15,}\.$/);
    expect(description, code).not.toContain(message);
    for (const status of isErrorCode(code) ? errorStatuses(code) : [])
      expect(status, code).toSatisfy((value: number) => value >= 400 && value < 600);
  }
});

it('fills in the parameters of a message', () => {
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
          `\`${code}\`: ${errors[code].message} ${errors[code].description}`,
        );
  }
});

it('no area redefines the error of another', async () => {
  const files = readdirSync(import.meta.dirname).filter(
    (name) => !/^(entry|groups|index)\.ts$|\.test\.ts$/.test(name),
  );
  const areas = await Promise.all(
    files.map(async (name) => Object.values((await import(`./${name}`)) as Record<string, object>)),
  );
  const codes = areas.flat().flatMap((area) => Object.keys(area));
  expect(new Set(codes)).toEqual(new Set(Object.keys(errors)));
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
});

it('marks exactly the unused errors as never returned', () => {
  const never = Object.entries(errors)
    .filter(([, { description }]) => description === NEVER_RETURNED)
    .map(([code]) => code);
  expect(never.toSorted()).toEqual(Object.keys(unraisedErrors).toSorted());
});
