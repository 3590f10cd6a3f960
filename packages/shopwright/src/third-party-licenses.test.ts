import { expect, test } from 'vitest';
import { packageFolderOf, thirdPartyLicenses } from '../third-party-licenses.ts';

test.each([
  ['/project/node_modules/pg/lib/index.js', '/project/node_modules/pg'],
  ['/project/node_modules/@fastify/send/index.js', '/project/node_modules/@fastify/send'],
  ['/project/node_modules/a/node_modules/b/x.js', '/project/node_modules/a/node_modules/b'],
  ['\0/project/node_modules/pg/index.js?commonjs', '/project/node_modules/pg'],
  ['/project/packages/server/src/index.ts', undefined],
])('the package of the module %s is %s', (moduleId, folder) => {
  expect(packageFolderOf(moduleId)).toBe(folder);
});

test('lists each library once, with its version and license text', async () => {
  const fastify = new URL(import.meta.resolve('fastify')).pathname;
  const text = await thirdPartyLicenses([fastify, fastify, '/somewhere/own.ts']);
  expect(text).toMatch(/^# fastify \d+\.\d+\.\d+ \(MIT\)\n/);
  expect(text).toContain('Permission is hereby granted');
  expect(text.match(/# fastify /g)).toHaveLength(1);
});
