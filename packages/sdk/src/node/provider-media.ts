/**
 * Rewrites image URLs in answers to the provider's host, for the mirror and the preload: storefronts
 * allow images of that host only. Both serve it from the platform's media.
 */
const PROVIDER_MEDIA_URL = 'https://static.wixstatic.com/media/';

/** Private files and uploads keep their URL: it is signed, or an upload target. */
const OWN_PATHS = '(?!private/|upload\\b)';

export const isJson = (contentType: string | null | undefined): boolean =>
  /^application\/json\b/i.test(contentType ?? '');

export function withProviderMedia(json: string, mediaUrls: readonly string[]): string {
  const origins = mediaUrls.map((url) => url.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return origins === ''
    ? json
    : json.replaceAll(new RegExp(`(?:${origins})/media/${OWN_PATHS}`, 'g'), PROVIDER_MEDIA_URL);
}

/** The origins that serve media: the API's own, and the public one, which is fetched once. */
export function createMediaUrls(
  platformUrl: string,
  fetch: typeof globalThis.fetch,
): () => Promise<readonly string[]> {
  const own = platformUrl.replace(/\/+$/, '');
  let hosts: Promise<readonly string[]> | undefined;
  return () => {
    hosts ??= fetchHosts(own, fetch).catch(() => {
      // The platform may still be starting: the next response retries.
      hosts = undefined;
      return [own];
    });
    return hosts;
  };
}

async function fetchHosts(own: string, fetch: typeof globalThis.fetch): Promise<readonly string[]> {
  const answer = await fetch(`${own}/v1/storefront`);
  if (!answer.ok) throw new Error(`The platform at ${own} answered ${answer.status}.`);
  const body: unknown = await answer.json();
  const mediaUrl =
    typeof body === 'object' &&
    body !== null &&
    'mediaUrl' in body &&
    typeof body.mediaUrl === 'string'
      ? body.mediaUrl
      : own;
  return [...new Set([own, mediaUrl])];
}
