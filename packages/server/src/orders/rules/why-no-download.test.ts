import { describe, expect, it } from 'vitest';
import { resumableSince, whyNoDownload } from './why-no-download.ts';

const NOW = new Date('2026-05-02T12:00:00Z');
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);
const why = (more: Partial<Parameters<typeof whyNoDownload>[0]> = {}) =>
  whyNoDownload(
    { downloads: 0, maxDownloads: null, countedAt: null, expiresAt: null, endedAt: null, ...more },
    NOW,
  );

describe('a download link', () => {
  it('works any number of times without a limit', () => {
    expect(why({ downloads: 1000 })).toBeUndefined();
  });

  it('stops working after a refund', () => {
    expect(why({ endedAt: minutes(-1), expiresAt: minutes(-1) })).toMatchObject({
      status: 410,
      code: 'DOWNLOAD_ENDED',
      description: 'This purchase was refunded or canceled: its file can no longer be downloaded.',
    });
  });

  it('works until it expires', () => {
    expect(why({ expiresAt: new Date(NOW.getTime() + 1) })).toBeUndefined();
    expect(why({ expiresAt: NOW })).toMatchObject({
      status: 410,
      code: 'DOWNLOAD_EXPIRED',
      description: 'This download has expired. Ask the shop for a new link.',
      data: { expirationDate: '2026-05-02T12:00:00.000Z' },
    });
  });

  it('works up to its limit, and resumes within an hour', () => {
    expect(why({ downloads: 2, maxDownloads: 3 })).toBeUndefined();
    expect(why({ downloads: 3, maxDownloads: 3 })).toMatchObject({
      status: 410,
      code: 'DOWNLOADS_USED_UP',
      description: 'The download limit of this file is reached. Ask the shop for a new link.',
      data: { maxDownloads: 3 },
    });
    expect(why({ downloads: 3, maxDownloads: 3, countedAt: minutes(-59) })).toBeUndefined();
    expect(why({ downloads: 3, maxDownloads: 3, countedAt: minutes(-60) })).toMatchObject({
      code: 'DOWNLOADS_USED_UP',
    });
    expect(resumableSince(NOW)).toEqual(minutes(-60));
  });
});
