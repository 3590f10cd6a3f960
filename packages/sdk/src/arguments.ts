/**
 * Reads the signatures of the generated modules: `id`, `member.id`, `+member`, `*`,
 * `{_id:id;activityId}` (see packages/sdk/generate/signatures.ts). Builds the request from
 * the arguments, and finds the argument of a violated field.
 */
type Fields = Record<string, unknown>;

export function payloadOf(signature: string, given: readonly unknown[]): Fields {
  const payload: Fields = {};
  for (const [at, token] of tokensOf(signature).entries()) {
    const value = given[at];
    if (value === undefined) continue;
    if (token === '*')
      for (const [name, field] of Object.entries(value as Fields)) put(payload, name, field);
    else if (token.startsWith('{'))
      for (const [name, field] of identifiers(token)) put(payload, field, (value as Fields)[name]);
    else put(payload, token.replace('+', ''), value);
  }
  return payload;
}

/** Merges two objects; existing fields, which are identifiers, take precedence. */
function put(payload: Fields, path: string, value: unknown): void {
  const parts = path.split('.');
  const last = parts.pop() ?? '';
  let at = payload;
  for (const part of parts) at = (at[part] ??= {}) as Fields;
  const there = at[last];
  at[last] =
    typeof there === 'object' && there !== null && typeof value === 'object'
      ? { ...value, ...there }
      : value;
}

/** A violated field under the name of its argument. */
export function argumentOf(signature: string, field: string): string {
  // A rule about the request itself has no field.
  if (field === '') return field;
  const tokens = tokensOf(signature);
  const renames = tokens.flatMap((token): (readonly [string, string])[] => {
    if (token === '*') return [];
    if (token.startsWith('{'))
      return identifiers(token).map(([name, path]) => [path, `identifiers.${name}`] as const);
    const path = token.replace('+', '');
    const name = path.split('.').pop() ?? '';
    return [[path, name === 'id' ? '_id' : name]];
  });
  const found = renames
    .filter(
      ([path]) =>
        field === path || (/^[.[]/.test(field.slice(path.length)) && field.startsWith(path)),
    )
    .sort(([a], [b]) => b.length - a.length)[0];
  if (found !== undefined) return found[1] + field.slice(found[0].length);
  return tokens.includes('*') ? `options.${field}` : field;
}

const tokensOf = (signature: string): string[] => (signature === '' ? [] : signature.split(','));

const identifiers = (token: string): (readonly [string, string])[] =>
  token
    .slice(1, -1)
    .split(';')
    .map((part) => {
      const [name = '', field = name] = part.split(':');
      return [name, field] as const;
    });
