import { isGuid } from '../../kernel/guid.ts';

/**
 * The options of a cart line's catalog reference. They come from the client, so nothing in them is
 * trusted.
 */
export interface BookingSelection {
  readonly start: number;
  readonly staffId?: string;
  readonly choices: Record<string, string>;
}

export function readSelection(
  options: Readonly<Record<string, unknown>>,
): BookingSelection | undefined {
  const { start, staffId, choices } = options;
  const moment = typeof start === 'string' ? Date.parse(start) : Number.NaN;
  if (Number.isNaN(moment)) return undefined;
  if (
    staffId !== undefined &&
    staffId !== null &&
    !(typeof staffId === 'string' && isGuid(staffId))
  )
    return undefined;
  return {
    start: moment,
    ...(typeof staffId === 'string' ? { staffId: staffId.toLowerCase() } : {}),
    choices: textsOf(choices),
  };
}

function textsOf(choices: unknown): Record<string, string> {
  if (typeof choices !== 'object' || choices === null) return {};
  return Object.fromEntries(
    Object.entries(choices)
      .filter(
        (entry): entry is [string, string] =>
          typeof entry[1] === 'string' && entry[0].length <= 100 && entry[1].length <= 100,
      )
      .slice(0, 6),
  );
}
