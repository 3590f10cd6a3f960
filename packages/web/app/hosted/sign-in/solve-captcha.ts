/** The store's riddle (ALTCHA): which number, behind the salt, has this hash? */
export interface Riddle {
  readonly algorithm?: string;
  readonly challenge?: string;
  readonly maxnumber?: number;
  readonly salt?: string;
  readonly signature?: string;
}

const atOnce = 250;

/**
 * Tries numbers in turn and yields to the page in between. The result is the captcha token for the
 * platform.
 */
export async function solve(
  { challenge, maxnumber = 0, salt = '', signature, algorithm }: Riddle,
  signal: AbortSignal,
): Promise<string | undefined> {
  for (let from = 0; from <= maxnumber && !signal.aborted; from += atOnce) {
    const numbers = Array.from(
      { length: Math.min(atOnce, maxnumber - from + 1) },
      (_, index) => from + index,
    );
    const hashes = await Promise.all(numbers.map((number) => hashOf(salt + String(number))));
    const number = numbers[hashes.indexOf(challenge ?? '')];
    if (number !== undefined)
      return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
  }
  return undefined;
}

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
