import type { FileDescriptor } from '@shopwright/contract/media/files';
import sharp from 'sharp';
import { must, type Call } from './api.ts';

let pictures = 0;

/** A picture whose content no other picture of the test has. */
export async function newPicture(width = 120, height = 80): Promise<Buffer> {
  pictures += 1;
  const background = { r: pictures % 256, g: Math.floor(pictures / 256), b: 200 };
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Uploads content to a signed URL, which may have another host name. */
export async function sendUpload(
  server: { readonly url: string },
  uploadUrl: string,
  content: Buffer,
): Promise<{ status: number; body: { file?: FileDescriptor } }> {
  const { pathname, search } = new URL(uploadUrl);
  const answer = await fetch(`${server.url}${pathname}${search}`, {
    method: 'PUT',
    body: new Uint8Array(content),
    headers: { 'content-type': 'application/octet-stream' },
  });
  return { status: answer.status, body: (await answer.json()) as { file?: FileDescriptor } };
}

/** Uploads a file as staff do: asks for a link and sends the content to it. */
export async function uploadFile(
  server: { readonly url: string },
  owner: Call,
  fileName: string,
  content?: Buffer,
  { mimeType = 'image/png', isPrivate = false } = {},
): Promise<FileDescriptor & { id: string }> {
  const { uploadUrl } = await must(
    owner<{ uploadUrl: string }>('POST', '/site-media/v1/files/generate-upload-url', {
      mimeType,
      fileName,
      private: isPrivate,
    }),
  );
  const { body } = await sendUpload(server, uploadUrl, content ?? (await newPicture()));
  if (!body.file?.id) throw new Error(`${fileName} was refused: ${JSON.stringify(body)}`);
  return { ...body.file, id: body.file.id };
}
