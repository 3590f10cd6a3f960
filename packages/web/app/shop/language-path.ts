/** The address a page of the shop has in a language, by the one it has in the store's own. */
export const inLanguage = (prefix: string, path: string): string =>
  path === '/' ? prefix || '/' : prefix + path;
