import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { Refusal } from '../refusal.ts';
import { writeTrouble } from './file-trouble.ts';

export interface TargetFile {
  /** Answers when there is room for more. */
  write(text: string): Promise<void>;
  finish(): Promise<void>;
  abandon(): Promise<void>;
}

/** A file that has its name only when it is whole; without a name, the standard output. */
export function openTarget(path: string | undefined): TargetFile {
  if (path === undefined) return { write: (text) => send(process.stdout, text), finish: async () => undefined, abandon: async () => undefined };
  const part = `${path}.part`;
  const file = createWriteStream(part, { highWaterMark: 1024 * 1024 });
  const opened = once(file, 'open').catch((error: unknown) => {
    throw new Refusal(writeTrouble(error, path));
  });
  opened.catch(() => undefined);
  return {
    async write(text) {
      await opened;
      await send(file, text);
    },
    async finish() {
      await opened;
      file.end();
      await once(file, 'close');
      await rename(part, path);
    },
    async abandon() {
      file.destroy();
      await rm(part, { force: true });
    },
  };
}

async function send(stream: NodeJS.WritableStream, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}
