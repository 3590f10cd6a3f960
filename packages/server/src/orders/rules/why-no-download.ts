import { refuse, type Refusal } from '../../kernel/outcome.ts';

interface Download {
  readonly downloads: number;
  readonly maxDownloads: number | null;
  readonly countedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly endedAt: Date | null;
}

/** For so long after it was counted, a download may be started once more: a broken one is resumed and not counted twice. */
const RESUME_MS = 3_600_000;
export const resumableSince = (now: Date): Date => new Date(now.getTime() - RESUME_MS);

/** Why a link leads to no file; undefined: it does. */
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
      'This file was downloaded as often as the shop allows. Ask the shop for a new link.',
      { maxDownloads },
    );
  return undefined;
}
