import { media } from '@wix/sdk';
import sharp from 'sharp';
import { expect } from 'vitest';
import { test } from '../kit/fixtures.ts';

/**
 * Pictures as the unmodified client names them: its helper makes addresses at the provider's host,
 * which mirror and preload bring to the store.
 */

test("the picture of a line goes through the client's media helper to a picture of the store, in any size", async ({
  server,
  visitor,
  catalog,
}) => {
  const authorization = await server.createApiKey();
  const send = async (path: string, body: object) =>
    (
      await fetch(server.url + path, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json();
  const { uploadUrl } = (await send('/v1/files/generate-upload-url', {
    mimeType: 'image/png',
    fileName: 'A mug.png',
  })) as { uploadUrl: string };
  const png = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#864' } })
    .png()
    .toBuffer();
  const { pathname, search } = new URL(uploadUrl);
  const { file } = (await (
    await fetch(server.url + pathname + search, {
      method: 'PUT',
      body: new Uint8Array(png),
      headers: { 'content-type': 'image/png' },
    })
  ).json()) as { file: { id: string } };
  const catalogItemId = catalog.productIds[0] ?? '';
  await send(`/v1/products/${catalogItemId}/media`, { media: [{ mediaId: file.id }] });
  const { cart } = await visitor.currentCart.addToCurrentCart({
    lineItems: [
      {
        quantity: 1,
        catalogReference: { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId },
      },
    ],
  });
  const image = cart?.lineItems?.[0]?.image ?? '';
  expect(media.getImageUrl(image)).toMatchObject({ id: file.id, width: 900, height: 600 });
  for (const [address, width] of [
    [media.getImageUrl(image).url, 900],
    [media.getScaledToFillImageUrl(image, 300, 200, {}), 300],
  ] as const) {
    const { host, pathname: path } = new URL(address);
    expect(host).toBe('static.wixstatic.com');
    // Mirror and preload bring this host to the store, under the same path.
    const answer = await fetch(server.url + path);
    expect(answer.status, address).toBe(200);
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(width);
  }
});
