import { splitDatabaseUrl } from '../kernel/split-database-url.ts';
import { ConfigError } from './config-error.ts';

const SSL_MODES = ['disable', 'no-verify', 'prefer', 'require', 'verify-ca', 'verify-full'];

/**
 * Validates the URL of a PostgreSQL server before the first connection. It may contain a password,
 * so messages do not repeat it.
 * The driver treats `prefer`, `require` and `verify-ca` as `verify-full` and prints a long warning
 * about its next version. Writing the mode out avoids the warning.
 */
export function readDatabaseUrl(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const servers = splitDatabaseUrl(text).map((server) => URL.parse(server));
  const [url] = servers;
  if (!url || !servers.every(isPostgres)) {
    throw new ConfigError(
      `${name} must be the address of a PostgreSQL server, such as postgres://name:password@db.example.com:5432/shop.`,
    );
  }
  if (servers.length > 1) checkSeveral(name, servers);
  const mode = url.searchParams.get('sslmode');
  if (mode === null) return text;
  if (!SSL_MODES.includes(mode))
    throw new ConfigError(
      `${name} has sslmode=${mode}; it must be ${SSL_MODES.slice(0, -1).join(', ')} or ${SSL_MODES.at(-1)}.`,
    );
  const isLibpq = url.searchParams.get('uselibpqcompat') === 'true';
  if (isLibpq || !['prefer', 'require', 'verify-ca'].includes(mode)) return text;
  return text.replace(/([?&]sslmode=)[^&]*/, '$1verify-full');
}

const isPostgres = (url: URL | null): boolean =>
  url !== null && ['postgres:', 'postgresql:', 'socket:'].includes(url.protocol);

/** Several servers mean: the one that accepts writes. */
function checkSeveral(name: string, servers: readonly (URL | null)[]): void {
  if (name === 'DATABASE_REPLICA_URL')
    throw new ConfigError(`${name} names several servers; it must name one.`);
  if (servers.some((server) => server?.hostname === ''))
    throw new ConfigError(`${name} names several servers, and one of them has no host.`);
  const attributes = servers[0]?.searchParams.get('target_session_attrs') ?? 'read-write';
  if (!['read-write', 'primary'].includes(attributes))
    throw new ConfigError(
      `${name} has target_session_attrs=${attributes}; it must be read-write or primary.`,
    );
}
