import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, createServer } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { issueCertificate, openCertificates, readAuthority } from './certificates.ts';

const now = new Date();

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'shopwright-certificates-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

/** What a program that trusts the authority makes of the certificate. */
async function handshake(
  { key, cert, authorityFile }: { key: string; cert: string; authorityFile: string },
  servername: string,
): Promise<string> {
  const server = createServer({ key, cert }, (socket) => {
    socket.end();
  });
  server.on('tlsClientError', () => {});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  const socket = connect({
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    servername,
    ca: await readFile(authorityFile),
  });
  return new Promise((resolve) => {
    socket.on('secureConnect', () => {
      resolve('trusted');
      socket.destroy();
    });
    socket.on('error', (error) => {
      resolve(error.message);
    });
  });
}

test('a certificate is trusted for its names by clients that trust the authority', async () => {
  const made = await openCertificates({
    folder: await folder(),
    hosts: ['www.provider.test', 'edge.provider.test'],
    now,
  });
  expect(await handshake(made, 'www.provider.test')).toBe('trusted');
  expect(await handshake(made, 'edge.provider.test')).toBe('trusted');
  expect(await handshake(made, 'other.test')).toContain('altnames');
});

test("the authority's key cannot certify another name, even if stolen", async () => {
  const shared = await folder();
  const { authorityFile } = await openCertificates({
    folder: shared,
    hosts: ['www.provider.test'],
    now,
  });
  const stolen = await readAuthority(shared, ['www.provider.test'], now);
  if (!stolen) throw new Error('The authority that was just made was not found.');
  const forged = await issueCertificate(stolen, ['bank.test'], now);
  expect(await handshake({ ...forged, authorityFile }, 'bank.test')).toContain(
    'permitted subtree violation',
  );
});

test('an authority that may not certify a served name is replaced', async () => {
  const shared = await folder();
  await openCertificates({ folder: shared, hosts: ['www.provider.test'], now });
  const more = await openCertificates({
    folder: shared,
    hosts: ['www.provider.test', 'readonly.provider.test'],
    now,
  });
  expect(await handshake(more, 'readonly.provider.test')).toBe('trusted');
  expect(await handshake(more, 'www.provider.test')).toBe('trusted');
});

test('an authority close to expiry is renewed', async () => {
  const shared = await folder();
  const read = async () =>
    readFile(
      (await openCertificates({ folder: shared, hosts: ['www.provider.test'], now })).authorityFile,
      'utf8',
    );
  const first = await read();
  expect(await read()).toBe(first);
  const years = new Date(now.getTime() + 3600 * 24 * 60 * 60 * 1000);
  const later = await openCertificates({
    folder: shared,
    hosts: ['www.provider.test'],
    now: years,
  });
  expect(await readFile(later.authorityFile, 'utf8')).not.toBe(first);
});
