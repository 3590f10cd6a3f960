import { refuse, refuseWithStatus, type Refusal } from '../../kernel/outcome.ts';

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
): Refusal<'DOWNLOADS_USED_UP' | 'DOWNLOAD_ENDED' | 'DOWNLOAD_EXPIRED'> | undefined {
  if (endedAt !== null)
    return refuseWithStatus(
      410,
      'DOWNLOAD_ENDED',
      'This purchase was refunded or canceled: its file can no longer be downloaded.',
    );
  if (expiresAt !== null && expiresAt <= now)
    return refuse('DOWNLOAD_EXPIRED', {}, { expirationDate: expiresAt.toISOString() });
  const isResumed = countedAt !== null && countedAt > resumableSince(now);
  if (maxDownloads !== null && downloads >= maxDownloads && !isResumed)
    return refuse('DOWNLOADS_USED_UP', {}, { maxDownloads });
  return undefined;
}
