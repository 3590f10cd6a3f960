import { expect, test } from 'vitest';
import { readModule } from '../../scripts/check/read-module.mjs';

const stateIn = (source: string): string[] =>
  readModule('a.ts', source).state.map(({ what }) => what);

test.each([
  ['a variable that changes', 'let count = 0; export const next = () => (count += 1);', 'count'],
  ['a weak map', 'export const texts = new WeakMap<object, string>();', 'texts'],
  [
    'a map that the module fills',
    'export const carts: Map<string, string> = new Map(); export const put = (id: string) => carts.set(id, id);',
    'carts',
  ],
  [
    'a list that the module appends to',
    'const seen: string[] = []; export const see = (id: string) => seen.push(id);',
    'seen',
  ],
  [
    'an object that the module assigns to',
    "const last = { id: '' } as { id: string }; export const see = (id: string) => { last.id = id; };",
    'last',
  ],
  [
    'an object that the module deletes from',
    'const all: Record<string, string> = {}; export const drop = (id: string) => { delete all[id]; };',
    'all',
  ],
])('%s is module-level state', (_, source, name) => {
  expect(stateIn(source)).toEqual([name]);
});

test('constant tables and values created in functions are not state', () => {
  expect(
    stateIn(`
      const kinds = new Set(['a']);
      const names = ['b', 'a'].toSorted();
      export const create = () => {
        const carts = new Map();
        let count = 0;
        carts.set('a', (count += 1));
        return [kinds, names, carts];
      };`),
  ).toEqual([]);
});
