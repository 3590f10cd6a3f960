import { readFileSync } from 'node:fs';

/** The version of Shopwright that is running. */
export function readVersion(): string {
  const description: unknown = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  return (description as { version: string }).version;
}
