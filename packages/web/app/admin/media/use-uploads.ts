import { useRef, useState } from 'react';
import { uploadFile, type UploadProblem } from './send-file.ts';

export interface Upload {
  readonly key: number;
  readonly file: File;
  readonly percent: number;
  readonly state: 'waiting' | 'running' | 'done' | 'failed';
  readonly problem?: UploadProblem;
}

/** More at once would only share the same line. */
const MAX_CONCURRENT_UPLOADS = 3;

/** Uploads of the page. `onUploaded` gets the ids of a batch, in the order of its files. */
export function useUploads(onUploaded: (fileIds: readonly string[]) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const nextKey = useRef(0);

  const change = (key: number, part: Partial<Upload>): void =>
    setUploads((before) => before.map((each) => (each.key === key ? { ...each, ...part } : each)));

  const send = async (batch: readonly Upload[]): Promise<void> => {
    const ids = new Map<number, string>();
    const queue = [...batch];
    const work = async (): Promise<void> => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const { key, file } = next;
        change(key, { state: 'running', percent: 0 });
        const outcome = await uploadFile(file, (percent) => change(key, { percent }));
        if (outcome.fileId === undefined)
          change(key, { state: 'failed', problem: outcome.problem });
        else {
          ids.set(key, outcome.fileId);
          change(key, { state: 'done', percent: 100 });
        }
      }
    };
    await Promise.all(Array.from({ length: MAX_CONCURRENT_UPLOADS }, work));
    const uploaded = batch.flatMap(({ key }) => ids.get(key) ?? []);
    if (uploaded.length > 0) onUploaded(uploaded);
  };

  const add = (files: readonly File[]): void => {
    const batch = files.map((file): Upload => {
      nextKey.current += 1;
      return { key: nextKey.current, file, percent: 0, state: 'waiting' };
    });
    setUploads((before) => [...before.filter(({ state }) => state !== 'done'), ...batch]);
    void send(batch);
  };

  const retry = (upload: Upload): void => {
    change(upload.key, { state: 'waiting' });
    void send([upload]);
  };

  return { uploads, add, retry };
}
