/** Inventory sends its filter and sort as the text of JSON; everyone else as JSON. */
export function fromText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value === '') return undefined;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}
