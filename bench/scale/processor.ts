import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Seconds of CPU time that the PostgreSQL of a data directory has used; NaN if unknown. */
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

/** CPU time in hundredths of a second; zero for processes of other users. */
function secondsOf(pid: string, parent: string): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return fields[1] === parent ? (Number(fields[11]) + Number(fields[12])) / 100 : 0;
  } catch {
    // The process has exited.
    return 0;
  }
}
