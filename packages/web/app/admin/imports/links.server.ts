/** The site serves the files of the platform at its own address too, whatever host a link names. */
export function pathOfLink(link = ''): string {
  const { pathname, search } = new URL(link);
  return pathname + search;
}
