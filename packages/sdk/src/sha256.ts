/**
 * Synchronous SHA-256: Web Crypto is asynchronous, but the provider's `generateOAuthData` is not.
 * Used only for the PKCE challenge, which is not a secret.
 */
export function sha256(text: string): Uint8Array {
  const message = new TextEncoder().encode(text);
  const length = (((message.length + 8) >> 6) << 6) + 64;
  const padded = new Uint8Array(length);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 4, message.length * 8);

  const { constants, start } = tables();
  const state = Uint32Array.from(start);
  const words = new Uint32Array(64);
  const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
  for (let block = 0; block < length; block += 64) {
    for (let i = 0; i < 64; i += 1) {
      if (i < 16) {
        words[i] = view.getUint32(block + i * 4);
        continue;
      }
      const [w2 = 0, w7 = 0, w15 = 0, w16 = 0] = [
        words[i - 2],
        words[i - 7],
        words[i - 15],
        words[i - 16],
      ];
      words[i] =
        w16 +
        (rotated(w15, 7) ^ rotated(w15, 18) ^ (w15 >>> 3)) +
        w7 +
        (rotated(w2, 17) ^ rotated(w2, 19) ^ (w2 >>> 10));
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let i = 0; i < 64; i += 1) {
      const one =
        (h +
          (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) +
          ((e & f) ^ (~e & g)) +
          (constants[i] ?? 0) +
          (words[i] ?? 0)) |
        0;
      const two =
        ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] ?? 0) + word;
  }
  const result = new DataView(new ArrayBuffer(32));
  for (const [i, word] of state.entries()) result.setUint32(i * 4, word);
  return new Uint8Array(result.buffer);
}

/**
 * The first 32 bits of the fractions of the roots of the first 64 primes: cube roots for the
 * rounds, square roots for the start.
 */
function tables(): { constants: number[]; start: number[] } {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < 64; candidate += 1)
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) >>> 0;
  return {
    constants: primes.map((prime) => fraction(Math.cbrt(prime))),
    start: primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime))),
  };
}
