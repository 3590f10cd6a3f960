/** The provider's hosts that the platform replaces, and the paths they map to. */
/** Releases 1.9 to 1.12 of the provider's SDK send their reads to `readonly`. */
const apiHosts = ['www.wixapis.com', 'edge.wixapis.com', 'readonly.wixapis.com'];
const mediaHosts = ['static.wixstatic.com', 'video.wixstatic.com'];

export const providerHosts: readonly string[] = [...apiHosts, ...mediaHosts];

export const isApiHost = (host: string): boolean => apiHosts.includes(host);

/**
 * The platform serves all media below /media. Undefined for a host that is not the provider's.
 */
export function pathAtPlatform(host: string, path: string): string | undefined {
  if (apiHosts.includes(host)) return path;
  if (mediaHosts.includes(host)) return path.replace(/^\/(?:video|mp3|shapes)\//, '/media/');
  return undefined;
}
