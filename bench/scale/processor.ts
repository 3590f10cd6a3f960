import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Seconds of processor time that a data directory's PostgreSQL has used so far; NaN where that
 * cannot be known.
 */
export function postgresSeconds(dataDir: string): number {
  try {
    const [postmaster = ''] = readFileSync(
      join(dataDir, 'postgres', 'postmaster.pid'),
      'utf8',
    ).split('\n');
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .reduce((sum, pid) => sum + secondsOf(pid, postmaster), 0);
  } catch {
    return Number.NaN;
  }
}

/** What the system counts in hundredths of a second; nothing for processes of others. */
function secondsOf(pid: string, parent: string): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return fields[1] === parent ? (Number(fields[11]) + Number(fields[12])) / 100 : 0;
  } catch {
    // It ended meanwhile.
    return 0;
  }
}
