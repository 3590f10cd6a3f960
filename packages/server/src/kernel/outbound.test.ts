import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchExternal, OutboundRefused } from './outbound.ts';
import { isPublicAddress } from './public-address.ts';

describe('only public addresses are reached', () => {
  const closed = [
    '127.0.0.1',
    '127.1.2.3',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '2001::1',
  ];
  it.each(closed)('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));
  it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450:4001::200e'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:7f00:1]/',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://localhost/',
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
    'http://user:secret@example.com/',
    'http://169.254.169.254/latest/meta-data/',
  ])('%s is refused before any connection', async (address) => {
    await expect(fetchExternal(address, { maxBytes: 100 })).rejects.toThrow(OutboundRefused);
  });
});

describe('an outbound request', () => {
  let server: Server;
  let origin: string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/big') return response.end(Buffer.alloc(2000));
      if (request.url === '/loop') return response.writeHead(302, { location: '/loop' }).end();
      if (request.url === '/inside')
        return response.writeHead(302, { location: 'file:///etc/passwd' }).end();
      if (request.url === '/hop') return response.writeHead(302, { location: '/fine' }).end();
      if (request.url === '/silent') return undefined;
      return response.end('fine');
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.closeAllConnections());

  const fetchHere = (path: string, timeoutMs = 5000) =>
    fetchExternal(origin + path, { maxBytes: 1000, allowPrivate: true, timeoutMs });

  it('follows a redirect', async () =>
    expect((await fetchHere('/hop')).body.toString()).toBe('fine'));
  it('limits the size of the response', () =>
    expect(fetchHere('/big')).rejects.toThrow('larger than 1000 bytes'));
  it('limits the number of redirects', () =>
    expect(fetchHere('/loop')).rejects.toThrow('redirects too often'));
  it('limits the time', () =>
    expect(fetchHere('/silent', 50)).rejects.toThrow('did not answer in time'));
  it('refuses a redirect to another scheme', () =>
    expect(fetchHere('/inside')).rejects.toThrow('Only http and https'));
});
