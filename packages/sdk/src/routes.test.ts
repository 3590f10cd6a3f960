import { expect, test } from 'vitest';
import { generatedRoutes, writtenRoutes } from '../generate.ts';

test('the generated routes are those of the contract', async () => {
  expect(await writtenRoutes()).toBe(await generatedRoutes());
});
