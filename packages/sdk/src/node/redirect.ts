import { isApiHost, pathAtPlatform } from './provider-hosts.ts';
import { createMediaUrls, isJson, withProviderMedia } from './provider-media.ts';

/**
 * `node --import @shopwright/sdk/redirect app.mjs`: redirects the provider's unchanged client to
 * the platform at SHOPWRIGHT_URL. Its hosts are fixed in its code, so requests to them are
 * rewritten before they leave the process. For development, tests and migrations; a client that can
 * be changed should use this package instead.
 */
const target = process.env['SHOPWRIGHT_URL'];
if (!target || !URL.canParse(target)) {
  console.error(
    '@shopwright/sdk/redirect: set SHOPWRIGHT_URL to the address of the platform, like http://127.0.0.1:8080.',
  );
  process.exit(2);
}

const platform = new URL(target);
const realFetch = globalThis.fetch;
const mediaUrls = createMediaUrls(target, realFetch);

globalThis.fetch = async function fetch(input, init) {
  const url = new URL(input instanceof Request ? input.url : String(input));
  const path = pathAtPlatform(url.hostname, url.pathname);
  if (path === undefined) return realFetch(input, init);
  const address = new URL(path + url.search, platform);
  const answer = await realFetch(
    input instanceof Request ? new Request(address, input) : address,
    init,
  );
  if (!isApiHost(url.hostname) || !isJson(answer.headers.get('content-type'))) return answer;
  const { status, statusText } = answer;
  const headers = new Headers(answer.headers);
  // Both describe the body as it was sent.
  for (const name of ['content-length', 'content-encoding']) headers.delete(name);
  return new Response(withProviderMedia(await answer.text(), await mediaUrls()), {
    status,
    statusText,
    headers,
  });
};

console.error(
  `@shopwright/sdk/redirect: the provider's API and media are ${platform.origin} in this process. Meant for development, tests and migrations.`,
);
