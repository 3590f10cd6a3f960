/** A program in a page talks to the page's own origin unless told otherwise. */
export function defaultHost(): string {
  const { location } = globalThis as { location?: { origin?: string } };
  if (location?.origin !== undefined) return location.origin;
  throw new Error('createClient needs "host", the address of the platform: outside a browser there is no page to take it from.');
}
