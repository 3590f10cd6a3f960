import { emailKey } from '../../identity/credentials/rules/email.ts';

/** In a filter, an address means its mailbox, however it is typed: what is compared with `loginEmail` is folded as the stored one is. */
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

/** A filter may come as the text of its JSON. */
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
