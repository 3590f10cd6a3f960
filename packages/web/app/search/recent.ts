/** What this browser looked for before; nobody else knows. */
const key = 'shopwright-searches';
const most = 6;

export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((text) => typeof text === 'string').slice(0, most)
      : [];
  } catch {
    // No storage, or something else in it: nothing is remembered.
    return [];
  }
}

export function rememberSearch(text: string): void {
  const others = recentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase());
  keep([text, ...others].slice(0, most));
}

export const forgetSearches = (): void => keep([]);

function keep(texts: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(texts));
  } catch {
    // A browser that keeps nothing forgets searches too.
  }
}
