import { totalmem } from 'node:os';
import type { Home } from './home.ts';

export type Settings = Readonly<Record<string, string>>;

/**
 * Shared buffers: an eighth of the memory, 128 to 512 MB, for the pages that a large import uses
 * repeatedly. Allocated as it is used.
 */
export const sharedMegabytes = (bytes: number): number =>
  Math.round(Math.min(512, Math.max(128, bytes / 8 / 1024 / 1024)));

/**
 * Passed on the command line at every start, so that a new release also changes the settings of
 * existing clusters.
 */
export function serverArguments(home: Home, port: number, extra: Settings = {}): string[] {
  const settings: Settings = {
    ...(process.platform === 'win32'
      ? { listen_addresses: '127.0.0.1', unix_socket_directories: '' }
      : {
          listen_addresses: '',
          unix_socket_directories: `"${home.socketDir.replaceAll('"', '""')}"`,
          unix_socket_permissions: '0700',
        }),
    port: String(port),
    // A confirmed order is on disk.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    shared_buffers: `${sharedMegabytes(Math.min(totalmem(), process.constrainedMemory() || Infinity))}MB`,
    // An import writes WAL quickly, and every page is logged in full after each checkpoint.
    wal_buffers: '16MB',
    max_wal_size: '2GB',
    max_connections: '100',
    // Queries are short and share the machine with Node: JIT and parallel workers do not pay off,
    // and parallel queries need more /dev/shm than a container has.
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'off',
    log_destination: 'stderr',
    log_checkpoints: 'off',
    log_min_error_statement: 'error',
    // Timestamp, process id, SQLSTATE, application.
    log_line_prefix: '%m [%p] %e %a ',
    cluster_name: 'shopwright',
    ...extra,
  };
  return [
    '-D',
    home.cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
}
