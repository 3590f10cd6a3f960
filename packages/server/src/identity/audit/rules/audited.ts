import type { Call } from '@shopwright/contract';

/** Calls that only read: GET, and queries that use POST because they are long. */
export function isRead({
  method,
  path,
  permission,
}: Pick<Call, 'method' | 'path' | 'permission'>): boolean {
  if (method === 'GET') return true;
  if (/(?:^|[._-])READ(?:[._-]|$)/.test(permission ?? '')) return true;
  return /\/(?:query|search|count|query-platformized|productOptionsAvailability|estimate-totals|token|token-info)$/.test(
    path,
  );
}
