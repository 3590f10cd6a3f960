import { totalmem } from 'node:os';
import type { Home } from './home.ts';

export type Settings = Readonly<Record<string, string>>;

/**
 * An eighth of what there is, from 128 to 512: the pages that a large import comes back to. Memory
 * is taken as it is used.
 */
export const sharedMegabytes = (bytes: number): number =>
  Math.round(Math.min(512, Math.max(128, bytes / 8 / 1024 / 1024)));

/**
 * Given on the command line at every start, so a new version of Shopwright brings its settings to
 * old clusters too.
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
    // An acknowledged order is on the disk.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    shared_buffers: `${sharedMegabytes(Math.min(totalmem(), process.constrainedMemory() || Infinity))}MB`,
    // An import fills the log faster than it is written out; and every page is logged whole after
    // each checkpoint.
    wal_buffers: '16MB',
    max_wal_size: '2GB',
    max_connections: '100',
    // Short queries on a small machine, shared with Node: neither compiling them nor more processes
    // for one pays off, and parallel ones need more of /dev/shm than a container has.
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'off',
    log_destination: 'stderr',
    log_checkpoints: 'off',
    log_min_error_statement: 'error',
    // Time, process, SQLSTATE, application.
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
