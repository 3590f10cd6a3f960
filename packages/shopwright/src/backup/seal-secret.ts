import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';

/**
 * The secret of the store, locked by a passphrase: the backup alone opens nothing that the database
 * has sealed.
 */

const SCRYPT = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const SALT_BYTES = 16;
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (passphrase: string, salt: Buffer): Buffer =>
  scryptSync(passphrase.normalize('NFC'), salt, 32, SCRYPT);

export function sealSecret(secret: string, passphrase: string): string {
  const salt = randomBytes(SALT_BYTES);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(passphrase, salt), iv);
  return Buffer.concat([
    salt,
    iv,
    cipher.update(secret, 'utf8'),
    cipher.final(),
    cipher.getAuthTag(),
  ]).toString('base64url');
}

/** Undefined for a wrong passphrase. */
export function openSecret(sealed: string, passphrase: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const salt = bytes.subarray(0, SALT_BYTES);
  const iv = bytes.subarray(SALT_BYTES, SALT_BYTES + IV_BYTES);
  try {
    const cipher = createDecipheriv('aes-256-gcm', keyOf(passphrase, salt), iv).setAuthTag(
      bytes.subarray(-TAG_BYTES),
    );
    return Buffer.concat([
      cipher.update(bytes.subarray(SALT_BYTES + IV_BYTES, -TAG_BYTES)),
      cipher.final(),
    ]).toString('utf8');
  } catch {
    return undefined;
  }
}
