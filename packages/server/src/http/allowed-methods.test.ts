import { calls as allCalls, type Call } from '@shopwright/contract';
import { expect, test } from 'vitest';
import { createAllowedMethods } from './allowed-methods.ts';
import { mountPoints } from './mount.ts';

const call = (method: Call['method'], path: string) =>
  ({ method, path, aliases: [], postFallback: false }) as unknown as Call;

test('a path allows the methods of every call mounted there', () => {
  const methodsAt = createAllowedMethods([
    call('GET', '/v1/teas/{id}'),
    call('DELETE', '/v1/teas/{tea.id}'),
    call('POST', '/v1/teas/query'),
  ]);
  expect(methodsAt('/v1/teas/one')).toEqual(['GET', 'DELETE']);
  expect(methodsAt('/v1/teas/query')).toEqual(['POST', 'GET', 'DELETE']);
  for (const path of [
    '/v1/teas',
    '/v1/teas/',
    '/v1/teas/one/two',
    '/v2/teas/one',
    '/',
    '',
    '/v1/{}',
  ])
    expect(methodsAt(path)).toEqual([]);
});

test('every call of the contract is found at each of its paths', () => {
  const methodsAt = createAllowedMethods(allCalls);
  for (const { method, path } of allCalls.flatMap(mountPoints))
    expect(methodsAt(path.replaceAll(/\{[^}]+\}/g, 'value'))).toContain(method);
});
