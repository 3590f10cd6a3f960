import { readFileSync } from 'node:fs';
import { calls } from '@shopwright/contract';
import { expect, test } from 'vitest';
import { staleFiles } from '../generate/main.ts';
import { publicPath } from '../generate/signature.ts';

test('the generated modules and their documentation match the contract', async () => {
  const stale = (await staleFiles()).map(({ url }) => url.pathname.split('/').slice(-2).join('/'));
  expect(stale, 'run: npm run generate -w @shopwright/sdk').toEqual([]);
});

test("every call uses the path of the provider's client", () => {
  const facts = JSON.parse(
    readFileSync(new URL('../../contract/facts/calls.json', import.meta.url), 'utf8'),
  ) as { httpMethod: string; publicUrl: string; protoPath: string; name: string }[];
  const has = (paths: readonly string[], fact: { publicUrl: string; protoPath: string }) =>
    paths.includes(fact.publicUrl) && paths.includes(fact.protoPath);
  const wrong = facts.flatMap((fact) => {
    const call = calls.find(
      (candidate) =>
        candidate.method === fact.httpMethod && has([candidate.path, ...candidate.aliases], fact),
    );
    // Paths are matched without regard to case where the provider wrote one in two ways.
    return call === undefined || publicPath(call).toLowerCase() === fact.publicUrl.toLowerCase()
      ? []
      : [`${fact.name}: ${publicPath(call)}, not ${fact.publicUrl}`];
  });
  expect(wrong).toEqual([]);
});
