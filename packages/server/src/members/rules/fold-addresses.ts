import { emailKey } from '../../identity/credentials/rules/email.ts';

/**
 * In a filter, an address matches its mailbox in any spelling: values compared with `loginEmail`
 * are folded like the stored ones.
 */
export function foldAddresses(filter: unknown): unknown {
  if (typeof filter === 'string') return foldText(filter);
  if (Array.isArray(filter)) return filter.map(foldAddresses);
  if (typeof filter !== 'object' || filter === null) return filter;
  return Object.fromEntries(
    Object.entries(filter).map(([key, value]) => [
      key,
      key === 'loginEmail' ? foldAll(value) : key.startsWith('$') ? foldAddresses(value) : value,
    ]),
  );
}

/** A filter may be sent as JSON text. */
function foldText(text: string): unknown {
  try {
    return foldAddresses(JSON.parse(text) as unknown);
  } catch {
    return text;
  }
}

function foldAll(value: unknown): unknown {
  if (typeof value === 'string') return emailKey(value);
  if (Array.isArray(value)) return value.map(foldAll);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, foldAll(each)]));
}
