import { base64url } from './request-form.ts';
import { sha256 } from './sha256.ts';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~';

export function pkceChallenge(length = 43): { code_verifier: string; code_challenge: string } {
  if (length < 43 || length > 128)
    throw new Error(`Expected a length between 43 and 128. Received ${length}.`);
  const verifier = randomText(length);
  return { code_verifier: verifier, code_challenge: base64url(sha256(verifier)) };
}

/** Every character is equally likely: bytes that would favor some are drawn again. */
function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < 256 - (256 % letters.length) && text.length < length)
        text += letters[byte % letters.length];
    }
  }
  return text;
}
