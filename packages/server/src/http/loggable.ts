/**
 * An error in the form that may be logged: what, where and why, without user input. PostgreSQL's
 * messages quote values: the failing row (`detail`), or text that is not a number or date (class
 * 22).
 */
export function loggable(error: unknown): Error {
  if (!(error instanceof Error))
    return new Error(`Something was thrown that is not an error: ${typeof error}.`);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const message =
    code !== undefined && /^22[0-9A-Z]{3}$/.test(code)
      ? error.message.replace(/[:"].*$/s, '...')
      : error.message;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  const copy = new Error(
    message,
    error.cause === undefined ? {} : { cause: loggable(error.cause) },
  );
  copy.name = error.name;
  copy.stack = [`${error.name}: ${message}`, ...frames].join('\n');
  for (const key of safe) {
    const value: unknown = Reflect.get(error, key);
    if (typeof value === 'string') Object.assign(copy, { [key]: value });
  }
  return copy;
}

const safe = ['code', 'syscall', 'constraint', 'table', 'column'];
