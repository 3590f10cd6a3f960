const written =
  /^(\d{4})-(\d\d)-(\d\d)(?:[Tt](\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?(?:[Zz]|([+-])(\d\d):(\d\d)))?$/;

/**
 * An ISO date, or date and time with its zone, as UTC to the microsecond; undefined when there is
 * no such moment in years 1 to 9999.
 */
export function toMoment(value: unknown): string | undefined {
  const parts = typeof value === 'string' ? written.exec(value) : null;
  if (!parts) return undefined;
  const [
    ,
    year = '',
    month = '',
    day = '',
    hour = '00',
    minute = '00',
    second = '00',
    fraction = '',
    sign,
    zoneHour = '00',
    zoneMinute = '00',
  ] = parts;
  if (
    !isDay(Number(year), Number(month), Number(day)) ||
    hour > '23' ||
    minute > '59' ||
    second > '59' ||
    zoneHour > '23' ||
    zoneMinute > '59'
  )
    return undefined;
  const seconds =
    sign === undefined
      ? `${year}-${month}-${day}T${hour}:${minute}:${second}`
      : inUtc(
          `${year}-${month}-${day}T${hour}:${minute}:${second}${sign}${zoneHour}:${zoneMinute}`,
        );
  if (seconds.length !== 19 || seconds.startsWith('0000')) return undefined;
  const micros = fraction.slice(0, 6).replace(/0+$/, '');
  return `${seconds}${micros === '' ? '' : `.${micros}`}Z`;
}

/** Longer than 19 characters when the year has not four digits. */
const inUtc = (text: string): string => new Date(text).toISOString().slice(0, -5);

function isDay(year: number, month: number, day: number): boolean {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days =
    month === 2
      ? leap
        ? 29
        : 28
      : month === 4 || month === 6 || month === 9 || month === 11
        ? 30
        : 31;
  return month >= 1 && month <= 12 && day >= 1 && day <= days;
}
