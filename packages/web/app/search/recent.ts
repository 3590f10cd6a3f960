/** Recent searches, stored in this browser only. */
const key = 'shopwright-searches';
const MAX_SEARCHES = 6;

export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((text) => typeof text === 'string').slice(0, MAX_SEARCHES)
      : [];
  } catch {
    // No storage, or something else in it: nothing is remembered.
    return [];
  }
}

export function rememberSearch(text: string): void {
  const others = recentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase());
  saveSearches([text, ...others].slice(0, MAX_SEARCHES));
}

export const forgetSearches = (): void => saveSearches([]);

function saveSearches(texts: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(texts));
  } catch {
    // Without storage, there are no recent searches.
  }
}
