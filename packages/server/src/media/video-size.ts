import { open, type FileHandle } from 'node:fs/promises';
import { sizeInMoov, sizeInWebm, type VideoSize } from './rules/video-size.ts';

/** Longer metadata is not read. */
const MAX_MOOV_BYTES = 16 * 1024 * 1024;
const WEBM_BYTES = 1024 * 1024;
const MAX_BOXES = 1000;

/** The size of a video, from its metadata; frames are not read. */
export async function videoSize(path: string, contentType: string): Promise<VideoSize | undefined> {
  const file = await open(path, 'r');
  try {
    if (contentType === 'video/webm' || contentType === 'video/matroska')
      return sizeInWebm(await read(file, 0, WEBM_BYTES));
    const moov = await findMoov(file, (await file.stat()).size);
    return moov && sizeInMoov(moov);
  } finally {
    await file.close();
  }
}

/** Reads the boxes of the file by their headers. */
async function findMoov(file: FileHandle, length: number): Promise<Buffer | undefined> {
  let at = 0;
  for (let count = 0; count < MAX_BOXES && at + 8 <= length; count += 1) {
    const head = await read(file, at, 16);
    if (head.length < 8) return undefined;
    const short = head.readUInt32BE(0);
    const isLong = short === 1 && head.length === 16;
    const size = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? length - at : short;
    if (size < 8) return undefined;
    if (head.toString('latin1', 4, 8) === 'moov')
      return size > MAX_MOOV_BYTES
        ? undefined
        : read(file, at + (isLong ? 16 : 8), size - (isLong ? 16 : 8));
    at += size;
  }
  return undefined;
}

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}
