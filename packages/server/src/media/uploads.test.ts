import { createServer, type Server } from 'node:http';
import { stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLimits } from '../http/index.ts';
import { isRefusal } from '../kernel/outcome.ts';
import { importFrom, serveMedia, addFile } from './index.ts';
import { startTestMedia } from './testing-media.ts';
import { writeUploadTicket } from './upload-ticket.ts';

const now = new Date('2026-06-01T12:00:00Z');
const media = await startTestMedia(() => now);
const { app, deps, siteId, picture, get } = media;
afterAll(() => media.close());

describe('uploads', () => {
  it('go to a signed URL, which works once', async () => {
    const ticket = await writeUploadTicket(
      deps.signing,
      { siteId, fileName: 'up.png', private: false, uploadedBy: 'owner x' },
      new Date(now.getTime() + 60_000),
    );
    const payload = await sharp(await picture()).toBuffer();
    const answer = await app.inject({
      method: 'PUT',
      url: `/media/upload?ticket=${ticket}`,
      payload,
      headers: { 'content-type': 'image/png' },
    });
    expect(answer.json()).toMatchObject({
      file: { mediaType: 'IMAGE', displayName: 'up.png', uploadedBy: 'owner x' },
    });
    expect(
      (
        await app.inject({
          method: 'PUT',
          url: `/media/upload?ticket=${ticket.replace(/^./, 'x')}`,
          payload,
          headers: { 'content-type': 'image/png' },
        })
      ).statusCode,
    ).toBe(403);
  });

  it('of the same content share a file, also concurrently; public and private files stay apart', async () => {
    const path = await picture();
    const take = async (isPrivate: boolean, fileName = 'same.png') => {
      const file = await addFile(deps, {
        siteId,
        path,
        bytes: (await stat(path)).size,
        fileName,
        private: isPrivate,
      });
      return isRefusal(file) ? undefined : file.mediaId;
    };
    const ids = new Set(await Promise.all([take(false), take(false), take(false, 'other.png')]));
    expect(ids.size).toBe(1);
    const [id = ''] = ids;
    expect((await get(`/media/${id}`)).statusCode).toBe(200);
    expect(await take(true)).not.toBe(id);
    // The bytes were lost; the same upload brings them back.
    await deps.files.remove(id);
    expect((await get(`/media/${id}`)).statusCode).toBe(404);
    expect(await take(false)).toBe(id);
    expect((await get(`/media/${id}`)).statusCode).toBe(200);
  });

  it('are limited per actor', async () => {
    const limited = fastify();
    await serveMedia(limited, {
      ...deps,
      uploads: createLimits({ calls: 1, seconds: 60, now: () => 0, exempt: () => false }),
    });
    const payload = await sharp(await picture()).toBuffer();
    const upload = async (uploadedBy: string) => {
      const ticket = await writeUploadTicket(
        deps.signing,
        { siteId, fileName: 'up.png', private: false, uploadedBy },
        new Date(now.getTime() + 60_000),
      );
      return limited.inject({
        method: 'PUT',
        url: `/media/upload?ticket=${ticket}`,
        payload,
        headers: { 'content-type': 'image/png' },
      });
    };
    expect((await upload('owner a')).statusCode).toBe(200);
    const refused = await upload('owner a');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect((await upload('owner b')).statusCode).toBe(200);
    await limited.close();
  });

  describe('from a URL', () => {
    let server: Server;
    let origin: string;
    beforeAll(async () => {
      const bytes = await sharp(await picture()).toBuffer();
      server = createServer((request, response) =>
        response.writeHead(request.url === '/gone' ? 404 : 200).end(bytes),
      );
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    });
    afterAll(() => server.close());
    const from = (path: string, allowPrivateAddresses: boolean) =>
      importFrom(
        { ...deps, allowPrivateAddresses },
        { siteId, url: origin + path, fileName: 'x.png', private: false },
      );

    it('are stored', async () =>
      expect(await from('/a.png', true)).toMatchObject({ kind: 'image' }));
    it('are refused for any other response', async () =>
      expect(await from('/gone', true)).toMatchObject({ code: 'FILE_NOT_REACHED' }));
    it('never reach our own network', async () =>
      expect(await from('/a.png', false)).toMatchObject({ code: 'FILE_NOT_REACHED' }));
  });
});
