/** A crontab schedule in UTC: `0 3 * * *` is every day at three. */
export interface CronSchedule {
  readonly minutes: ReadonlySet<number>;
  readonly hours: ReadonlySet<number>;
  readonly days: ReadonlySet<number>;
  readonly months: ReadonlySet<number>;
  readonly weekdays: ReadonlySet<number>;
}

const FIELDS = [
  { name: 'minutes', min: 0, max: 59 },
  { name: 'hours', min: 0, max: 23 },
  { name: 'days', min: 1, max: 31 },
  { name: 'months', min: 1, max: 12 },
  { name: 'weekdays', min: 0, max: 6 },
] as const;

/** Undefined for a text that is no schedule. */
export function parseCron(text: string): CronSchedule | undefined {
  const parts = text.trim().split(/\s+/);
  if (parts.length !== FIELDS.length) return undefined;
  const fields = FIELDS.map(({ name, min, max }, index) => ({
    name,
    values: parseField(parts[index] ?? '', min, max),
  }));
  if (fields.some(({ values }) => values === undefined)) return undefined;
  return Object.fromEntries(
    fields.map(({ name, values }) => [name, values]),
  ) as unknown as CronSchedule;
}

/** A number, a range, `*`, or `*` with a divisor, and lists of them. */
function parseField(text: string, min: number, max: number): ReadonlySet<number> | undefined {
  const values = new Set<number>();
  for (const part of text.split(',')) {
    const wildcard = /^\*(?:\/(\d+))?$/.exec(part);
    const range = /^(\d+)(?:-(\d+))?$/.exec(part);
    if (wildcard) {
      const step = Number(wildcard[1] ?? 1);
      if (step === 0) return undefined;
      for (let value = min; value <= max; value += step) values.add(value);
    } else if (range) {
      const first = Number(range[1]);
      const last = Number(range[2] ?? first);
      // Seven is Sunday, too.
      const highest = max === 6 ? 7 : max;
      const isEmpty = range[2] !== undefined && last <= first;
      if (isEmpty || first < min || last > highest) return undefined;
      for (let value = first; value <= last; value += 1) values.add(max === 6 ? value % 7 : value);
    } else return undefined;
  }
  return values.size === 0 ? undefined : values;
}

const MINUTE_MS = 60_000;
/** The 29th of February comes again after at most eight years. */
const MAX_DAYS_BACK = 8 * 366;

/** The last moment at or before `now` at which the schedule was due; undefined if it never is. */
export function findLatestRun(schedule: CronSchedule, now: Date): Date | undefined {
  const { minutes, hours } = schedule;
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  for (let back = 0; back <= MAX_DAYS_BACK; back += 1) {
    if (isDueOn(schedule, day))
      for (let minute = 24 * 60 - 1; minute >= 0; minute -= 1) {
        if (!hours.has(Math.floor(minute / 60)) || !minutes.has(minute % 60)) continue;
        const run = new Date(day.getTime() + minute * MINUTE_MS);
        if (run <= now) return run;
      }
    day.setUTCDate(day.getUTCDate() - 1);
  }
  return undefined;
}

/** As in every crontab: when both name days, one of the two must match. */
function isDueOn({ days, months, weekdays }: CronSchedule, day: Date): boolean {
  if (!months.has(day.getUTCMonth() + 1)) return false;
  const [onDay, onWeekday] = [days.has(day.getUTCDate()), weekdays.has(day.getUTCDay())];
  return days.size < 31 && weekdays.size < 7 ? onDay || onWeekday : onDay && onWeekday;
}
