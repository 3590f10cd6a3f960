import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serveClientPackage } from './client-package.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'client-package-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

async function serveVersion(version: string) {
  const source = join(directory, `source-${version}`);
  await mkdir(source);
  await writeFile(join(source, `shopwright-sdk-${version}.tgz`), `package ${version}`);
  await writeFile(join(source, '.shopwright-built.json'), '{}');
  const app = fastify();
  const served = await serveClientPackage(app, join(directory, 'data'), source);
  return { served, get: (url: string) => app.inject({ url }) };
}

test('a store serves its client, and those that it served before an upgrade', async () => {
  const before = await serveVersion('0.1.0');
  expect(before.served).toEqual({ path: '/sdk/shopwright-sdk-0.1.0.tgz' });
  const { served, get } = await serveVersion('0.2.0');
  expect(served).toEqual({ path: '/sdk/shopwright-sdk-0.2.0.tgz' });
  const answer = await get('/sdk/shopwright-sdk-0.2.0.tgz');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('package 0.2.0');
  expect(answer.headers['content-length']).toBe('13');
  expect((await get('/sdk/shopwright-sdk-0.1.0.tgz')).body).toBe('package 0.1.0');
});

test('serves nothing else of the data directory, and lists what is available', async () => {
  const { get } = await serveVersion('0.1.0');
  await writeFile(join(directory, 'data', 'secret.key'), 'secret');
  for (const file of [
    'shopwright-sdk-9.9.9.tgz',
    '..%2Fsecret.key',
    'shopwright-sdk-1..%2Fx.tgz',
  ]) {
    const answer = await get(`/sdk/${file}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('Install /sdk/shopwright-sdk-0.1.0.tgz.');
  }
});

test('a clone that was not built serves no client', async () => {
  const app = fastify();
  expect(await serveClientPackage(app, directory, join(directory, 'none'))).toBeUndefined();
  expect((await app.inject({ url: '/sdk/shopwright-sdk-0.1.0.tgz' })).statusCode).toBe(404);
});

test('servers of one data directory may start at the same time', async () => {
  const source = join(directory, 'source');
  await mkdir(source);
  await writeFile(join(source, 'shopwright-sdk-0.1.0.tgz'), 'package 0.1.0');
  const served = await Promise.all(
    Array.from({ length: 5 }, () => serveClientPackage(fastify(), join(directory, 'data'), source)),
  );
  expect(served.map((one) => one?.path)).toEqual(
    Array.from({ length: 5 }, () => '/sdk/shopwright-sdk-0.1.0.tgz'),
  );
  expect(await readdir(join(directory, 'data', 'sdk'))).toEqual(['shopwright-sdk-0.1.0.tgz']);
});
