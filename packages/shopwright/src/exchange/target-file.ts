import { rename, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { openForWriting, partPath, refuseBadTarget } from '../files/write-file.ts';

export interface TargetFile {
  /** Answers when there is room for more. */
  write(text: string): Promise<void>;
  finish(): Promise<void>;
  abandon(): Promise<void>;
}

/** A file that has its name only when it is whole; without a name, the standard output. */
export async function openTarget(path: string | undefined): Promise<TargetFile> {
  if (path === undefined)
    return {
      write: (text) => send(process.stdout, text),
      finish: async () => undefined,
      abandon: async () => undefined,
    };
  await refuseBadTarget(path);
  const part = partPath(path);
  const file = await openForWriting(part, { named: path });
  return {
    write: (text) => file.write(text),
    async finish() {
      await file.close();
      await rename(part, path);
    },
    async abandon() {
      await file.abandon();
      await rm(part, { force: true });
    },
  };
}

async function send(stream: NodeJS.WritableStream, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}
