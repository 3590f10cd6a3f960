import { refuse, type Refusal } from '../../kernel/outcome.ts';

interface Download {
  readonly downloads: number;
  readonly maxDownloads: number | null;
  readonly countedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly endedAt: Date | null;
}

/** Within this time, a repeated download counts once, so that a broken one can be resumed. */
const RESUME_MS = 3_600_000;
export const resumableSince = (now: Date): Date => new Date(now.getTime() - RESUME_MS);

/** Why a link leads to no file; undefined when it does. */
export function whyNoDownload(
  { downloads, maxDownloads, countedAt, expiresAt, endedAt }: Download,
  now: Date,
): Refusal | undefined {
  if (endedAt !== null)
    return refuse(
      410,
      'DOWNLOAD_ENDED',
      'This purchase was refunded or canceled: its file can no longer be downloaded.',
    );
  if (expiresAt !== null && expiresAt <= now)
    return refuse(
      410,
      'DOWNLOAD_EXPIRED',
      'This download has expired. Ask the shop for a new link.',
      { expirationDate: expiresAt.toISOString() },
    );
  const isResumed = countedAt !== null && countedAt > resumableSince(now);
  if (maxDownloads !== null && downloads >= maxDownloads && !isResumed)
    return refuse(
      410,
      'DOWNLOADS_USED_UP',
      'The download limit of this file is reached. Ask the shop for a new link.',
      { maxDownloads },
    );
  return undefined;
}
