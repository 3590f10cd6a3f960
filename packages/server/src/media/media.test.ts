import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastify from 'fastify';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { afterAll, describe, expect, it } from 'vitest';
import { createLimits } from '../http/index.ts';
import { createMediaSigning, serveMedia, signedAddress, addFile } from './index.ts';
import { startTestMedia } from './testing-media.ts';

let now = new Date('2026-06-01T12:00:00Z');
const media = await startTestMedia(() => now);
const { db, app, siteId, directory, taken, get } = media;
let { deps } = media;
afterAll(() => media.close());

const colorOf = async (bytes: Buffer) => (await sharp(bytes).stats()).dominant;

describe('a foreign site id', () => {
  const foreign = '11111111-1111-4111-8111-111111111111';
  const keys = async () => db.query(sql`select site_id from media_key where site_id = ${foreign}`);

  it('in the address of a private file is refused, and writes nothing', async () => {
    expect((await get(`/media/private/${foreign}/x?exp=9999999999&sig=x`)).statusCode).toBe(403);
    expect(await keys()).toEqual([]);
  });

  it('in a forged upload ticket is refused, and writes nothing', async () => {
    const ticket = `${Buffer.from(JSON.stringify({ siteId: foreign, fileName: 'x' })).toString('base64url')}.9999999999.AAAA`;
    expect(
      (
        await app.inject({
          method: 'PUT',
          url: `/media/upload?ticket=${ticket}`,
          payload: 'x',
          headers: { 'content-type': 'image/png' },
        })
      ).statusCode,
    ).toBe(403);
    expect(await keys()).toEqual([]);
  });

  it('is refused for a site without a signing key, and creates none', async () => {
    await db.query(sql`delete from media_key where site_id = ${siteId}`);
    const fresh = createMediaSigning(db, () => now);
    expect(await fresh.check(siteId, 'file x', '9999999999', 'x')).toBe(false);
    expect(await db.query(sql`select from media_key where site_id = ${siteId}`)).toEqual([]);
    const { exp, sig } = await fresh.sign(siteId, 'file x', new Date(now.getTime() + 60_000));
    expect(await fresh.check(siteId, 'file x', exp, sig)).toBe(true);
    deps = { ...deps, signing: fresh };
  });
});

describe('detects the type of a file by its content', () => {
  it('measures an image', async () =>
    expect(await taken()).toMatchObject({
      kind: 'image',
      contentType: 'image/png',
      width: 400,
      height: 200,
    }));

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<html><script>alert(1)</script></html>'],
    ['nothing', ''],
  ])('%s is refused under any name', async (_name, text) => {
    const path = join(directory, 'bad');
    await import('node:fs/promises').then((fs) => fs.writeFile(path, text));
    expect(
      await addFile(deps, {
        siteId,
        path,
        bytes: text.length,
        fileName: 'good.png',
        private: false,
      }),
    ).toMatchObject({ refused: 'application', code: 'FILE_NOT_ACCEPTED' });
  });

  it('refuses a file that only starts like an image', async () => {
    const path = join(directory, 'torn.png');
    await import('node:fs/promises').then((fs) =>
      fs.writeFile(path, Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
    );
    expect(
      await addFile(deps, { siteId, path, bytes: 16, fileName: 'torn.png', private: false }),
    ).toMatchObject({ code: 'FILE_NOT_ACCEPTED' });
  });
});

describe('renditions of a picture', () => {
  it.each([
    ['', 'avif', 'image/avif,image/webp'],
    ['', 'webp', 'image/webp'],
    ['', 'jpeg', '*/*'],
    ['.png', 'png', 'image/avif'],
  ])('are in the format of the URL or the browser (%s %s)', async (ending, format, accept) => {
    const file = await taken();
    const answer = await get(
      `/media/${file.mediaId}/v1/fill/w_100,h_100,al_c,q_80,usm_0.66_1.00_0.01/x${ending}`,
      { accept },
    );
    expect(answer.statusCode).toBe(200);
    const { width, height, format: made } = await sharp(answer.rawPayload).metadata();
    expect([width, height]).toEqual([100, 100]);
    expect(made).toBe(format === 'avif' ? 'heif' : format);
  });

  it('are cropped around the focal point', async () => {
    const left = await taken({ focal: { x: 0.1, y: 0.5 } });
    expect(
      await colorOf((await get(`/media/${left.mediaId}/v1/fill/w_50,h_100/x.png`)).rawPayload),
    ).toMatchObject({ b: expect.toSatisfy((blue: number) => blue < 50) });
    const answer = await get(`/media/${left.mediaId}/v1/fill/w_50,h_100,fp_0.90_0.50/x.png`);
    expect(await colorOf(answer.rawPayload)).toMatchObject({
      r: expect.toSatisfy((red: number) => red < 50),
    });
  });

  it('are revalidated where staff may move the focal point, and immutable elsewhere', async () => {
    const file = await taken();
    const cacheOf = async (words: string) =>
      (await get(`/media/${file.mediaId}/v1/${words}/x.webp`)).headers['cache-control'];
    expect(await cacheOf('fill/w_64,h_100')).not.toContain('immutable');
    expect(await cacheOf('fill/w_64,h_100,fp_0.5_0.5')).toContain('immutable');
    expect(await cacheOf('fit/w_64')).toContain('immutable');
    const url = `/media/${file.mediaId}/v1/fill/w_64,h_100/x.webp`;
    const etag = String((await get(url)).headers['etag']);
    expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304);
    await db.query(
      sql`update media set focal_x = 0.1, focal_y = 0.5 where media_id = ${file.mediaId}`,
    );
    expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('of one shape share few files', async () => {
    const file = await taken();
    const before = (await readdir(join(directory, 'cache'), { recursive: true })).length;
    for (let size = 0; size < 40; size += 1)
      expect(
        (
          await get(
            `/media/${file.mediaId}/v1/fill/w_${201 + size},h_${201 + size},fp_0.${500 + size}_0.5,q_${70 + (size % 5)}/x.webp`,
          )
        ).statusCode,
      ).toBe(200);
    // One size, three focal points, one quality, and their folders.
    expect(
      (await readdir(join(directory, 'cache'), { recursive: true })).length - before,
    ).toBeLessThanOrEqual(8);
  });

  it('are limited per client address when new, never when they exist', async () => {
    const file = await taken();
    const limited = fastify();
    await serveMedia(limited, {
      ...deps,
      newPictures: createLimits({ calls: 2, seconds: 60, now: () => 0, exempt: () => false }),
    });
    const from = async (remoteAddress: string, width: number) =>
      (
        await limited.inject({
          url: `/media/${file.mediaId}/v1/fill/w_${width},h_${width}/x.webp`,
          remoteAddress,
        })
      ).statusCode;
    expect([
      await from('203.0.113.7', 64),
      await from('203.0.113.7', 100),
      await from('203.0.113.7', 160),
    ]).toEqual([200, 200, 429]);
    expect([await from('203.0.113.7', 64), await from('203.0.113.7', 63)]).toEqual([200, 200]);
    expect(await from('198.51.100.1', 160)).toBe(200);
    expect(await from('203.0.113.7', 160)).toBe(200);
    const refused = await limited.inject({
      url: `/media/${file.mediaId}/v1/fill/w_200,h_200/x.webp`,
      remoteAddress: '203.0.113.7',
    });
    expect(refused.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
    await limited.close();
  });

  it('are never enlarged hugely', async () => {
    const file = await taken();
    const answer = await get(`/media/${file.mediaId}/v1/fill/w_999999,h_999999/x.png`);
    expect((await sharp(answer.rawPayload).metadata()).width).toBeLessThanOrEqual(800);
  });

  it.each(['/v1/melt/w_1,h_1/x.png', '/v1/fill/w_-1/x.png', '/v1/fill/nothing/x.png'])(
    'explain what is wrong with %s',
    async (path) => {
      expect((await get(`/media/${(await taken()).mediaId}${path}`)).statusCode).toBe(400);
    },
  );
});

describe('serving files', () => {
  it.each([
    '/media/..%2f..%2fetc%2fpasswd',
    '/media/%2e%2e',
    '/media/.hidden',
    '/media/missing.png',
    '/media/a%00b',
  ])('%s is not found', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('requires a signed, unexpired URL for a private file', async () => {
    const file = await taken({ private: true });
    expect((await get(`/media/${file.mediaId}`)).statusCode).toBe(404);
    expect((await get(`/media/${file.mediaId}/v1/fit/w_10,h_10/x.png`)).statusCode).toBe(404);
    const { url } = await signedAddress(deps, file, new Date(now.getTime() + 60_000));
    const path = url.replace('http://shop.test', '');
    expect((await get(path)).statusCode).toBe(200);
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.replace(
      path.slice(-1),
      '',
    ))
      expect((await get(path.replace(/.$/, letter))).statusCode).toBe(403);
    expect((await get(path.replace(/exp=\d+/, 'exp=9999999999'))).statusCode).toBe(403);
    const other = await taken({ private: true });
    expect((await get(path.replace(file.mediaId, other.mediaId))).statusCode).toBe(403);
    now = new Date(now.getTime() + 61_000);
    expect((await get(path)).statusCode).toBe(403);
  });

  it('keeps files from executing in a page', async () => {
    const answer = await get(`/media/${(await taken()).mediaId}`);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  it('supports ranges', async () => {
    const file = await taken();
    const part = (range: string) => get(`/media/${file.mediaId}`, { range });
    const whole = (await get(`/media/${file.mediaId}`)).rawPayload;
    const beginning = await part('bytes=0-9');
    expect(beginning.statusCode).toBe(206);
    expect(beginning.rawPayload).toEqual(whole.subarray(0, 10));
    const end = await part('bytes=-10');
    expect(end.headers['content-range']).toBe(
      `bytes ${whole.length - 10}-${whole.length - 1}/${whole.length}`,
    );
    expect(end.rawPayload).toEqual(whole.subarray(-10));
    const outside = await part(`bytes=${whole.length}-`);
    expect(outside.statusCode).toBe(416);
    expect(outside.headers['content-range']).toBe(`bytes */${whole.length}`);
  });
});
