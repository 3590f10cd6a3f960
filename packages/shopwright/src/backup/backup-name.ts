/** The names of scheduled backups: `shopwright-3f2a9c01-2026-11-17T030000Z.tar.gz`. */

/** Two stores may share a folder: each deletes only its own backups. */
const prefixOf = (siteId: string): string => `shopwright-${siteId.slice(0, 8)}-`;

export function nameBackup(siteId: string, at: Date): string {
  const time = at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '');
  return `${prefixOf(siteId)}${time}.tar.gz`;
}

/** Undefined for a file that is no complete scheduled backup of this store. */
export function parseBackupName(
  siteId: string,
  name: string,
): { readonly name: string; readonly at: Date } | undefined {
  if (!name.startsWith(prefixOf(siteId))) return undefined;
  const [, day, hours, minutes, seconds] =
    /^(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz$/.exec(name.slice(prefixOf(siteId).length)) ??
    [];
  const at = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(at.getTime()) ? undefined : { name, at };
}

/** What a killed process left of a backup of this store. */
export const isUnfinishedBackup = (siteId: string, name: string): boolean =>
  name.endsWith('.part') &&
  parseBackupName(siteId, name.replace(/(\.[0-9a-f]+)?\.part$/, '')) !== undefined;
