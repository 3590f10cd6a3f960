/** Which scheduled backups are deleted. */

export interface RetainedPeriods {
  readonly daily: number;
  readonly weekly: number;
  readonly monthly: number;
}

interface Backup {
  readonly name: string;
  readonly at: Date;
}

const DAY_MS = 86_400_000;
const dayOf = ({ at }: Backup): number => Math.floor(at.getTime() / DAY_MS);
/** Weeks begin on Monday; the first day of 1970 was a Thursday. */
const weekOf = (backup: Backup): number => Math.floor((dayOf(backup) + 3) / 7);
const monthOf = ({ at }: Backup): number => at.getUTCFullYear() * 12 + at.getUTCMonth();

/**
 * The backups that no period needs. A period retains its newest backup; periods without a backup do
 * not count, so a store that was switched off for a year loses none. The newest backup always stays.
 */
export function findExpiredBackups<T extends Backup>(
  backups: readonly T[],
  retain: RetainedPeriods,
): T[] {
  const newestFirst = backups.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const retained = new Set(newestFirst.slice(0, 1));
  for (const [periodOf, count] of [
    [dayOf, retain.daily],
    [weekOf, retain.weekly],
    [monthOf, retain.monthly],
  ] as const) {
    const newest = new Map<number, T>();
    for (const backup of newestFirst)
      if (!newest.has(periodOf(backup))) newest.set(periodOf(backup), backup);
    for (const backup of [...newest.values()].slice(0, count)) retained.add(backup);
  }
  return newestFirst.filter((backup) => !retained.has(backup));
}
