import type { Call } from '@shopwright/contract';

/** Calls that change nothing: GET, and those that ask by POST because the question is long. */
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
